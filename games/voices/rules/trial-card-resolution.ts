// Resolves a trial card: front, then back; on each side the story, then one ability after the other.

import { type Frame, makeFrame, NO_CARD, NO_SEAT } from '@kuluary/card-language/interpreter';
import type { Seat } from '@kuluary/kernel/game';
import type { BoxedAbility } from './card-box.ts';
import { isTieForProsecutor, noControllersNamed, regionInCondition } from './control-condition.ts';
import type { Event } from './events.ts';
import { possibleControllers, regionLeaders } from './region-control.ts';
import {
  type CardReading,
  currentReading,
  putDecision,
  type RulesContext,
  type RulesReadContext,
  STORY_NOT_READ,
  type State,
} from './state.ts';
import { REGIONS, type SideName } from './vocabulary.ts';

export function beginCardReading({ readings }: State, card: number): void {
  const named = noControllersNamed();
  readings.push({ card, side: 0, ability: STORY_NOT_READ, controller: NO_SEAT, named, resolved: [], isOver: false });
}

const sideName = ({ side }: CardReading): SideName => (side === 0 ? 'front' : 'back');

function sideAbilities({ box }: RulesReadContext, reading: CardReading): readonly BoxedAbility[] {
  return box.trial[reading.card]!.sides[sideName(reading)];
}

/** The next ability, or the one being decided on. */
export function currentAbility(context: RulesReadContext): BoxedAbility {
  const reading = currentReading(context.state)!;
  return sideAbilities(context, reading)[reading.ability]!;
}

/** Run again after each ability until the card is resolved. */
export function continueCardReading(context: RulesContext, frame: Frame): void {
  const reading = currentReading(context.state)!;
  if (reading.ability === STORY_NOT_READ) {
    const card = context.box.trial[reading.card]!.id;
    context.eventSink?.all({ type: 'fiction', card, side: sideName(reading) });
    reading.ability = 0;
  }
  if (reading.ability < sideAbilities(context, reading).length) {
    frame.at--;
    resolveNextAbility(context, reading);
  } else if (reading.side === 0) {
    frame.at--;
    reading.side = 1;
    reading.ability = STORY_NOT_READ;
  } else reading.isOver = true;
}

function resolveNextAbility(context: RulesContext, reading: CardReading): void {
  const { state } = context;
  const ability = currentAbility(context);
  if (reading.controller === NO_SEAT) findAbilityController(context, reading, ability);
  if (reading.controller === NO_SEAT) return putDecision(state, 'tie', state.first);
  const { card, side, controller } = reading;
  const { id } = context.box.trial[card]!;
  const announced = { card: id, side: sideName(reading), ability: reading.ability, seat: controller };
  context.eventSink?.all({ type: 'ability', ...announced });
  if (ability.isHidden) return putDecision(state, 'hidden', controller);
  startAbilityProgram(context, reading, { side, option: 0 });
}

/** Leaves NO_SEAT where the first player has to name the controller. */
function findAbilityController(context: RulesContext, reading: CardReading, { by }: BoxedAbility): void {
  const { state } = context;
  if (by === 'prosecutor') {
    reading.controller = state.prosecutor;
    return;
  }
  const region = REGIONS.indexOf(by);
  const leaders = regionLeaders(state, region);
  if (leaders.length === 1) setAbilityController(context, reading, leaders[0]!, 'most');
  else if (isTieForProsecutor(state, region)) setAbilityController(context, reading, state.prosecutor, 'prosecutor');
}

type ControlReason = Extract<Event, { readonly type: 'controller' }>['how'];

function setAbilityController(context: RulesContext, reading: CardReading, seat: Seat, how: ControlReason): void {
  const { by } = currentAbility(context);
  reading.controller = seat;
  if (by !== 'prosecutor') context.eventSink?.all({ type: 'controller', region: by, seat, how });
}

function contestedRegion(context: RulesReadContext): number {
  const reading = currentReading(context.state)!;
  if (reading.isOver) return REGIONS.indexOf('planning');
  const asked = regionInCondition(context.box, context.state.stack);
  if (asked !== undefined) return REGIONS.indexOf(asked);
  const { by } = currentAbility(context);
  if (by === 'prosecutor') throw new Error('an ability of the prosecutor has no controller');
  return REGIONS.indexOf(by);
}

/** The first player names the controller. */
export function applyTieBreak(context: RulesContext, seat: Seat): void {
  const { state } = context;
  const reading = currentReading(state)!;
  const region = contestedRegion(context);
  const how = regionLeaders(state, region).length > 0 ? 'tie' : 'nobody';
  state.asked = null;
  if (regionInCondition(context.box, state.stack) !== undefined) {
    reading.named = reading.named.with(region, seat);
    context.eventSink?.all({ type: 'controller', region: REGIONS[region]!, seat, how: 'asked' });
    return;
  }
  if (!reading.isOver) return setAbilityController(context, reading, seat, how);
  state.stack[0]!.chosen = seat;
  context.eventSink?.all({ type: 'controller', region: 'planning', seat, how });
}

export function tieBreakCandidates(context: RulesReadContext): Seat[] {
  return possibleControllers(context.state, contestedRegion(context));
}

export function applyHiddenChoice(context: RulesContext, option: number): void {
  const { state } = context;
  const reading = currentReading(state)!;
  const { card, side, ability, controller: seat } = reading;
  state.asked = null;
  const { id } = context.box.trial[card]!;
  context.eventSink?.all({ type: 'option', card: id, side: sideName(reading), ability, option, seat });
  startAbilityProgram(context, reading, { side, option });
}

function startAbilityProgram(
  context: RulesContext,
  reading: CardReading,
  { side, option }: { readonly side: number; readonly option: number },
): void {
  const { ability, controller: seat } = reading;
  const { by, programs } = currentAbility(context);
  const program = programs[option]!;
  reading.resolved = [...reading.resolved, { side, ability, seat, option }];
  reading.named = by === 'prosecutor' ? noControllersNamed() : noControllersNamed().with(REGIONS.indexOf(by), seat);
  reading.ability++;
  reading.controller = NO_SEAT;
  context.state.stack.push(makeFrame(program, seat, NO_CARD));
}

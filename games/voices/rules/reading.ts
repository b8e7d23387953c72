// A trial card is read: its front, then its back; on each side the story, then ability after ability.

import { type Frame, frameOf, NOBODY, NOTHING } from '@kuluary/effects/interpreter';
import type { Seat } from '@kuluary/kernel/game';
import type { BoxedAbility } from './box.ts';
import { claimants, leadersOf } from './control.ts';
import type { Event } from './events.ts';
import { ask, BEFORE, type Looked, MIN_SEATS, type Reading, readingOf, type State, type Table } from './state.ts';
import { REGIONS, type SideName } from './vocabulary.ts';

export function beginReading({ readings }: State, card: number): void {
  readings.push({ card, side: 0, ability: BEFORE, controller: NOBODY, resolved: [], isOver: false });
}

const sideOf = ({ side }: Reading): SideName => (side === 0 ? 'front' : 'back');

function abilitiesOf({ box }: Looked, reading: Reading): readonly BoxedAbility[] {
  return box.trial[reading.card]!.sides[sideOf(reading)];
}

/** The ability that is next, or asked about. */
export function abilityOf(table: Looked): BoxedAbility {
  const reading = readingOf(table.state)!;
  return abilitiesOf(table, reading)[reading.ability]!;
}

/** Is called again after each ability until the card has been read. */
export function read(table: Table, frame: Frame): void {
  const reading = readingOf(table.state)!;
  if (reading.ability === BEFORE) {
    const card = table.box.trial[reading.card]!.id;
    table.events?.all({ type: 'fiction', card, side: sideOf(reading) });
    reading.ability = 0;
  }
  if (reading.ability < abilitiesOf(table, reading).length) {
    frame.at--;
    readAbility(table, reading);
  } else if (reading.side === 0) {
    frame.at--;
    reading.side = 1;
    reading.ability = BEFORE;
  } else reading.isOver = true;
}

function readAbility(table: Table, reading: Reading): void {
  const { state } = table;
  const ability = abilityOf(table);
  if (reading.controller === NOBODY) findController(table, reading, ability);
  if (reading.controller === NOBODY) return ask(state, 'tie', state.first);
  const { card, side, controller } = reading;
  const { id } = table.box.trial[card]!;
  const told = { card: id, side: sideOf(reading), ability: reading.ability, seat: controller };
  table.events?.all({ type: 'ability', ...told });
  if (ability.isHidden) return ask(state, 'hidden', controller);
  resolve(table, reading, { side, option: 0 });
}

/** Before its text is read. */
function findController(table: Table, reading: Reading, { by }: BoxedAbility): void {
  const { state } = table;
  if (by === 'prosecutor') {
    reading.controller = state.prosecutor;
    return;
  }
  const leaders = leadersOf(state, REGIONS.indexOf(by));
  if (leaders.length === 1) settle(table, reading, leaders[0]!, 'most');
  else if (leaders.length > 1 && state.roles.length === MIN_SEATS) {
    settle(table, reading, state.prosecutor, 'prosecutor');
  }
}

type How = Extract<Event, { readonly type: 'controller' }>['how'];

function settle(table: Table, reading: Reading, seat: Seat, how: How): void {
  const { by } = abilityOf(table);
  reading.controller = seat;
  if (by !== 'prosecutor') table.events?.all({ type: 'controller', region: by, seat, how });
}

/** The region whose controller is to be named. */
function contestedRegion(table: Looked): number {
  const reading = readingOf(table.state)!;
  if (reading.isOver) return REGIONS.indexOf('planning');
  const { by } = abilityOf(table);
  if (by === 'prosecutor') throw new Error('nobody contests what is the prosecutor’s');
  return REGIONS.indexOf(by);
}

/** Named by the first player. */
export function answerTie(table: Table, seat: Seat): void {
  const { state } = table;
  const reading = readingOf(state)!;
  const region = contestedRegion(table);
  const how = leadersOf(state, region).length > 0 ? 'tie' : 'nobody';
  state.asked = null;
  if (!reading.isOver) return settle(table, reading, seat, how);
  state.stack[0]!.chosen = seat;
  table.events?.all({ type: 'controller', region: 'planning', seat, how });
}

export function tieClaimants(table: Looked): Seat[] {
  return claimants(table.state, contestedRegion(table));
}

/** Only what was chosen is read. */
export function answerHidden(table: Table, option: number): void {
  const { state } = table;
  const reading = readingOf(state)!;
  const { card, side, ability, controller: seat } = reading;
  state.asked = null;
  const { id } = table.box.trial[card]!;
  table.events?.all({ type: 'option', card: id, side: sideOf(reading), ability, option, seat });
  resolve(table, reading, { side, option });
}

function resolve(
  table: Table,
  reading: Reading,
  { side, option }: { readonly side: number; readonly option: number },
): void {
  const { ability, controller: seat } = reading;
  const program = abilityOf(table).programs[option]!;
  reading.resolved = [...reading.resolved, { side, ability, seat, option }];
  reading.ability++;
  reading.controller = NOBODY;
  table.state.stack.push(frameOf(program, seat, NOTHING));
}

// Previews what playing a card brings, and finds simple cards: those that only bring power, cards and tokens, ask nothing,
// and are worth the same in any order.

import type { CompiledAbility } from '../rules/card-box.ts';
import { matchesFilter } from '../rules/card-filter.ts';
import type { CardAbility, CardEffect, CountTerm, EffectStep, RickshankTerms } from '../rules/card-terms.ts';
import type { View } from '../rules/view.ts';
import { BOX, cardNamed } from '../texts/card-lookup.ts';
import { effectParts, isList, isStep } from './effect-queries.ts';
import { isOwnMainDecision } from './view-queries.ts';

interface PlayGain {
  readonly power: number;
  readonly cards: number;
  readonly tokens: number;
}

const NO_GAIN: PlayGain = { power: 0, cards: 0, tokens: 0 };

/** What the gain of a card can depend on. */
interface GainContext {
  readonly hand: readonly string[];
  readonly played: readonly string[];
  readonly control: readonly string[];
  readonly bought: readonly string[]; // locations, in force until the turn ends
  readonly character: string | null;
  readonly lasting: readonly number[];
}

function gainContextOf(view: View): GainContext {
  const { hand, play, character } = view.seats[view.active]!;
  const control = play.map(({ card }) => card);
  const bought = view.boughtLocations.map(({ card }) => card);
  return { hand: hand ?? [], played: view.played, control, bought, character, lasting: view.lasting };
}

/** The power that this card brings for certain, with its triggers. */
export function certainPower(view: View, id: string): number {
  const context = gainContextOf(view);
  const { effect } = cardNamed(id);
  const steps = isList(effect) ? effect : [effect];
  const own = steps.reduce((sum, step) => sum + (plainGain(context, id, step)?.power ?? 0), 0);
  return own + (triggeredGain(context, id)?.power ?? 0);
}

/** null: the card is not simple. */
export function gainIfSimple(view: View, id: string): PlayGain | null {
  return simpleGainOf(gainContextOf(view), id);
}

/** Simple cards to be played one after the other. */
export interface SimpleRun {
  readonly cards: readonly string[]; // in order
  readonly power: number; // of all of them
  readonly draws: number;
}

/** null: there are none, or it is not the viewer's turn. */
export function simpleRun(view: View): SimpleRun | null {
  if (!isOwnMainDecision(view)) return null;
  let context = gainContextOf(view);
  let run: SimpleRun = { cards: [], power: 0, draws: 0 };
  for (let next = nextSimpleCard(context); next; next = nextSimpleCard(context)) {
    const [id, gain] = next;
    run = { cards: [...run.cards, id], power: run.power + gain.power, draws: run.draws + gain.cards };
    context = contextAfterPlaying(context, id);
  }
  return run.cards.length > 0 ? run : null;
}

function nextSimpleCard(context: GainContext): readonly [string, PlayGain] | undefined {
  for (const id of context.hand) {
    const gain = simpleGainOf(context, id);
    if (gain) return [id, gain];
  }
  return undefined;
}

function contextAfterPlaying(context: GainContext, id: string): GainContext {
  const { hand, played, control } = context;
  const rest = hand.slice();
  rest.splice(hand.indexOf(id), 1);
  return { ...context, hand: rest, played: [...played, id], control: [...control, id] };
}

function simpleGainOf(context: GainContext, id: string): PlayGain | null {
  const own = plainGain(context, id, cardNamed(id).effect);
  const more = triggeredGain(context, id);
  if (!own || !more) return null;
  const gain = addGains(own, more);
  if (gain.power + gain.cards + gain.tokens === 0) return null; // no effect: leave it to the player
  return isBetterPlayedLater(context, id, gain) ? null : gain;
}

/** Another card of the hand would bring more if played before this one, or less after it. */
function isBetterPlayedLater({ hand }: GainContext, id: string, gain: PlayGain): boolean {
  const card = cardNamed(id);
  return hand.some((other) => {
    if (other === id) return false;
    const { abilities, effect } = cardNamed(other);
    if (abilities.some(({ ability }) => isPlayTrigger(ability) && matchesFilter(card, ability.what))) return true;
    return gain.tokens > 0 && [...effectParts(effect)].some(wantsNoTokens);
  });
}

type CardTriggerAbility = Extract<CardAbility, { on: unknown }>;

/** Triggered by other cards; a lasting one only after its own card was played. */
function isPlayTrigger(ability: CardAbility): ability is CardTriggerAbility {
  return 'on' in ability && ability.on === 'play' && !ability.self;
}

function wantsNoTokens(part: CardEffect): boolean {
  return !isList(part) && 'if' in part && 'none' in part.if && 'tokens' in part.if.none;
}

/** The gain of what it triggers; null: something would be asked. */
function triggeredGain(context: GainContext, id: string): PlayGain | null {
  const card = cardNamed(id);
  const { control, bought, character, lasting } = context;
  const inForce = [...control, ...bought, ...(character === null ? [] : [character])]
    .flatMap((each) => cardNamed(each).abilities)
    .filter(({ ability }) => isPlayTrigger(ability) && !ability.lasting)
    .concat(lastingWithoutOwn(lasting, card.number));
  const met = inForce.filter(({ ability }) => isTriggeredBy(context, ability, id));
  const own = card.abilities.filter(({ ability }) => 'on' in ability && ability.on === 'play' && ability.self);
  const sources = new Set([...met, ...own].map((each) => each.card));
  if (sources.size > 1) return null; // their order would be asked
  return [...met, ...own].reduce<PlayGain | null>((all, { ability }) => {
    const one = 'effect' in ability ? plainGain(context, id, ability.effect) : null;
    return all && one && addGains(all, one);
  }, NO_GAIN);
}

/** Without one copy of a lasting `other` ability of this very card. */
function lastingWithoutOwn(lasting: readonly number[], card: number): readonly CompiledAbility[] {
  const all = lasting.map((number) => BOX.abilities[number]!);
  const own = all.findIndex(
    ({ card: source, ability }) => source === card && 'other' in ability && ability.other === true,
  );
  return all.filter((_, i) => i !== own);
}

function isTriggeredBy({ played }: GainContext, ability: CardAbility, id: string): boolean {
  if (!('on' in ability) || ability.on !== 'play' || ability.self) return false;
  const matches = (each: string) => matchesFilter(cardNamed(each), ability.what);
  return matches(id) && !(ability.first && played.some(matches));
}

/** null: the effect does, or may do, something else. */
function plainGain(context: GainContext, id: string, effect: CardEffect): PlayGain | null {
  if (isList(effect)) {
    return effect.reduce<PlayGain | null>((all, each) => {
      const one = plainGain(context, id, each);
      return all && one && addGains(all, one);
    }, NO_GAIN);
  }
  if (isStep(effect)) return gainOfStep(effect);
  // A condition that holds stays met during the turn; one that does not hold may still be met.
  if ('if' in effect) return isMet(context, id, effect.if) ? plainGain(context, id, effect.then) : null;
  if ('times' in effect) return multiplyGain(plainGain(context, id, effect.effect), effect.times);
  return null;
}

function gainOfStep(step: EffectStep): PlayGain | null {
  if (step.do !== 'power' && step.do !== 'draw' && step.do !== 'token') return null;
  if (typeof step.n !== 'number' || ('who' in step && step.who === 'them')) return null;
  const kind = { power: 'power', draw: 'cards', token: 'tokens' } as const;
  return { ...NO_GAIN, [kind[step.do]]: step.n };
}

type EffectCondition = Extract<CardEffect, { if: unknown }>['if'];

/** Only for counts that grow during a turn. */
function isMet(context: GainContext, id: string, condition: EffectCondition): boolean {
  if ('both' in condition) return condition.both.every((each) => isMet(context, id, each));
  return 'atLeast' in condition && (growingCount(context, id, condition.of) ?? 0) >= condition.atLeast;
}

/** The count after the card is played; undefined: it may shrink, or is unknown. */
function growingCount({ played, control }: GainContext, id: string, of: RickshankTerms['count']): number | undefined {
  if ('played' in of) return countMatching(of.other ? played : [...played, id], of.played);
  if ('control' in of) return countMatching(of.other ? control : [...control, id], of.control);
  if (!('types' in of)) return undefined;
  return new Set([...control, id].map((each) => cardNamed(each).type).filter((type) => type !== 'none')).size;
}

function countMatching(cards: readonly string[], filter: Extract<CountTerm, { played: unknown }>['played']): number {
  return cards.filter((each) => matchesFilter(cardNamed(each), filter)).length;
}

function addGains(a: PlayGain, b: PlayGain): PlayGain {
  return { power: a.power + b.power, cards: a.cards + b.cards, tokens: a.tokens + b.tokens };
}

function multiplyGain(gain: PlayGain | null, n: number): PlayGain | null {
  return gain && { power: gain.power * n, cards: gain.cards * n, tokens: gain.tokens * n };
}

export function wouldDoAnything(view: View, id: string): boolean {
  const { program, isOngoing } = cardNamed(id);
  if (program >= 0 || isOngoing) return true;
  const more = triggeredGain(gainContextOf(view), id);
  return more === null || more.power + more.cards + more.tokens > 0;
}

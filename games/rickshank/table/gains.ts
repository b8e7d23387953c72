// What a card in the hand brings when it is played now, and which cards can be played without thinking: those that only
// bring power, cards and tokens, ask nothing, and are worth the same whatever comes before or after them.

import type { AbilityCard } from '../rules/box.ts';
import type { CardAbility, CardEffect, Count, Rickshank, Step } from '../rules/dialect.ts';
import { matches } from '../rules/matching.ts';
import type { View } from '../rules/view.ts';
import { BOX, cardNamed } from '../texts/box.ts';
import { isList, isStep, partsOf } from './effects.ts';
import { isOwnMain } from './situation.ts';

export interface Gain {
  readonly power: number;
  readonly cards: number;
  readonly tokens: number;
}

const NOTHING: Gain = { power: 0, cards: 0, tokens: 0 };

/** As much of the table as what a card brings can depend on. */
interface Footing {
  readonly hand: readonly string[];
  readonly played: readonly string[];
  readonly control: readonly string[];
  readonly character: string | null;
  readonly lasting: readonly number[];
}

function footingOf(view: View): Footing {
  const { hand, play, character } = view.seats[view.active]!;
  const control = play.map(({ card }) => card);
  return { hand: hand ?? [], played: view.played, control, character, lasting: view.lasting };
}

/** The power that this card brings for certain, whatever else it asks; with what goes off because of it. */
export function certainPower(view: View, id: string): number {
  const footing = footingOf(view);
  const { effect } = cardNamed(id);
  const steps = isList(effect) ? effect : [effect];
  const own = steps.reduce((sum, step) => sum + (plain(footing, id, step)?.power ?? 0), 0);
  return own + (triggered(footing, id)?.power ?? 0);
}

/** What a simple card brings; null: it is not simple, it wants to be thought about. */
export function simpleGain(view: View, id: string): Gain | null {
  return gainOf(footingOf(view), id);
}

/** Cards that can be played one after the other without thinking. */
export interface Run {
  readonly cards: readonly string[]; // in their order
  readonly power: number; // that they bring together
  readonly draws: number;
}

/** null: there are none, or it is not the viewer's turn to play them. */
export function simpleRun(view: View): Run | null {
  if (!isOwnMain(view)) return null;
  let footing = footingOf(view);
  let run: Run = { cards: [], power: 0, draws: 0 };
  for (let next = nextSimple(footing); next; next = nextSimple(footing)) {
    const [id, gain] = next;
    run = { cards: [...run.cards, id], power: run.power + gain.power, draws: run.draws + gain.cards };
    footing = after(footing, id);
  }
  return run.cards.length > 0 ? run : null;
}

function nextSimple(footing: Footing): readonly [string, Gain] | undefined {
  for (const id of footing.hand) {
    const gain = gainOf(footing, id);
    if (gain) return [id, gain];
  }
  return undefined;
}

function after(footing: Footing, id: string): Footing {
  const { hand, played, control } = footing;
  const rest = hand.slice();
  rest.splice(hand.indexOf(id), 1);
  return { ...footing, hand: rest, played: [...played, id], control: [...control, id] };
}

function gainOf(footing: Footing, id: string): Gain | null {
  const own = plain(footing, id, cardNamed(id).effect);
  const more = triggered(footing, id);
  if (!own || !more) return null;
  const gain = sum(own, more);
  if (gain.power + gain.cards + gain.tokens === 0) return null; // it does nothing: who knows what it is kept for
  return isHeldBack(footing, id, gain) ? null : gain;
}

/** Another card of the hand would bring more, or less, if it came before. */
function isHeldBack({ hand }: Footing, id: string, gain: Gain): boolean {
  const card = cardNamed(id);
  return hand.some((other) => {
    if (other === id) return false;
    const { abilities, effect } = cardNamed(other);
    if (abilities.some(({ ability }) => isWatching(ability) && matches(card, ability.what))) return true;
    return gain.tokens > 0 && [...partsOf(effect)].some(wantsNoTokens);
  });
}

type Trigger = Extract<CardAbility, { on: unknown }>;

/** Goes off when other cards are played; if it is a lasting one, once its own card has been. */
function isWatching(ability: CardAbility): ability is Trigger {
  return 'on' in ability && ability.on === 'play' && !ability.self;
}

function wantsNoTokens(part: CardEffect): boolean {
  return !isList(part) && 'if' in part && 'none' in part.if && 'tokens' in part.if.none;
}

/** What goes off because of it; null: something would be asked. */
function triggered(footing: Footing, id: string): Gain | null {
  const card = cardNamed(id);
  const { control, character, lasting } = footing;
  const inForce = [...control, ...(character === null ? [] : [character])]
    .flatMap((each) => cardNamed(each).abilities)
    .filter(({ ability }) => isWatching(ability) && !ability.lasting)
    .concat(withoutOwn(lasting, card.number));
  const met = inForce.filter(({ ability }) => goesOff(footing, ability, id));
  const own = card.abilities.filter(({ ability }) => 'on' in ability && ability.on === 'play' && ability.self);
  const sources = new Set([...met, ...own].map((each) => each.card));
  if (sources.size > 1) return null; // their order would be asked
  return [...met, ...own].reduce<Gain | null>((all, { ability }) => {
    const one = 'effect' in ability ? plain(footing, id, ability.effect) : null;
    return all && one && sum(all, one);
  }, NOTHING);
}

/** What lasts does not mean the card that it stands on: one of them is passed over. */
function withoutOwn(lasting: readonly number[], card: number): readonly AbilityCard[] {
  const all = lasting.map((number) => BOX.abilities[number]!);
  const own = all.findIndex(({ card: on, ability }) => on === card && 'other' in ability && ability.other === true);
  return all.filter((_, i) => i !== own);
}

function goesOff({ played }: Footing, ability: CardAbility, id: string): boolean {
  if (!('on' in ability) || ability.on !== 'play' || ability.self) return false;
  const isMeant = (each: string) => matches(cardNamed(each), ability.what);
  return isMeant(id) && !(ability.first && played.some(isMeant));
}

/** What an effect brings if it brings nothing else; null: it does more than that, or may do it. */
function plain(footing: Footing, id: string, effect: CardEffect): Gain | null {
  if (isList(effect)) {
    return effect.reduce<Gain | null>((all, each) => {
      const one = plain(footing, id, each);
      return all && one && sum(all, one);
    }, NOTHING);
  }
  if (isStep(effect)) return stepGain(effect);
  // A condition that holds already cannot be spoilt by what comes before; one that does not may still be met.
  if ('if' in effect) return isMet(footing, id, effect.if) ? plain(footing, id, effect.then) : null;
  if ('times' in effect) return times(plain(footing, id, effect.effect), effect.times);
  return null;
}

function stepGain(step: Step): Gain | null {
  if (step.do !== 'power' && step.do !== 'draw' && step.do !== 'token') return null;
  if (typeof step.n !== 'number' || ('who' in step && step.who === 'them')) return null;
  const kind = { power: 'power', draw: 'cards', token: 'tokens' } as const;
  return { ...NOTHING, [kind[step.do]]: step.n };
}

type Test = Extract<CardEffect, { if: unknown }>['if'];

/** Only of what grows during a turn. */
function isMet(footing: Footing, id: string, test: Test): boolean {
  if ('both' in test) return test.both.every((each) => isMet(footing, id, each));
  return 'atLeast' in test && (countOf(footing, id, test.of) ?? 0) >= test.atLeast;
}

/** As it will be when the card has been played; undefined: it may shrink, or nobody can tell. */
function countOf({ played, control }: Footing, id: string, of: Rickshank['count']): number | undefined {
  if ('played' in of) return like(of.other ? played : [...played, id], of.played);
  if ('control' in of) return like(of.other ? control : [...control, id], of.control);
  if (!('types' in of)) return undefined;
  return new Set([...control, id].map((each) => cardNamed(each).type).filter((type) => type !== 'none')).size;
}

function like(cards: readonly string[], what: Extract<Count, { played: unknown }>['played']): number {
  return cards.filter((each) => matches(cardNamed(each), what)).length;
}

function sum(a: Gain, b: Gain): Gain {
  return { power: a.power + b.power, cards: a.cards + b.cards, tokens: a.tokens + b.tokens };
}

function times(gain: Gain | null, n: number): Gain | null {
  return gain && { power: gain.power * n, cards: gain.cards * n, tokens: gain.tokens * n };
}

/** Would it do anything at all to play it? */
export function isUseful(view: View, id: string): boolean {
  const { program, isOngoing } = cardNamed(id);
  if (program >= 0 || isOngoing) return true;
  const more = triggered(footingOf(view), id);
  return more === null || more.power + more.cards + more.tokens > 0;
}

// The state of a trial, secrets included. Cards are indices into the box; regions, types of jurors and colours are indices
// into their lists; the top of a deck or stack is the last of its list.

import { cloneFrame, type Frame } from '@kuluary/card-language/interpreter';
import type { Chance } from '@kuluary/kernel/chance';
import type { EventSink, Seat } from '@kuluary/kernel/game';
import type { PlacedMarker } from '../push/platform.ts';
import type { CardBox } from './card-box.ts';
import type { Event } from './events.ts';
import type { Options } from './options.ts';

export const MIN_SEATS = 3;
export const MAX_SEATS = 6;

/** The kinds of decisions. */
export const DECISION_KINDS = [
  'colours', // a persona before the first round: which ones it would like
  'trial', // the prosecutor: which card
  'push', // a marker
  'strategy', // to play one after a placement or to pass; sealed while several are asked
  'order', // the first player: who plays first
  'tie', // the first player: who controls
  'hidden', // which label
  'either',
  'may',
  'juror', // a type
  'influence', // which tokens go where
  'marker',
  'target', // another seat
  'also', // which other persona draws a strategy
  'discard', // a strategy
  'replace', // a trial card, or to pass
] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

interface PendingDecision {
  readonly kind: DecisionKind;
  readonly seats: Seat[]; // that have yet to answer
}

/** Values of `State.places` besides the regions. */
export const UNUSED = 5;
export const DESTROYED = 6;
export const TAKEN = 7; // about to be pushed again
export const ABSENT = 8; // of a colour without a seat

/** An influence token: its face, and who has looked at it. */
export interface InfluenceToken {
  readonly face: number;
  readonly seen: readonly Seat[]; // in order
  readonly isPublic: boolean; // everybody has seen it
}

/** What can be pushed now, and where. */
export interface PendingPush {
  readonly seat: Seat; // who pushes
  readonly markers: readonly number[];
  readonly regions: readonly number[];
  readonly isTurn: boolean; // part of the seat's turn, not of a card or an ability
}

/** After each placement seats may play strategies. A strategy that places a marker opens another window within it. */
export interface StrategyWindow {
  readonly placer: Seat;
  readonly marker: number;
  readonly region: number;
  readonly fallen: readonly number[]; // markers
  readonly isFirst: boolean; // the first marker of the seat's turn
  seats: Seat[]; // who may still play
  answers: StrategyChoice[]; // sealed until it is clear who plays first; the cards are still in hand
  waiting: Seat[]; // wanted to play and have not had their turn yet
  played: StrategyChoice[];
  isAbilityDue: boolean; // of the marker
}

export interface StrategyChoice {
  readonly seat: Seat;
  readonly card: number; // or PASS
}
export const PASS = -1;

/** A trial card, as far as it has been read. */
export interface CardReading {
  readonly card: number;
  side: number; // 0: the front
  ability: number; // the next one; or STORY_NOT_READ
  controller: Seat; // of that ability; NO_SEAT while undecided
  named: readonly Seat[]; // by region: who was named its controller for the ability being resolved; or NO_SEAT
  resolved: ResolvedAbility[]; // so far, of both sides
  isOver: boolean;
}
export const STORY_NOT_READ = -1;

interface ResolvedAbility {
  readonly side: number;
  readonly ability: number;
  readonly seat: Seat;
  readonly option: number; // chosen hidden effect; else 0
}

/** An exchanged trial card; everybody knows one region that it shows. */
interface ExchangedCard {
  readonly card: number;
  readonly region: number;
}

export interface State {
  readonly options: Options;
  readonly prosecutor: Seat;
  readonly roles: readonly number[]; // by seat
  readonly aside: number; // the expert role put aside, or NO_CARD
  readonly plot: number;
  owners: readonly Seat[]; // by colour; or NO_SEAT
  wishes: readonly (readonly number[])[]; // colours by seat, until they are granted
  first: Seat; // holds the first player token
  round: number; // from 0
  phase: 1 | 2; // of the trial deck
  places: number[]; // by marker
  platforms: readonly (readonly PlacedMarker[])[]; // by region; replaced, never changed
  hands: number[][]; // strategies by seat, sorted
  deck: number[]; // of strategies
  discard: number[];
  recycled: readonly number[]; // last shuffled into the deck: public
  resolving: number[]; // strategies that are being resolved
  guilt: number[]; // tokens by type of jurors
  innocence: number[];
  stacks: InfluenceToken[][]; // influence, by type of jurors
  supply: number[]; // faces
  discarded: InfluenceToken[]; // influence
  returned: readonly InfluenceToken[]; // last shuffled into the supply
  drawn: number[]; // faces that the asked seat has drawn
  trial: number[]; // the deck of this phase
  market: number[]; // trial cards that the prosecutor chooses from
  chosen: number; // the trial card of this round, or NO_CARD
  readings: CardReading[]; // all cards read so far, the last one perhaps in part
  dropped: ExchangedCard[]; // in this phase
  owed: number[]; // colours of which the seat on turn still has to place a marker
  isFirstPlaced: boolean; // the seat on turn has placed a marker
  turned: Seat[]; // seats that had their turn in this round
  placing: PendingPush | null;
  windows: StrategyWindow[];
  excess: number; // strategies that the asked seat has to discard
  stack: Frame[];
  asked: PendingDecision | null;
  isOver: boolean;
}

/** What every rule function gets. */
export interface RulesContext {
  readonly box: CardBox;
  readonly state: State;
  readonly chance: Chance;
  readonly eventSink: EventSink<Event> | undefined; // undefined: a bot tries a move
}

/** Enough to read the state. */
export type RulesReadContext = Pick<RulesContext, 'box' | 'state'>;

export function cloneState(state: State): State {
  return {
    options: state.options,
    prosecutor: state.prosecutor,
    roles: state.roles,
    aside: state.aside,
    plot: state.plot,
    owners: state.owners,
    wishes: state.wishes,
    first: state.first,
    round: state.round,
    phase: state.phase,
    places: state.places.slice(),
    platforms: state.platforms,
    hands: state.hands.map((hand) => hand.slice()),
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    recycled: state.recycled,
    resolving: state.resolving.slice(),
    guilt: state.guilt.slice(),
    innocence: state.innocence.slice(),
    stacks: state.stacks.map((stack) => stack.slice()),
    supply: state.supply.slice(),
    discarded: state.discarded.slice(),
    returned: state.returned,
    drawn: state.drawn.slice(),
    trial: state.trial.slice(),
    market: state.market.slice(),
    chosen: state.chosen,
    readings: state.readings.map((reading) => ({ ...reading, resolved: reading.resolved.slice() })),
    dropped: state.dropped.slice(),
    owed: state.owed.slice(),
    isFirstPlaced: state.isFirstPlaced,
    turned: state.turned.slice(),
    placing: state.placing,
    windows: state.windows.map(cloneStrategyWindow),
    excess: state.excess,
    stack: state.stack.map(cloneFrame),
    asked: state.asked && { kind: state.asked.kind, seats: state.asked.seats.slice() },
    isOver: state.isOver,
  };
}

function cloneStrategyWindow(strategyWindow: StrategyWindow): StrategyWindow {
  return {
    ...strategyWindow,
    seats: strategyWindow.seats.slice(),
    answers: strategyWindow.answers.slice(),
    waiting: strategyWindow.waiting.slice(),
    played: strategyWindow.played.slice(),
  };
}

export function putDecision(state: State, kind: DecisionKind, ...seats: Seat[]): void {
  state.asked = { kind, seats };
}

export function seatsClockwiseFrom({ roles }: State, from: Seat): Seat[] {
  return roles.map((_, i) => (from + i) % roles.length);
}

/** All seats but the prosecutor's. */
export function personas({ roles, prosecutor }: State): Seat[] {
  return roles.flatMap((_, seat) => (seat === prosecutor ? [] : [seat]));
}

export function currentWindow({ windows }: State): StrategyWindow | undefined {
  return windows[windows.length - 1];
}

export function currentReading({ readings }: State): CardReading | undefined {
  return readings[readings.length - 1];
}

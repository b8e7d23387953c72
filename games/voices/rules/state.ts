// Everything there is to know about a table in the middle of a trial, secrets included. Cards are numbers of the box;
// regions, types of jurors and colours are numbers of their lists; the top of a deck or a stack is the last of its list.

import { cloneFrame, type Frame } from '@kuluary/effects/interpreter';
import type { Chance } from '@kuluary/kernel/chance';
import type { Events, Seat } from '@kuluary/kernel/game';
import type { Lying } from '../push/platform.ts';
import type { Box } from './box.ts';
import type { Event } from './events.ts';
import type { Options } from './options.ts';

export const MIN_SEATS = 3;
export const MAX_SEATS = 6;

/** What somebody can be asked. */
export const KINDS = [
  'trial', // the prosecutor: which card
  'push', // a marker
  'strategy', // sealed: to play one after a placement, or not
  'order', // the first player: whose strategy is first
  'tie', // the first player: who controls
  'hidden', // one of the labels
  'either',
  'may',
  'juror', // a type
  'influence', // which tokens go where
  'marker',
  'target', // another seat
  'also', // who else draws a strategy
  'discard', // a strategy
  'replace', // a trial card, or not
] as const;
export type Kind = (typeof KINDS)[number];

interface Asked {
  readonly kind: Kind;
  readonly seats: Seat[]; // who has yet to answer
}

/** Where a marker is, if not in one of the regions. */
export const UNUSED = 5;
export const DESTROYED = 6;
export const TAKEN = 7; // about to be pushed again
export const ABSENT = 8; // of a colour that nobody has

/** An influence token: its face, and who has looked at it. */
export interface Token {
  readonly face: number;
  readonly seen: readonly Seat[]; // in order
  readonly isPublic: boolean; // everybody has
}

/** What can be pushed now, and where. */
export interface Placing {
  readonly seat: Seat; // who pushes
  readonly markers: readonly number[];
  readonly regions: readonly number[];
  readonly isTurn: boolean; // the seat's own turn, not a card or an ability
}

/** The moment after a placement. A strategy can open another one within it. */
export interface Window {
  readonly placer: Seat;
  readonly marker: number;
  readonly region: number;
  readonly fallen: readonly number[]; // markers
  readonly isFirst: boolean; // the first marker that the seat has placed in its turn
  seats: Seat[]; // who may still play
  answers: Answer[]; // sealed, the cards still in hand; then, laid down, those that are yet to be resolved
  played: Answer[]; // so far
  isAbilityDue: boolean; // the marker's
}

export interface Answer {
  readonly seat: Seat;
  readonly card: number; // PASS
}
export const PASS = -1;

/** A trial card, as far as it has been read. */
export interface Reading {
  readonly card: number;
  side: number; // 0: the front
  ability: number; // which one is next; BEFORE: the story
  controller: Seat; // of it; NOBODY while that is open
  resolved: Resolved[]; // all that were read
  isOver: boolean;
}
export const BEFORE = -1;

interface Resolved {
  readonly side: number;
  readonly ability: number;
  readonly seat: Seat;
  readonly option: number; // of those with hidden effects: which was chosen; else 0
}

/** Everybody knows a region that it shows. */
interface Dropped {
  readonly card: number;
  readonly region: number;
}

export interface State {
  readonly options: Options;
  readonly prosecutor: Seat;
  readonly roles: readonly number[]; // by seat
  readonly aside: number; // the role that nobody has, among experts; NOTHING
  readonly plot: number;
  readonly owners: readonly Seat[]; // by colour; NOBODY
  first: Seat; // has the first player's token
  round: number; // from 0
  phase: 1 | 2; // of the trial deck
  places: number[]; // by marker
  platforms: readonly (readonly Lying[])[]; // by region; replaced, never changed
  hands: number[][]; // strategies, by seat, in order of their numbers
  deck: number[]; // of strategies
  discard: number[];
  recycled: readonly number[]; // what was last shuffled into the deck: everybody has seen it lie there
  resolving: number[]; // strategies that are being resolved
  guilt: number[]; // tokens by type of jurors
  innocence: number[];
  stacks: Token[][]; // influence, by type of jurors
  supply: number[]; // faces
  discarded: Token[]; // influence
  returned: readonly Token[]; // what was last shuffled into the supply
  drawn: number[]; // faces, before the seat that is asked
  trial: number[]; // the deck of this phase
  market: number[]; // before the prosecutor
  chosen: number; // the trial card of this round; NOTHING
  readings: Reading[]; // all cards that were read, the last one perhaps in part
  dropped: Dropped[]; // trial cards that the prosecutor has exchanged in this phase
  owed: number[]; // colours of which the seat whose turn it is still places a marker
  isFirstPlaced: boolean; // it has placed one in this turn
  turned: Seat[]; // who has had a turn in this round
  placing: Placing | null;
  windows: Window[];
  excess: number; // strategies that the seat that is asked has to discard
  stack: Frame[];
  asked: Asked | null;
  isOver: boolean;
}

/** What a rule works on. */
export interface Table {
  readonly box: Box;
  readonly state: State;
  readonly chance: Chance;
  readonly events: Events<Event> | undefined; // undefined: nobody watches
}

/** As much of it as is needed to look. */
export type Looked = Pick<Table, 'box' | 'state'>;

export function clone(state: State): State {
  return {
    options: state.options,
    prosecutor: state.prosecutor,
    roles: state.roles,
    aside: state.aside,
    plot: state.plot,
    owners: state.owners,
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
    windows: state.windows.map(cloneWindow),
    excess: state.excess,
    stack: state.stack.map(cloneFrame),
    asked: state.asked && { kind: state.asked.kind, seats: state.asked.seats.slice() },
    isOver: state.isOver,
  };
}

function cloneWindow(moment: Window): Window {
  return {
    ...moment,
    seats: moment.seats.slice(),
    answers: moment.answers.slice(),
    played: moment.played.slice(),
  };
}

export function ask(state: State, kind: Kind, ...seats: Seat[]): void {
  state.asked = { kind, seats };
}

/** Everybody, clockwise from here. */
export function roundFrom({ roles }: State, from: Seat): Seat[] {
  return roles.map((_, i) => (from + i) % roles.length);
}

/** Everybody but the prosecutor, by seat. */
export function personas({ roles, prosecutor }: State): Seat[] {
  return roles.flatMap((_, seat) => (seat === prosecutor ? [] : [seat]));
}

/** The placement after which all this happens. */
export function windowOf({ windows }: State): Window | undefined {
  return windows[windows.length - 1];
}

export function readingOf({ readings }: State): Reading | undefined {
  return readings[readings.length - 1];
}

// What one viewer may know, built from nothing: every field is put in on purpose.

import { cloneFrame, type Frame, NOTHING } from '@kuluary/effects/interpreter';
import type { Outcome, Seat, Viewer } from '@kuluary/kernel/game';
import type { Lying } from '../push/platform.ts';
import type { Box } from './box.ts';
import { leadersOf, strengthIn } from './control.ts';
import type { Ending, JurorVerdict } from './events.ts';
import { endingOf, outcome, verdictOf } from './goals.ts';
import type { Options } from './options.ts';
import type { Kind, Looked, Placing, Reading, State, Token, Window } from './state.ts';
import { FACES, type Face, JURORS, REGIONS, type TrialRegion } from './vocabulary.ts';

export interface SeatView {
  readonly role: string | null; // null for those who may not know
  readonly colours: readonly number[];
  readonly cards: number; // strategies in hand
  readonly hand: readonly string[] | null; // which; null for those who may not know
}

export interface TokenView {
  readonly face: Face | null; // null: the viewer has not looked
  readonly seen: readonly Seat[]; // who has
  readonly isPublic: boolean;
}

export interface JurorView {
  readonly guilt: number;
  readonly innocence: number;
  readonly stack: readonly TokenView[]; // the top one last
}

interface RegionView {
  readonly lying: readonly Lying[];
  readonly strengths: readonly number[]; // by seat; -1: no marker there
  readonly leaders: readonly Seat[]; // who has the most
}

interface DroppedView {
  readonly card: string | null; // null for all but the prosecutor
  readonly region: number; // that it shows
}

export interface ReadingView {
  readonly card: string;
  readonly side: number;
  readonly ability: number;
  readonly controller: Seat;
  readonly resolved: Reading['resolved'];
  readonly isOver: boolean;
}

export interface WindowView extends Omit<Window, 'answers' | 'played'> {
  readonly waiting: readonly Seat[]; // whose strategies are still to be resolved
  readonly answered: readonly Seat[]; // sealed
  readonly own: string | null; // the viewer's own answer, if it is a strategy: sealed, or still to be resolved
  readonly played: readonly { readonly seat: Seat; readonly card: string }[];
}

export interface View {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly seats: readonly SeatView[];
  readonly prosecutor: Seat;
  readonly plot: string;
  readonly first: Seat;
  readonly round: number;
  readonly phase: 1 | 2;
  readonly places: readonly number[]; // by marker
  readonly regions: readonly RegionView[];
  readonly deck: number; // of strategies
  readonly discard: readonly string[];
  readonly recycled: readonly string[]; // what was last shuffled into the deck
  readonly resolving: readonly string[];
  readonly jurors: readonly JurorView[];
  readonly supply: number;
  readonly discarded: readonly TokenView[]; // influence
  readonly returned: readonly TokenView[]; // what was last shuffled into the supply
  readonly drawn: readonly (Face | null)[]; // before the seat that is asked
  readonly trial: number; // cards in the deck of this phase
  readonly market: readonly string[] | null; // null for all but the prosecutor
  readonly chosen: { readonly regions: readonly TrialRegion[]; readonly card: string | null } | null;
  readonly readings: readonly ReadingView[];
  readonly dropped: readonly DroppedView[]; // exchanged by the prosecutor
  readonly owed: readonly number[];
  readonly isFirstPlaced: boolean;
  readonly turned: readonly Seat[];
  readonly placing: Placing | null;
  readonly windows: readonly WindowView[];
  readonly excess: number;
  readonly stack: readonly Frame[];
  readonly decision: Kind | null;
  readonly waitingFor: readonly Seat[];
  readonly outcome: Outcome | null;
  readonly verdict: readonly JurorVerdict[] | null; // at the end
  readonly ending: Ending | null;
}

export function view(box: Box, state: State, viewer: Viewer): View {
  const table: Looked = { box, state };
  const { isOver } = state;
  const isProsecutor = viewer === state.prosecutor;
  const strategies = (cards: readonly number[]) => cards.map((card) => box.strategies[card]!.id);
  const verdict = isOver ? verdictOf(state) : null;
  return {
    viewer,
    options: state.options,
    seats: state.roles.map((_, seat) => seatView(table, seat, viewer)),
    prosecutor: state.prosecutor,
    plot: box.plots[state.plot]!.id,
    first: state.first,
    round: state.round,
    phase: state.phase,
    places: state.places.slice(),
    regions: REGIONS.map((_, region) => regionView(state, region)),
    deck: state.deck.length,
    discard: strategies(state.discard),
    recycled: strategies(state.recycled),
    resolving: strategies(state.resolving),
    jurors: JURORS.map((_, juror) => jurorView(state, juror, viewer)),
    supply: state.supply.length,
    discarded: state.discarded.map((token) => tokenView(token, viewer, false)),
    returned: state.returned.map((token) => tokenView(token, viewer, false)),
    drawn: state.drawn.map((face) => (isChoosing(state, viewer) ? FACES[face]! : null)),
    trial: state.trial.length,
    market: isProsecutor ? state.market.map((card) => box.trial[card]!.id) : null,
    chosen: chosenView(table, isProsecutor),
    readings: state.readings.map((reading) => readingView(box, reading)),
    dropped: state.dropped.map(({ card, region }) => ({ card: isProsecutor ? box.trial[card]!.id : null, region })),
    owed: state.owed.slice(),
    isFirstPlaced: state.isFirstPlaced,
    turned: state.turned.slice(),
    placing: state.placing,
    windows: state.windows.map((moment) => windowView(table, moment, viewer)),
    excess: state.excess,
    stack: state.stack.map(cloneFrame),
    decision: isOver ? null : (state.asked?.kind ?? null),
    waitingFor: isOver ? [] : (state.asked?.seats.slice() ?? []),
    outcome: outcome(table) ?? null,
    verdict,
    ending: verdict && endingOf(state, verdict),
  };
}

/** Does the viewer look at what was drawn? */
function isChoosing({ asked }: State, viewer: Viewer): boolean {
  return asked?.kind === 'influence' && asked.seats[0] === viewer;
}

function seatView({ box, state }: Looked, seat: Seat, viewer: Viewer): SeatView {
  const isOwn = viewer === seat;
  const hand = state.hands[seat]!;
  return {
    role: isOwn || state.isOver || seat === state.prosecutor ? box.roles[state.roles[seat]!]!.id : null,
    colours: state.owners.flatMap((owner, colour) => (owner === seat ? [colour] : [])),
    cards: hand.length,
    hand: isOwn ? hand.map((card) => box.strategies[card]!.id) : null,
  };
}

function regionView(state: State, region: number): RegionView {
  return {
    lying: state.platforms[region]!,
    strengths: state.roles.map((_, seat) => strengthIn(state, region, seat)),
    leaders: leadersOf(state, region),
  };
}

function jurorView(state: State, juror: number, viewer: Viewer): JurorView {
  return {
    guilt: state.guilt[juror]!,
    innocence: state.innocence[juror]!,
    stack: state.stacks[juror]!.map((token) => tokenView(token, viewer, state.isOver)),
  };
}

/** At the end those on the jurors are turned over; the rest stays as it is. */
function tokenView(token: Token, viewer: Viewer, isTurned: boolean): TokenView {
  const isKnown = isTurned || token.isPublic || (typeof viewer === 'number' && token.seen.includes(viewer));
  return { face: isKnown ? FACES[token.face]! : null, seen: token.seen, isPublic: token.isPublic };
}

/** Everybody sees its two regions; its text only when it is read. */
function chosenView({ box, state }: Looked, isProsecutor: boolean): View['chosen'] {
  if (state.chosen === NOTHING) return null;
  const { id, regions } = box.trial[state.chosen]!;
  const isRead = state.readings.some(({ card }) => card === state.chosen);
  return { regions, card: isProsecutor || isRead ? id : null };
}

function readingView(box: Box, { card, side, ability, controller, resolved, isOver }: Reading): ReadingView {
  return { card: box.trial[card]!.id, side, ability, controller, resolved, isOver };
}

/** While answers are sealed, each sees its own. */
function windowView({ box, state }: Looked, moment: Window, viewer: Viewer): WindowView {
  const { answers, played, ...open } = moment;
  const isSealed = state.asked?.kind === 'strategy' && moment === state.windows.at(-1);
  const own = answers.find(({ seat }) => seat === viewer);
  return {
    ...open,
    seats: moment.seats.slice(),
    waiting: isSealed ? [] : answers.map(({ seat }) => seat),
    answered: isSealed ? answers.map(({ seat }) => seat) : [],
    own: own && own.card >= 0 ? box.strategies[own.card]!.id : null,
    played: played.map(({ seat, card }) => ({ seat, card: box.strategies[card]!.id })),
  };
}

// Builds the view of one viewer field by field, so that nothing hidden is included by accident.

import { cloneFrame, type Frame, NO_CARD } from '@kuluary/card-language/interpreter';
import type { Outcome, Seat, Viewer } from '@kuluary/kernel/game';
import type { PlacedMarker } from '../push/platform.ts';
import type { CardBox } from './card-box.ts';
import type { JurorVerdict, TrialEnding } from './events.ts';
import type { Options } from './options.ts';
import { regionLeaders, seatStrengthIn } from './region-control.ts';
import type {
  CardReading,
  DecisionKind,
  InfluenceToken,
  PendingPush,
  RulesReadContext,
  State,
  StrategyWindow,
} from './state.ts';
import { endingOf, outcomeOf, verdictOf } from './verdict-and-goals.ts';
import { INFLUENCE_FACES, type InfluenceFace, JUROR_TYPES, REGIONS, type TrialRegion } from './vocabulary.ts';

export interface SeatView {
  readonly role: string | null; // null: hidden
  readonly colours: readonly number[];
  readonly wish: readonly number[]; // colours that it would like, until wishes are granted
  readonly cards: number; // strategies in hand
  readonly hand: readonly string[] | null; // null: hidden
}

export interface TokenView {
  readonly face: InfluenceFace | null; // null: the viewer has not looked
  readonly seen: readonly Seat[]; // seats that have looked
  readonly isPublic: boolean;
}

export interface JurorView {
  readonly guilt: number;
  readonly innocence: number;
  readonly stack: readonly TokenView[]; // the top one last
}

interface RegionView {
  readonly lying: readonly PlacedMarker[];
  readonly strengths: readonly number[]; // by seat; -1: no marker there
  readonly leaders: readonly Seat[]; // with the highest sum
}

interface DroppedView {
  readonly card: string | null; // null: hidden
  readonly region: number; // one that it shows
}

export interface ReadingView {
  readonly card: string;
  readonly side: number;
  readonly ability: number;
  readonly controller: Seat;
  readonly named: CardReading['named'];
  readonly resolved: CardReading['resolved'];
  readonly isOver: boolean;
}

export interface WindowView extends Omit<StrategyWindow, 'answers' | 'played'> {
  readonly answered: readonly Seat[]; // seats with a sealed choice
  readonly own: string | null; // the viewer's own sealed strategy
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
  readonly recycled: readonly string[]; // last shuffled into the deck
  readonly resolving: readonly string[];
  readonly jurors: readonly JurorView[];
  readonly supply: number;
  readonly discarded: readonly TokenView[]; // influence
  readonly returned: readonly TokenView[]; // last shuffled into the supply
  readonly drawn: readonly (InfluenceFace | null)[]; // by the asked seat
  readonly trial: number; // cards in the deck of this phase
  readonly market: readonly string[] | null; // null: hidden
  readonly chosen: { readonly regions: readonly TrialRegion[]; readonly card: string | null } | null;
  readonly readings: readonly ReadingView[];
  readonly dropped: readonly DroppedView[];
  readonly owed: readonly number[];
  readonly isFirstPlaced: boolean;
  readonly turned: readonly Seat[];
  readonly placing: PendingPush | null;
  readonly windows: readonly WindowView[];
  readonly excess: number;
  readonly stack: readonly Frame[];
  readonly decision: DecisionKind | null;
  readonly waitingFor: readonly Seat[];
  readonly outcome: Outcome | null;
  readonly verdict: readonly JurorVerdict[] | null; // at the end
  readonly ending: TrialEnding | null;
}

export function viewFor(box: CardBox, state: State, viewer: Viewer): View {
  const context: RulesReadContext = { box, state };
  const { isOver } = state;
  const isProsecutor = viewer === state.prosecutor;
  const strategies = (cards: readonly number[]) => cards.map((card) => box.strategies[card]!.id);
  const verdict = isOver ? verdictOf(state) : null;
  return {
    viewer,
    options: state.options,
    seats: state.roles.map((_, seat) => seatView(context, seat, viewer)),
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
    jurors: JUROR_TYPES.map((_, juror) => jurorView(state, juror, viewer)),
    supply: state.supply.length,
    discarded: state.discarded.map((token) => tokenView(token, viewer, false)),
    returned: state.returned.map((token) => tokenView(token, viewer, false)),
    drawn: state.drawn.map((face) => (canSeeDrawnInfluence(state, viewer) ? INFLUENCE_FACES[face]! : null)),
    trial: state.trial.length,
    market: isProsecutor ? state.market.map((card) => box.trial[card]!.id) : null,
    chosen: chosenView(context, isProsecutor),
    readings: state.readings.map((reading) => readingView(box, reading)),
    dropped: state.dropped.map(({ card, region }) => ({ card: isProsecutor ? box.trial[card]!.id : null, region })),
    owed: state.owed.slice(),
    isFirstPlaced: state.isFirstPlaced,
    turned: state.turned.slice(),
    placing: state.placing,
    windows: state.windows.map((strategyWindow) => windowView(context, strategyWindow, viewer)),
    excess: state.excess,
    stack: state.stack.map(cloneFrame),
    decision: isOver ? null : (state.asked?.kind ?? null),
    waitingFor: isOver ? [] : (state.asked?.seats.slice() ?? []),
    outcome: outcomeOf(context) ?? null,
    verdict,
    ending: verdict && endingOf(state, verdict),
  };
}

function canSeeDrawnInfluence({ asked: pendingDecision }: State, viewer: Viewer): boolean {
  return pendingDecision?.kind === 'influence' && pendingDecision.seats[0] === viewer;
}

function seatView({ box, state }: RulesReadContext, seat: Seat, viewer: Viewer): SeatView {
  const isOwn = viewer === seat;
  const hand = state.hands[seat]!;
  return {
    role: isOwn || state.isOver || seat === state.prosecutor ? box.roles[state.roles[seat]!]!.id : null,
    colours: state.owners.flatMap((owner, colour) => (owner === seat ? [colour] : [])),
    wish: state.wishes[seat]!,
    cards: hand.length,
    hand: isOwn ? hand.map((card) => box.strategies[card]!.id) : null,
  };
}

function regionView(state: State, region: number): RegionView {
  return {
    lying: state.platforms[region]!,
    strengths: state.roles.map((_, seat) => seatStrengthIn(state, region, seat)),
    leaders: regionLeaders(state, region),
  };
}

function jurorView(state: State, juror: number, viewer: Viewer): JurorView {
  return {
    guilt: state.guilt[juror]!,
    innocence: state.innocence[juror]!,
    stack: state.stacks[juror]!.map((token) => tokenView(token, viewer, state.isOver)),
  };
}

/** `isTurned`: turned over at the end. */
function tokenView(token: InfluenceToken, viewer: Viewer, isTurned: boolean): TokenView {
  const isKnown = isTurned || token.isPublic || (typeof viewer === 'number' && token.seen.includes(viewer));
  return {
    face: isKnown ? INFLUENCE_FACES[token.face]! : null,
    seen: token.seen,
    isPublic: token.isPublic,
  };
}

/** Its two regions are public; which card it is only once it is read. */
function chosenView({ box, state }: RulesReadContext, isProsecutor: boolean): View['chosen'] {
  if (state.chosen === NO_CARD) return null;
  const { id, regions } = box.trial[state.chosen]!;
  const isRead = state.readings.some(({ card }) => card === state.chosen);
  return { regions, card: isProsecutor || isRead ? id : null };
}

function readingView(box: CardBox, { card, ...read }: CardReading): ReadingView {
  const { side, ability, controller, named, resolved, isOver } = read;
  return { card: box.trial[card]!.id, side, ability, controller, named, resolved, isOver };
}

/** Of sealed choices each seat sees only its own. */
function windowView({ box }: RulesReadContext, strategyWindow: StrategyWindow, viewer: Viewer): WindowView {
  const { answers, played, ...open } = strategyWindow;
  const own = answers.find(({ seat }) => seat === viewer);
  return {
    ...open,
    seats: strategyWindow.seats.slice(),
    answered: answers.map(({ seat }) => seat),
    waiting: strategyWindow.waiting.slice(),
    own: own && own.card >= 0 ? box.strategies[own.card]!.id : null,
    played: played.map(({ seat, card }) => ({ seat, card: box.strategies[card]!.id })),
  };
}

/** The trial card that this viewer reads out, and so knows whole; undefined for all but the prosecutor. */
export function cardBeingReadBy({ readings, prosecutor }: View, viewer: Viewer): string | undefined {
  const last = readings.at(-1);
  return viewer === prosecutor && last && !last.isOver ? last.card : undefined;
}

// Samples a whole state that is consistent with a view: its viewer could not tell it from the real one.

import { cloneFrame, NO_CARD } from '@kuluary/card-language/interpreter';
import { type Chance, shuffle } from '@kuluary/kernel/chance';
import type { Seat } from '@kuluary/kernel/game';
import {
  type CardBox,
  EXPERT_ROLES,
  PROSECUTOR_ROLE,
  strategyNumber,
  trialCardsOfPhase,
  trialNumber,
} from './card-box.ts';
import { allInfluenceFaces, allStrategies, basicRoles, type DealtRoles, emptyState, rolesWithIcon } from './setup.ts';
import {
  currentWindow,
  type InfluenceToken,
  PASS,
  type State,
  type StrategyChoice,
  type StrategyWindow,
} from './state.ts';
import { hasLostMarker, playableStrategies } from './strategy-window.ts';
import type { TokenView, View, WindowView } from './view.ts';
import { INFLUENCE_FACES, REGIONS, ROLE_ICONS } from './vocabulary.ts';

export function determinize(box: CardBox, view: View, chance: Chance): State {
  const plot = box.plots.findIndex(({ id }) => id === view.plot);
  const state = emptyState(view.options, sampleRoles(box, view, chance), plot);
  state.first = view.first;
  state.round = view.round;
  state.phase = view.phase;
  state.places = view.places.slice();
  state.platforms = view.regions.map(({ lying }) => lying);
  state.guilt = view.jurors.map(({ guilt }) => guilt);
  state.innocence = view.jurors.map(({ innocence }) => innocence);
  state.owed = view.owed.slice();
  state.isFirstPlaced = view.isFirstPlaced;
  state.turned = view.turned.slice();
  state.placing = view.placing;
  state.excess = view.excess;
  state.stack = view.stack.map(cloneFrame);
  state.asked = view.decision === null ? null : { kind: view.decision, seats: view.waitingFor.slice() };
  state.isOver = view.outcome !== null;
  state.readings = view.readings.map((reading) => ({
    ...reading,
    card: trialNumber(box, reading.card),
    resolved: reading.resolved.slice(),
  }));
  sampleInfluenceTokens(view, state, chance);
  sampleTrialCards(box, view, state, chance);
  sampleStrategies(box, view, state, chance);
  return state;
}

/** Unknown roles are drawn from those that could have been dealt. */
function sampleRoles(box: CardBox, view: View, chance: Chance): DealtRoles {
  const known = view.seats.map(({ role }) => box.roles.findIndex(({ id }) => id === role));
  const isExpert = view.options.roles === 'expert';
  const rest = isExpert
    ? remainingExpertRoles(box, known, chance)
    : basicRoles(box, known.length).filter((role) => !known.includes(role));
  shuffle(rest, chance);
  const roles = known.map((role) => (role < 0 ? rest.pop()! : role));
  return { roles, aside: isExpert ? rest.pop()! : NO_CARD };
}

/** As many of each icon as EXPERT_ROLES says, less those that are known. */
function remainingExpertRoles(box: CardBox, known: readonly number[], chance: Chance): number[] {
  return ROLE_ICONS.flatMap((icon, i) => {
    const pile = rolesWithIcon(box, icon);
    const open = known.filter((role) => role !== PROSECUTOR_ROLE && pile.includes(role)).length;
    const unknown = pile.filter((role) => !known.includes(role));
    shuffle(unknown, chance);
    return unknown.slice(0, EXPERT_ROLES[known.length]![i]! - open);
  });
}

function sampleInfluenceTokens(view: View, state: State, chance: Chance): void {
  const faces = allInfluenceFaces();
  const spend = (face: number) => takeKnownCard(faces, face);
  const seen = [...view.jurors.flatMap(({ stack }) => stack), ...view.discarded].map(({ face }) => face);
  for (const face of [...seen, ...view.drawn]) if (face !== null) spend(INFLUENCE_FACES.indexOf(face));
  shuffle(faces, chance);
  const token = ({ face, seen: by, isPublic }: TokenView): InfluenceToken => ({
    face: face === null ? faces.pop()! : INFLUENCE_FACES.indexOf(face),
    seen: by,
    isPublic,
  });
  state.stacks = view.jurors.map(({ stack }) => stack.map(token));
  state.discarded = view.discarded.map(token);
  state.drawn = view.drawn
    .map((face) => (face === null ? faces.pop()! : INFLUENCE_FACES.indexOf(face)))
    .sort((a, b) => a - b);
  state.supply = faces;
  state.returned = view.returned.map(({ face, ...known }) => ({
    face: face === null ? 0 : INFLUENCE_FACES.indexOf(face),
    ...known,
  }));
}

/** Only the prosecutor knows the market; everybody knows the regions of the chosen card. */
function sampleTrialCards(box: CardBox, view: View, state: State, chance: Chance): void {
  const isRead = (card: number) => state.readings.some((reading) => reading.card === card);
  const rest = trialCardsOfPhase(box, view.phase).filter((card) => !isRead(card));
  shuffle(rest, chance);
  const take = (card: number) => takeKnownCard(rest, card);
  if (view.chosen) state.chosen = sampleChosenCard(box, view.chosen, rest);
  if (rest.includes(state.chosen)) take(state.chosen);
  const cards = (ids: readonly string[]) => ids.map((id) => take(trialNumber(box, id)));
  if (view.market) {
    state.market = cards(view.market);
    state.dropped = view.dropped.map(({ card, region }) => ({ card: take(trialNumber(box, card!)), region }));
  } else {
    state.dropped = view.dropped.map(({ region }) => ({
      card: take(rest.find((card) => box.trial[card]!.regions.some((each) => each === REGIONS[region]))!),
      region,
    }));
    state.market = rest.splice(0, rest.length - view.trial);
  }
  state.trial = rest;
}

function sampleChosenCard(
  box: CardBox,
  { card, regions }: NonNullable<View['chosen']>,
  rest: readonly number[],
): number {
  if (card !== null) return trialNumber(box, card);
  return rest.find((each) => box.trial[each]!.regions.every((region, i) => region === regions[i]))!;
}

function sampleStrategies(box: CardBox, view: View, state: State, chance: Chance): void {
  const numbered = (ids: readonly string[]) => ids.map((id) => strategyNumber(box, id));
  const rest = allStrategies(box);
  const take = (card: number) => takeKnownCard(rest, card);
  state.discard = numbered(view.discard).map(take);
  state.resolving = numbered(view.resolving).map(take);
  state.hands = view.seats.map(({ hand }) => numbered(hand ?? []).map(take));
  state.recycled = numbered(view.recycled);
  shuffle(rest, chance);
  const own = view.windows.flatMap((strategyWindow) => ownStrategyChoice(box, view, strategyWindow));
  for (const { card } of own) take(card);
  const waiting = view.windows.flatMap((strategyWindow) =>
    strategyWindow.waiting
      .filter((seat) => seat !== view.viewer)
      .map((seat): WaitingStrategy => ({ window: strategyWindow, seat })),
  );
  const laidDown = sampleLaidDownStrategies(box, view, state, rest, waiting)!;
  for (const { card } of laidDown) take(card);
  state.windows = view.windows.map((strategyWindow) => {
    const others = laidDown.filter((each) => each.window === strategyWindow).map(({ seat, card }) => ({ seat, card }));
    return sampleWindow(box, strategyWindow, [...ownStrategyChoice(box, view, strategyWindow), ...others]);
  });
  state.deck = sampleStrategyDeck(rest, view.deck, state.recycled);
  view.seats.forEach(({ hand, cards }, seat) => {
    if (hand === null) state.hands[seat] = rest.splice(0, cards).sort((a, b) => a - b);
  });
  sampleSealedChoices(box, view, state, chance);
}

function takeKnownCard(rest: number[], card: number): number {
  const at = rest.indexOf(card);
  if (at < 0) throw new Error('a view shows more than there is in the box');
  return rest.splice(at, 1)[0]!;
}

/** A deck that was made of the discard holds only cards that were shuffled into it. */
function sampleStrategyDeck(rest: number[], size: number, recycled: readonly number[]): number[] {
  const possible = recycled.slice();
  const deck: number[] = [];
  for (let i = rest.length - 1; i >= 0 && deck.length < size; i--) {
    const at = possible.indexOf(rest[i]!);
    if (recycled.length > 0 && at < 0) continue;
    possible.splice(at, 1);
    deck.push(...rest.splice(i, 1));
  }
  return deck;
}

/** A strategy that was laid down and waits to be resolved. */
interface WaitingStrategy {
  readonly window: WindowView;
  readonly seat: Seat;
}

/** The viewer's own strategy that waits to be resolved. */
function ownStrategyChoice(box: CardBox, { viewer }: View, { waiting, own }: WindowView): StrategyChoice[] {
  const seat = waiting.find((each) => each === viewer);
  return seat === undefined || own === null ? [] : [{ seat, card: strategyNumber(box, own) }];
}

/** Finds a playable card for each waiting seat so that enough cards are left for the deck. */
function sampleLaidDownStrategies(
  box: CardBox,
  view: View,
  state: State,
  rest: readonly number[],
  [first, ...others]: readonly WaitingStrategy[],
): (WaitingStrategy & StrategyChoice)[] | undefined {
  if (!first) return [];
  for (const card of new Set(rest)) {
    if (
      !couldBePlayedIn(box, state, first.window, first.seat, card) ||
      !leavesEnoughForDeck(rest, card, view.deck, state.recycled)
    )
      continue;
    const found = sampleLaidDownStrategies(box, view, state, withoutCard(rest, card), others);
    if (found) return [{ ...first, card }, ...found];
  }
  return undefined;
}

function sampleWindow(box: CardBox, seen: WindowView, answers: readonly StrategyChoice[]): StrategyWindow {
  const { waiting: _, answered: __, own: ___, played, ...open } = seen;
  return {
    ...open,
    seats: open.seats.slice(),
    answers: answers.toSorted((a, b) => a.seat - b.seat),
    played: played.map(({ seat, card }) => ({ seat, card: strategyNumber(box, card) })),
  };
}

/** Whether the deck can still be filled without this card. */
function leavesEnoughForDeck(
  rest: readonly number[],
  card: number,
  deck: number,
  recycled: readonly number[],
): boolean {
  if (recycled.length === 0) return true;
  return sampleStrategyDeck(withoutCard(rest, card), deck, recycled).length === deck;
}

function withoutCard(rest: readonly number[], card: number): number[] {
  return rest.toSpliced(rest.indexOf(card), 1);
}

function couldBePlayedIn(box: CardBox, state: State, strategyWindow: WindowView, seat: Seat, card: number): boolean {
  const { when, in: only, id } = box.strategies[card]!;
  if (when === 'placed' ? seat !== strategyWindow.placer : !hasLostMarker(state, strategyWindow, seat)) return false;
  if (only !== undefined && only !== REGIONS[strategyWindow.region]) return false;
  return !strategyWindow.played.some((each) => each.seat === seat && each.card === id);
}

/** Sealed choices of others are drawn from all that they could have been. */
function sampleSealedChoices(box: CardBox, view: View, state: State, chance: Chance): void {
  const seen = view.windows.at(-1);
  const strategyWindow = currentWindow(state);
  if (!seen || !strategyWindow) return;
  strategyWindow.answers.push(
    ...seen.answered.map((seat): StrategyChoice => {
      if (seat === view.viewer) return { seat, card: seen.own === null ? PASS : strategyNumber(box, seen.own) };
      const cards = [PASS, ...playableStrategies({ box, state }, seat)];
      return { seat, card: cards[chance.below(cards.length)]! };
    }),
  );
}

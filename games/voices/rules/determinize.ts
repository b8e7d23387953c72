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
import { canPlayStrategy, playableStrategies } from './strategy-window.ts';
import type { TokenView, View, WindowView } from './view.ts';
import { COLOURS, INFLUENCE_FACES, REGIONS, ROLE_ICONS } from './vocabulary.ts';

export function determinize(box: CardBox, view: View, chance: Chance): State {
  const plot = box.plots.findIndex(({ id }) => id === view.plot);
  const state = emptyState(view.options, sampleRoles(box, view, chance), plot);
  state.owners = COLOURS.map((_, colour) => view.seats.findIndex(({ colours }) => colours.includes(colour)));
  state.wishes = view.seats.map(({ wish }) => wish);
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
  state.windows = view.windows.map((seen) => sampleWindow(box, seen));
  shuffle(rest, chance);
  const wanted = sampleWantedStrategies(box, view, state, rest, seatsWithHiddenWish(view))!;
  for (const { seat, card } of wanted) state.hands[seat]!.push(take(card));
  state.deck = sampleStrategyDeck(rest, view.deck, state.recycled);
  view.seats.forEach(({ cards }, seat) => {
    const hand = state.hands[seat]!;
    hand.push(...rest.splice(0, cards - hand.length));
    hand.sort((a, b) => a - b);
  });
  sampleSealedChoices(box, view, state, wanted, chance);
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

/** Seats of which everybody knows that they want to play, but only they know what. */
function seatsWithHiddenWish({ decision, viewer, windows }: View): readonly Seat[] {
  return decision === 'order' ? windows.at(-1)!.answered.filter((seat) => seat !== viewer) : [];
}

/** Finds a playable card for each of these seats so that enough cards are left for the deck. */
function sampleWantedStrategies(
  box: CardBox,
  view: View,
  state: State,
  rest: readonly number[],
  [seat, ...others]: readonly Seat[],
): StrategyChoice[] | undefined {
  if (seat === undefined) return [];
  for (const card of new Set(rest)) {
    if (!canPlayStrategy({ box, state }, seat, card) || !leavesEnoughForDeck(rest, card, view.deck, state.recycled))
      continue;
    const found = sampleWantedStrategies(box, view, state, withoutCard(rest, card), others);
    if (found) return [{ seat, card }, ...found];
  }
  return undefined;
}

function sampleWindow(box: CardBox, seen: WindowView): StrategyWindow {
  const { answered: _, own: __, played, ...open } = seen;
  return {
    ...open,
    seats: open.seats.slice(),
    waiting: open.waiting.slice(),
    answers: [],
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

/** Sealed choices of others are drawn from all that they could have been. */
function sampleSealedChoices(
  box: CardBox,
  view: View,
  state: State,
  wanted: readonly StrategyChoice[],
  chance: Chance,
): void {
  const seen = view.windows.at(-1);
  const strategyWindow = currentWindow(state);
  if (!seen || !strategyWindow) return;
  strategyWindow.answers = seen.answered.map((seat): StrategyChoice => {
    if (seat === view.viewer) return { seat, card: seen.own === null ? PASS : strategyNumber(box, seen.own) };
    const choice = wanted.find((each) => each.seat === seat);
    if (choice) return choice;
    const cards = [PASS, ...playableStrategies({ box, state }, seat)];
    return { seat, card: cards[chance.below(cards.length)]! };
  });
}

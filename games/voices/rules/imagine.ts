// A whole state that the owner of a view cannot tell from the real one.

import { cloneFrame, NOTHING } from '@kuluary/effects/interpreter';
import { type Chance, shuffle } from '@kuluary/kernel/chance';
import type { Seat } from '@kuluary/kernel/game';
import { type Box, EXPERT_ROLES, PROSECUTOR, strategyNumber, trialNumber, trialOf } from './box.ts';
import { allFaces, allStrategies, basicRoles, type Dealt, emptyTable, rolesWith } from './setup.ts';
import { type Answer, PASS, type State, type Token, type Window, windowOf } from './state.ts';
import type { TokenView, View, WindowView } from './view.ts';
import { FACES, ICONS, REGIONS } from './vocabulary.ts';
import { hasLost, playable } from './windows.ts';

export function imagine(box: Box, view: View, chance: Chance): State {
  const plot = box.plots.findIndex(({ id }) => id === view.plot);
  const state = emptyTable(view.options, imagineRoles(box, view, chance), plot);
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
  imagineTokens(view, state, chance);
  imagineTrial(box, view, state, chance);
  imagineStrategies(box, view, state, chance);
  return state;
}

/** Roles of others are any that they could have been dealt. */
function imagineRoles(box: Box, view: View, chance: Chance): Dealt {
  const known = view.seats.map(({ role }) => box.roles.findIndex(({ id }) => id === role));
  const isExpert = view.options.roles === 'expert';
  const rest = isExpert
    ? expertRest(box, known, chance)
    : basicRoles(box, known.length).filter((role) => !known.includes(role));
  shuffle(rest, chance);
  const roles = known.map((role) => (role < 0 ? rest.pop()! : role));
  return { roles, aside: isExpert ? rest.pop()! : NOTHING };
}

/** As many of each icon as the table says, less those that are known. */
function expertRest(box: Box, known: readonly number[], chance: Chance): number[] {
  return ICONS.flatMap((icon, i) => {
    const pile = rolesWith(box, icon);
    const open = known.filter((role) => role !== PROSECUTOR && pile.includes(role)).length;
    const unknown = pile.filter((role) => !known.includes(role));
    shuffle(unknown, chance);
    return unknown.slice(0, EXPERT_ROLES[known.length]![i]! - open);
  });
}

function imagineTokens(view: View, state: State, chance: Chance): void {
  const faces = allFaces();
  const spend = (face: number) => takeFrom(faces, face);
  const seen = [...view.jurors.flatMap(({ stack }) => stack), ...view.discarded].map(({ face }) => face);
  for (const face of [...seen, ...view.drawn]) if (face !== null) spend(FACES.indexOf(face));
  shuffle(faces, chance);
  const token = ({ face, seen: by, isPublic }: TokenView): Token => ({
    face: face === null ? faces.pop()! : FACES.indexOf(face),
    seen: by,
    isPublic,
  });
  state.stacks = view.jurors.map(({ stack }) => stack.map(token));
  state.discarded = view.discarded.map(token);
  state.drawn = view.drawn.map((face) => (face === null ? faces.pop()! : FACES.indexOf(face))).sort((a, b) => a - b);
  state.supply = faces;
  state.returned = view.returned.map(({ face, ...known }) => ({
    face: face === null ? 0 : FACES.indexOf(face),
    ...known,
  }));
}

/** What the prosecutor has, only the prosecutor knows; of the chosen card everybody knows the regions. */
function imagineTrial(box: Box, view: View, state: State, chance: Chance): void {
  const isRead = (card: number) => state.readings.some((reading) => reading.card === card);
  const rest = trialOf(box, view.phase).filter((card) => !isRead(card));
  shuffle(rest, chance);
  const take = (card: number) => takeFrom(rest, card);
  if (view.chosen) state.chosen = imagineChosen(box, view.chosen, rest);
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

function imagineChosen(box: Box, { card, regions }: NonNullable<View['chosen']>, rest: readonly number[]): number {
  if (card !== null) return trialNumber(box, card);
  return rest.find((each) => box.trial[each]!.regions.every((region, i) => region === regions[i]))!;
}

function imagineStrategies(box: Box, view: View, state: State, chance: Chance): void {
  const numbered = (ids: readonly string[]) => ids.map((id) => strategyNumber(box, id));
  const rest = allStrategies(box);
  const take = (card: number) => takeFrom(rest, card);
  state.discard = numbered(view.discard).map(take);
  state.resolving = numbered(view.resolving).map(take);
  state.hands = view.seats.map(({ hand }) => numbered(hand ?? []).map(take));
  state.recycled = numbered(view.recycled);
  shuffle(rest, chance);
  const own = view.windows.flatMap((moment) => ownAnswer(box, view, moment));
  for (const { card } of own) take(card);
  const waiting = view.windows.flatMap((moment) =>
    moment.waiting.filter((seat) => seat !== view.viewer).map((seat): Waiting => ({ moment, seat })),
  );
  const laidDown = imagineLaidDown(box, view, state, rest, waiting)!;
  for (const { card } of laidDown) take(card);
  state.windows = view.windows.map((moment) => {
    const others = laidDown.filter((each) => each.moment === moment).map(({ seat, card }) => ({ seat, card }));
    return imagineWindow(box, moment, [...ownAnswer(box, view, moment), ...others]);
  });
  state.deck = imagineDeck(rest, view.deck, state.recycled);
  view.seats.forEach(({ hand, cards }, seat) => {
    if (hand === null) state.hands[seat] = rest.splice(0, cards).sort((a, b) => a - b);
  });
  imagineSealed(box, view, state, chance);
}

function takeFrom(rest: number[], card: number): number {
  const at = rest.indexOf(card);
  if (at < 0) throw new Error('a view tells of more than there is in the box');
  return rest.splice(at, 1)[0]!;
}

/** Where cards have been shuffled into it, it can hold no others. */
function imagineDeck(rest: number[], size: number, recycled: readonly number[]): number[] {
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

/** Somebody who waits to play a strategy. */
interface Waiting {
  readonly moment: WindowView;
  readonly seat: Seat;
}

/** What the viewer waits to play. */
function ownAnswer(box: Box, { viewer }: View, { waiting, own }: WindowView): Answer[] {
  const seat = waiting.find((each) => each === viewer);
  return seat === undefined || own === null ? [] : [{ seat, card: strategyNumber(box, own) }];
}

/** Whoever waits has laid down one that fits; and together they leave enough for the deck. */
function imagineLaidDown(
  box: Box,
  view: View,
  state: State,
  rest: readonly number[],
  [first, ...others]: readonly Waiting[],
): (Waiting & Answer)[] | undefined {
  if (!first) return [];
  for (const card of new Set(rest)) {
    if (!fits(box, state, first.moment, first.seat, card) || !isSpare(rest, card, view.deck, state.recycled)) continue;
    const found = imagineLaidDown(box, view, state, without(rest, card), others);
    if (found) return [{ ...first, card }, ...found];
  }
  return undefined;
}

function imagineWindow(box: Box, seen: WindowView, answers: readonly Answer[]): Window {
  const { waiting: _, answered: __, own: ___, played, ...open } = seen;
  return {
    ...open,
    seats: open.seats.slice(),
    answers: answers.toSorted((a, b) => a.seat - b.seat),
    played: played.map(({ seat, card }) => ({ seat, card: strategyNumber(box, card) })),
  };
}

/** Would there be enough left for the deck without it? */
function isSpare(rest: readonly number[], card: number, deck: number, recycled: readonly number[]): boolean {
  if (recycled.length === 0) return true;
  return imagineDeck(without(rest, card), deck, recycled).length === deck;
}

function without(rest: readonly number[], card: number): number[] {
  return rest.toSpliced(rest.indexOf(card), 1);
}

function fits(box: Box, state: State, moment: WindowView, seat: Seat, card: number): boolean {
  const { when, in: only, id } = box.strategies[card]!;
  if (when === 'placed' ? seat !== moment.placer : !hasLost(state, moment, seat)) return false;
  if (only !== undefined && only !== REGIONS[moment.region]) return false;
  return !moment.played.some((each) => each.seat === seat && each.card === id);
}

/** Sealed answers of others are anything that they could have been. */
function imagineSealed(box: Box, view: View, state: State, chance: Chance): void {
  const seen = view.windows.at(-1);
  const moment = windowOf(state);
  if (!seen || !moment) return;
  moment.answers.push(
    ...seen.answered.map((seat): Answer => {
      if (seat === view.viewer) return { seat, card: seen.own === null ? PASS : strategyNumber(box, seen.own) };
      const cards = [PASS, ...playable({ box, state }, seat)];
      return { seat, card: cards[chance.below(cards.length)]! };
    }),
  );
}

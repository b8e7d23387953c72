// All secrets of the game (from the rulebook), and a function that varies those hidden from a viewer. It does not use
// `determinize`, which is tested with it.

import { type Chance, shuffle } from '@kuluary/kernel/chance';
import type { Seat, Viewer } from '@kuluary/kernel/game';
import { BOX } from '../cards/card-set.ts';
import { cloneState, type InfluenceToken, PASS, type State } from '../rules/state.ts';
import { canPlayStrategy, playableStrategies } from '../rules/strategy-window.ts';
import { INFLUENCE_FACES, REGIONS } from '../rules/vocabulary.ts';

export const SECRETS = [
  'roles',
  'role aside',
  'hands',
  'strategy deck',
  'influence on jurors',
  'influence drawn',
  'influence discarded',
  'influence supply',
  'market',
  'chosen card',
  'exchanged cards',
  'trial deck',
  'sealed answers',
] as const;
type Secret = (typeof SECRETS)[number];

export function varySecrets(state: State, viewer: Viewer, chance: Chance): { state: State; changed: Secret[] } {
  const other = cloneState(state);
  varyRoles(other, viewer, chance);
  varyHands(other, viewer, chance);
  varyInfluenceTokens(other, viewer, chance);
  varyTrialCards(other, viewer, chance);
  varySealedChoices(other, viewer, chance);
  return { state: other, changed: SECRETS.filter((secret) => hasChanged(state, other, secret)) };
}

/** Until the end a viewer knows its own role and the prosecutor's; nobody ever sees the one put aside. */
function varyRoles(state: State, viewer: Viewer, chance: Chance): void {
  const roles = state.roles.slice();
  const isHidden = (seat: Seat) => seat !== viewer && seat !== state.prosecutor && !state.isOver;
  const hidden = roles.filter((_, seat) => isHidden(seat));
  if (state.aside >= 0) hidden.push(state.aside);
  shuffle(hidden, chance);
  Object.assign(state, {
    roles: roles.map((role, seat) => (isHidden(seat) ? hidden.pop()! : role)),
    aside: hidden.pop() ?? state.aside,
  });
}

/** A card that a seat wants to play stays in its hand; `varySealedChoices` exchanges it. */
function varyHands(state: State, viewer: Viewer, chance: Chance): void {
  const hidden = state.deck;
  const kept = state.hands.map((_, seat) => (state.asked?.kind === 'order' ? sealedCards(state, seat) : []));
  const sizes = state.hands.map((hand) => hand.length);
  for (const [seat, hand] of state.hands.entries()) {
    if (seat === viewer) continue;
    for (const card of kept[seat]!) hand.splice(hand.indexOf(card), 1);
    hidden.push(...hand.splice(0));
  }
  shuffle(hidden, chance);
  sizes.forEach((size, seat) => {
    if (seat === viewer) return;
    const own = kept[seat]!;
    state.hands[seat] = [...own, ...hidden.splice(0, size - own.length)].sort((a, b) => a - b);
  });
}

function sealedCards({ windows }: State, seat: Seat): number[] {
  const answers = windows.at(-1)?.answers ?? [];
  return answers.flatMap((answer) => (answer.seat === seat ? [answer.card] : []));
}

/** A face is known only to seats that have looked at the token. */
function varyInfluenceTokens(state: State, viewer: Viewer, chance: Chance): void {
  const isKnown = ({ seen, isPublic }: InfluenceToken) => isPublic || seen.some((seat) => seat === viewer);
  const isDrawnKnown = state.asked?.kind === 'influence' && state.asked.seats.some((seat) => seat === viewer);
  const stacked = state.isOver ? [] : state.stacks.flat();
  const hidden = [...stacked, ...state.discarded].filter((token) => !isKnown(token)).map(({ face }) => face);
  if (!isDrawnKnown) hidden.push(...state.drawn);
  hidden.push(...state.supply);
  shuffle(hidden, chance);
  const withVariedFace = (token: InfluenceToken): InfluenceToken =>
    isKnown(token) ? token : { ...token, face: hidden.pop()! };
  if (!state.isOver) state.stacks = state.stacks.map((stack) => stack.map(withVariedFace));
  state.discarded = state.discarded.map(withVariedFace);
  if (!isDrawnKnown) state.drawn = state.drawn.map(() => hidden.pop()!).sort((a, b) => a - b);
  state.supply = hidden;
  state.returned = state.returned.map((token) =>
    isKnown(token) ? token : { ...token, face: chance.below(INFLUENCE_FACES.length) },
  );
}

/** The prosecutor knows all but the deck; others know the chosen card's regions, and the card once it is read. */
function varyTrialCards(state: State, viewer: Viewer, chance: Chance): void {
  if (viewer === state.prosecutor) return shuffle(state.trial, chance);
  const isChosenHidden = state.chosen >= 0 && !state.readings.some(({ card }) => card === state.chosen);
  const hidden = [...state.trial, ...state.market, ...state.dropped.map(({ card }) => card)];
  if (isChosenHidden) hidden.push(state.chosen);
  shuffle(hidden, chance);
  if (isChosenHidden) {
    const { regions } = BOX.trial[state.chosen]!;
    const at = hidden.findIndex((card) => BOX.trial[card]!.regions.join() === regions.join());
    state.chosen = hidden.splice(at, 1)[0]!;
  }
  const take = (fits: (card: number) => boolean) => hidden.splice(hidden.findIndex(fits), 1)[0]!;
  state.dropped = state.dropped.map(({ region }) => ({
    card: take((card) => BOX.trial[card]!.regions.some((each) => each === REGIONS[region])),
    region,
  }));
  state.market = hidden.splice(0, state.market.length);
  state.trial = hidden;
}

/** While the first player orders them, all sealed choices are cards; a seat could have chosen another one, which it holds. */
function varySealedChoices(state: State, viewer: Viewer, chance: Chance): void {
  const strategyWindow = state.windows.at(-1);
  if (!strategyWindow) return;
  const context = { box: BOX, state };
  const isOrdered = state.asked?.kind === 'order';
  strategyWindow.answers = strategyWindow.answers.map(({ seat, card }) => {
    if (seat === viewer) return { seat, card };
    if (!isOrdered) {
      const cards = [PASS, ...playableStrategies(context, seat)];
      return { seat, card: cards[chance.below(cards.length)]! };
    }
    const others = state.deck.filter((each) => canPlayStrategy(context, seat, each));
    if (others.length === 0 || chance.below(2) === 0) return { seat, card };
    const other = others[chance.below(others.length)]!;
    state.deck[state.deck.indexOf(other)] = card;
    state.hands[seat] = state.hands[seat]!.toSpliced(state.hands[seat]!.indexOf(card), 1, other).sort((a, b) => a - b);
    return { seat, card: other };
  });
}

function hasChanged(state: State, other: State, secret: Secret): boolean {
  return JSON.stringify(secretValue(state, secret)) !== JSON.stringify(secretValue(other, secret));
}

function secretValue(state: State, secret: Secret): unknown {
  switch (secret) {
    case 'roles':
      return state.roles;
    case 'role aside':
      return state.aside;
    case 'hands':
      return state.hands;
    case 'strategy deck':
      return state.deck;
    case 'influence on jurors':
      return state.stacks;
    case 'influence drawn':
      return state.drawn;
    case 'influence discarded':
      return state.discarded;
    case 'influence supply':
      return state.supply;
    case 'market':
      return state.market;
    case 'chosen card':
      return state.chosen;
    case 'exchanged cards':
      return state.dropped;
    case 'trial deck':
      return state.trial;
    case 'sealed answers':
      return state.windows.at(-1)?.answers;
  }
}

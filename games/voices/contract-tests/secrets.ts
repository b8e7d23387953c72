// All secrets of the game (from the rulebook), and a function that varies those hidden from a viewer. It does not use
// `determinize`, which is tested with it.

import { type Chance, shuffle } from '@kuluary/kernel/chance';
import type { Seat, Viewer } from '@kuluary/kernel/game';
import { BOX } from '../cards/card-set.ts';
import { cloneState, type InfluenceToken, PASS, type State, type StrategyWindow } from '../rules/state.ts';
import { playableStrategies } from '../rules/strategy-window.ts';
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
  'strategies laid down',
] as const;
type Secret = (typeof SECRETS)[number];

export function varySecrets(state: State, viewer: Viewer, chance: Chance): { state: State; changed: Secret[] } {
  const other = cloneState(state);
  varyRoles(other, viewer, chance);
  varyHands(other, viewer, chance);
  varyInfluenceTokens(other, viewer, chance);
  varyTrialCards(other, viewer, chance);
  varySealedChoices(other, viewer, chance);
  varyLaidDownStrategies(other, viewer, chance);
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

function varyHands(state: State, viewer: Viewer, chance: Chance): void {
  const hidden = state.deck;
  const sizes = state.hands.map((hand, seat) => (seat === viewer ? 0 : hand.length));
  for (const [seat, hand] of state.hands.entries()) if (seat !== viewer) hidden.push(...hand.splice(0));
  shuffle(hidden, chance);
  sizes.forEach((size, seat) => {
    if (seat !== viewer) state.hands[seat] = hidden.splice(0, size).sort((a, b) => a - b);
  });
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

/** Choices are public once all seats have made theirs. */
function varySealedChoices(state: State, viewer: Viewer, chance: Chance): void {
  const strategyWindow = state.windows.at(-1);
  if (state.asked?.kind !== 'strategy' || !strategyWindow) return;
  strategyWindow.answers = strategyWindow.answers.map((choice) => {
    if (choice.seat === viewer) return choice;
    const cards = [PASS, ...playableStrategies({ box: BOX, state }, choice.seat)];
    return { seat: choice.seat, card: cards[chance.below(cards.length)]! };
  });
}

/** A strategy waiting to be resolved is replaced by any other that its seat could have laid down. */
function varyLaidDownStrategies(state: State, viewer: Viewer, chance: Chance): void {
  const isSealed = state.asked?.kind === 'strategy';
  for (const strategyWindow of isSealed ? state.windows.slice(0, -1) : state.windows) {
    strategyWindow.answers = strategyWindow.answers.map((choice) => {
      if (choice.seat === viewer) return choice;
      const options = state.deck.filter((card) => couldLayDown(strategyWindow, choice.seat, card));
      if (options.length === 0 || chance.below(2) === 0) return choice;
      const card = options[chance.below(options.length)]!;
      state.deck[state.deck.indexOf(card)] = choice.card;
      return { seat: choice.seat, card };
    });
  }
}

function couldLayDown({ placer, region, played }: StrategyWindow, seat: Seat, card: number): boolean {
  const { when, in: only } = BOX.strategies[card]!;
  const isAfterOwn = when === 'placed' && seat === placer;
  const isAfterLoss = when === 'destroyed' && seat !== placer; // a waiting seat that is not the placer has lost a marker
  const isHere = only === undefined || only === REGIONS[region];
  return (isAfterOwn || isAfterLoss) && isHere && !played.some((each) => each.seat === seat && each.card === card);
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
      return state.asked?.kind === 'strategy' && state.windows.at(-1)?.answers;
    case 'strategies laid down':
      return state.asked?.kind !== 'strategy' && state.windows.map(({ answers }) => answers);
  }
}

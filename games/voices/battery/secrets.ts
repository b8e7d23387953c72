// Everything that is ever hidden from anybody, from the rulebook's list; and a permuter that changes it. It does not use the
// game's own imagination: that is tested by it.

import { type Chance, shuffle } from '@kuluary/kernel/chance';
import type { Seat, Viewer } from '@kuluary/kernel/game';
import { BOX } from '../cards/voices.ts';
import { clone, PASS, type State, type Token, type Window } from '../rules/state.ts';
import { FACES, REGIONS } from '../rules/vocabulary.ts';
import { playable } from '../rules/windows.ts';

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

export function vary(state: State, viewer: Viewer, chance: Chance): { state: State; changed: Secret[] } {
  const other = clone(state);
  varyRoles(other, viewer, chance);
  varyHands(other, viewer, chance);
  varyTokens(other, viewer, chance);
  varyTrial(other, viewer, chance);
  varyAnswers(other, viewer, chance);
  varyLaid(other, viewer, chance);
  return { state: other, changed: SECRETS.filter((secret) => isChanged(state, other, secret)) };
}

/** Until the end everybody knows their own, and the prosecutor. Nobody ever sees the one that was put aside. */
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

/** Nobody knows what is on a token but who has looked at it. */
function varyTokens(state: State, viewer: Viewer, chance: Chance): void {
  const isKnown = ({ seen, isPublic }: Token) => isPublic || seen.some((seat) => seat === viewer);
  const isDrawnKnown = state.asked?.kind === 'influence' && state.asked.seats.some((seat) => seat === viewer);
  const stacked = state.isOver ? [] : state.stacks.flat();
  const hidden = [...stacked, ...state.discarded].filter((token) => !isKnown(token)).map(({ face }) => face);
  if (!isDrawnKnown) hidden.push(...state.drawn);
  hidden.push(...state.supply);
  shuffle(hidden, chance);
  const varied = (token: Token): Token => (isKnown(token) ? token : { ...token, face: hidden.pop()! });
  if (!state.isOver) state.stacks = state.stacks.map((stack) => stack.map(varied));
  state.discarded = state.discarded.map(varied);
  if (!isDrawnKnown) state.drawn = state.drawn.map(() => hidden.pop()!).sort((a, b) => a - b);
  state.supply = hidden;
  state.returned = state.returned.map((token) =>
    isKnown(token) ? token : { ...token, face: chance.below(FACES.length) },
  );
}

/** The prosecutor knows all but the deck; the others of a chosen card its two regions, and the whole once it is read. */
function varyTrial(state: State, viewer: Viewer, chance: Chance): void {
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

/** Who passes and who plays shows when all have answered. */
function varyAnswers(state: State, viewer: Viewer, chance: Chance): void {
  const window = state.windows.at(-1);
  if (state.asked?.kind !== 'strategy' || !window) return;
  window.answers = window.answers.map((answer) => {
    if (answer.seat === viewer) return answer;
    const cards = [PASS, ...playable({ box: BOX, state }, answer.seat)];
    return { seat: answer.seat, card: cards[chance.below(cards.length)]! };
  });
}

/** A strategy that waits to be resolved is any that its seat could have laid down. */
function varyLaid(state: State, viewer: Viewer, chance: Chance): void {
  const isSealed = state.asked?.kind === 'strategy';
  for (const moment of isSealed ? state.windows.slice(0, -1) : state.windows) {
    moment.answers = moment.answers.map((answer) => {
      if (answer.seat === viewer) return answer;
      const options = state.deck.filter((card) => couldLay(moment, answer.seat, card));
      if (options.length === 0 || chance.below(2) === 0) return answer;
      const card = options[chance.below(options.length)]!;
      state.deck[state.deck.indexOf(card)] = answer.card;
      return { seat: answer.seat, card };
    });
  }
}

function couldLay({ placer, region, played }: Window, seat: Seat, card: number): boolean {
  const { when, in: only } = BOX.strategies[card]!;
  const isAfterOwn = when === 'placed' && seat === placer;
  const isAfterLoss = when === 'destroyed' && seat !== placer; // whoever waits and has not placed has lost a marker
  const isHere = only === undefined || only === REGIONS[region];
  return (isAfterOwn || isAfterLoss) && isHere && !played.some((each) => each.seat === seat && each.card === card);
}

function isChanged(state: State, other: State, secret: Secret): boolean {
  return JSON.stringify(told(state, secret)) !== JSON.stringify(told(other, secret));
}

function told(state: State, secret: Secret): unknown {
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

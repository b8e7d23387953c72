// Builds the state that a scenario's deal describes. A deal names as much as the case needs; the remaining cards follow in
// canonical order.

import { isRecord, isWholeNumber } from '@kuluary/kernel/json';
import { failed, ok, type Result } from '@kuluary/kernel/result';
import { CHARACTERS, characterCode, characterName, NONE } from './characters.ts';
import { payStartingCoins } from './coins.ts';
import { beginDraft, isDrafted } from './draft.ts';
import { chosenFirstSeat, type Options } from './editions.ts';
import { boxCards, emptyState } from './setup.ts';
import { HAND_SIZE, type State, TURN_LIMIT } from './state.ts';
import { beginTurn } from './turn-resolution.ts';

const DEAL_FIELDS = ['first', 'coins', 'hands', 'faceUp', 'deck', 'turns'];

export function arrangeScenario(seats: number, options: Options, deal: unknown): Result<State, string> {
  if (!isRecord(deal)) return failed('the deal must be an object');
  const unknown = Object.keys(deal).find((field) => !DEAL_FIELDS.includes(field));
  if (unknown !== undefined) return failed(`the deal has an unknown field "${unknown}"`);
  const first = deal.first ?? chosenFirstSeat(options) ?? 0;
  if (!isWholeNumber(first, 0, seats - 1))
    return failed(`the deal's "first" must be a seat, not ${JSON.stringify(first)}`);
  const state = emptyState(seats, options, first);
  const failure = arrangeCoins(state, deal.coins) ?? arrangeTurns(state, deal.turns) ?? arrangeCards(state, deal);
  return failure === undefined ? ok(state) : failed(failure);
}

function arrangeTurns(state: State, turns: unknown): string | undefined {
  if (turns === undefined) return undefined;
  if (!isWholeNumber(turns, 0, TURN_LIMIT - 1))
    return `the deal's "turns" must be a number from 0 to ${TURN_LIMIT - 1}, not ${JSON.stringify(turns)}`;
  state.turns = turns;
  return undefined;
}

function arrangeCoins(state: State, coins: unknown): string | undefined {
  if (coins === undefined) {
    payStartingCoins(state);
    return undefined;
  }
  const isValid =
    Array.isArray(coins) &&
    coins.length === state.seats &&
    coins.every((n) => isWholeNumber(n, 0, state.options.coinsInBox));
  if (!isValid) return `the deal's "coins" must be ${state.seats} numbers`;
  state.coins = (coins as number[]).slice();
  state.treasury -= state.coins.reduce((sum, n) => sum + n, 0);
  return state.treasury < 0 ? `the box holds only ${state.options.coinsInBox} coins` : undefined;
}

function arrangeCards(state: State, deal: Record<string, unknown>): string | undefined {
  const rest = boxCards(state.options);
  const takenFaceUp = takeNamedCards(rest, deal.faceUp, state.seats, 'faceUp');
  if (!takenFaceUp.ok) return takenFaceUp.failure;
  const takenHands = takeNamedCards(rest, deal.hands, state.seats, 'hands');
  if (!takenHands.ok) return takenHands.failure;
  const deck = takeNamedCards(rest, [deal.deck ?? []], 1, 'deck');
  if (!deck.ok) return deck.failure;
  const [faceUp, hands] = [takenFaceUp.value, takenHands.value];
  if (deal.hands === undefined && isDrafted(state.seats, state.options)) {
    if (deal.deck !== undefined || deal.faceUp !== undefined) return 'a drafted deal names no cards';
    beginDraft(state);
    return undefined;
  }
  for (let seat = 0; seat < state.seats; seat++) {
    if (faceUp[seat]!.length + hands[seat]!.length > HAND_SIZE)
      return `seat ${seat} is dealt more than ${HAND_SIZE} cards`;
    while (faceUp[seat]!.length + hands[seat]!.length < HAND_SIZE) {
      const card = rest.shift();
      if (card === undefined) return `the deck leaves no cards for seat ${seat}`;
      hands[seat]!.push(card);
    }
    hands[seat]!.forEach((card, i) => {
      state.hands[seat * HAND_SIZE + i] = card;
    });
    faceUp[seat]!.forEach((card, i) => {
      state.faceUp[seat * HAND_SIZE + i] = card;
    });
    if (hands[seat]!.length === 0) state.alive &= ~(1 << seat);
  }
  if ((state.alive & (state.alive - 1)) === 0) return 'fewer than two seats are dealt influence';
  if ((state.alive & (1 << state.first)) === 0) return `seat ${state.first} is first but has no influence`;
  state.deck = [...deck.value[0]!, ...rest].reverse();
  beginTurn(state, undefined);
  return undefined;
}

/** Takes the named cards, a list for each seat, out of `rest`. */
function takeNamedCards(rest: number[], lists: unknown, count: number, field: string): Result<number[][], string> {
  if (lists === undefined) return ok(Array.from({ length: count }, () => []));
  if (!Array.isArray(lists) || lists.length > count || !lists.every(Array.isArray)) {
    return failed(`the deal's "${field}" must be a list of cards${count > 1 ? ' for each seat' : ''}`);
  }
  const taken: number[][] = Array.from({ length: count }, () => []);
  for (const [i, list] of (lists as unknown[][]).entries()) {
    for (const name of list) {
      const character = characterCode(name);
      if (character === NONE) {
        return failed(`the deal's "${field}" has ${JSON.stringify(name)}, not one of ${CHARACTERS.join(', ')}`);
      }
      const place = rest.indexOf(character);
      if (place === -1) return failed(`the deal names more copies of ${characterName(character)} than the box holds`);
      rest.splice(place, 1);
      taken[i]!.push(character);
    }
  }
  return ok(taken);
}

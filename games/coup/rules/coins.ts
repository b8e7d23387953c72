// Every movement of coins: at the start, paid for an action, returned after a lost challenge, taken, stolen, forfeited.

import type { Seat } from '@kuluary/kernel/game';
import { ACTION_RULES, ACTIONS } from './actions-and-blocks.ts';
import type { CoupEventSink } from './events.ts';
import type { State } from './state.ts';

export function payStartingCoins(state: State): void {
  const { startingCoins } = state.options;
  for (let i = 0; i < state.seats; i++) {
    const coins = startingCoins[Math.min(i, startingCoins.length - 1)]!;
    state.coins[(state.first + i) % state.seats] = coins;
    state.treasury -= coins;
  }
}

/** On announcing. */
export function payCost(state: State): void {
  const { cost } = ACTION_RULES[state.action]!;
  state.coins[state.turn]! -= cost;
  state.treasury += cost;
}

/** When the actor has lost a challenge; the cost of a blocked action is never returned. */
export function refundCost(state: State, eventSink: CoupEventSink): void {
  const { turn } = state;
  const { cost } = ACTION_RULES[state.action]!;
  if (!state.options.refundOnChallenge || cost === 0) return;
  state.coins[turn]! += cost;
  state.treasury -= cost;
  eventSink?.all({ type: 'refunded', seat: turn, coins: cost });
}

/** At most as many as the target has. */
export function stealCoins(state: State, eventSink: CoupEventSink): void {
  const { turn, target, action } = state;
  const coins = Math.min(ACTION_RULES[action]!.takes, state.coins[target]!);
  state.coins[turn]! += coins;
  state.coins[target]! -= coins;
  eventSink?.all({ type: 'stole', seat: turn, target, coins });
}

/** At most as many as the treasury has. */
export function takeCoins(state: State, eventSink: CoupEventSink): void {
  const { turn, action } = state;
  const coins = Math.min(ACTION_RULES[action]!.takes, state.treasury);
  state.coins[turn]! += coins;
  state.treasury -= coins;
  eventSink?.all({ type: 'took', seat: turn, coins, action: ACTIONS[action]! });
}

/** Of a seat that is out. */
export function forfeitCoins(state: State, seat: Seat, eventSink: CoupEventSink): void {
  const coins = state.coins[seat]!;
  if (coins === 0) return;
  state.coins[seat] = 0;
  state.treasury += coins;
  eventSink?.all({ type: 'forfeited', seat, coins });
}

// Nemeses: turning up the next one with its group attack, the token that opens a guarded one, and defeating it.

import { makeFrame } from '@kuluary/card-language/interpreter';
import { costOf } from './buying.ts';
import { nextSeat, type RulesContext, type State } from './state.ts';
import { cardId, gainCard, payTokens, zoneRef } from './zones.ts';

export function faceUpNemesis({ nemeses, isNemesisUp }: State): number | undefined {
  return isNemesisUp ? nemeses.at(-1) : undefined;
}

/** E7 */
export function revealNemesis(context: RulesContext): void {
  const { box, state } = context;
  if (state.isNemesisUp) return;
  state.isNemesisUp = true;
  const nemesis = state.nemeses.at(-1)!;
  context.eventSink?.all({ type: 'nemesis', card: cardId(context, nemesis) });
  const { groupProgram } = box.cards[nemesis]!;
  if (groupProgram >= 0) state.stack.push(makeFrame(groupProgram, nextSeat(state, state.active), nemesis));
}

/** At the start of a turn: a guarded nemesis can be defeated only by whoever pays a token now. */
export function askGuardDecision({ box, state }: RulesContext): void {
  const nemesis = faceUpNemesis(state);
  if (nemesis !== undefined && box.cards[nemesis]!.isGuarded && state.players[state.active]!.tokens > 0)
    state.asked = { kind: 'guard', seats: [state.active] };
}

export function applyGuardDecision(context: RulesContext, isPaid: boolean): void {
  const { state } = context;
  state.asked = null;
  if (!isPaid) return;
  payTokens(context, state.active, 1);
  state.isGuardPaid = true;
}

export function canDefeat(context: RulesContext, nemesis: number): boolean {
  const { state, box } = context;
  const isOpen = !box.cards[nemesis]!.isGuarded || state.isGuardPaid;
  return isOpen && costOf(context, state.active, nemesis) <= state.power;
}

export function defeatNemesis(context: RulesContext): void {
  const { state } = context;
  const nemesis = state.nemeses.pop()!;
  state.power -= costOf(context, state.active, nemesis);
  state.isNemesisUp = false;
  gainCard(context, state.active, nemesis, zoneRef('nemeses'), 'defeated');
}

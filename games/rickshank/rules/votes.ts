// Votes: sealed ballots, revealed council cards, ties and the result.

import { type Frame, NO_SEAT } from '@kuluary/card-language/interpreter';
import { isConditionMet } from '@kuluary/card-language/language';
import type { Seat } from '@kuluary/kernel/game';
import { pushReplacementEffects, sumModifiers } from './abilities.ts';
import type { EffectStep, VoteKind } from './card-terms.ts';
import { evaluateCount } from './count-evaluation.ts';
import type { Move, VoteChoice } from './moves.ts';
import { AGAINST, FOR, nextSeat, type RulesContext, type State, UNDECIDED, type Vote } from './state.ts';
import { cardId, discardFromHand, insertSorted, payTokens } from './zones.ts';

/** Called again after each move until there is a result. */
export function advanceVote(context: RulesContext, frame: Frame, step: Extract<EffectStep, { do: 'vote' }>): void {
  const { state } = context;
  if (!state.vote) return openVote(context, frame, step);
  if (state.vote.isCancelled) return cancelVote(context, frame, 'ability');
  if (!state.vote.isOpen) return askBallots(state, frame);
  if (state.vote.passes < state.players.length) return askReveal(state, frame);
  if (state.vote.result === UNDECIDED) return tallyVotes(context, frame);
  settleVote(context, frame, state.vote);
}

/** V0. Abilities that cancel it come first. */
function openVote(
  context: RulesContext,
  frame: Frame,
  { vote: kind, needs }: Extract<EffectStep, { do: 'vote' }>,
): void {
  const { state } = context;
  if (!needs.some((each) => isConditionMet(each, (of) => evaluateCount(context, frame, of))))
    return cancelVote(context, frame, 'nothing');
  const seats = state.players.length;
  state.vote = {
    kind,
    isCancelled: false,
    choices: Array(seats).fill(UNDECIDED),
    tokens: Array(seats).fill(0),
    revealed: state.players.map(() => []),
    next: nextSeat(state, state.active),
    passes: 0,
    isOpen: false,
    result: UNDECIDED,
  };
  frame.at--;
  context.eventSink?.all({ type: 'vote', seat: frame.you, card: cardId(context, frame.card), vote: kind });
  pushReplacementEffects(context, 'vote', frame.you, frame.card, false);
}

function cancelVote(context: RulesContext, frame: Frame, why: 'nothing' | 'ability'): void {
  context.state.vote = null;
  frame.result = 0;
  context.eventSink?.all({ type: 'vote-cancelled', seat: frame.you, card: cardId(context, frame.card), why });
}

/** V1. */
function askBallots(state: State, frame: Frame): void {
  state.asked = { kind: 'ballot', seats: state.players.map((_, seat) => seat) };
  frame.at--;
}

export function ballotMoves({ state }: RulesContext, seat: Seat): Move[] {
  const { tokens } = state.players[seat]!;
  const choices = choicesOfVote(state, state.vote!.kind);
  return Array.from({ length: tokens + 1 }, (_, n) => n).flatMap((n): Move[] =>
    choices === null
      ? [{ type: 'vote', tokens: n }]
      : choices.map((choice) => ({ type: 'vote', tokens: n, choice: choice })),
  );
}

/** null: the choice is the seat itself. */
function choicesOfVote(state: State, kind: VoteKind): VoteChoice[] | null {
  if (kind === 'auction') return null;
  return kind === 'referendum' ? ['for', 'against'] : state.players.map((_, seat) => seat);
}

function choiceNumber(choice: VoteChoice): number {
  if (typeof choice === 'number') return choice;
  return choice === 'for' ? FOR : AGAINST;
}

export function applyBallot(context: RulesContext, seat: Seat, ballot: Extract<Move, { type: 'vote' }>): void {
  const { state, eventSink } = context;
  const vote = state.vote!;
  vote.choices[seat] = choiceNumber(ballot.choice ?? seat);
  vote.tokens[seat] = ballot.tokens;
  eventSink?.all({ type: 'voted', seat });
  const { seats } = state.asked!;
  if (seats.length > 1) {
    seats.splice(seats.indexOf(seat), 1);
    return;
  }
  state.asked = null;
  vote.isOpen = true;
  state.ballots = { choices: vote.choices.slice(), tokens: vote.tokens.slice() };
  eventSink?.all({ type: 'ballots', vote: vote.kind, ...state.ballots });
}

/** V3. Whoever holds no card at all passes without being asked. */
function askReveal(state: State, frame: Frame): void {
  const vote = state.vote!;
  frame.at--;
  const seat = vote.next;
  if (state.players[seat]!.hand.length > vote.revealed[seat]!.length) state.asked = { kind: 'reveal', seats: [seat] };
  else passReveal(state, vote);
}

function passReveal(state: State, vote: Vote): void {
  vote.passes++;
  vote.next = nextSeat(state, vote.next);
}

export function revealMoves(context: RulesContext, seat: Seat): Move[] {
  const { box, state } = context;
  const { hand } = state.players[seat]!;
  if (!hand.some((card) => box.cards[card]!.type === 'council')) return [{ type: 'pass' }];
  const rest = hand.slice();
  for (const card of state.vote!.revealed[seat]!) rest.splice(rest.indexOf(card), 1);
  const council = [...new Set(rest)].filter((card) => box.cards[card]!.type === 'council').sort((a, b) => a - b);
  return [...council.map((card): Move => ({ type: 'reveal', card: cardId(context, card) })), { type: 'pass' }];
}

export function applyReveal(context: RulesContext, seat: Seat, move: Extract<Move, { type: 'reveal' | 'pass' }>): void {
  const { box, state, eventSink } = context;
  const vote = state.vote!;
  state.asked = null;
  if (move.type === 'pass') return passReveal(state, vote);
  const card = box.cardNumbersById.get(move.card)!;
  vote.revealed[seat]!.push(card);
  const { seen } = state.players[seat]!;
  const known = seen.filter((each) => each === card).length;
  if (known < vote.revealed[seat]!.filter((each) => each === card).length) insertSorted(seen, card);
  vote.passes = 0;
  vote.next = nextSeat(state, seat);
  eventSink?.all({ type: 'revealed', seat, card: move.card });
}

/** V4, V5. */
function tallyVotes(context: RulesContext, frame: Frame): void {
  const { state } = context;
  const best = leadingOptions(context);
  frame.at--;
  if (best.length === 1) setVoteResult(context, best[0]!, false);
  else state.asked = { kind: 'tie', seats: [state.active] };
}

/** Votes by option. */
export function votesByOption(context: RulesContext): number[] {
  const { players, vote } = context.state;
  const votes = Array<number>(vote!.kind === 'referendum' ? 2 : players.length).fill(0);
  players.forEach((_, seat) => {
    const own = 1 + vote!.tokens[seat]! + vote!.revealed[seat]!.length + sumModifiers(context, seat, 'votes');
    votes[vote!.choices[seat]!]! += own;
  });
  return votes;
}

function leadingOptions(context: RulesContext): number[] {
  const votes = votesByOption(context);
  const most = Math.max(...votes);
  return votes.flatMap((number, option) => (number === most ? [option] : []));
}

export function tieBreakMoves(context: RulesContext): Move[] {
  const isReferendum = context.state.vote!.kind === 'referendum';
  return leadingOptions(context).map((option) => ({
    type: 'decide',
    choice: isReferendum ? (option === FOR ? 'for' : 'against') : option,
  }));
}

export function applyTieBreak(context: RulesContext, move: Extract<Move, { type: 'decide' }>): void {
  context.state.asked = null;
  setVoteResult(context, choiceNumber(move.choice), true);
}

function setVoteResult(context: RulesContext, result: number, tie: boolean): void {
  const vote = context.state.vote!;
  vote.result = result;
  context.eventSink?.all({ type: 'vote-result', vote: vote.kind, result, votes: votesByOption(context), tie });
}

/** V6: whoever has voted for the result pays. The effect follows. */
function settleVote(context: RulesContext, frame: Frame, vote: Vote): void {
  const { state } = context;
  state.vote = null;
  state.players.forEach((_, seat) => {
    if (vote.choices[seat] !== vote.result) return;
    payTokens(context, seat, vote.tokens[seat]!);
    for (const card of vote.revealed[seat]!) discardFromHand(context, seat, card, 'payment');
  });
  const isReferendum = vote.kind === 'referendum';
  frame.them = isReferendum ? NO_SEAT : vote.result;
  frame.result = isReferendum && vote.result === AGAINST ? 0 : 1;
}

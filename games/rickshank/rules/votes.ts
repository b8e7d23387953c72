// Votes: sealed ballots, council cards on top of them, a result.

import { type Frame, NOBODY } from '@kuluary/effects/interpreter';
import { holds } from '@kuluary/effects/language';
import type { Seat } from '@kuluary/kernel/game';
import { modified, replace } from './abilities.ts';
import { count } from './counting.ts';
import type { Step, VoteKind } from './dialect.ts';
import type { Choice, Move } from './moves.ts';
import { AGAINST, after, FOR, type State, type Table, UNDECIDED, type Vote } from './state.ts';
import { addSorted, discard, idOf, payTokens } from './zones.ts';

/** Is called again after each answer until there is a result. */
export function vote(table: Table, frame: Frame, step: Extract<Step, { do: 'vote' }>): void {
  const { state } = table;
  if (!state.vote) return open(table, frame, step);
  if (state.vote.isCancelled) return cancel(table, frame, 'ability');
  if (!state.vote.isOpen) return askBallots(state, frame);
  if (state.vote.passes < state.players.length) return askReveal(state, frame);
  if (state.vote.result === UNDECIDED) return tally(table, frame);
  settle(table, frame, state.vote);
}

/** V0. Abilities that cancel it come first. */
function open(table: Table, frame: Frame, { vote: kind, needs }: Extract<Step, { do: 'vote' }>): void {
  const { state } = table;
  if (needs !== undefined && !holds(needs, (of) => count(table, frame, of))) return cancel(table, frame, 'nothing');
  const seats = state.players.length;
  state.vote = {
    kind,
    isCancelled: false,
    choices: Array(seats).fill(UNDECIDED),
    tokens: Array(seats).fill(0),
    revealed: state.players.map(() => []),
    next: after(state, state.active),
    passes: 0,
    isOpen: false,
    result: UNDECIDED,
  };
  frame.at--;
  table.events?.all({ type: 'vote', seat: frame.you, card: idOf(table, frame.card), vote: kind });
  replace(table, 'vote', frame.you, frame.card, false);
}

function cancel(table: Table, frame: Frame, why: 'nothing' | 'ability'): void {
  table.state.vote = null;
  frame.result = 0;
  table.events?.all({ type: 'vote-cancelled', seat: frame.you, card: idOf(table, frame.card), why });
}

/** V1. */
function askBallots(state: State, frame: Frame): void {
  state.asked = { kind: 'ballot', seats: state.players.map((_, seat) => seat) };
  frame.at--;
}

export function ballotMoves({ state }: Table, seat: Seat): Move[] {
  const { tokens } = state.players[seat]!;
  const choices = choicesIn(state, state.vote!.kind);
  return Array.from({ length: tokens + 1 }, (_, n) => n).flatMap((n): Move[] =>
    choices === null ? [{ type: 'vote', tokens: n }] : choices.map((choice) => ({ type: 'vote', tokens: n, choice })),
  );
}

/** null: everybody can only mean themselves. */
function choicesIn(state: State, kind: VoteKind): Choice[] | null {
  if (kind === 'auction') return null;
  return kind === 'referendum' ? ['for', 'against'] : state.players.map((_, seat) => seat);
}

function numberOf(choice: Choice): number {
  if (typeof choice === 'number') return choice;
  return choice === 'for' ? FOR : AGAINST;
}

export function answerBallot(table: Table, seat: Seat, answer: Extract<Move, { type: 'vote' }>): void {
  const { state, events } = table;
  const vote = state.vote!;
  vote.choices[seat] = numberOf(answer.choice ?? seat);
  vote.tokens[seat] = answer.tokens;
  events?.all({ type: 'voted', seat });
  const { seats } = state.asked!;
  if (seats.length > 1) {
    seats.splice(seats.indexOf(seat), 1);
    return;
  }
  state.asked = null;
  vote.isOpen = true;
  state.ballots = { choices: vote.choices.slice(), tokens: vote.tokens.slice() };
  events?.all({ type: 'ballots', vote: vote.kind, ...state.ballots });
}

/** V3. Whoever holds no card at all passes without being asked. */
function askReveal(state: State, frame: Frame): void {
  const vote = state.vote!;
  frame.at--;
  const seat = vote.next;
  if (state.players[seat]!.hand.length > vote.revealed[seat]!.length) state.asked = { kind: 'reveal', seats: [seat] };
  else passOn(state, vote);
}

function passOn(state: State, vote: Vote): void {
  vote.passes++;
  vote.next = after(state, vote.next);
}

export function revealMoves(table: Table, seat: Seat): Move[] {
  const { box, state } = table;
  const { hand } = state.players[seat]!;
  if (!hand.some((card) => box.cards[card]!.type === 'council')) return [{ type: 'pass' }];
  const rest = hand.slice();
  for (const card of state.vote!.revealed[seat]!) rest.splice(rest.indexOf(card), 1);
  const council = [...new Set(rest)].filter((card) => box.cards[card]!.type === 'council').sort((a, b) => a - b);
  return [...council.map((card): Move => ({ type: 'reveal', card: idOf(table, card) })), { type: 'pass' }];
}

export function answerReveal(table: Table, seat: Seat, answer: Extract<Move, { type: 'reveal' | 'pass' }>): void {
  const { box, state, events } = table;
  const vote = state.vote!;
  state.asked = null;
  if (answer.type === 'pass') return passOn(state, vote);
  const card = box.numbers.get(answer.card)!;
  vote.revealed[seat]!.push(card);
  const { seen } = state.players[seat]!;
  const known = seen.filter((each) => each === card).length;
  if (known < vote.revealed[seat]!.filter((each) => each === card).length) addSorted(seen, card);
  vote.passes = 0;
  vote.next = after(state, seat);
  events?.all({ type: 'revealed', seat, card: answer.card });
}

/** V4, V5. */
function tally(table: Table, frame: Frame): void {
  const { state } = table;
  const best = leading(table);
  frame.at--;
  if (best.length === 1) decide(table, best[0]!, false);
  else state.asked = { kind: 'tie', seats: [state.active] };
}

/** Votes by option. */
export function votesFor(table: Table): number[] {
  const { players, vote } = table.state;
  const votes = Array<number>(vote!.kind === 'referendum' ? 2 : players.length).fill(0);
  players.forEach((_, seat) => {
    const own = 1 + vote!.tokens[seat]! + vote!.revealed[seat]!.length + modified(table, seat, 'votes');
    votes[vote!.choices[seat]!]! += own;
  });
  return votes;
}

function leading(table: Table): number[] {
  const votes = votesFor(table);
  const most = Math.max(...votes);
  return votes.flatMap((number, option) => (number === most ? [option] : []));
}

export function tieMoves(table: Table): Move[] {
  const isReferendum = table.state.vote!.kind === 'referendum';
  return leading(table).map((option) => ({
    type: 'decide',
    choice: isReferendum ? (option === FOR ? 'for' : 'against') : option,
  }));
}

export function answerTie(table: Table, answer: Extract<Move, { type: 'decide' }>): void {
  table.state.asked = null;
  decide(table, numberOf(answer.choice), true);
}

function decide(table: Table, result: number, tie: boolean): void {
  const vote = table.state.vote!;
  vote.result = result;
  table.events?.all({ type: 'vote-result', vote: vote.kind, result, votes: votesFor(table), tie });
}

/** V6: whoever has voted for the result pays for it. The effect follows. */
function settle(table: Table, frame: Frame, vote: Vote): void {
  const { state } = table;
  state.vote = null;
  state.players.forEach((_, seat) => {
    if (vote.choices[seat] !== vote.result) return;
    payTokens(table, seat, vote.tokens[seat]!);
    for (const card of vote.revealed[seat]!) discard(table, seat, card, 'payment');
  });
  const isReferendum = vote.kind === 'referendum';
  frame.them = isReferendum ? NOBODY : vote.result;
  frame.result = isReferendum && vote.result === AGAINST ? 0 : 1;
}

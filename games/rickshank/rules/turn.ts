// A turn, from its start to the next one.

import { type Frame, frameOf } from '@kuluary/effects/interpreter';
import { holds } from '@kuluary/effects/language';
import type { Seat } from '@kuluary/kernel/game';
import { fireStart, modified } from './abilities.ts';
import { type AbilityCard, GUN, HAND, LINE_UP, STANDSTILL, TOKEN_COST, TURN } from './box.ts';
import { playEffect } from './choices.ts';
import { count } from './counting.ts';
import type { TurnPart } from './dialect.ts';
import type { Move } from './moves.ts';
import { points } from './score.ts';
import {
  after,
  type End,
  FROM_HAND,
  FROM_STACK,
  NOTHING_USED,
  OPENED,
  type Piece,
  type State,
  type Table,
} from './state.ts';
import {
  discard,
  draw,
  enterPlay,
  gain,
  gainTokens,
  idOf,
  leavePlay,
  lift,
  move,
  payTokens,
  spot,
  withdraw,
} from './zones.ts';

export function turnPart(table: Table, frame: Frame, part: TurnPart): void {
  const { state } = table;
  switch (part) {
    case 'guard':
      return begin(table);
    case 'start':
      return fireStart(table, state.active);
    case 'main':
      state.asked = { kind: 'main', seats: [state.active] };
      return;
    case 'over':
      return over(table);
    case 'end':
      return end(table);
    case 'clean-up':
      return cleanUp(table);
    case 'draw':
      return draw(table, state.active, HAND);
    case 'refill':
      return refill(table);
    case 'nemesis':
      return turnUp(table);
    case 'next':
      return next(table, frame);
  }
}

/** s1 */
function begin(table: Table): void {
  const { state, box } = table;
  const player = state.players[state.active]!;
  state.isTurnOver = false;
  player.used = NOTHING_USED;
  for (const piece of player.play) {
    piece.isFresh = false;
    piece.used = NOTHING_USED;
  }
  table.events?.all({ type: 'turn', seat: state.active });
  const nemesis = nemesisUp(state);
  if (nemesis !== undefined && box.cards[nemesis]!.isGuarded && player.tokens > 0) {
    state.asked = { kind: 'guard', seats: [state.active] };
  }
}

export function answerGuard(table: Table, isPaid: boolean): void {
  const { state } = table;
  state.asked = null;
  if (!isPaid) return;
  payTokens(table, state.active, 1);
  state.isGuardPaid = true;
}

export function nemesisUp({ nemeses, isNemesisUp }: State): number | undefined {
  return isNemesisUp ? nemeses.at(-1) : undefined;
}

/** What a card costs a seat now. */
export function costOf(table: Table, seat: Seat, card: number): number {
  return Math.max(0, table.box.cards[card]!.cost + modified(table, seat, 'cost', card));
}

/** Everything that can be done in a turn. */
export function mainMoves(table: Table): Move[] {
  const { box, state } = table;
  const { hand } = state.players[state.active]!;
  const moves: Move[] = distinct(hand).map((card) => ({ type: 'play', card: idOf(table, card) }));
  for (const card of forSale(table)) {
    if (costOf(table, state.active, card) <= state.power) moves.push({ type: 'buy', card: idOf(table, card) });
  }
  const nemesis = nemesisUp(state);
  if (nemesis !== undefined && canDefeat(table, nemesis)) moves.push({ type: 'defeat' });
  if (canBuyToken(state)) moves.push({ type: 'token' });
  for (const { card } of usable(table)) {
    const move: Move = { type: 'use', card: box.cards[card]!.id };
    if (!moves.some((other) => other.type === 'use' && other.card === move.card)) moves.push(move);
  }
  moves.push({ type: 'end' });
  return moves;
}

function distinct(cards: readonly number[]): number[] {
  return [...new Set(cards)].sort((a, b) => a - b);
}

function forSale({ state }: Table): number[] {
  const opened = state.players[state.active]!.play.filter(({ from }) => from === FROM_STACK).map(({ card }) => card);
  return distinct([...state.lineUp, ...(state.guns > 0 ? [GUN] : []), ...opened]);
}

export function canDefeat(table: Table, nemesis: number): boolean {
  const { state, box } = table;
  const isOpen = !box.cards[nemesis]!.isGuarded || state.isGuardPaid;
  return isOpen && costOf(table, state.active, nemesis) <= state.power;
}

export function canBuyToken({ tokens, power, isTokenBought }: State): boolean {
  return tokens > 0 && power >= TOKEN_COST && !isTokenBought;
}

interface Usable extends AbilityCard {
  readonly piece: Piece | null; // null: of the character, or lasting
}

/** Abilities that can be used now. */
export function usable(table: Table): Usable[] {
  const { box, state } = table;
  const seat = state.active;
  const player = state.players[seat]!;
  const found: Usable[] = [];
  const tryOut = (ability: AbilityCard, piece: Piece | null, used: readonly number[]) => {
    if (isUsable(table, ability, used)) found.push({ ...ability, piece });
  };
  for (const piece of player.play) {
    if (!box.concerned.use[piece.card]) continue;
    for (const ability of box.cards[piece.card]!.abilities) tryOut(ability, piece, piece.used);
  }
  if (player.character >= 0) {
    for (const ability of box.cards[player.character]!.abilities) tryOut(ability, null, player.used);
  }
  for (const number of state.lasting) tryOut(box.abilities[number]!, null, NOTHING_USED);
  return found;
}

function isUsable(table: Table, { card, ability, number }: AbilityCard, used: readonly number[]): boolean {
  if (!('use' in ability) || (!ability.often && used.includes(number))) return false;
  if (ability.lasting && !table.state.lasting.includes(number)) return false;
  const frame = frameOf(TURN, table.state.active, card);
  return ability.if === undefined || holds(ability.if, (of) => count(table, frame, of));
}

/** Does what the active seat has decided. The turn goes on afterwards, unless that was its end. */
export function answerMain(table: Table, answer: Move): void {
  const { state } = table;
  const { asked } = state;
  state.asked = null;
  if (answer.type === 'end') return;
  act(table, answer);
  const isDone = state.stack.length === 1 && state.waiting.length === 0;
  if (isDone && state.asked === null) state.asked = asked;
  else if (state.end === null) state.stack[0]!.at--; // and is asked again when all of it has happened
}

function act(table: Table, answer: Move): void {
  const { box, state } = table;
  switch (answer.type) {
    case 'play':
      return play(table, box.numbers.get(answer.card)!);
    case 'buy':
      return buy(table, box.numbers.get(answer.card)!);
    case 'defeat':
      return defeat(table);
    case 'token':
      state.power -= TOKEN_COST;
      state.isTokenBought = true;
      return gainTokens(table, state.active, 1, 'bought');
    case 'use':
      return use(table, box.numbers.get(answer.card)!);
    default:
      throw new Error(`"${answer.type}" is nothing to do in a turn`);
  }
}

function play(table: Table, card: number): void {
  const seat = table.state.active;
  const from = spot('hand', seat);
  lift(table, card, from);
  enterPlay(table, seat, card, seat, FROM_HAND, from);
  playEffect(table, seat, card);
}

function buy(table: Table, card: number): void {
  const { state } = table;
  const seat = state.active;
  state.power -= costOf(table, seat, card);
  if (card === GUN) {
    state.guns--;
    return gain(table, seat, card, spot('guns'), 'bought');
  }
  if (state.lineUp.includes(card)) {
    lift(table, card, spot('line-up'));
    return gain(table, seat, card, spot('line-up'), 'bought');
  }
  const piece = state.players[seat]!.play.find((each) => each.card === card && each.from === FROM_STACK)!;
  withdraw(table, seat, piece);
  gain(table, seat, card, spot('play', seat), 'bought');
}

function defeat(table: Table): void {
  const { state } = table;
  const nemesis = state.nemeses.pop()!;
  state.power -= costOf(table, state.active, nemesis);
  state.isNemesisUp = false;
  gain(table, state.active, nemesis, spot('nemeses'), 'defeated');
  if (state.nemeses.length === 0) finish(table, 'defeated');
}

function use(table: Table, card: number): void {
  const { state } = table;
  const { piece, program, number } = usable(table).find((each) => each.card === card)!;
  const user = piece ?? state.players[state.active]!;
  user.used = [...user.used, number];
  state.stack.push(frameOf(program, state.active, card));
}

/** e1, e2 */
function over(table: Table): void {
  const { state } = table;
  state.isTurnOver = true;
  const hand = state.players[state.active]!.hand.slice().sort((a, b) => a - b); // in which order they came is nobody's business
  for (const card of hand) discard(table, state.active, card, 'clean-up');
}

/** e3 */
function end(table: Table): void {
  const { box, state } = table;
  for (const card of state.lineUp.filter((each) => box.cards[each]!.isFleeting)) {
    move(table, card, spot('line-up'), spot('destroyed'), 'destroyed', null);
  }
  const seat = state.active;
  const guests = state.players[seat]!.play.filter(({ from }) => from === FROM_STACK || from === OPENED);
  for (const piece of guests) leavePlay(table, seat, piece, 'clean-up');
}

/** e4 */
function cleanUp(table: Table): void {
  const { box, state } = table;
  const seat = state.active;
  const { play } = state.players[seat]!;
  for (let i = play.length - 1; i >= 0; i--) {
    if (!box.cards[play[i]!.card]!.isOngoing) leavePlay(table, seat, play[i]!, 'clean-up');
  }
  state.power = 0;
  state.played = [];
  state.lasting = [];
}

/** e6 */
function refill(table: Table): void {
  const { state } = table;
  const missing = LINE_UP - state.lineUp.length;
  if (state.deck.length < missing) return finish(table, 'deck-out');
  if (missing > 0 || !state.isNemesisUp) state.renewed = state.turns;
  if (state.turns - state.renewed >= STANDSTILL * state.players.length) return finish(table, 'standstill');
  if (missing <= 0) return;
  const came = state.deck.splice(state.deck.length - missing, missing).reverse();
  state.lineUp.push(...came);
  table.events?.all({ type: 'line-up', cards: came.map((card) => idOf(table, card)) });
}

/** e7 */
function turnUp(table: Table): void {
  const { box, state } = table;
  if (state.isNemesisUp) return;
  state.isNemesisUp = true;
  const nemesis = state.nemeses.at(-1)!;
  table.events?.all({ type: 'nemesis', card: idOf(table, nemesis) });
  const { groupProgram } = box.cards[nemesis]!;
  if (groupProgram >= 0) state.stack.push(frameOf(groupProgram, after(state, state.active), nemesis));
}

/** e8 */
function next({ state }: Table, frame: Frame): void {
  state.turns++;
  state.shownBefore = state.shown;
  state.shown = [];
  state.active = after(state, state.active);
  state.isTokenBought = false;
  state.isGuardPaid = false;
  frame.at = 0;
}

function finish(table: Table, why: End): void {
  table.state.end = why;
  table.state.stack = [];
  table.state.waiting = [];
  table.events?.all({ type: 'over', why, points: table.state.players.map((_, seat) => points(table, seat)) });
}

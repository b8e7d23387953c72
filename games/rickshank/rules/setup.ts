// The table before the first turn.

import { frameOf, NOTHING } from '@kuluary/effects/interpreter';
import type { Chance } from '@kuluary/kernel/chance';
import type { Events, Seat } from '@kuluary/kernel/game';
import { type Box, GUNS, HAND, LINE_UP, START, squadSize, TOKENS, TURN, WAVES } from './box.ts';
import type { Event } from './events.ts';
import type { Options } from './options.ts';
import { NOTHING_USED, type Player, round, type State, type Table } from './state.ts';
import { draw, idOf, shuffled } from './zones.ts';

const OFFERED = 2; // characters, where one of two is kept

/** A table with the box beside it: nothing is dealt. */
export function emptyTable(seats: number, options: Options, box: Box): State {
  const players = Array.from(
    { length: seats },
    (): Player => ({
      character: NOTHING,
      offered: [],
      deck: [],
      hand: [],
      discard: [],
      play: [],
      tokens: 0,
      known: 0,
      seen: [],
      used: NOTHING_USED,
    }),
  );
  return {
    options,
    players,
    deck: [],
    lineUp: [],
    guns: GUNS,
    waves: WAVES,
    tokens: TOKENS,
    locations: [],
    locationDiscard: [],
    nemeses: [],
    isNemesisUp: box.first.length > 0,
    destroyed: [],
    active: 0,
    turns: 0,
    renewed: 0,
    isTurnOver: true,
    power: 0,
    isTokenBought: false,
    isGuardPaid: false,
    played: [],
    shown: [],
    shownBefore: [],
    lasting: [],
    stack: [],
    waiting: [],
    vote: null,
    ballots: null,
    asked: null,
    end: null,
  };
}

export function setup(box: Box, seats: number, options: Options, chance: Chance, events?: Events<Event>): Table {
  const state = emptyTable(seats, options, box);
  const table: Table = { box, state, chance, events };
  state.active = chance.below(seats);
  state.deck = shuffled(table, box.main);
  state.locations = shuffled(table, box.locations);
  state.nemeses = stackNemeses(box, chance);
  for (const player of state.players) player.deck = shuffled(table, START);
  dealCharacters(table);
  return table;
}

/** Whom everybody plays is settled: the line-up is laid out, and hands are drawn. */
function layOut(table: Table): void {
  const { state, events } = table;
  state.players.forEach(({ character }, seat) => {
    events?.all({ type: 'character', seat, card: idOf(table, character) });
  });
  state.lineUp = state.deck.splice(state.deck.length - LINE_UP, LINE_UP).reverse();
  events?.all({ type: 'line-up', cards: state.lineUp.map((card) => idOf(table, card)) });
  for (const seat of round(state, state.active)) draw(table, seat, HAND);
  state.stack = [frameOf(TURN, state.active, NOTHING)];
}

/** One for the bottom, one for the top, and of the others as many as fit between them. */
function stackNemeses(box: Box, chance: Chance): number[] {
  const pick = (cards: readonly number[]) => cards[chance.below(cards.length)]!;
  const [last, first] = [pick(box.last), pick(box.first)];
  return [last, ...shuffled({ chance }, box.squad).slice(-squadSize(box)), first];
}

/** Where there are not two characters for everybody, nobody chooses. */
function dealCharacters(table: Table): void {
  const { box, state, chance } = table;
  const { length: seats } = state.players;
  const deck = shuffled({ chance }, box.characters);
  const how = state.options.characters === 'two' && seats * OFFERED > deck.length ? 'random' : state.options.characters;
  if (how === 'random') {
    for (const player of state.players) player.character = deck.pop()!;
    return layOut(table);
  }
  for (const player of state.players) {
    const offered = how === 'two' ? deck.splice(deck.length - OFFERED, OFFERED) : box.characters.slice();
    player.offered = offered.sort((a, b) => a - b);
  }
  state.asked = { kind: 'character', seats: how === 'two' ? state.players.map((_, seat) => seat) : [state.active] };
}

/** One of two: everybody at once, and it is shown when all have chosen. Any: one after the other. */
export function answerCharacter(table: Table, seat: Seat, card: string): void {
  const { box, state } = table;
  const character = box.numbers.get(card)!;
  state.players[seat]!.character = character;
  const { seats } = state.asked!;
  seats.splice(seats.indexOf(seat), 1);
  if (state.options.characters === 'choice') {
    for (const player of state.players) player.offered = player.offered.filter((each) => each !== character);
    const next = (seat + 1) % state.players.length;
    if (state.players[next]!.character === NOTHING) seats.push(next);
  }
  if (seats.length > 0) return;
  state.asked = null;
  for (const player of state.players) player.offered = [];
  layOut(table);
}

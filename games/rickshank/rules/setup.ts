// Deals the cards and the characters before the first turn.

import { makeFrame, NO_CARD } from '@kuluary/card-language/interpreter';
import type { Chance } from '@kuluary/kernel/chance';
import type { EventSink, Seat } from '@kuluary/kernel/game';
import {
  type CardBox,
  HAND_SIZE,
  LINE_UP_SIZE,
  MORTY_WAVES_COUNT,
  PORTAL_GUN_COUNT,
  STARTING_DECK,
  squadSize,
  TOKEN_COUNT,
  TURN_PROGRAM,
} from './card-box.ts';
import { drawCards, shuffledDeck } from './decks.ts';
import type { Event } from './events.ts';
import type { Options } from './options.ts';
import { NO_USED_ABILITIES, type Player, type RulesContext, type State, seatsClockwiseFrom } from './state.ts';
import { cardId } from './zones.ts';

const OFFERED_CHARACTERS = 2; // where one of two is kept

/** Nothing is dealt yet. */
export function emptyState(seats: number, options: Options, box: CardBox): State {
  const players = Array.from(
    { length: seats },
    (): Player => ({
      character: NO_CARD,
      offered: [],
      deck: [],
      hand: [],
      discard: [],
      play: [],
      tokens: 0,
      known: 0,
      seen: [],
      used: NO_USED_ABILITIES,
    }),
  );
  return {
    options,
    players,
    deck: [],
    lineUp: [],
    guns: PORTAL_GUN_COUNT,
    waves: MORTY_WAVES_COUNT,
    tokens: TOKEN_COUNT,
    locations: [],
    locationDiscard: [],
    nemeses: [],
    isNemesisUp: box.first.length > 0,
    destroyed: [],
    active: 0,
    turns: 0,
    lastProgressTurn: 0,
    isTurnOver: true,
    power: 0,
    isTokenBought: false,
    isGuardPaid: false,
    played: [],
    shown: [],
    shownBefore: [],
    lasting: [],
    boughtLocations: [],
    stack: [],
    waiting: [],
    vote: null,
    ballots: null,
    asked: null,
    end: null,
  };
}

export function setup(
  box: CardBox,
  seats: number,
  options: Options,
  chance: Chance,
  eventSink?: EventSink<Event>,
): RulesContext {
  const state = emptyState(seats, options, box);
  const context: RulesContext = { box, state, chance, eventSink };
  state.active = chance.below(seats);
  state.deck = shuffledDeck(context, box.main);
  state.locations = shuffledDeck(context, box.locations);
  state.nemeses = buildNemesisStack(box, chance);
  for (const player of state.players) player.deck = shuffledDeck(context, STARTING_DECK);
  dealCharacters(context);
  return context;
}

/** Called when every seat has its character. */
function dealLineUpAndHands(context: RulesContext): void {
  const { state, eventSink } = context;
  state.players.forEach(({ character }, seat) => {
    eventSink?.all({ type: 'character', seat, card: cardId(context, character) });
  });
  state.lineUp = state.deck.splice(state.deck.length - LINE_UP_SIZE, LINE_UP_SIZE).reverse();
  eventSink?.all({ type: 'line-up', cards: state.lineUp.map((card) => cardId(context, card)) });
  for (const seat of seatsClockwiseFrom(state, state.active)) drawCards(context, seat, HAND_SIZE);
  state.stack = [makeFrame(TURN_PROGRAM, state.active, NO_CARD)];
}

/** One for the bottom, one for the top, and as many others as fit between them. */
function buildNemesisStack(box: CardBox, chance: Chance): number[] {
  const pick = (cards: readonly number[]) => cards[chance.below(cards.length)]!;
  const [last, first] = [pick(box.last), pick(box.first)];
  return [last, ...shuffledDeck({ chance }, box.squad).slice(-squadSize(box)), first];
}

/** Random when there are not two characters for everybody. */
function dealCharacters(context: RulesContext): void {
  const { box, state, chance } = context;
  const seats = state.players.length;
  const deck = shuffledDeck({ chance }, box.characters);
  const how =
    state.options.characters === 'two' && seats * OFFERED_CHARACTERS > deck.length
      ? 'random'
      : state.options.characters;
  if (how === 'random') {
    for (const player of state.players) player.character = deck.pop()!;
    return dealLineUpAndHands(context);
  }
  for (const player of state.players) {
    const offered =
      how === 'two' ? deck.splice(deck.length - OFFERED_CHARACTERS, OFFERED_CHARACTERS) : box.characters.slice();
    player.offered = offered.sort((a, b) => a - b);
  }
  state.asked = { kind: 'character', seats: how === 'two' ? state.players.map((_, seat) => seat) : [state.active] };
}

/** `two`: all seats choose at once, shown when all have chosen. `choice`: one seat after the other. */
export function applyCharacterChoice(context: RulesContext, seat: Seat, cardId: string): void {
  const { box, state } = context;
  const character = box.cardNumbersById.get(cardId)!;
  state.players[seat]!.character = character;
  const { seats } = state.asked!;
  seats.splice(seats.indexOf(seat), 1);
  if (state.options.characters === 'choice') {
    for (const player of state.players) player.offered = player.offered.filter((each) => each !== character);
    const next = (seat + 1) % state.players.length;
    if (state.players[next]!.character === NO_CARD) seats.push(next);
  }
  if (seats.length > 0) return;
  state.asked = null;
  for (const player of state.players) player.offered = [];
  dealLineUpAndHands(context);
}

// The state as a small readable object, for scenarios and playthroughs. It includes all secrets.

import type { Summary } from '@kuluary/kernel/game';
import type { CardBox } from './card-box.ts';
import { decisions } from './decisions.ts';
import { outcome, pointsOfSeat } from './score.ts';
import type { State } from './state.ts';

export function summaryOf(box: CardBox, state: State): Summary {
  const named = (cards: readonly number[]) => cards.map((card) => box.cards[card]!.id);
  const sorted = (cards: readonly number[]) => named(cards.slice().sort((a, b) => a - b));
  const { players } = state;
  return {
    asked: Object.fromEntries(decisions(state).map(({ seat, kind }) => [seat, kind])),
    turn: state.active,
    turns: state.turns,
    power: state.power,
    characters: players.map(({ character }) => (character < 0 ? null : box.cards[character]!.id)),
    hands: players.map(({ hand }) => sorted(hand)),
    decks: players.map(({ deck }) => named(deck).reverse()),
    discards: players.map(({ discard }) => named(discard)),
    play: players.map(({ play }) => play.map(({ card }) => box.cards[card]!.id)),
    held: players.map(({ play }) => play.flatMap(({ held }) => named(held.filter((_, i) => i % 2 === 0)))),
    tokens: players.map(({ tokens }) => tokens),
    supply: state.tokens,
    lineUp: named(state.lineUp),
    main: state.deck.length,
    guns: state.guns,
    waves: state.waves,
    locations: state.locations.length,
    locationDiscard: named(state.locationDiscard),
    nemesis: state.isNemesisUp && state.nemeses.length > 0 ? box.cards[state.nemeses.at(-1)!]!.id : null,
    nemeses: state.nemeses.length,
    destroyed: named(state.destroyed),
    vote: state.vote && {
      choices: state.vote.choices,
      tokens: state.vote.tokens,
      revealed: state.vote.revealed.map(named),
    },
    points: players.map((_, seat) => pointsOfSeat({ box, state }, seat)),
    winners: outcome({ box, state })?.winners ?? null,
    end: state.end,
  };
}

// Voices under the contract tests: its secrets, and what must always add up.

import type { GameUnderTest } from '@kuluary/kernel/contract-tests';
import type { Bot } from '@kuluary/kernel/game';
import { bots } from '../bot/opponents.ts';
import { BOX, voicesGame } from '../cards/card-set.ts';
import { COPIES_PER_STRATEGY, FACE_COUNTS, ROUNDS, trialCardsOfPhase } from '../rules/card-box.ts';
import type { Event } from '../rules/events.ts';
import { colourOf } from '../rules/markers.ts';
import type { Move } from '../rules/moves.ts';
import type { Options } from '../rules/options.ts';
import { ABSENT, type State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { SECRETS, varySecrets } from './secrets.ts';

const { normal } = bots as { normal: Bot<View, Move> };

const REVEALING_EVENTS: readonly Event['type'][] = [
  'chose',
  'strategy',
  'fiction',
  'option',
  'revealed',
  'discarded',
  'replaced',
  'roles',
  'verdict',
];

export const gameUnderTest: GameUnderTest<State, Move, View, Options, Event> = {
  game: voicesGame,
  secrets: SECRETS,
  varyHidden: varySecrets,
  revealsHidden: ({ type }) => REVEALING_EVENTS.includes(type),
  findMiscount,
  playoutInterval: 64,
  omniscientPlayers: {
    normal: {
      chooseMove: (state, seat, chance) =>
        normal.choose(voicesGame.view(state, seat), voicesGame.moves(state, seat), chance),
    },
  },
};

function findMiscount(state: State): string | undefined {
  return findMiscountedMarkers(state) ?? findMiscountedTokens(state) ?? findMiscountedCards(state);
}

/** `places` and `platforms` must agree. */
function findMiscountedMarkers({ places, platforms, owners }: State): string | undefined {
  const lying = platforms.flatMap((markers, region) => markers.map(({ id }) => [id, region] as const));
  const isWrong = ([id, region]: readonly [number, number]) => places[id] !== region;
  if (lying.some(isWrong)) return 'a marker lies where it is not';
  if (places.filter((place) => place < platforms.length).length !== lying.length) return 'a marker lies nowhere';
  const isOut = (marker: number) => owners[colourOf(marker)]! < 0;
  return places.some((place, marker) => (place === ABSENT) !== isOut(marker)) ? 'a marker of no colour' : undefined;
}

function findMiscountedTokens({ stacks, supply, discarded, drawn, guilt, innocence }: State): string | undefined {
  const faces = [...[...stacks.flat(), ...discarded].map(({ face }) => face), ...supply, ...drawn];
  const counts = FACE_COUNTS.map((_, face) => faces.filter((each) => each === face).length);
  if (counts.join() !== FACE_COUNTS.join()) return `influence tokens ${counts}`;
  return [...guilt, ...innocence].some((n) => n < 0) ? 'tokens below zero' : undefined;
}

function findMiscountedCards(state: State): string | undefined {
  const { hands, deck, discard, resolving } = state;
  const strategies = [...hands.flat(), ...deck, ...discard, ...resolving].sort((a, b) => a - b);
  const isAll = strategies.every((card, i) => card === Math.floor(i / COPIES_PER_STRATEGY));
  if (!isAll || strategies.length !== BOX.strategies.length * COPIES_PER_STRATEGY)
    return `${strategies.length} strategies`;
  const { phase } = state;
  const read = state.readings.map(({ card }) => card).filter((card) => BOX.trial[card]!.phase === phase);
  const dropped = state.dropped.map(({ card }) => card);
  const chosen = state.chosen >= 0 && !read.includes(state.chosen) ? [state.chosen] : [];
  const seen = [...state.trial, ...state.market, ...dropped, ...chosen, ...read].sort((a, b) => a - b);
  if (seen.join() !== trialCardsOfPhase(BOX, phase).join()) return `trial cards ${seen.join()}`;
  return state.round < ROUNDS ? undefined : 'more rounds than there are';
}

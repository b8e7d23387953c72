// Voices on the contract battery: its secrets, and what must always be there.

import type { Subject } from '@kuluary/kernel/battery';
import type { Bot } from '@kuluary/kernel/game';
import { bots } from '../bot/opponents.ts';
import { BOX, voices } from '../cards/voices.ts';
import { COPIES, FACE_COUNTS, ROUNDS, trialOf } from '../rules/box.ts';
import type { Event } from '../rules/events.ts';
import { colourOf } from '../rules/markers.ts';
import type { Move } from '../rules/moves.ts';
import type { Options } from '../rules/options.ts';
import { ABSENT, type State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { SECRETS, vary } from './secrets.ts';

const { normal } = bots as { normal: Bot<View, Move> };

const OPENING: readonly Event['type'][] = [
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

export const subject: Subject<State, Move, View, Options, Event> = {
  game: voices,
  secrets: SECRETS,
  vary,
  opens: ({ type }) => OPENING.includes(type),
  miscount,
  playOnEvery: 64,
  pilots: {
    normal: {
      move: (state, seat, chance) => normal.choose(voices.view(state, seat), voices.moves(state, seat), chance),
    },
  },
};

function miscount(state: State): string | undefined {
  return miscountedMarkers(state) ?? miscountedTokens(state) ?? miscountedCards(state);
}

/** Each is in one place, and where it lies it is said to be. */
function miscountedMarkers({ places, platforms, owners }: State): string | undefined {
  const lying = platforms.flatMap((markers, region) => markers.map(({ id }) => [id, region] as const));
  const isWrong = ([id, region]: readonly [number, number]) => places[id] !== region;
  if (lying.some(isWrong)) return 'a marker lies where it is not';
  if (places.filter((place) => place < platforms.length).length !== lying.length) return 'a marker lies nowhere';
  const isOut = (marker: number) => owners[colourOf(marker)]! < 0;
  return places.some((place, marker) => (place === ABSENT) !== isOut(marker)) ? 'a marker of no colour' : undefined;
}

function miscountedTokens({ stacks, supply, discarded, drawn, guilt, innocence }: State): string | undefined {
  const faces = [...[...stacks.flat(), ...discarded].map(({ face }) => face), ...supply, ...drawn];
  const counts = FACE_COUNTS.map((_, face) => faces.filter((each) => each === face).length);
  if (counts.join() !== FACE_COUNTS.join()) return `influence tokens ${counts}`;
  return [...guilt, ...innocence].some((n) => n < 0) ? 'tokens below zero' : undefined;
}

/** Strategies that are about to be resolved. What is still sealed is in hand. */
function laidDown({ windows, asked }: State): number[] {
  const open = asked?.kind === 'strategy' ? windows.slice(0, -1) : windows;
  return open.flatMap(({ answers }) => answers.map(({ card }) => card));
}

function miscountedCards(state: State): string | undefined {
  const { hands, deck, discard, resolving } = state;
  const laid = laidDown(state);
  const strategies = [...hands.flat(), ...deck, ...discard, ...resolving, ...laid].sort((a, b) => a - b);
  const isAll = strategies.every((card, i) => card === Math.floor(i / COPIES));
  if (!isAll || strategies.length !== BOX.strategies.length * COPIES) return `${strategies.length} strategies`;
  const { phase } = state;
  const read = state.readings.map(({ card }) => card).filter((card) => BOX.trial[card]!.phase === phase);
  const dropped = state.dropped.map(({ card }) => card);
  const chosen = state.chosen >= 0 && !read.includes(state.chosen) ? [state.chosen] : [];
  const seen = [...state.trial, ...state.market, ...dropped, ...chosen, ...read].sort((a, b) => a - b);
  if (seen.join() !== trialOf(BOX, phase).join()) return `trial cards ${seen.join()}`;
  return state.round < ROUNDS ? undefined : 'more rounds than there are';
}

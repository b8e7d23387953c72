// A player made of code, prosecutor or persona: it gets its view and nothing else.

import type { Chance } from '@kuluary/kernel/chance';
import type { Bot, Seat } from '@kuluary/kernel/game';
import type { Box } from '../rules/box.ts';
import { imagine } from '../rules/imagine.ts';
import type { Move } from '../rules/moves.ts';
import type { Kind } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import type { Character } from './character.ts';
import { tableOf, worthIn } from './deciding.ts';
import { weighPushes } from './pushing.ts';

const EARLY = 4; // rounds in which it may hide what it wants

/** Where how long it takes must not tell what it holds: whoever has one answer only thinks about that as well. */
const TELLING: readonly Kind[] = ['strategy', 'replace', 'influence', 'discard'];

export function playerOf(box: Box, character: Character): Bot<View, Move> {
  return {
    choose(view, moves, chance) {
      if (moves.length === 1 && !TELLING.includes(view.decision!)) return moves[0]!;
      const seat = view.viewer as Seat;
      const weighed = weigh(box, view, seat, moves, character, chance).map(({ move, worth }) => ({
        move,
        worth: worth + character.noise * (chance.below(1000) / 500 - 1),
      }));
      return pick(weighed, view, character, chance);
    },
  };
}

interface Weighed {
  readonly move: Move;
  readonly worth: number;
}

function weigh(
  box: Box,
  view: View,
  seat: Seat,
  moves: readonly Move[],
  character: Character,
  chance: Chance,
): readonly Weighed[] {
  if (view.decision === 'push') {
    return weighPushes({ box, state: imagine(box, view, chance) }, seat, character, chance);
  }
  const worlds = Array.from({ length: character.worlds }, () => tableOf(box, imagine(box, view, chance), chance));
  return moves.map((move) => ({ move, worth: worthIn(worlds, seat, move) }));
}

/** The best; of equals any. Early on now and then the second best, so that nobody reads its goal at once. */
function pick(weighed: readonly Weighed[], view: View, { hiding }: Character, chance: Chance): Move {
  const isHiding = view.round < EARLY && view.decision !== 'push' && chance.below(1000) < hiding * 1000;
  const most = Math.max(...weighed.map(({ worth }) => worth));
  const rest = isHiding ? weighed.filter(({ worth }) => worth < most) : [];
  const from = rest.length > 0 ? rest : weighed;
  const best = Math.max(...from.map(({ worth }) => worth));
  const equals = from.filter(({ worth }) => worth === best);
  return equals[chance.below(equals.length)]!.move;
}

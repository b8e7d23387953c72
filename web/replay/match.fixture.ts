// A whole match of Coup between bots, for tests.

import { MINDS } from '@kuluary/games/minds';
import { FastChance } from '@kuluary/kernel/chance';
import type { AnyGame, Viewer } from '@kuluary/kernel/game';
import type { Log } from '@kuluary/kernel/log';
import { Match } from '@kuluary/kernel/match';
import { readOptions } from '@kuluary/kernel/options';
import { unwrap } from '@kuluary/kernel/result';

const { game, bots } = MINDS.coup!;
export const COUP: AnyGame = game;
const SEATS = 3;
const VIEWERS: readonly Viewer[] = [0, 1, 2, 'spectator'];

/** The log, and what every viewer saw after each step, as JSON. */
export function playedMatch(): { readonly log: Log; readonly seen: readonly Readonly<Record<string, string>>[] } {
  const complete = unwrap(readOptions(game, SEATS, {}));
  const match = new Match(game, {
    seats: SEATS,
    options: complete,
    seed: '5e'.repeat(32),
    salts: ['salt of Anna', 'salt of Boris', ''],
  });
  const whims = new FastChance(7);
  const seen = [glimpses(match.state)];
  for (let [decision] = game.decisions(match.state); decision; [decision] = game.decisions(match.state)) {
    const { seat } = decision;
    const move = bots.counter!.choose(game.view(match.state, seat), game.moves(match.state, seat), whims);
    match.move(seat, move);
    seen.push(glimpses(match.state));
  }
  return { log: match.log(['Anna', 'Boris', 'Fouche']), seen };
}

function glimpses(state: unknown): Record<string, string> {
  return Object.fromEntries(VIEWERS.map((viewer) => [viewer, JSON.stringify(game.view(state, viewer))]));
}

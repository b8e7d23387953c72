// A whole match of Coup between bots, for tests.

import { BOT_REGISTRY } from '@kuluary/games/bot-registry';
import { FastChance } from '@kuluary/kernel/chance';
import type { AnyGame, Viewer } from '@kuluary/kernel/game';
import { Match } from '@kuluary/kernel/match';
import type { MatchLog } from '@kuluary/kernel/match-log';
import { resolveOptions } from '@kuluary/kernel/options';
import { unwrap } from '@kuluary/kernel/result';

const { game, bots } = BOT_REGISTRY.coup!;
export const COUP: AnyGame = game;
const SEATS = 3;
const VIEWERS: readonly Viewer[] = [0, 1, 2, 'spectator'];

/** The log, and every viewer's view after each step, as JSON. */
export function playBotMatch(): {
  readonly log: MatchLog;
  readonly viewsByStep: readonly Readonly<Record<string, string>>[];
} {
  const complete = unwrap(resolveOptions(game, SEATS, {}));
  const match = new Match(game, {
    seats: SEATS,
    options: complete,
    seed: '5e'.repeat(32),
    salts: ['salt of Anna', 'salt of Boris', ''],
  });
  const chance = new FastChance(7);
  const viewsByStep = [viewsOf(match.state)];
  for (let [decision] = game.decisions(match.state); decision; [decision] = game.decisions(match.state)) {
    const { seat } = decision;
    const move = bots.counter!.choose(game.view(match.state, seat), game.moves(match.state, seat), chance);
    match.makeMove(seat, move);
    viewsByStep.push(viewsOf(match.state));
  }
  return { log: match.toMatchLog(['Anna', 'Boris', 'Fouche']), viewsByStep };
}

function viewsOf(state: unknown): Record<string, string> {
  return Object.fromEntries(VIEWERS.map((viewer) => [viewer, JSON.stringify(game.view(state, viewer))]));
}

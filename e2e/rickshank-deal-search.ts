// Finds a deal for rickshank.test.ts: with all required events and the fewest presses, when four play as
// rickshank-player.ts does. Prints its seed.
//
//   node cli/build.mjs e2e/rickshank-deal-search.ts SALT

import { FastChance } from '@kuluary/kernel/chance';
import { Match } from '@kuluary/kernel/match';
import { rickshank } from '@kuluary/rickshank/cards/rickshank';
import { simpleRun } from '@kuluary/rickshank/table/play-preview';
import { coveredEvents, REQUIRED_EVENTS, SEATS } from './rickshank-coverage.ts';
import { chooseMove, type Move } from './rickshank-player.ts';

const DEALS = 60;

const [, , salt] = process.argv;
const played = Array.from({ length: DEALS }, (_, deal) => playDeal(deal.toString(16).padStart(64, '0')));
const complete = played.filter(({ seen }) => REQUIRED_EVENTS.every((each) => seen.includes(each)));
if (complete.length === 0) throw new Error(`none of ${DEALS} deals has all of ${REQUIRED_EVENTS}`);
console.log(complete.sort((a, b) => a.presses - b.presses)[0]!.seed);

function playDeal(seed: string) {
  const options = rickshank.completeOptions(SEATS, {});
  const salts = Array<string>(SEATS).fill(salt!);
  const match = new Match(rickshank, { seats: SEATS, options, seed, salts });
  const chances = salts.map((_, seat) => new FastChance(seat));
  let presses = 0;
  for (let isRunning = false; !rickshank.outcome(match.state); ) {
    const seat = salts.findIndex((_, each) => rickshank.moves(match.state, each).length > 0);
    const view = rickshank.view(match.state, seat);
    const run = simpleRun(view);
    const move: Move | undefined =
      isRunning && run ? undefined : chooseMove(view, rickshank.moves(match.state, seat), chances[seat]!);
    if (move) presses++;
    isRunning = run !== null && (move === undefined || move.type === 'play'); // one button plays them all
    match.makeMove(seat, isRunning ? { type: 'play', card: run!.cards[0] } : move);
  }
  return { seed, seen: coveredEvents(match.eventLog.eventsFor('spectator')), presses };
}

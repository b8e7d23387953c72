// Finds a deal of Rickshank worth clicking through: of those in which everything comes up that the test wants to see, the
// one with the fewest presses, when four play as rickshank-player.ts does. Prints its seed.
//
//   node cli/build.mjs e2e/rickshank-deal.ts SALT

import { FastChance } from '@kuluary/kernel/chance';
import { Match } from '@kuluary/kernel/match';
import { rickshank } from '@kuluary/rickshank/cards/rickshank';
import { simpleRun } from '@kuluary/rickshank/table/gains';
import { decide, type Move } from './rickshank-player.ts';
import { comeUp, SEATS, WANTED } from './rickshank-wanted.ts';

const DEALS = 60;

const [, , salt] = process.argv;
const played = Array.from({ length: DEALS }, (_, deal) => play(deal.toString(16).padStart(64, '0')));
const whole = played.filter(({ seen }) => WANTED.every((each) => seen.includes(each)));
if (whole.length === 0) throw new Error(`in none of ${DEALS} deals comes up all of ${WANTED}`);
console.log(whole.sort((a, b) => a.presses - b.presses)[0]!.seed);

function play(seed: string) {
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
      isRunning && run ? undefined : decide(view, rickshank.moves(match.state, seat), chances[seat]!);
    if (move) presses++;
    isRunning = run !== null && (move === undefined || move.type === 'play'); // by the button that plays all of them
    match.move(seat, isRunning ? { type: 'play', card: run!.cards[0] } : move);
  }
  return { seed, seen: comeUp(match.told.seenBy('spectator')), presses };
}

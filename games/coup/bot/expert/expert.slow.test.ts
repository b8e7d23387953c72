// What the expert does and never does, at tables of every edition and size. The whole count of games is played by
//
//   KULUARY_GAMES=10000 npx vitest run games/coup/bot/expert -t manners

import { dealsFor, playDeal } from '@kuluary/bots/arena';
import { random } from '@kuluary/bots/random';
import { Tally } from '@kuluary/bots/win-rate';
import { FastChance } from '@kuluary/kernel/chance';
import type { AnyBot, AnyGame, Bot, Seat } from '@kuluary/kernel/game';
import { describe, expect, it } from 'vitest';
import { COPIES, characterCode } from '../../rules/characters.ts';
import { coup } from '../../rules/coup.ts';
import { imagine } from '../../rules/imagine.ts';
import type { Move } from '../../rules/moves.ts';
import { claimantOf, claimOf } from '../../rules/proof.ts';
import { placeOf } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { claimOf as claimOfAction, stoppersOf } from '../claims.ts';
import { counter } from '../counter.ts';
import { personality } from '../personality.ts';
import { simulator } from '../simulator.ts';
import { expertOf, STRENGTHS } from './expert.ts';
import { STYLES } from './lean.ts';

const GAMES = Number(process.env.KULUARY_GAMES ?? 60);
const QUICK = { ...STRENGTHS.expert, simulations: 32 };
const PATIENCE = 2 * 60 * 60_000; // ms, for ten thousand games
const WORLDS = 5000; // imagined, to be sure of something; the first lie is enough to be not
const VARIANTS = [
  {},
  { edition: 'ukrainian' },
  { edition: 'squirrel' },
  { edition: 'squirrel', inquisitor: true },
  { edition: 'squirrel', inquisitor: true, examinerDecides: true, mayDecline: true },
];
const RIVALS: readonly Bot<View, Move>[] = [counter, simulator, personality, random];

/** Plays games in which an expert sits among others, and looks at each of its choices. */
function watch(games: number, look: (view: View, moves: readonly Move[], move: Move) => void): void {
  const quick = expertOf(QUICK);
  for (let game = 0; game < games; game++) {
    const chance = new FastChance(game);
    const seats = 2 + (game % 5);
    const state = coup.setup(seats, coup.completeOptions(seats, VARIANTS[chance.below(VARIANTS.length)]!), chance);
    const me = chance.below(seats);
    for (let asked = coup.decisions(state); asked.length > 0; asked = coup.decisions(state)) {
      const { seat } = asked[0]!;
      const view = coup.view(state, seat);
      const moves = coup.moves(state, seat);
      const bot = seat === me ? quick : RIVALS[(seat + game) % RIVALS.length]!;
      const move = bot.choose(view, moves, chance);
      if (seat === me) look(view, moves, move);
      coup.apply(state, seat, move, chance);
    }
  }
}

/** Would the challenge be lost in everything that this seat can imagine? */
function isCertainlyLost(view: View): boolean {
  const chance = new FastChance(1);
  for (let i = 0; i < WORLDS; i++) {
    const world = imagine(view, chance);
    if (placeOf(world, claimantOf(world), claimOf(world)) === -1) return false;
  }
  return true;
}

const claimed = (move: Move) => (move.type === 'block' ? move.as : claimOfAction(move.type));

describe('the expert', () => {
  it(
    'has manners',
    () => {
      const breaches: string[] = [];
      let lies = 0;
      let challenges = 0;
      watch(GAMES, (view, moves, move) => {
        const me = view.viewer as Seat;
        const claim = claimed(move);
        const own = view.hands[me]!;
        if (claim && !own.includes(claim)) {
          lies++;
          if (view.faceUp.flat().filter((card) => card === claim).length === COPIES)
            breaches.push(`claims a lost ${claim}`);
        }
        if (move.type === 'challenge') {
          challenges++;
          if (isCertainlyLost(view)) breaches.push('challenges what is certainly true');
        }
        const concerns = view.decision === 'block' && (view.target === me || view.target === null);
        const canBlock = concerns && stoppersOf(view, view.action!).some((character) => own.includes(character));
        if (canBlock && !(move.type === 'block' && own.includes(move.as))) breaches.push('lets pass what it can block');
        if (view.decision === 'show' && move !== moves[0]) breaches.push('declines to show what it has');
      });
      expect(breaches).toEqual([]);
      expect(lies).toBeGreaterThan(GAMES / 4);
      expect(challenges).toBeGreaterThan(GAMES / 4);
    },
    PATIENCE,
  );

  it.each([
    ['counter', counter],
    ['simulator', simulator],
    ['personality', personality],
  ])('wins against %s, with a tenth of its thoughts', (_name, rival) => {
    const bots = { expert: expertOf({ ...QUICK, simulations: STRENGTHS.expert.simulations / 10 }), rival };
    const contest = { seats: 2, options: coup.completeOptions(2, {}), names: ['expert', 'rival'], seed: 4 };
    const tally = new Tally();
    for (let deal = 0; deal < dealsFor(100, 2); deal++) {
      const { wins, games } = playDeal(coup as AnyGame, bots as Record<string, AnyBot>, contest, deal);
      tally.add(wins[0]!, games[0]!);
    }
    expect(tally.rate().low).toBeGreaterThan(0.5);
  });

  it('mixes: in the same place it does not always do the same', () => {
    const state = coup.setup(4, coup.completeOptions(4, {}), new FastChance(3));
    const seat = coup.decisions(state)[0]!.seat;
    const view = coup.view(state, seat);
    const done = new Set<string>();
    for (let luck = 0; luck < 20; luck++) {
      const move = expertOf(QUICK).choose(view, coup.moves(state, seat), new FastChance(luck));
      done.add(JSON.stringify(move));
    }
    expect(done.size).toBeGreaterThan(1);
  });

  it('is easy to beat where it is to be easy', () => {
    const bots = { hard: expertOf(STRENGTHS.hard), easy: expertOf(STRENGTHS.easy) };
    const contest = { seats: 2, options: coup.completeOptions(2, {}), names: ['hard', 'easy'], seed: 5 };
    const tally = new Tally();
    for (let deal = 0; deal < dealsFor(60, 2); deal++) {
      const { wins, games } = playDeal(coup as AnyGame, bots as Record<string, AnyBot>, contest, deal);
      tally.add(wins[0]!, games[0]!);
    }
    expect(tally.rate().low).toBeGreaterThan(0.5);
  });

  it('lies more when it is bold than when it is cautious', () => {
    const lies = (style: keyof typeof STYLES) => {
      const bot = expertOf(QUICK, STYLES[style]);
      let count = 0;
      for (let luck = 0; luck < 60; luck++) {
        const chance = new FastChance(luck);
        const state = coup.setup(3, coup.completeOptions(3, {}), chance);
        const seat = coup.decisions(state)[0]!.seat;
        const claim = claimed(bot.choose(coup.view(state, seat), coup.moves(state, seat), chance));
        if (claim && placeOf(state, seat, characterCode(claim)) === -1) count++;
      }
      return count;
    };
    expect(lies('bold')).toBeGreaterThan(lies('cautious'));
  });
});

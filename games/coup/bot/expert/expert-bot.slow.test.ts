// What the expert does and never does, in every edition and with every number of seats. All games are played by
//
//   KULUARY_GAMES=10000 npx vitest run games/coup/bot/expert -t mistakes

import { dealsNeeded, playDeal } from '@kuluary/bots/arena';
import { randomBot } from '@kuluary/bots/random-bot';
import { WinRateTally } from '@kuluary/bots/win-rate';
import { FastChance } from '@kuluary/kernel/chance';
import type { AnyBot, AnyGame, Bot, Seat } from '@kuluary/kernel/game';
import { describe, expect, it } from 'vitest';
import { COPIES_PER_CHARACTER, characterCode } from '../../rules/characters.ts';
import { claimantOf, claimInQuestion } from '../../rules/claims-and-proven-cards.ts';
import { coup } from '../../rules/coup-game.ts';
import { determinize } from '../../rules/determinize.ts';
import type { Move } from '../../rules/moves.ts';
import { handPlaceOf } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { characterClaimedBy, charactersThatBlock } from '../action-claims.ts';
import { counterBot } from '../counter-bot.ts';
import { personalityBot } from '../personality-bot.ts';
import { simulatorBot } from '../simulator-bot.ts';
import { makeExpertBot, STRENGTHS } from './expert-bot.ts';
import { STYLE_BIASES } from './style-bias.ts';

const GAMES = Number(process.env.KULUARY_GAMES ?? 60);
const QUICK = { ...STRENGTHS.expert, simulations: 32 };
const TIMEOUT = 2 * 60 * 60_000; // ms, for 10,000 games
const SAMPLES = 5000; // states without a bluff that make a challenge certainly lost
const VARIANTS = [
  {},
  { edition: 'ukrainian' },
  { edition: 'squirrel' },
  { edition: 'squirrel', inquisitor: true },
  { edition: 'squirrel', inquisitor: true, examinerDecides: true, mayDecline: true },
];
const RIVALS: readonly Bot<View, Move>[] = [counterBot, simulatorBot, personalityBot, randomBot];

/** Plays games of one expert among other bots, and checks each of its choices. */
function forEachChoice(games: number, check: (view: View, moves: readonly Move[], move: Move) => void): void {
  const quick = makeExpertBot(QUICK);
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
      if (seat === me) check(view, moves, move);
      coup.apply(state, seat, move, chance);
    }
  }
}

/** Is the challenge lost in every state that this seat holds possible? */
function isCertainlyLost(view: View): boolean {
  const chance = new FastChance(1);
  for (let i = 0; i < SAMPLES; i++) {
    const sample = determinize(view, chance);
    if (handPlaceOf(sample, claimantOf(sample), claimInQuestion(sample)) === -1) return false;
  }
  return true;
}

const claimOf = (move: Move) => (move.type === 'block' ? move.as : characterClaimedBy(move.type));

describe('the expert', () => {
  it(
    'makes no obvious mistakes',
    () => {
      const mistakes: string[] = [];
      let bluffs = 0;
      let challenges = 0;
      forEachChoice(GAMES, (view, moves, move) => {
        const me = view.viewer as Seat;
        const claim = claimOf(move);
        const own = view.hands[me]!;
        if (claim && !own.includes(claim)) {
          bluffs++;
          if (view.faceUp.flat().filter((card) => card === claim).length === COPIES_PER_CHARACTER)
            mistakes.push(`claims a lost ${claim}`);
        }
        if (move.type === 'challenge') {
          challenges++;
          if (isCertainlyLost(view)) mistakes.push('challenges what is certainly true');
        }
        const concerns = view.decision === 'block' && (view.target === me || view.target === null);
        const canBlock =
          concerns && charactersThatBlock(view, view.action!).some((character) => own.includes(character));
        if (canBlock && !(move.type === 'block' && own.includes(move.as))) mistakes.push('lets pass what it can block');
        if (view.decision === 'show' && move !== moves[0]) mistakes.push('declines to show what it has');
      });
      expect(mistakes).toEqual([]);
      expect(bluffs).toBeGreaterThan(GAMES / 4);
      expect(challenges).toBeGreaterThan(GAMES / 4);
    },
    TIMEOUT,
  );

  it.each([
    ['counter', counterBot],
    ['simulator', simulatorBot],
    ['personality', personalityBot],
  ])('wins against %s, with a tenth of its simulations', (_name, rival) => {
    const bots = { expert: makeExpertBot({ ...QUICK, simulations: STRENGTHS.expert.simulations / 10 }), rival };
    const contest = { seats: 2, options: coup.completeOptions(2, {}), names: ['expert', 'rival'], seed: 4 };
    const tally = new WinRateTally();
    for (let deal = 0; deal < dealsNeeded(100, 2); deal++) {
      const { wins, games } = playDeal(coup as AnyGame, bots as Record<string, AnyBot>, contest, deal);
      tally.add(wins[0]!, games[0]!);
    }
    expect(tally.rate().low).toBeGreaterThan(0.5);
  });

  it('mixes: in the same position it does not always make the same move', () => {
    const state = coup.setup(4, coup.completeOptions(4, {}), new FastChance(3));
    const seat = coup.decisions(state)[0]!.seat;
    const view = coup.view(state, seat);
    const chosen = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const move = makeExpertBot(QUICK).choose(view, coup.moves(state, seat), new FastChance(seed));
      chosen.add(JSON.stringify(move));
    }
    expect(chosen.size).toBeGreaterThan(1);
  });

  it('hard beats easy', () => {
    const bots = { hard: makeExpertBot(STRENGTHS.hard), easy: makeExpertBot(STRENGTHS.easy) };
    const contest = { seats: 2, options: coup.completeOptions(2, {}), names: ['hard', 'easy'], seed: 5 };
    const tally = new WinRateTally();
    for (let deal = 0; deal < dealsNeeded(60, 2); deal++) {
      const { wins, games } = playDeal(coup as AnyGame, bots as Record<string, AnyBot>, contest, deal);
      tally.add(wins[0]!, games[0]!);
    }
    expect(tally.rate().low).toBeGreaterThan(0.5);
  });

  it('bluffs more when bold than when cautious', () => {
    const bluffs = (style: keyof typeof STYLE_BIASES) => {
      const bot = makeExpertBot(QUICK, STYLE_BIASES[style]);
      let count = 0;
      for (let seed = 0; seed < 60; seed++) {
        const chance = new FastChance(seed);
        const state = coup.setup(3, coup.completeOptions(3, {}), chance);
        const seat = coup.decisions(state)[0]!.seat;
        const claim = claimOf(bot.choose(coup.view(state, seat), coup.moves(state, seat), chance));
        if (claim && handPlaceOf(state, seat, characterCode(claim)) === -1) count++;
      }
      return count;
    };
    expect(bluffs('bold')).toBeGreaterThan(bluffs('cautious'));
  });
});

import { FastChance } from '@kuluary/kernel/chance';
import { describe, expect, it } from 'vitest';
import { characterCode } from '../rules/characters.ts';
import { claimantOf, claimInQuestion } from '../rules/claims-and-proven-cards.ts';
import { coup } from '../rules/coup-game.ts';
import { handPlaceOf } from '../rules/state.ts';
import { claimMadeBy } from './expert/candidate-moves.ts';
import { simulatorBot } from './simulator-bot.ts';
import { standInBot } from './stand-in-bot.ts';

const GAMES = 150;

describe('the stand-in bot', () => {
  it('never claims what it lacks, and never loses a challenge', () => {
    let claims = 0;
    let challenges = 0;
    for (let game = 0; game < GAMES; game++) {
      const chance = new FastChance(game);
      const seats = 2 + (game % 5);
      const edition = (['hobby-world', 'ukrainian', 'squirrel'] as const)[game % 3]!;
      const state = coup.setup(seats, coup.completeOptions(seats, { edition }), chance);
      for (let asked = coup.decisions(state); asked.length > 0; asked = coup.decisions(state)) {
        const { seat } = asked[0]!;
        const bot = seat === 0 ? standInBot : simulatorBot;
        const move = bot.choose(coup.view(state, seat), coup.moves(state, seat), chance);
        const claim = claimMadeBy(move);
        if (seat === 0 && claim !== undefined) {
          claims++;
          expect(handPlaceOf(state, seat, characterCode(claim))).not.toBe(-1);
        }
        if (seat === 0 && move.type === 'challenge') {
          challenges++;
          expect(handPlaceOf(state, claimantOf(state), claimInQuestion(state))).toBe(-1);
        }
        coup.apply(state, seat, move, chance);
      }
    }
    expect(claims).toBeGreaterThan(GAMES);
    expect(challenges).toBeGreaterThan(5);
  });
});

import { FastChance } from '@kuluary/kernel/chance';
import { playRandom } from '@kuluary/kernel/play';
import { Told } from '@kuluary/kernel/told';
import { describe, expect, it } from 'vitest';
import { coup } from '../rules/coup.ts';
import { EDITIONS } from '../rules/editions.ts';
import type { Event } from '../rules/events.ts';
import { lastBlow } from './last-blow.ts';

const GAMES = 200;

describe('how a game was decided', () => {
  it('nothing is lost yet', () => {
    expect(lastBlow([])).toBeUndefined();
  });

  it.each(EDITIONS)('%s: as the last loss was told', (edition) => {
    const reasons = new Set<string>();
    for (let seed = 1; seed <= GAMES; seed++) {
      const told = new Told<Event>();
      const seats = 2 + (seed % 5);
      const options = coup.completeOptions(seats, { edition });
      const { state } = playRandom(coup, seats, options, new FastChance(seed), told);
      const last = told.seenBy('spectator').findLast(({ type }) => type === 'lost');
      const blow = lastBlow(coup.view(state, 'spectator').history);
      expect(blow, `seed ${seed}`).toEqual(last);
      if (blow) reasons.add(blow.why);
    }
    expect(reasons.size).toBeGreaterThan(3);
  });
});

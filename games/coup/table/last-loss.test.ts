import { FastChance } from '@kuluary/kernel/chance';
import { EventLog } from '@kuluary/kernel/event-log';
import { playRandomGame } from '@kuluary/kernel/self-play';
import { describe, expect, it } from 'vitest';
import { coup } from '../rules/coup-game.ts';
import { EDITIONS } from '../rules/editions.ts';
import type { Event } from '../rules/events.ts';
import { lastLoss } from './last-loss.ts';

const GAMES = 200;

describe('the last loss', () => {
  it('is undefined before any loss', () => {
    expect(lastLoss([])).toBeUndefined();
  });

  it.each(EDITIONS)('%s: equals the last event of a loss', (edition) => {
    const reasons = new Set<string>();
    for (let seed = 1; seed <= GAMES; seed++) {
      const eventLog = new EventLog<Event>();
      const seats = 2 + (seed % 5);
      const options = coup.completeOptions(seats, { edition });
      const { state } = playRandomGame(coup, seats, options, new FastChance(seed), eventLog);
      const last = eventLog.eventsFor('spectator').findLast(({ type }) => type === 'lost');
      const loss = lastLoss(coup.view(state, 'spectator').history);
      expect(loss, `seed ${seed}`).toEqual(last);
      if (loss) reasons.add(loss.why);
    }
    expect(reasons.size).toBeGreaterThan(3);
  });
});

import { unwrap } from '@kuluary/kernel/result';
import { describe, expect, it } from 'vitest';
import { COUP, playedMatch } from './match.fixture.ts';
import { type Eye, record } from './recording.ts';

const { log, seen } = playedMatch();

const recording = () => unwrap(record(COUP, log));

describe('a recording', () => {
  it('shows each seat what it saw then, at every step', () => {
    const made = recording();
    expect(made.last).toBe(seen.length - 1);
    for (const [step, glimpses] of seen.entries()) {
      for (const viewer of [0, 1, 2, 'spectator'] as const) {
        expect(JSON.stringify(made.view(step, viewer))).toBe(glimpses[viewer]);
      }
    }
  });

  it('tells each seat what it was told, and no more', () => {
    const made = recording();
    const hands = (eye: Eye) =>
      made.events(0, eye).filter(({ event }) => (event as { type: string }).type === 'your-hand');
    expect(hands(1)).toMatchObject([{ to: 1, position: 0 }]);
    expect(hands('spectator')).toEqual([]);
    expect(hands('all').map(({ to }) => to)).toEqual([0, 1, 2]);
    expect(made.events(made.last, 0).length).toBeGreaterThan(made.events(3, 0).length);
  });

  it('knows where turns begin', () => {
    const made = recording();
    expect(made.turnStarts[0]).toBe(0);
    expect(made.turnStarts.length).toBeGreaterThan(3);
  });

  it('is not made of a log that was changed', () => {
    const forged = { ...log, deal: [[15, 3] as const, ...log.deal.slice(1)] };
    expect(record(COUP, forged).ok).toBe(false);
  });
});

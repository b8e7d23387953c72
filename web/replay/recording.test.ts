import { unwrap } from '@kuluary/kernel/result';
import { describe, expect, it } from 'vitest';
import { COUP, playBotMatch } from './match.fixture.ts';
import { type Perspective, recordMatch } from './recording.ts';

const { log, viewsByStep } = playBotMatch();

const record = () => unwrap(recordMatch(COUP, log));

describe('a recording', () => {
  it('shows each seat what it saw then, at every step', () => {
    const recording = record();
    expect(recording.lastStep).toBe(viewsByStep.length - 1);
    for (const [step, views] of viewsByStep.entries()) {
      for (const viewer of [0, 1, 2, 'spectator'] as const) {
        expect(JSON.stringify(recording.view(step, viewer))).toBe(views[viewer]);
      }
    }
  });

  it('has for each seat the events sent to it, and no others', () => {
    const recording = record();
    const hands = (perspective: Perspective) =>
      recording.events(0, perspective).filter(({ event }) => (event as { type: string }).type === 'your-hand');
    expect(hands(1)).toMatchObject([{ to: 1, position: 0 }]);
    expect(hands('spectator')).toEqual([]);
    expect(hands('all').map(({ to }) => to)).toEqual([0, 1, 2]);
    expect(recording.events(recording.lastStep, 0).length).toBeGreaterThan(recording.events(3, 0).length);
  });

  it('knows where turns begin', () => {
    const recording = record();
    expect(recording.turnStarts[0]).toBe(0);
    expect(recording.turnStarts.length).toBeGreaterThan(3);
  });

  it('is not made of a log that was changed', () => {
    const forged = { ...log, deal: [[15, 3] as const, ...log.deal.slice(1)] };
    expect(recordMatch(COUP, forged).ok).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { highCard, highCardUnderTest } from './fixture/high-card.ts';
import { goldenPlaythroughText, playthroughText } from './playthrough.ts';

const firstMovePlayer = {
  chooseMove: (state: Parameters<typeof highCard.moves>[0], seat: number) => highCard.moves(state, seat)[0]!,
};
const whole = playthroughText(highCard, 3, { cards: 10 }, 1, { moves: 1000, player: firstMovePlayer });
const [kind] = /is asked ([\w-]+):/.exec(whole)!.slice(1);

describe('a playthrough', () => {
  it('of a long game has as many moves as its excerpt says, and shows what has changed', () => {
    const part = playthroughText(highCard, 3, { cards: 10 }, 1, { moves: 2, player: firstMovePlayer });
    expect(whole.startsWith(part.trimEnd().split('\n').slice(0, 3).join('\n'))).toBe(true);
    expect(part.match(/^\d+\. seat/gm)).toHaveLength(2);
    expect(part.length).toBeLessThan(whole.length);
  });

  it('begins at a kind of decision, in the first game that reaches it, and throws where none does', () => {
    const gameUnderTest = { ...highCardUnderTest, omniscientPlayers: { firstMovePlayer } };
    const spec = { name: 'part', seats: 3, seed: 1, options: {} };
    expect(goldenPlaythroughText(gameUnderTest, { ...spec, excerpt: { fromDecisionKind: kind!, moves: 1 } })).toContain(
      `is asked ${kind}:`,
    );
    expect(() =>
      goldenPlaythroughText(gameUnderTest, { ...spec, excerpt: { fromDecisionKind: 'nothing', moves: 1 } }),
    ).toThrow('no seat is ever asked nothing');
  });
});

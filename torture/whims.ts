// Bots of a tortured world: they move by chance, and sometimes throw, never answer, answer nonsense, or answer too late.

import { MINDS } from '@kuluary/games/minds';
import { think } from '@kuluary/host/think';
import type { Thinker, Thought } from '@kuluary/host/thinker';
import type { Chance } from '@kuluary/kernel/chance';
import { THINKING_TIME } from './settings.ts';
import type { Party, VirtualTime } from './time.ts';
import { Injected } from './violation.ts';
import type { Weather } from './weather.ts';

const QUICK: Readonly<Record<string, string>> = { rickshank: 'greedy' }; // by chance its games are five times as long
const NONSENSE = [null, 42, 'pass', {}, { type: 'win' }, [[]]] as const;

/** Who chooses by chance in a game, or nearly. */
export function quickMind(game: string): string {
  return QUICK[game] ?? 'random';
}

export function whimsicalThinker(server: Party, time: VirtualTime, weather: Weather, chance: Chance): Thinker {
  const after = (delay: number) => new Promise<void>((done) => time.in(delay, server, done));
  const plain = (thought: Thought) => think(MINDS[thought.game]!, { ...thought, bot: quickMind(thought.game) });
  return {
    async choose(thought) {
      if (!weather.strikes(30)) {
        await after(chance.below(40));
        return plain(thought);
      }
      switch (chance.below(4)) {
        case 0:
          throw new Injected('a bot has thrown');
        case 1:
          return new Promise(() => undefined);
        case 2:
          return NONSENSE[chance.below(NONSENSE.length)];
        default:
          await after(THINKING_TIME + chance.below(2000));
          return plain(thought);
      }
    },
  };
}

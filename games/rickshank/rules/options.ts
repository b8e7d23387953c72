// The options of a match.

import type { OptionSpec } from '@kuluary/kernel/options';

export const CHARACTER_DEALS = ['random', 'two', 'choice'] as const;
type CharacterDeal = (typeof CHARACTER_DEALS)[number];

export interface Options {
  readonly characters: CharacterDeal; // a random one; one of two; any, in turn
  readonly livePoints: boolean; // everybody's points are shown during the game
}

export const OPTION_SPECS: readonly OptionSpec[] = [
  { id: 'characters', kind: 'choice', values: CHARACTER_DEALS, offeredBy: 'book' },
  { id: 'livePoints', kind: 'flag' },
];

export function completeOptions(_seats: number, chosen: Readonly<Record<string, unknown>>): Options {
  return { characters: 'random', livePoints: false, ...chosen };
}

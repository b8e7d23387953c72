// Where a push goes, in words.

import type { Reader } from '@kuluary/texts/reader';
import type { Push } from '../rules/moves.ts';
import { LEAST_AT, MOST_AT } from '../rules/placing.ts';
import { tell } from './reader.ts';

const PLACES = ['aim.at.0', 'aim.at.1', 'aim.at.2', 'aim.at.3', 'aim.at.4'] as const; // from left to right
const SLANTED = 100; // thousandths; less is straight to the eye

export function aim(reader: Reader, { at, slope }: Pick<Push, 'at' | 'slope'>): { at: string; slope: string } {
  const place = Math.round(((at - LEAST_AT) / (MOST_AT - LEAST_AT)) * (PLACES.length - 1));
  const slant = Math.abs(slope) < SLANTED ? 'aim.straight' : slope < 0 ? 'aim.left' : 'aim.right';
  return { at: tell(reader, PLACES[Math.max(0, Math.min(PLACES.length - 1, place))]!), slope: tell(reader, slant) };
}

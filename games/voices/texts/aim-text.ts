// Describes an aim in words.

import type { Reader } from '@kuluary/texts/reader';
import type { PushMove } from '../rules/moves.ts';
import { MAX_AT, MIN_AT } from '../rules/push-outcome.ts';
import { messageFor } from './message-values.ts';

const RAIL_POSITION_KEYS = ['aim.at.0', 'aim.at.1', 'aim.at.2', 'aim.at.3', 'aim.at.4'] as const; // from left to right
const MIN_SLANT = 100; // thousandths; less is called straight

export function aimText(reader: Reader, { at, slope }: Pick<PushMove, 'at' | 'slope'>): { at: string; slope: string } {
  const place = Math.round(((at - MIN_AT) / (MAX_AT - MIN_AT)) * (RAIL_POSITION_KEYS.length - 1));
  const slant = Math.abs(slope) < MIN_SLANT ? 'aim.straight' : slope < 0 ? 'aim.left' : 'aim.right';
  return {
    at: messageFor(reader, RAIL_POSITION_KEYS[Math.max(0, Math.min(RAIL_POSITION_KEYS.length - 1, place))]!),
    slope: messageFor(reader, slant),
  };
}

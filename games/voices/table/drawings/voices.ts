// The voices: each colour has a sign, which says the same as the colour, and a face of that shape.

import { circlePath, ellipsePath, rectPath } from '@kuluary/ui/svg-markup';
import type { Colour } from '../../rules/vocabulary.ts';

export const SIGNS: Readonly<Record<Colour, string>> = {
  blue: circlePath(0, 0, 64),
  red: 'M0 -84L72 44C74 50 70 54 64 54L-64 54C-70 54 -74 50 -72 44Z',
  yellow: rectPath(-56, -56, 112, 112, 8),
  green: 'M0 -82L76 0L0 82L-76 0Z',
  violet: 'M-36 -62L36 -62L72 0L36 62L-36 62L-72 0Z',
  grey: 'M-26 -74L26 -74L26 -26L74 -26L74 26L26 26L26 74L-26 74L-26 26L-74 26L-74 -26L-26 -26Z',
};

/** Lines, filled shapes, and eyes with white in them. */
interface VoiceFace {
  readonly lines: string;
  readonly fills: string;
  readonly whites?: string;
}

export const VOICE_FACES: Readonly<Record<Colour, VoiceFace>> = {
  blue: {
    lines: '',
    fills: `${circlePath(-22, -16, 8)}${circlePath(22, -16, 8)}M-26 18C-12 26 12 26 26 18C22 44 -22 44 -26 18Z`,
  },
  red: {
    lines: 'M-34 -8L-10 2M34 -8L10 2M-24 32L-12 26L0 33L12 26L24 32',
    fills: circlePath(-18, 8, 7) + circlePath(18, 8, 7),
  },
  yellow: {
    lines: 'M-34 -14C-30 -26 -16 -26 -12 -14M12 -14C16 -26 30 -26 34 -14',
    fills: 'M-30 12C-12 20 12 20 30 12C26 38 -26 38 -30 12Z',
  },
  green: {
    lines: 'M-18 24C-8 20 8 20 18 26',
    fills: circlePath(-18, -8, 4.5) + circlePath(22, -8, 4.5),
    whites: circlePath(-20, -10, 11) + circlePath(20, -10, 11),
  },
  violet: {
    lines: 'M-32 -12L-12 -12M12 -12L32 -12',
    fills: circlePath(-22, -8, 6) + circlePath(22, -8, 6) + ellipsePath(0, 24, 11, 13),
  },
  grey: {
    lines: 'M-40 -14L-12 -6M40 -14L12 -6M-16 34C-6 28 6 28 16 34M0 -58L0 -36',
    fills: circlePath(-26, 6, 7) + circlePath(26, 6, 7),
  },
};

/** The body of a marker, drawn by hand, within a circle of 102; the physical one has 100. */
export const DISC = 'M-97 4C-98 -54 -50 -98 4 -97C58 -97 98 -50 97 4C96 58 54 98 -2 97C-56 97 -97 56 -97 4Z';
export const DISC_SHADOW = ellipsePath(5, 11, 99, 98);
export const DISC_SHINE = 'M-74 -34C-60 -66 -28 -82 8 -82';

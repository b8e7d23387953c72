// What is not a character, in the manner of the small cuts: one colour on a grid of 200, even-odd.

const COIN_AT = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z` +
  `M${x - r + 12} ${y}a${r - 12} ${r - 12} 0 1 0 ${2 * r - 24} 0a${r - 12} ${r - 12} 0 1 0 ${24 - 2 * r} 0z`;

const CROWN_AT = (x: number, y: number, s: number) =>
  `M${x - 26 * s} ${y + 18 * s}l${-3 * s} ${-38 * s} ${14 * s} ${16 * s} ${15 * s} ${-26 * s} ${15 * s} ${26 * s} ${14 * s} ${-16 * s} ${-3 * s} ${38 * s}z`;

/** A coin by itself. */
export const ONE_COIN = COIN_AT(100, 100, 82) + CROWN_AT(100, 104, 1.5);

/** A hand's worth of coins from abroad. */
export const TWO_COINS =
  COIN_AT(74, 118, 62) +
  CROWN_AT(74, 121, 1.05) +
  'M118 58a48 48 0 0 1 70 20 62 62 0 0 1-42 86 76 76 0 0 0 4-13 48 48 0 0 0-12-94 62 62 0 0 0-30-6 62 62 0 0 1 10 7z';

/** A card broken in two: somebody's influence falls. */
export const BROKEN_CARD =
  'M38 34q0-12 12-12h62l-14 40 22 22-30 36 10 24-16 40h-34q-12 0-12-12z' +
  'M128 26l26 5q12 3 10 14l-26 134q-2 12-14 9l-14-3 16-40-8-22 31-38-22-24z';

/** A card face down: it changes hands. */
export const A_CARD =
  'M48 20h104q12 0 12 12v136q0 12-12 12h-104q-12 0-12-12v-136q0-12 12-12zM56 38v124h88v-124zM100 62l26 38-26 38-26-38z';

/** Hourglass: the table waits. */
export const HOURGLASS =
  'M52 20h96v18q0 32-32 62 32 30 32 62v18h-96v-18q0-32 32-62-32-30-32-62zM72 40q4 24 28 44 24-20 28-44z';

/** A laurel's two branches, for the winner. */
export const LAUREL =
  'M92 186c-46-8-72-44-70-96 14 4 22 14 26 30-2-20-4-34 2-50 14 10 18 24 16 44 4-14 10-26 22-34 6 18 2 34-10 46 10-6 20-8 30-4-4 16-18 22-34 20 8 4 16 12 20 24-18 2-32-6-40-20 4 18 18 30 38 32z' +
  'M108 186c46-8 72-44 70-96-14 4-22 14-26 30 2-20 4-34-2-50-14 10-18 24-16 44-4-14-10-26-22-34-6 18-2 34 10 46-10-6-20-8-30-4 4 16 18 22 34 20-8 4-16 12-20 24 18 2 32-6 40-20-4 18-18 30-38 32z';

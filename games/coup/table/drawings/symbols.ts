// Symbols other than characters, in the style of the small emblems: one colour on a grid of 200, even-odd.

const COIN_AT = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z` +
  `M${x - r + 12} ${y}a${r - 12} ${r - 12} 0 1 0 ${2 * r - 24} 0a${r - 12} ${r - 12} 0 1 0 ${24 - 2 * r} 0z`;

const CROWN_AT = (x: number, y: number, s: number) =>
  `M${x - 26 * s} ${y + 18 * s}l${-3 * s} ${-38 * s} ${14 * s} ${16 * s} ${15 * s} ${-26 * s} ${15 * s} ${26 * s} ${14 * s} ${-16 * s} ${-3 * s} ${38 * s}z`;

export const ONE_COIN = COIN_AT(100, 100, 82) + CROWN_AT(100, 104, 1.5);

/** For foreign aid. */
export const TWO_COINS =
  COIN_AT(74, 118, 62) +
  CROWN_AT(74, 121, 1.05) +
  'M118 58a48 48 0 0 1 70 20 62 62 0 0 1-42 86 76 76 0 0 0 4-13 48 48 0 0 0-12-94 62 62 0 0 0-30-6 62 62 0 0 1 10 7z';

/** A card broken in two: a lost influence. */
export const BROKEN_CARD =
  'M38 34q0-12 12-12h62l-14 40 22 22-30 36 10 24-16 40h-34q-12 0-12-12z' +
  'M128 26l26 5q12 3 10 14l-26 134q-2 12-14 9l-14-3 16-40-8-22 31-38-22-24z';

export const FACE_DOWN_CARD =
  'M48 20h104q12 0 12 12v136q0 12-12 12h-104q-12 0-12-12v-136q0-12 12-12zM56 38v124h88v-124zM100 62l26 38-26 38-26-38z';

/** A card between two arrows: an exchange. */
export const SWAPPED_CARD =
  'M74 46h52q10 0 10 10v88q0 10-10 10h-52q-10 0-10-10v-88q0-10 10-10zM78 60v80h44v-80zM100 78l14 22-14 22-14-22z' +
  'M30 128a74 74 0 0 1 20-86l-16-8 46-18-6 48-13-11a58 58 0 0 0-16 67z' +
  'M170 72a74 74 0 0 1-20 86l16 8-46 18 6-48 13 11a58 58 0 0 0 16-67z';

const LEAVES = [0, 1, 2, 3, 4, 5];

/** One branch of a laurel: leaves along a bow, thinner towards the top. */
function branch(side: 1 | -1): string {
  const at = (angle: number, r: number) => {
    return `${(100 + side * r * Math.sin(angle)).toFixed(1)} ${(98 - r * Math.cos(angle)).toFixed(1)}`;
  };
  const leaf = (i: number, inside: boolean) => {
    const foot = Math.PI * (0.93 - i * 0.125);
    const tip = foot - 0.34;
    const [r, bulge] = inside ? [84, -13] : [88, 13];
    return `M${at(foot, r)}Q${at(foot - 0.13, r + bulge * 1.3)} ${at(tip, r + bulge * 0.75)}Q${at(foot - 0.26, r - bulge * 0.1)} ${at(foot, r)}z`;
  };
  return LEAVES.map((i) => leaf(i, false) + leaf(i, true)).join('');
}

/** A laurel wreath, open at the top. */
export const LAUREL = `${branch(1)}${branch(-1)}M92 190a8 8 0 1 1 16 0a8 8 0 1 1-16 0z`;

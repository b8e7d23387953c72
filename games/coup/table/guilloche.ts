// The rosettes on banknotes, card backs and our table: one wavy circle, turned a few times.

interface Band {
  readonly radius: number; // of the circle that the line waves around
  readonly wave: number; // how far it strays from it
  readonly lobes: number;
  readonly turns: number; // how many copies, each a bit further
}

const POINTS_PER_LOBE = 10;

/** The lines of a band around a centre, as one path. */
export function guilloche(x: number, y: number, band: Band): string {
  const lines = Array.from({ length: band.turns }, (_, turn) => line(x, y, band, (turn * 2 * Math.PI) / band.turns));
  return lines.join('');
}

function line(x: number, y: number, { radius, wave, lobes }: Band, phase: number): string {
  const count = lobes * POINTS_PER_LOBE;
  const points = Array.from({ length: count }, (_, i) => {
    const angle = (i * 2 * Math.PI) / count;
    const r = radius + wave * Math.sin(lobes * angle + phase);
    return `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}z`;
}

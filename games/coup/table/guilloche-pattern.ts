// Guilloche rosettes (as on banknotes) for card backs: one wavy circle, turned a few times.

interface GuillocheBand {
  readonly radius: number; // of the circle
  readonly wave: number; // amplitude around the circle
  readonly lobes: number;
  readonly turns: number; // how many rotated copies
}

const POINTS_PER_LOBE = 10;

/** The lines of a band around a centre, as one path. */
export function guillochePath(x: number, y: number, band: GuillocheBand): string {
  const lines = Array.from({ length: band.turns }, (_, turn) =>
    linePath(x, y, band, (turn * 2 * Math.PI) / band.turns),
  );
  return lines.join('');
}

function linePath(x: number, y: number, { radius, wave, lobes }: GuillocheBand, phase: number): string {
  const count = lobes * POINTS_PER_LOBE;
  const points = Array.from({ length: count }, (_, i) => {
    const angle = (i * 2 * Math.PI) / count;
    const r = radius + wave * Math.sin(lobes * angle + phase);
    return `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}z`;
}

// Builders of SVG paths: polygons, stars, cogs and the like.

const ROUND = 10; // coordinates are rounded to a tenth

/** Corners on a circle, the first at `from` degrees: 0 is to the right, 90 below. */
export function polygon(x: number, y: number, r: number, corners: number, from = 0): string {
  return closed(Array.from({ length: corners }, (_, i) => at(x, y, r, from + (360 * i) / corners)));
}

/** The first point at the top. */
export function star(x: number, y: number, outer: number, inner: number, points: number): string {
  const corner = (_: unknown, i: number) => at(x, y, i % 2 === 0 ? outer : inner, (180 * i) / points - 90);
  return closed(Array.from({ length: 2 * points }, corner));
}

/** A wheel with square teeth. */
export function cog(x: number, y: number, outer: number, inner: number, teeth: number): string {
  const step = 360 / teeth;
  const tooth = (_: unknown, i: number) =>
    [
      [inner, 0.1],
      [outer, 0.22],
      [outer, 0.58],
      [inner, 0.7],
    ].map(([r, turn]) => at(x, y, r!, (i + turn!) * step));
  return closed(Array.from({ length: teeth }, tooth).flat());
}

/** Every second sector of a circle. */
export function rays(x: number, y: number, r: number, count: number): string {
  const half = 180 / count;
  const ray = (_: unknown, i: number) => closed([[x, y], at(x, y, r, 2 * i * half), at(x, y, r, (2 * i + 1) * half)]);
  return Array.from({ length: count }, ray).join('');
}

const STEPS = 18; // of a turn

export function spiral(x: number, y: number, first: number, last: number, turns: number, from = 0): string {
  const steps = Math.round(turns * STEPS);
  const point = (_: unknown, i: number) =>
    at(x, y, first + ((last - first) * i) / steps, from + (360 * turns * i) / steps);
  return open(Array.from({ length: steps + 1 }, point));
}

/** A pointed leaf from (x, y) in the direction `angle`. */
export function leaf(x: number, y: number, length: number, width: number, angle: number): string {
  const side = (by: number) => at(x, y, Math.hypot(length / 2, width), angle + by);
  const bend = (Math.atan2(width, length / 2) * 180) / Math.PI;
  const [tip, left, right] = [at(x, y, length, angle), side(-bend), side(bend)];
  return `M${spot([x, y])}Q${spot(left)} ${spot(tip)}Q${spot(right)} ${spot([x, y])}z`;
}

export function heart(x: number, y: number, s: number): string {
  const [a, b, c, d] = [s, s * 0.55, s * 0.2, s * 0.75].map(short);
  return `M${x} ${short(y + s)}q${-a!} ${-d!} ${-a!} ${short(-1.2 * s)}q${c} ${-b!} ${b} ${-b!}q${short(0.35 * s)} 0 ${short(0.45 * s)} ${short(0.35 * s)}q${short(0.1 * s)} ${short(-0.35 * s)} ${short(0.45 * s)} ${short(-0.35 * s)}q${short(0.35 * s)} 0 ${b} ${b}q0 ${short(0.45 * s)} ${-a!} ${short(1.2 * s)}z`;
}

/** Half circles along the edges of a rectangle: outwards scallops, inwards a perforation. */
export function scalloped(
  [left, top, right, bottom]: readonly [number, number, number, number],
  [across, down]: readonly [number, number],
  sweep: 0 | 1,
): string {
  const [dx, dy] = [(right - left) / across, (bottom - top) / down];
  const edge = (count: number, x: number, y: number) => {
    const r = short(Math.hypot(x, y) / 2);
    return `a${r} ${r} 0 0 ${sweep} ${short(x)} ${short(y)}`.repeat(count);
  };
  return `M${left} ${top}${edge(across, dx, 0)}${edge(down, 0, dy)}${edge(across, -dx, 0)}${edge(down, 0, -dy)}z`;
}

type Point = readonly [x: number, y: number];

function at(x: number, y: number, r: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
}

function closed(points: readonly Point[]): string {
  return `${open(points)}z`;
}

function open(points: readonly Point[]): string {
  return `M${points.map(spot).join('L')}`;
}

function spot([x, y]: Point): string {
  return `${short(x)} ${short(y)}`;
}

function short(n: number): number {
  return Math.round(n * ROUND) / ROUND;
}

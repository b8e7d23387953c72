// When nobody was there to play with: no server that worked, or no store. Such time is charged to nobody's clock. Every
// server knows all of it that could matter, so that any of them comes to the same moment at which a clock runs out.

/** Moments in ms since 1970. */
export interface Absence {
  readonly from: number;
  readonly to: number;
}

export const ABSENCES_KEPT = 100; // of more than that the oldest are forgotten, and charged to whoever thinks so long
const SET_BACK = 60_000; // ms that a sign of life lies before the last one: the clock was wrong then

/** What a store keeps of signs of life. */
export interface Signs {
  readonly last: number | null; // when anybody gave the last one
  readonly absences: readonly Absence[];
}

/** The same after one more sign; and by how much all deadlines move. An absence that begins where another has ended goes on:
 * somebody could not stay. */
export function afterSign(
  { last, absences }: Signs,
  now: number,
  patience: number,
): Signs & { readonly last: number; readonly gap: number } {
  if (last === null) return { last: now, absences, gap: 0 };
  if (now < last - SET_BACK) return { last: now, ...cutOff(absences, now) };
  const gap = now - last;
  if (gap <= Math.max(0, patience)) return { last: Math.max(last, now), absences, gap: 0 };
  const before = absences.at(-1);
  const isOn = before?.to === last;
  const grown = [...(isOn ? absences.slice(0, -1) : absences), { from: isOn ? before.from : last, to: now }];
  return { last: now, absences: grown.slice(-ABSENCES_KEPT), gap };
}

/** What of them lies after this moment never was. */
function cutOff(absences: readonly Absence[], now: number): { absences: readonly Absence[]; gap: number } {
  const real = absences.filter(({ from }) => from < now).map(({ from, to }) => ({ from, to: Math.min(to, now) }));
  return { absences: real, gap: away(real, 0) - away(absences, 0) };
}

/** What this server's signs of life have told it. */
export interface Life {
  absences: readonly Absence[]; // that are over, the oldest first; no two overlap
  at?: number; // when it gave the last sign; unknown where none is given
}

/** ms after a moment, and before another, in which nobody was there. */
export function away(absences: readonly Absence[], since: number, until = Number.POSITIVE_INFINITY): number {
  let sum = 0;
  for (let i = absences.length - 1; i >= 0 && absences[i]!.to > since; i--) {
    const { from, to } = absences[i]!;
    sum += Math.max(0, Math.min(to, until) - Math.max(from, since));
  }
  return sum;
}

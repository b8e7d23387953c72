// When nobody was there to play with: no server that worked, or no store. Such time is charged to nobody's clock. Every
// server knows all of it that could matter, so that any of them comes to the same moment at which a clock runs out.

/** Moments in ms since 1970. */
export interface Absence {
  readonly from: number;
  readonly to: number;
}

export const ABSENCES_KEPT = 100; // of more than that the oldest are forgotten, and charged to whoever thinks so long

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

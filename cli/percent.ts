// Formats a share as a percentage.

export function formatPercent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

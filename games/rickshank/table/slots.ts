// Where each card of the line-up lies: what has left leaves a gap, so that nothing moves under a finger.

/** undefined: something has come that was not there. */
export function withGaps(
  slots: readonly (string | null)[],
  lineUp: readonly string[],
): readonly (string | null)[] | undefined {
  const rest = lineUp.slice();
  const kept = slots.map((id) => {
    const at = id === null ? -1 : rest.indexOf(id);
    if (at < 0) return null;
    rest.splice(at, 1);
    return id;
  });
  return rest.length === 0 ? kept : undefined;
}

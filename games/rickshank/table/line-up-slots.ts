// The slots of the line-up: a card that leaves leaves a gap, so that nothing moves under a finger.

/** undefined: a card has been added. */
export function slotsWithGaps(
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

// Loads a part of the page when it is first needed.

/** ms. React calls again as soon as a promise fails: it must get the same promise then, or it would wait for ever and the
 * error would never be shown. */
export const FAILURE_KEPT_MS = 2000;

/** Later calls get the same promise; some time after a failure the next call tries again. */
export function loadOnce<Part>(fetchPart: () => Promise<Part>): () => Promise<Part> {
  let loading: Promise<Part> | undefined;
  const forget = () => {
    loading = undefined;
  };
  return () => {
    if (!loading) {
      const part = fetchPart();
      loading = part;
      part.then(
        (value) => markFulfilled(part, value),
        () => setTimeout(forget, FAILURE_KEPT_MS),
      );
    }
    return loading;
  };
}

/** React's `use` reads these two, and then does not suspend for what is loaded already. */
export function markFulfilled<Part>(promise: Promise<Part>, value: Part): void {
  Object.assign(promise, { status: 'fulfilled', value });
}

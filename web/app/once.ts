// Parts of the page that are fetched when somebody needs them first.

/** ms that a failure is remembered. React asks again as soon as it hears of one: it must get the same promise then, or
 * it would wait for ever, and nobody would be told. */
export const FAILURE_KEPT = 2000;

/** Later calls get the same promise; some time after a failure the next one asks the network again. */
export function once<Part>(fetchPart: () => Promise<Part>): () => Promise<Part> {
  let coming: Promise<Part> | undefined;
  const forget = () => {
    coming = undefined;
  };
  return () => {
    if (!coming) {
      const part = fetchPart();
      coming = part;
      part.then(
        (value) => tellReact(part, value),
        () => setTimeout(forget, FAILURE_KEPT),
      );
    }
    return coming;
  };
}

/** React reads these two, and then need not wait a moment for what is here already. */
export function tellReact<Part>(promise: Promise<Part>, value: Part): void {
  Object.assign(promise, { status: 'fulfilled', value });
}

// Which errors mean that a part of the page could not be fetched.

const STYLE = /^Unable to preload CSS/; // how our bundler words it

/** Browsers word a missing module differently, and all as a TypeError. */
export function isMissingFile(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (STYLE.test(error.message)) return true;
  return error instanceof TypeError && /import|module|fetch|load/i.test(error.message);
}

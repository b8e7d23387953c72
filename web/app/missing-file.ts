// Recognises errors that mean that a part of the page could not be fetched.

const MISSING_STYLESHEET = /^Unable to preload CSS/; // the bundler's wording

/** Browsers word a missing module differently, and all as a TypeError. */
export function isMissingFile(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (MISSING_STYLESHEET.test(error.message)) return true;
  return error instanceof TypeError && /import|module|fetch|load/i.test(error.message);
}

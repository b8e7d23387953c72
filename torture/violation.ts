// A promise of the house that was broken.

export class Violation extends Error {
  readonly rule: string; // its id in the README

  constructor(rule: string, what: string) {
    super(`[${rule}] ${what}`);
    this.rule = rule;
  }
}

/** What we let go wrong ourselves. */
export class Injected extends Error {}

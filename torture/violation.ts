// Errors of a world: a violated rule of torture/README.md, and faults that are injected on purpose.

export class Violation extends Error {
  readonly rule: string; // its id in the README

  constructor(rule: string, problem: string) {
    super(`[${rule}] ${problem}`);
    this.rule = rule;
  }
}

export class InjectedFault extends Error {}

// What is asked in the same moment is committed together: one transaction, one fsync, and an answer for each.

import { setImmediate as nextMacrotask } from 'node:timers/promises';

export const BATCH_LIMIT = 500; // a flood must not hold the thread for longer than a few ms at a time

/** Writes a batch as a whole, or throws and leaves nothing of it. The answers are in the order of the batch. */
type Commit<Asked, Answer> = (batch: readonly Asked[]) => readonly Answer[] | Promise<readonly Answer[]>;

interface Waiting<Asked, Answer> {
  readonly asked: Asked;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

export class GroupCommit<Asked, Answer> {
  private readonly commit: Commit<Asked, Answer>;
  private readonly apart: ((asked: Asked) => string) | undefined;
  private waiting: Waiting<Asked, Answer>[] = [];
  private running: Promise<void> | undefined;

  /** `apart`: those for which it answers alike never share a batch; they follow each other in their order. */
  constructor(commit: Commit<Asked, Answer>, apart?: (asked: Asked) => string) {
    this.commit = commit;
    this.apart = apart;
  }

  ask(asked: Asked): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ asked, resolve, reject });
      this.running ??= this.run();
    });
  }

  /** Resolves when everything asked has been answered. */
  async idle(): Promise<void> {
    while (this.running) await this.running;
  }

  private async run(): Promise<void> {
    while (this.waiting.length > 0) {
      await nextMacrotask(); // all that this turn of the event loop brings comes along
      await this.answer(this.take());
    }
    this.running = undefined;
  }

  private async answer(batch: readonly Waiting<Asked, Answer>[]): Promise<void> {
    try {
      const answers = await this.commit(batch.map(({ asked }) => asked));
      for (let i = 0; i < batch.length; i++) batch[i]!.resolve(answers[i]!);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  private take(): Waiting<Asked, Answer>[] {
    if (!this.apart) return this.waiting.splice(0, BATCH_LIMIT);
    const taken = new Map<string, Waiting<Asked, Answer>>();
    const left: Waiting<Asked, Answer>[] = [];
    for (const one of this.waiting) {
      const key = this.apart(one.asked);
      if (taken.size < BATCH_LIMIT && !taken.has(key)) taken.set(key, one);
      else left.push(one);
    }
    this.waiting = left;
    return [...taken.values()];
  }
}

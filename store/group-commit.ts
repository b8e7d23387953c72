// Commits the requests of the same moment together: one transaction, one fsync, and a result for each.

import { setImmediate as nextMacrotask } from 'node:timers/promises';

export const BATCH_LIMIT = 500; // so that a batch does not block the thread for longer than a few ms

/** Writes a batch as a whole, or throws and writes nothing. The results are in the order of the batch. */
type Commit<Request, Output> = (batch: readonly Request[]) => readonly Output[] | Promise<readonly Output[]>;

interface QueuedRequest<Request, Output> {
  readonly request: Request;
  readonly resolve: (output: Output) => void;
  readonly reject: (error: unknown) => void;
}

export class GroupCommit<Request, Output> {
  private readonly commit: Commit<Request, Output>;
  private readonly separateBy: ((request: Request) => string) | undefined;
  private waiting: QueuedRequest<Request, Output>[] = [];
  private running: Promise<void> | undefined;

  /** `separateBy`: requests with the same key never share a batch, and keep their order. */
  constructor(commit: Commit<Request, Output>, separateBy?: (request: Request) => string) {
    this.commit = commit;
    this.separateBy = separateBy;
  }

  submit(request: Request): Promise<Output> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ request, resolve, reject });
      this.running ??= this.run();
    });
  }

  /** Resolves when no request is pending. */
  async idle(): Promise<void> {
    while (this.running) await this.running;
  }

  private async run(): Promise<void> {
    while (this.waiting.length > 0) {
      await nextMacrotask(); // so that all requests of this turn of the event loop join
      await this.commitBatch(this.takeBatch());
    }
    this.running = undefined;
  }

  private async commitBatch(batch: readonly QueuedRequest<Request, Output>[]): Promise<void> {
    try {
      const outputs = await this.commit(batch.map(({ request }) => request));
      for (let i = 0; i < batch.length; i++) batch[i]!.resolve(outputs[i]!);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  private takeBatch(): QueuedRequest<Request, Output>[] {
    if (!this.separateBy) return this.waiting.splice(0, BATCH_LIMIT);
    const taken = new Map<string, QueuedRequest<Request, Output>>();
    const left: QueuedRequest<Request, Output>[] = [];
    for (const one of this.waiting) {
      const key = this.separateBy(one.request);
      if (taken.size < BATCH_LIMIT && !taken.has(key)) taken.set(key, one);
      else left.push(one);
    }
    this.waiting = left;
    return [...taken.values()];
  }
}

// One reader's side of the talk with a table: what it has heard, and which of its requests still wait for an answer.
// Whoever carries the messages, a socket or the host in the page, is no business of it.

import { ok } from '@kuluary/kernel/result';
import type { ToBrowser } from '@kuluary/protocol/to-browser';
import type { Command } from '@kuluary/protocol/to-server';
import { type Answer, type LinkSnapshot, type Request, refused } from './table-link.ts';
import { merge } from './table-model.ts';

const UNREAD = new Set(['malformed', 'too-large']); // nobody could make out what it was an answer to

/** Faults after which trying again leads nowhere. */
const FINAL = new Set([
  'no-such-table',
  'door-closed',
  'version',
  'too-many',
  'bad-link',
  'kicked',
  'old-rules',
  'new-rules',
]);

interface Waiting {
  readonly command: Command;
  readonly answer: (answer: Answer) => void;
}

export class Conversation {
  private snapshot: LinkSnapshot = { state: 'connecting', model: null, fault: null };
  private readonly listeners = new Set<() => void>();
  private readonly waiting = new Map<number, Waiting>();
  private nextRef = 1;
  private readonly now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.now = now;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getSnapshot = (): LinkSnapshot => this.snapshot;

  get position(): number {
    return this.snapshot.model?.position ?? 0;
  }

  /** How far it knows the table, as it is told to a server. */
  get seen(): { readonly have: number; readonly at?: number } {
    const { model } = this.snapshot;
    return model ? { have: model.position, at: model.at } : { have: 0 };
  }

  /** Takes in what the table says. True: something is missing, ask for everything. */
  hear(message: ToBrowser): boolean {
    switch (message.type) {
      case 'update': {
        const { model, state } = this.snapshot;
        const isVoid = message.from === 0 && state !== 'connected'; // back, and what it had is not what is there now
        if (isVoid && model) this.dropMoves();
        const merged = merge(isVoid ? null : model, message, this.now());
        if (merged === 'gap') return true;
        if (merged !== 'old') this.change({ model: merged, state: 'connected' });
        else this.change({ state: 'connected' });
        return false;
      }
      case 'done':
        this.settle(message.ref, ok(message.token));
        return false;
      case 'refused':
        if (message.ref === null && FINAL.has(message.code)) this.end(message.code);
        else if (message.ref !== null || UNREAD.has(message.code)) {
          this.settle(message.ref, refused(message.code, message.rule));
        } // else nothing that anybody waits for was refused: a ping, or our coming in, and what waits is said again
        return false;
      case 'pong':
        return message.position > this.position;
    }
  }

  /** Numbers a request; the promise is kept when its answer comes. */
  ask(request: Request): { readonly command: Command; readonly answer: Promise<Answer> } {
    const ref = this.nextRef++;
    const command = { ...request, ref } as Command;
    const answer = new Promise<Answer>((resolve) => this.waiting.set(ref, { command, answer: resolve }));
    return { command, answer };
  }

  /** What may be said again after a break: moves carry a name of their own, so a table makes each only once. */
  unanswered(): readonly Command[] {
    return [...this.waiting.values()].map(({ command }) => command).filter(mayRepeat);
  }

  /** The connection broke: whoever asked for what must not be asked twice is told so. */
  lose(): void {
    if (this.snapshot.state === 'closed') return;
    this.change({ state: this.snapshot.model ? 'offline' : 'connecting' });
    for (const [ref, { command }] of [...this.waiting]) {
      if (!mayRepeat(command)) this.settle(ref, refused('connection-lost'));
    }
  }

  /** The table is another one than when they were made, perhaps from an older back-up: their question may have got another
   * meaning there. */
  private dropMoves(): void {
    for (const [ref, { command }] of [...this.waiting]) {
      if (mayRepeat(command)) this.settle(ref, refused('stale-decision'));
    }
  }

  /** No more of it. */
  end(fault: string | null): void {
    this.change({ state: 'closed', fault });
    for (const ref of [...this.waiting.keys()]) this.settle(ref, refused(fault ?? 'offline'));
  }

  /** An answer without a number belongs to whoever has waited longest. */
  private settle(ref: number | null, answer: Answer): void {
    const key = ref ?? [...this.waiting.keys()][0];
    if (key === undefined) return;
    const waiting = this.waiting.get(key);
    this.waiting.delete(key);
    waiting?.answer(answer);
  }

  private change(change: Partial<LinkSnapshot>): void {
    const next = { ...this.snapshot, ...change };
    const isSame = (['state', 'model', 'fault'] as const).every((field) => next[field] === this.snapshot[field]);
    if (isSame) return;
    this.snapshot = next;
    for (const listener of [...this.listeners]) listener();
  }
}

function mayRepeat(command: Command): boolean {
  return command.type === 'move';
}

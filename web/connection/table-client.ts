// A client of a table, on any transport: what it has received, and which of its requests still wait for a reply.

import { ok } from '@kuluary/kernel/result';
import type { ToBrowser } from '@kuluary/protocol/to-browser';
import type { ClientRequest } from '@kuluary/protocol/to-server';
import { type ConnectionSnapshot, refusedReply, type TableReply, type TableRequest } from './table-connection.ts';
import { mergeUpdate } from './table-model.ts';

const UNREAD_CODES = new Set(['malformed', 'too-large']); // the server could not read which request it was

/** Refusals that a retry cannot change. */
const FINAL_CODES = new Set([
  'no-such-table',
  'door-closed',
  'version',
  'too-many',
  'bad-link',
  'kicked',
  'old-rules',
  'new-rules',
]);

interface PendingRequest {
  readonly message: ClientRequest;
  readonly resolve: (reply: TableReply) => void;
}

export class TableClient {
  private snapshot: ConnectionSnapshot = { state: 'connecting', model: null, refusalCode: null };
  private readonly listeners = new Set<() => void>();
  private readonly pendingRequests = new Map<number, PendingRequest>();
  private nextRef = 1;
  private readonly now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.now = now;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getSnapshot = (): ConnectionSnapshot => this.snapshot;

  get position(): number {
    return this.snapshot.model?.position ?? 0;
  }

  /** How far it knows the table, for `hello`. */
  get knownPosition(): { readonly have: number; readonly at?: number } {
    const { model } = this.snapshot;
    return model ? { have: model.position, at: model.madeAt } : { have: 0 };
  }

  /** Handles a message. True: an update was missed, request everything. */
  receive(message: ToBrowser): boolean {
    switch (message.type) {
      case 'update': {
        const { model, state } = this.snapshot;
        const startsOver = message.from === 0 && state !== 'connected'; // reconnected, and the table's log is not the one it was
        if (startsOver && model) this.refuseStaleMoves();
        const merged = mergeUpdate(startsOver ? null : model, message, this.now());
        if (merged === 'gap') return true;
        if (merged !== 'old') this.setSnapshot({ model: merged, state: 'connected' });
        else this.setSnapshot({ state: 'connected' });
        return false;
      }
      case 'done':
        this.resolveRequest(message.ref, ok(message.token));
        return false;
      case 'refused':
        if (message.ref === null && FINAL_CODES.has(message.code)) this.close(message.code);
        else if (message.ref !== null || UNREAD_CODES.has(message.code)) {
          this.resolveRequest(message.ref, refusedReply(message.code, message.rule));
        } // else a ping or `hello` was refused: no request waits for that
        return false;
      case 'pong':
        return message.position > this.position;
    }
  }

  /** Numbers a request; the promise is of its reply. */
  startRequest(request: TableRequest): { readonly message: ClientRequest; readonly reply: Promise<TableReply> } {
    const ref = this.nextRef++;
    const message = { ...request, ref } as ClientRequest;
    const reply = new Promise<TableReply>((resolve) => this.pendingRequests.set(ref, { message, resolve }));
    return { message, reply };
  }

  /** What may be sent again after a break: moves have ids, so a table makes each only once. */
  repeatableMessages(): readonly ClientRequest[] {
    return [...this.pendingRequests.values()].map(({ message }) => message).filter(mayRepeat);
  }

  /** Fails the requests that must not be sent twice. */
  onConnectionLost(): void {
    if (this.snapshot.state === 'closed') return;
    this.setSnapshot({ state: this.snapshot.model ? 'offline' : 'connecting' });
    for (const [ref, { message }] of [...this.pendingRequests]) {
      if (!mayRepeat(message)) this.resolveRequest(ref, refusedReply('connection-lost'));
    }
  }

  /** The table's log is not the one it was, perhaps an older back-up: their decision ids may mean something else now. */
  private refuseStaleMoves(): void {
    for (const [ref, { message }] of [...this.pendingRequests]) {
      if (mayRepeat(message)) this.resolveRequest(ref, refusedReply('stale-decision'));
    }
  }

  close(refusalCode: string | null): void {
    this.setSnapshot({ state: 'closed', refusalCode });
    for (const ref of [...this.pendingRequests.keys()])
      this.resolveRequest(ref, refusedReply(refusalCode ?? 'offline'));
  }

  /** A reply without a number belongs to the oldest request. */
  private resolveRequest(ref: number | null, reply: TableReply): void {
    const key = ref ?? [...this.pendingRequests.keys()][0];
    if (key === undefined) return;
    const pendingRequest = this.pendingRequests.get(key);
    this.pendingRequests.delete(key);
    pendingRequest?.resolve(reply);
  }

  private setSnapshot(change: Partial<ConnectionSnapshot>): void {
    const next = { ...this.snapshot, ...change };
    const isSame = (['state', 'model', 'refusalCode'] as const).every((field) => next[field] === this.snapshot[field]);
    if (isSame) return;
    this.snapshot = next;
    for (const listener of [...this.listeners]) listener();
  }
}

function mayRepeat(message: ClientRequest): boolean {
  return message.type === 'move';
}

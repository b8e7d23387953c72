// A table on a server, through a websocket that comes back by itself.

import type { TableId } from '@kuluary/protocol/ids';
import { PROTOCOL_VERSION } from '@kuluary/protocol/limits';
import type { ToBrowser } from '@kuluary/protocol/to-browser';
import type { ToServer } from '@kuluary/protocol/to-server';
import ReconnectingSocket from 'partysocket/ws';
import { Conversation } from './conversation.ts';
import { type Answer, type Request, refused, type TableLink } from './table-link.ts';

const PING_EVERY = 20_000; // ms
const PONG_WITHIN = 6_000;
const RETRY_MIN = 600;
const RETRY_MAX = 8_000;
const RETRY_BUSY = 2_000; // after a server that could not let us in just now

/** As much of a socket as a link needs. */
export interface Socket {
  readonly readyState: number;
  send(text: string): unknown;
  close(): void;
  reconnect(): void;
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
}

const OPEN = 1; // a socket's readyState

export interface RemoteSetting {
  readonly socket: Socket;
  readonly onWake: (listener: () => void) => () => void; // the page is looked at again, or the network has changed
}

export function remoteLink(code: TableId): TableLink {
  return new RemoteLink({ socket: tableSocket(code), onWake });
}

export class RemoteLink implements TableLink {
  private readonly talk = new Conversation();
  private readonly socket: Socket;
  private readonly forgetWake: () => void;
  private readonly pulse: ReturnType<typeof setInterval>;
  private deadline: ReturnType<typeof setTimeout> | undefined; // by which the other side must have spoken
  private isGreeted = false; // the table has let this connection in
  private isBehind = false; // something was missed, and is asked for

  constructor({ socket, onWake }: RemoteSetting) {
    this.socket = socket;
    socket.onopen = () => this.greet();
    socket.onmessage = ({ data }) => this.hear(data);
    socket.onclose = () => this.lose();
    this.pulse = setInterval(() => this.ping(), PING_EVERY);
    this.forgetWake = onWake(() => (socket.readyState === OPEN ? this.ping() : socket.reconnect()));
  }

  readonly subscribe = (listener: () => void): (() => void) => this.talk.subscribe(listener);
  readonly getSnapshot = () => this.talk.getSnapshot();

  send(request: Request): Promise<Answer> {
    if (this.getSnapshot().state === 'closed' || (!this.isGreeted && request.type !== 'move')) {
      return Promise.resolve(refused('offline'));
    }
    const { command, answer } = this.talk.ask(request);
    if (this.isGreeted) this.say(command);
    return answer;
  }

  close(): void {
    this.stop();
    this.talk.end(null);
  }

  private say(message: ToServer): void {
    this.socket.send(JSON.stringify(message));
  }

  private greet(): void {
    this.say({ type: 'hello', version: PROTOCOL_VERSION, ...this.talk.seen });
    this.expectWord(PONG_WITHIN);
  }

  private hear(data: unknown): void {
    this.expectNothing();
    const message = JSON.parse(String(data)) as ToBrowser;
    const isGap = this.talk.hear(message);
    if (!this.isGreeted && message.type === 'update') this.beGreeted();
    if (isGap) this.resync();
    else if (message.type === 'update') this.isBehind = false;
    else if (message.type === 'refused' && message.ref === null && this.isBehind)
      setTimeout(() => this.resync(), RETRY_BUSY);
    if (this.getSnapshot().state === 'closed') this.stop();
    else if (!this.isGreeted) this.expectWord(RETRY_BUSY);
  }

  /** Something was missed: asks for everything, until it comes. */
  private resync(): void {
    this.isBehind = this.isGreeted;
    if (this.isGreeted) this.say({ type: 'resync' });
  }

  /** Only now can anything be asked: what waited through the break goes first. */
  private beGreeted(): void {
    this.isGreeted = true;
    for (const command of this.talk.unanswered()) this.say(command);
  }

  private ping(): void {
    if (!this.isGreeted || this.deadline !== undefined) return;
    this.say({ type: 'ping' });
    this.expectWord(PONG_WITHIN);
  }

  /** A line that has gone dead without a word is hung up, so that a new one is tried. */
  private expectWord(within: number): void {
    this.deadline = setTimeout(() => {
      this.deadline = undefined;
      this.socket.reconnect();
    }, within);
  }

  private expectNothing(): void {
    clearTimeout(this.deadline);
    this.deadline = undefined;
  }

  private lose(): void {
    this.expectNothing();
    this.isGreeted = false;
    this.talk.lose();
  }

  private stop(): void {
    clearInterval(this.pulse);
    this.expectNothing();
    this.isGreeted = false;
    this.forgetWake();
    this.socket.onclose = null;
    this.socket.close();
  }
}

function tableSocket(code: TableId): Socket {
  const { protocol, host } = window.location;
  const url = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws/${encodeURIComponent(code)}`;
  return new ReconnectingSocket(url, undefined, {
    minReconnectionDelay: RETRY_MIN,
    maxReconnectionDelay: RETRY_MAX,
    maxEnqueuedMessages: 0, // what to say again after a break is our decision
  }) as Socket;
}

function onWake(listener: () => void): () => void {
  const onVisible = () => {
    if (document.visibilityState === 'visible') listener();
  };
  document.addEventListener('visibilitychange', onVisible);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener); // may be wrong: the line is tried, not given up
  return () => {
    document.removeEventListener('visibilitychange', onVisible);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

// The connection to a table on a server, through a websocket that reconnects by itself.

import type { TableId } from '@kuluary/protocol/ids';
import { PROTOCOL_VERSION } from '@kuluary/protocol/limits';
import type { ToBrowser } from '@kuluary/protocol/to-browser';
import type { ToServer } from '@kuluary/protocol/to-server';
import ReconnectingSocket from 'partysocket/ws';
import { TableClient } from './table-client.ts';
import { refusedReply, type TableConnection, type TableReply, type TableRequest } from './table-connection.ts';

const PING_INTERVAL = 20_000; // ms
const REPLY_TIMEOUT = 6_000;
const RETRY_MIN = 600;
const RETRY_MAX = 8_000;
const RETRY_BUSY = 2_000; // after "busy"

/** As much of a WebSocket as is needed here. */
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

interface SocketConnectionDeps {
  readonly socket: Socket;
  readonly onWake: (listener: () => void) => () => void; // the page is visible again, or the network has changed
}

export function openSocketConnection(code: TableId): TableConnection {
  return new SocketConnection({ socket: openTableSocket(code), onWake });
}

export class SocketConnection implements TableConnection {
  private readonly client = new TableClient();
  private readonly socket: Socket;
  private readonly stopListeningForWake: () => void;
  private readonly pingTimer: ReturnType<typeof setInterval>;
  private silenceTimer: ReturnType<typeof setTimeout> | undefined; // until something must have arrived
  private isAdmitted = false; // the table has accepted this connection
  private awaitsResync = false; // an update was missed, and is requested

  constructor({ socket, onWake }: SocketConnectionDeps) {
    this.socket = socket;
    socket.onopen = () => this.sendHello();
    socket.onmessage = ({ data }) => this.receive(data);
    socket.onclose = () => this.onConnectionLost();
    this.pingTimer = setInterval(() => this.ping(), PING_INTERVAL);
    this.stopListeningForWake = onWake(() => (socket.readyState === OPEN ? this.ping() : socket.reconnect()));
  }

  readonly subscribe = (listener: () => void): (() => void) => this.client.subscribe(listener);
  readonly getSnapshot = () => this.client.getSnapshot();

  send(request: TableRequest): Promise<TableReply> {
    if (this.getSnapshot().state === 'closed' || (!this.isAdmitted && request.type !== 'move')) {
      return Promise.resolve(refusedReply('offline'));
    }
    const { message, reply } = this.client.startRequest(request);
    if (this.isAdmitted) this.write(message);
    return reply;
  }

  close(): void {
    this.dispose();
    this.client.close(null);
  }

  private write(message: ToServer): void {
    this.socket.send(JSON.stringify(message));
  }

  private sendHello(): void {
    this.write({ type: 'hello', version: PROTOCOL_VERSION, ...this.client.knownPosition });
    this.startSilenceTimer(REPLY_TIMEOUT);
  }

  private receive(data: unknown): void {
    this.stopSilenceTimer();
    const message = JSON.parse(String(data)) as ToBrowser;
    const isGap = this.client.receive(message);
    if (!this.isAdmitted && message.type === 'update') this.onAdmitted();
    if (isGap) this.resync();
    else if (message.type === 'update') this.awaitsResync = false;
    else if (message.type === 'refused' && message.ref === null && this.awaitsResync)
      setTimeout(() => this.resync(), RETRY_BUSY);
    if (this.getSnapshot().state === 'closed') this.dispose();
    else if (!this.isAdmitted) this.startSilenceTimer(RETRY_BUSY);
  }

  /** An update was missed: requests everything. */
  private resync(): void {
    this.awaitsResync = this.isAdmitted;
    if (this.isAdmitted) this.write({ type: 'resync' });
  }

  /** Only now can anything be sent: what has waited since the break goes first. */
  private onAdmitted(): void {
    this.isAdmitted = true;
    for (const message of this.client.repeatableMessages()) this.write(message);
  }

  private ping(): void {
    if (!this.isAdmitted || this.silenceTimer !== undefined) return;
    this.write({ type: 'ping' });
    this.startSilenceTimer(REPLY_TIMEOUT);
  }

  /** Reconnects unless something arrives in time: a connection can die unnoticed. */
  private startSilenceTimer(within: number): void {
    this.silenceTimer = setTimeout(() => {
      this.silenceTimer = undefined;
      this.socket.reconnect();
    }, within);
  }

  private stopSilenceTimer(): void {
    clearTimeout(this.silenceTimer);
    this.silenceTimer = undefined;
  }

  private onConnectionLost(): void {
    this.stopSilenceTimer();
    this.isAdmitted = false;
    this.client.onConnectionLost();
  }

  private dispose(): void {
    clearInterval(this.pingTimer);
    this.stopSilenceTimer();
    this.isAdmitted = false;
    this.stopListeningForWake();
    this.socket.onclose = null;
    this.socket.close();
  }
}

function openTableSocket(code: TableId): Socket {
  const { protocol, host } = window.location;
  const url = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws/${encodeURIComponent(code)}`;
  return new ReconnectingSocket(url, undefined, {
    minReconnectionDelay: RETRY_MIN,
    maxReconnectionDelay: RETRY_MAX,
    maxEnqueuedMessages: 0, // TableClient decides what is sent again after a break
  }) as Socket;
}

function onWake(listener: () => void): () => void {
  const onVisible = () => {
    if (document.visibilityState === 'visible') listener();
  };
  document.addEventListener('visibilitychange', onVisible);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener); // may be wrong: the connection is tested, not closed
  return () => {
    document.removeEventListener('visibilitychange', onVisible);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

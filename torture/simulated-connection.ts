// A simulated connection between a device and a server. Messages in one direction arrive in order, with delays; when it is
// cut, messages in transit are lost, and each side notices after a while.

import type { ProgramInvitation } from '@kuluary/host/program-invitation';
import type { GuestId, TableId } from '@kuluary/protocol/ids';
import type { TableInfo, ToBrowser } from '@kuluary/protocol/to-browser';
import { Connection, type ConnectionDeps, type Transport } from '@kuluary/server/connection';
import type { FaultSchedule } from './fault-schedule.ts';
import type { Actor, VirtualTime } from './virtual-time.ts';

export interface ConnectionClient {
  readonly actor: Actor;
  onOpened(connection: SimulatedConnection): void;
  receive(connection: SimulatedConnection, message: ToBrowser): void;
  onLost(connection: SimulatedConnection): void;
}

const CLIENT_NOTICE_TIME = 4000; // ms until it notices a cut, at most
const SERVER_NOTICE_TIME = 15_000; // ms

export class SimulatedConnection {
  readonly client: ConnectionClient;
  readonly server: Actor;
  private readonly time: VirtualTime;
  private readonly faults: FaultSchedule;
  private readonly onSend: (text: string, message: ToBrowser) => void;
  sentTable: TableInfo | undefined; // as the client will know it
  private serverConnection: Connection | undefined;
  private arrivals = { atServer: 0, atClient: 0 };
  private backlog = 0;
  private isCut = false;
  private isOpenAtServer = true;
  isOpenAtClient = true;
  private isPaused = false;
  private readonly pausedMessages: string[] = [];

  constructor(
    client: ConnectionClient,
    server: Actor,
    world: { readonly time: VirtualTime; readonly faults: FaultSchedule },
    onSend: (text: string, message: ToBrowser) => void,
  ) {
    this.client = client;
    this.server = server;
    this.time = world.time;
    this.faults = world.faults;
    this.onSend = onSend;
  }

  dial(onServer: () => void): void {
    this.deliverToServer(onServer);
  }

  accept(deps: ConnectionDeps, tableId: TableId, identity: GuestId | ProgramInvitation): void {
    this.serverConnection = new Connection(deps, this.makeTransport(), tableId, identity);
    this.deliverToClient(() => this.client.onOpened(this));
  }

  get isClosedAtServer(): boolean {
    return !this.isOpenAtServer;
  }

  sendToServer(text: string): void {
    this.deliverToServer(() => this.receive(text));
  }

  closeFromClient(): void {
    if (!this.isOpenAtClient) return;
    this.isOpenAtClient = false;
    this.deliverToServer(() => this.closeAtServer());
  }

  /** Breaks silently. */
  cut(below: (n: number) => number): void {
    if (this.isCut) return;
    this.isCut = true;
    this.time.schedule(below(CLIENT_NOTICE_TIME), this.client.actor, () => this.closeAtClient());
    this.time.schedule(below(SERVER_NOTICE_TIME), this.server, () => this.closeAtServer());
  }

  /** The server has crashed. What it had sent may still arrive. */
  crash(isDelivered: boolean, below: (n: number) => number): void {
    this.isCut ||= !isDelivered;
    this.isOpenAtServer = false;
    this.time.schedule(1 + below(CLIENT_NOTICE_TIME) + this.faults.messageDelay(), this.client.actor, () =>
      this.closeAtClient(),
    );
  }

  closeFromServer(): void {
    if (this.isOpenAtServer) this.makeTransport().close(1012, 'stopping');
  }

  private deliverToServer(run: () => void): void {
    this.arrivals.atServer = this.arrivalAfter(this.arrivals.atServer);
    this.time.schedule(this.arrivals.atServer - this.time.now, this.server, () => {
      if (!this.isCut) run();
    });
  }

  private deliverToClient(run: () => void, bytes = 0): void {
    this.arrivals.atClient = this.arrivalAfter(this.arrivals.atClient);
    this.time.schedule(this.arrivals.atClient - this.time.now, this.client.actor, () => {
      if (this.isCut) return;
      this.backlog -= bytes;
      if (this.isOpenAtClient) run();
    });
  }

  private arrivalAfter(last: number): number {
    return Math.max(last, this.time.now + this.faults.messageDelay());
  }

  private receive(text: string): void {
    if (this.isPaused) this.pausedMessages.push(text);
    else this.serverConnection?.receive(Buffer.from(text), false);
  }

  private closeAtServer(): void {
    if (!this.isOpenAtServer) return;
    this.isOpenAtServer = false;
    this.serverConnection?.onClosed();
  }

  private closeAtClient(): void {
    if (!this.isOpenAtClient) return;
    this.isOpenAtClient = false;
    this.client.onLost(this);
  }

  private makeTransport(): Transport {
    const connection = this;
    return {
      get isOpen() {
        return connection.isOpenAtServer;
      },
      get backlog() {
        return connection.backlog;
      },
      send(text) {
        const message = JSON.parse(text) as ToBrowser;
        connection.onSend(text, message);
        connection.backlog += text.length;
        connection.deliverToClient(() => connection.client.receive(connection, message), text.length);
      },
      pong: () => undefined,
      pause() {
        connection.isPaused = true;
      },
      resume() {
        connection.isPaused = false;
        for (const text of connection.pausedMessages.splice(0)) connection.receive(text);
      },
      close() {
        connection.deliverToClient(() => connection.closeAtClient());
        connection.isOpenAtServer = false;
        connection.time.schedule(connection.faults.messageDelay(), connection.server, () =>
          connection.serverConnection?.onClosed(),
        );
      },
      terminate() {
        connection.isCut = true;
        connection.closeAtServer();
        connection.time.schedule(CLIENT_NOTICE_TIME, connection.client.actor, () => connection.closeAtClient());
      },
    };
  }
}

// A connection between somebody's device and a server. What goes in one direction arrives in order, some time later; when
// the line is cut, what is on it is lost, and each side notices in its own time.

import type { ProgramPass } from '@kuluary/host/program-pass';
import type { GuestId, TableId } from '@kuluary/protocol/ids';
import type { TableInfo, ToBrowser } from '@kuluary/protocol/to-browser';
import { Connection, type ConnectionSetting, type Line } from '@kuluary/server/connection';
import type { Party, VirtualTime } from './time.ts';
import type { Weather } from './weather.ts';

/** Whoever is at the other end. */
export interface Caller {
  readonly party: Party;
  opened(wire: Wire): void;
  hear(wire: Wire, message: ToBrowser): void;
  lost(wire: Wire): void;
}

const CALLER_NOTICES = 4000; // ms until it finds that the line is dead, at most
const SERVER_NOTICES = 15_000;

export class Wire {
  readonly caller: Caller;
  readonly server: Party;
  private readonly time: VirtualTime;
  private readonly weather: Weather;
  private readonly onSend: (text: string, message: ToBrowser) => void;
  known: TableInfo | undefined; // what its caller knows about the table with all that was sent
  private connection: Connection | undefined;
  private arrivals = { atServer: 0, atCaller: 0 };
  private backlog = 0;
  private isDead = false; // nothing gets through
  private isUp = true; // as the server sees it
  isHeld = true; // as the caller sees it
  private isPaused = false;
  private readonly waiting: string[] = []; // while it is

  constructor(
    caller: Caller,
    server: Party,
    world: { readonly time: VirtualTime; readonly weather: Weather },
    onSend: (text: string, message: ToBrowser) => void,
  ) {
    this.caller = caller;
    this.server = server;
    this.time = world.time;
    this.weather = world.weather;
    this.onSend = onSend;
  }

  /** The caller dials. */
  call(answer: () => void): void {
    this.toServer(answer);
  }

  /** The server has taken the call. */
  accept(setting: ConnectionSetting, code: TableId, who: GuestId | ProgramPass): void {
    this.connection = new Connection(setting, this.line(), code, who);
    this.toCaller(() => this.caller.opened(this));
  }

  get isGone(): boolean {
    return !this.isUp;
  }

  /** What the caller says. */
  say(text: string): void {
    this.toServer(() => this.receive(text));
  }

  /** The caller hangs up. */
  hangUp(): void {
    if (!this.isHeld) return;
    this.isHeld = false;
    this.toServer(() => this.endAtServer());
  }

  /** The line breaks, and nobody says so. */
  cut(below: (n: number) => number): void {
    if (this.isDead) return;
    this.isDead = true;
    this.time.in(below(CALLER_NOTICES), this.caller.party, () => this.loseAtCaller());
    this.time.in(below(SERVER_NOTICES), this.server, () => this.endAtServer());
  }

  /** The server is gone. What it had said may still arrive. */
  crash(isHeardOut: boolean, below: (n: number) => number): void {
    this.isDead ||= !isHeardOut;
    this.isUp = false;
    this.time.in(1 + below(CALLER_NOTICES) + this.weather.lineDelay(), this.caller.party, () => this.loseAtCaller());
  }

  /** The server says goodbye. */
  bid(): void {
    if (this.isUp) this.line().close(1012, 'stopping');
  }

  private toServer(run: () => void): void {
    this.arrivals.atServer = this.arrivalAfter(this.arrivals.atServer);
    this.time.in(this.arrivals.atServer - this.time.now, this.server, () => {
      if (!this.isDead) run();
    });
  }

  private toCaller(run: () => void, bytes = 0): void {
    this.arrivals.atCaller = this.arrivalAfter(this.arrivals.atCaller);
    this.time.in(this.arrivals.atCaller - this.time.now, this.caller.party, () => {
      if (this.isDead) return;
      this.backlog -= bytes;
      if (this.isHeld) run();
    });
  }

  private arrivalAfter(last: number): number {
    return Math.max(last, this.time.now + this.weather.lineDelay());
  }

  private receive(text: string): void {
    if (this.isPaused) this.waiting.push(text);
    else this.connection?.receive(Buffer.from(text), false);
  }

  private endAtServer(): void {
    if (!this.isUp) return;
    this.isUp = false;
    this.connection?.end();
  }

  private loseAtCaller(): void {
    if (!this.isHeld) return;
    this.isHeld = false;
    this.caller.lost(this);
  }

  private line(): Line {
    const wire = this;
    return {
      get isOpen() {
        return wire.isUp;
      },
      get backlog() {
        return wire.backlog;
      },
      send(text) {
        const message = JSON.parse(text) as ToBrowser;
        wire.onSend(text, message);
        wire.backlog += text.length;
        wire.toCaller(() => wire.caller.hear(wire, message), text.length);
      },
      pong: () => undefined,
      pause() {
        wire.isPaused = true;
      },
      resume() {
        wire.isPaused = false;
        for (const text of wire.waiting.splice(0)) wire.receive(text);
      },
      close() {
        wire.toCaller(() => wire.loseAtCaller());
        wire.isUp = false;
        wire.time.in(wire.weather.lineDelay(), wire.server, () => wire.connection?.end());
      },
      terminate() {
        wire.isDead = true;
        wire.endAtServer();
        wire.time.in(CALLER_NOTICES, wire.caller.party, () => wire.loseAtCaller());
      },
    };
  }
}

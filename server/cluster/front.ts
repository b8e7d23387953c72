// The door of a cluster: each new connection goes to the next server that lives. It looks at nothing that passes, so
// websockets pass like everything else, and one browser's page and its websocket may well be at different servers.

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

const LOCAL = '127.0.0.1';

export class Front {
  private readonly server: Server;
  private readonly living: () => readonly number[]; // ports
  private next = 0;
  private readonly callers = new Set<Socket>();

  private constructor(server: Server, living: () => readonly number[]) {
    this.server = server;
    this.living = living;
    server.on('connection', (caller) => this.lead(caller));
  }

  static async open(port: number, living: () => readonly number[]): Promise<Front> {
    const server = createServer({ noDelay: true }).listen(port, LOCAL);
    await once(server, 'listening');
    return new Front(server, living);
  }

  get address(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    for (const caller of this.callers) caller.destroy();
    await closed;
  }

  private lead(caller: Socket): void {
    this.callers.add(caller);
    caller.on('error', () => caller.destroy());
    caller.on('close', () => this.callers.delete(caller));
    this.tryNext(caller, this.living().length);
  }

  /** One that refuses has died a moment ago: the next one is asked. */
  private tryNext(caller: Socket, tries: number): void {
    const ports = this.living();
    if (tries === 0 || ports.length === 0) return void caller.destroy();
    const server = connect({ port: ports[this.next++ % ports.length]!, host: LOCAL, noDelay: true });
    const onRefused = () => this.tryNext(caller, tries - 1);
    server.once('error', onRefused);
    server.once('connect', () => {
      server.off('error', onRefused);
      server.on('error', () => caller.destroy());
      server.on('close', () => caller.destroy());
      caller.on('close', () => server.destroy());
      if (caller.destroyed) return void server.destroy();
      caller.pipe(server).pipe(caller);
    });
  }
}

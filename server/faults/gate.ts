// A gate on the way to the database, which can be shut: silently, as when a cable is pulled, or with a bang.

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

export class Gate {
  private readonly server: Server;
  private readonly target: number;
  private readonly sockets = new Set<Socket>();
  private state: 'open' | 'silent' | 'shut' = 'open';

  private constructor(server: Server, target: number) {
    this.server = server;
    this.target = target;
    server.on('connection', (caller) => this.pass(caller));
  }

  static async before(port: number): Promise<Gate> {
    const server = createServer({ pauseOnConnect: true }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new Gate(server, port);
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Nothing comes through, and nobody is told. */
  fallSilent(): void {
    this.state = 'silent';
    for (const socket of this.sockets) socket.pause();
  }

  /** Every connection is reset, and so is each new one. */
  slam(): void {
    this.state = 'shut';
    for (const socket of this.sockets) socket.resetAndDestroy();
  }

  /** What was held back comes through. */
  open(): void {
    this.state = 'open';
    for (const socket of this.sockets) socket.resume();
  }

  async close(): Promise<void> {
    this.slam();
    this.server.close();
    await once(this.server, 'close');
  }

  private pass(caller: Socket): void {
    if (this.state === 'shut') return void caller.resetAndDestroy();
    const callee = connect(this.target, '127.0.0.1');
    this.join(caller, callee);
    this.join(callee, caller);
    if (this.state === 'open') caller.resume();
    else callee.pause();
  }

  /** By hand, not by pipe(): that would resume what we have paused. */
  private join(from: Socket, to: Socket): void {
    this.sockets.add(from);
    from.on('data', (bytes) => to.write(bytes));
    from.on('end', () => to.end());
    from.on('error', () => to.destroy());
    from.on('close', () => {
      this.sockets.delete(from);
      to.destroy();
    });
    if (this.state === 'silent') from.pause();
  }
}

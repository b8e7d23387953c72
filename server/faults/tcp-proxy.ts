// A TCP proxy in front of the database that can stall connections, as when a cable is pulled, or reset them.

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

export class TcpProxy {
  private readonly server: Server;
  private readonly target: number;
  private readonly sockets = new Set<Socket>();
  private state: 'open' | 'stalled' | 'reset' = 'open';

  private constructor(server: Server, target: number) {
    this.server = server;
    this.target = target;
    server.on('connection', (client) => this.forward(client));
  }

  static async inFrontOf(port: number): Promise<TcpProxy> {
    const server = createServer({ pauseOnConnect: true }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new TcpProxy(server, port);
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Forwards nothing, without closing connections. */
  stall(): void {
    this.state = 'stalled';
    for (const socket of this.sockets) socket.pause();
  }

  /** Resets all connections, and new ones too. */
  reset(): void {
    this.state = 'reset';
    for (const socket of this.sockets) socket.resetAndDestroy();
  }

  /** Forwards again, also what was held back. */
  resume(): void {
    this.state = 'open';
    for (const socket of this.sockets) socket.resume();
  }

  async close(): Promise<void> {
    this.reset();
    this.server.close();
    await once(this.server, 'close');
  }

  private forward(client: Socket): void {
    if (this.state === 'reset') return void client.resetAndDestroy();
    const upstream = connect(this.target, '127.0.0.1');
    this.pipeBytes(client, upstream);
    this.pipeBytes(upstream, client);
    if (this.state === 'open') client.resume();
    else upstream.pause();
  }

  /** Not by pipe(), which would resume paused sockets. */
  private pipeBytes(from: Socket, to: Socket): void {
    this.sockets.add(from);
    from.on('data', (bytes) => to.write(bytes));
    from.on('end', () => to.end());
    from.on('error', () => to.destroy());
    from.on('close', () => {
      this.sockets.delete(from);
      to.destroy();
    });
    if (this.state === 'stalled') from.pause();
  }
}

// The load balancer of a cluster: forwards each new TCP connection to the next living server. It does not parse HTTP, so
// websockets work too, and a browser's page and its websocket may be at different servers.

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

const LOCAL = '127.0.0.1';

export class LoadBalancer {
  private readonly server: Server;
  private readonly livingPorts: () => readonly number[];
  private nextIndex = 0;
  private readonly clients = new Set<Socket>();

  private constructor(server: Server, livingPorts: () => readonly number[]) {
    this.server = server;
    this.livingPorts = livingPorts;
    server.on('connection', (client) => this.route(client));
  }

  static async open(port: number, livingPorts: () => readonly number[]): Promise<LoadBalancer> {
    const server = createServer({ noDelay: true }).listen(port, LOCAL);
    await once(server, 'listening');
    return new LoadBalancer(server, livingPorts);
  }

  get address(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    for (const client of this.clients) client.destroy();
    await closed;
  }

  private route(client: Socket): void {
    this.clients.add(client);
    client.on('error', () => client.destroy());
    client.on('close', () => this.clients.delete(client));
    this.connectToNext(client, this.livingPorts().length);
  }

  /** A server that refuses has just died: the next one is tried. */
  private connectToNext(client: Socket, tries: number): void {
    const ports = this.livingPorts();
    if (tries === 0 || ports.length === 0) return void client.destroy();
    const server = connect({ port: ports[this.nextIndex++ % ports.length]!, host: LOCAL, noDelay: true });
    const onRefused = () => this.connectToNext(client, tries - 1);
    server.once('error', onRefused);
    server.once('connect', () => {
      server.off('error', onRefused);
      server.on('error', () => client.destroy());
      server.on('close', () => client.destroy());
      client.on('close', () => server.destroy());
      if (client.destroyed) return void server.destroy();
      client.pipe(server).pipe(client);
    });
  }
}

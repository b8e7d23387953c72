// Several test hosts on one store, each with heartbeats and periodic checks, and each can be killed.

import type { TablesDeps } from './host-deps.ts';
import { type HintTransport, MemoryPeerNetwork } from './memory-peers.ts';
import { memoryStore } from './memory-store.ts';
import { TestHost } from './test-host.fixture.ts';

const ROUND_INTERVAL = 500; // ms, as on a server

export class TestServers {
  private readonly network: MemoryPeerNetwork;
  private readonly running = new Map<TestHost, () => void>(); // with a function that stops each

  constructor(transport?: HintTransport) {
    this.network = new MemoryPeerNetwork(memoryStore(), Date.now, transport);
  }

  async start(name: string, change: Partial<TablesDeps> = {}): Promise<TestHost> {
    const { store, leave } = this.network.join(name);
    const host = new TestHost({ ...change, store });
    const round = async () => {
      host.tables.setLivePeers(await store.peers!.beat());
      await host.tables.runPeriodicChecks();
    };
    await round();
    for (const other of this.running.keys()) other.tables.setLivePeers(await other.store.peers!.beat()); // the others learn of it
    const rounds = setInterval(() => void round(), ROUND_INTERVAL);
    this.running.set(host, () => {
      clearInterval(rounds);
      leave();
    });
    return host;
  }

  /** From now on it sends and receives nothing; its notes stay until it counts as dead. */
  kill(host: TestHost): void {
    this.running.get(host)!();
    this.running.delete(host);
    void host.tables.close();
  }

  async close(): Promise<void> {
    for (const [host, end] of this.running) {
      end();
      await host.tables.close();
    }
  }
}

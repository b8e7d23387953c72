// Two servers on one PostgreSQL, which syncs to disk as in production.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Store } from '@kuluary/host/store';
import { openPostgres } from '@kuluary/store/postgres';
import { PostgresProcess, type TestPostgresConfig } from '../../store/postgres.fixture.ts';
import { ALWAYS_RUNNING, type ClockBounds } from './clock-bounds.ts';
import { KillableServer, type ServerPrograms } from './killable-server.ts';
import type { Deployment } from './workload.ts';

const SERVERS = 2;

interface TwoServersConfig {
  readonly clockBounds?: ClockBounds; // ALWAYS_RUNNING by default
  readonly postgres?: Partial<TestPostgresConfig>;
  readonly databaseUrlFor?: (url: string, server: number) => Promise<string>; // through a proxy, for instance
}

export class TwoServers implements Deployment {
  readonly servers: readonly KillableServer[];
  readonly clockBounds: ClockBounds;
  readonly postgres: PostgresProcess;
  readonly url: string;
  private readonly folder: string;

  private constructor(
    folder: string,
    postgres: PostgresProcess,
    url: string,
    servers: readonly KillableServer[],
    clockBounds: ClockBounds,
  ) {
    this.folder = folder;
    this.postgres = postgres;
    this.url = url;
    this.servers = servers;
    this.clockBounds = clockBounds;
  }

  static async start(programs: ServerPrograms, config: TwoServersConfig = {}): Promise<TwoServers> {
    const folder = mkdtempSync(join(tmpdir(), 'kuluary-postgres-'));
    const postgres = await PostgresProcess.prepare({ folder, fsync: true, ...config.postgres });
    await postgres.start();
    const url = await postgres.newDatabase();
    const servers: KillableServer[] = [];
    const deployment = new TwoServers(folder, postgres, url, servers, config.clockBounds ?? ALWAYS_RUNNING);
    try {
      for (let number = 0; number < SERVERS; number++) {
        const environment = { DATABASE_URL: (await config.databaseUrlFor?.(url, number)) ?? url };
        servers.push(await KillableServer.prepare(programs, { environment }));
      }
      await Promise.all(servers.map((server) => server.start()));
      return deployment;
    } catch (error) {
      await deployment.remove();
      throw error;
    }
  }

  get loggedErrors(): string[] {
    return this.servers.flatMap(({ loggedErrors }) => loggedErrors);
  }

  openStore(): Promise<Store> {
    return openPostgres(this.url);
  }

  async killServers(): Promise<void> {
    await Promise.all(this.servers.filter(({ isAlive }) => isAlive).map((server) => server.kill()));
  }

  async remove(): Promise<void> {
    await Promise.all(this.servers.map((server) => server.remove()));
    await this.postgres.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

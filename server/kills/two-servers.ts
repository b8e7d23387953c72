// Two servers on one PostgreSQL, which writes to the disk as it does for everybody.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Store } from '@kuluary/host/store';
import { openPostgres } from '@kuluary/store/postgres';
import { PostgresProcess, type PostgresSetting } from '../../store/postgres.fixture.ts';
import { ALWAYS, type Clocks } from './clocks.ts';
import type { House } from './company.ts';
import { type Programs, VictimProcess } from './victim-process.ts';

const SERVERS = 2;

export interface TwoServersSetting {
  readonly clocks?: Clocks; // as where time always goes on, if nobody says
  readonly postgres?: Partial<PostgresSetting>;
  readonly through?: (url: string, server: number) => Promise<string>; // another way to the database
}

export class TwoServers implements House {
  readonly servers: readonly VictimProcess[];
  readonly clocks: Clocks;
  readonly postgres: PostgresProcess;
  readonly url: string;
  private readonly folder: string;

  private constructor(
    folder: string,
    postgres: PostgresProcess,
    url: string,
    servers: readonly VictimProcess[],
    clocks: Clocks,
  ) {
    this.folder = folder;
    this.postgres = postgres;
    this.url = url;
    this.servers = servers;
    this.clocks = clocks;
  }

  static async start(programs: Programs, setting: TwoServersSetting = {}): Promise<TwoServers> {
    const folder = mkdtempSync(join(tmpdir(), 'kuluary-postgres-'));
    const postgres = await PostgresProcess.prepare({ folder, fsync: true, ...setting.postgres });
    await postgres.start();
    const url = await postgres.newDatabase();
    const servers: VictimProcess[] = [];
    const house = new TwoServers(folder, postgres, url, servers, setting.clocks ?? ALWAYS);
    try {
      for (let number = 0; number < SERVERS; number++) {
        const settings = { DATABASE_URL: (await setting.through?.(url, number)) ?? url };
        servers.push(await VictimProcess.prepare(programs, { settings }));
      }
      await Promise.all(servers.map((server) => server.start()));
      return house;
    } catch (error) {
      await house.remove();
      throw error;
    }
  }

  get complaints(): string[] {
    return this.servers.flatMap(({ complaints }) => complaints);
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

// Several servers on one PostgreSQL and one machine, behind one door.

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PostgresProcess } from '../../store/postgres.fixture.ts';
import { Front } from './front.ts';
import { Member } from './member.ts';

const DATABASE = 'kuluary';

export interface ClusterSetting {
  readonly servers: number;
  readonly port: number; // of the door; 0: any that is free
  readonly folder?: string; // where the database stays; a passing one, if nobody says
  readonly settings?: Readonly<Record<string, string>>; // of the servers' environment
  readonly say: (words: string) => void;
}

export class Cluster {
  readonly front: Front;
  readonly members: readonly Member[];
  readonly postgres: PostgresProcess;
  private readonly passing: string | undefined;

  private constructor(front: Front, members: readonly Member[], postgres: PostgresProcess, passing?: string) {
    this.front = front;
    this.members = members;
    this.postgres = postgres;
    this.passing = passing;
  }

  static async start({ servers, port, folder, settings, say }: ClusterSetting): Promise<Cluster> {
    const passing = folder === undefined ? mkdtempSync(join(tmpdir(), 'kuluary-cluster-')) : undefined;
    const data = folder ?? passing!;
    mkdirSync(data, { recursive: true });
    const postgres = await PostgresProcess.prepare({ folder: data, fsync: true, isApart: true });
    await postgres.start();
    const known = await postgres.ask(`SELECT FROM pg_database WHERE datname = '${DATABASE}'`);
    if (known.length === 0) await postgres.ask(`CREATE DATABASE ${DATABASE}`);
    const own = { ...settings, DATABASE_URL: postgres.urlOf(DATABASE) };
    const members = Array.from(
      { length: servers },
      (_, i) => new Member({ name: `Server ${i + 1}`, settings: own, say }),
    );
    const living = () => members.flatMap((member) => member.port ?? []);
    const cluster = new Cluster(await Front.open(port, living), members, postgres, passing);
    const [first, ...others] = members;
    await first!.start(); // builds what the others need, too
    await Promise.all(others.map((member) => member.start()));
    return cluster;
  }

  async stop(): Promise<void> {
    await this.front.close();
    await Promise.all(this.members.map((member) => member.stop()));
    await this.postgres.stop();
    if (this.passing !== undefined) rmSync(this.passing, { recursive: true });
  }
}

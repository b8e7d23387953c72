// Several servers on one machine, with one PostgreSQL, behind a load balancer.

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PostgresProcess } from '../../store/postgres.fixture.ts';
import { ClusterMember } from './cluster-member.ts';
import { LoadBalancer } from './load-balancer.ts';

const DATABASE = 'kuluary';

interface ClusterConfig {
  readonly servers: number;
  readonly port: number; // of the load balancer; 0: any that is free
  readonly folder?: string; // of the database; a temporary one by default
  readonly environment?: Readonly<Record<string, string>>; // of the servers
  readonly print: (line: string) => void;
}

export class Cluster {
  readonly loadBalancer: LoadBalancer;
  readonly members: readonly ClusterMember[];
  readonly postgres: PostgresProcess;
  private readonly temporaryFolder: string | undefined;

  private constructor(
    loadBalancer: LoadBalancer,
    members: readonly ClusterMember[],
    postgres: PostgresProcess,
    temporaryFolder?: string,
  ) {
    this.loadBalancer = loadBalancer;
    this.members = members;
    this.postgres = postgres;
    this.temporaryFolder = temporaryFolder;
  }

  static async start({ servers, port, folder, environment, print }: ClusterConfig): Promise<Cluster> {
    const temporaryFolder = folder === undefined ? mkdtempSync(join(tmpdir(), 'kuluary-cluster-')) : undefined;
    const data = folder ?? temporaryFolder!;
    mkdirSync(data, { recursive: true });
    const postgres = await PostgresProcess.prepare({ folder: data, fsync: true, isDetached: true });
    await postgres.start();
    const existing = await postgres.query(`SELECT FROM pg_database WHERE datname = '${DATABASE}'`);
    if (existing.length === 0) await postgres.query(`CREATE DATABASE ${DATABASE}`);
    const serverEnvironment = { ...environment, DATABASE_URL: postgres.urlOf(DATABASE) };
    const members = Array.from(
      { length: servers },
      (_, i) => new ClusterMember({ name: `Server ${i + 1}`, environment: serverEnvironment, print }),
    );
    const livingPorts = () => members.flatMap((member) => member.port ?? []);
    const cluster = new Cluster(await LoadBalancer.open(port, livingPorts), members, postgres, temporaryFolder);
    const [first, ...others] = members;
    await first!.start(); // builds what the others need too
    await Promise.all(others.map((member) => member.start()));
    return cluster;
  }

  async stop(): Promise<void> {
    await this.loadBalancer.close();
    await Promise.all(this.members.map((member) => member.stop()));
    await this.postgres.stop();
    if (this.temporaryFolder !== undefined) rmSync(this.temporaryFolder, { recursive: true });
  }
}

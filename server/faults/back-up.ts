// An older back-up takes the place of the database, under people who have seen what came later.

import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openSqlite } from '@kuluary/store/sqlite';
import { DATABASE_FILE } from '@kuluary/store/sqlite-file';
import { AT_MOST } from '../kills/clocks.ts';
import type { Company, House } from '../kills/company.ts';
import { TwoServers } from '../kills/two-servers.ts';
import { unexpected } from '../kills/unexpected.ts';
import { VictimProcess } from '../kills/victim-process.ts';
import type { Witness } from '../kills/witness.ts';
import { type Aftermath, allGoOn, gathered, type Trouble } from './trouble.ts';

const run = promisify(execFile);
const KULUARY = fileURLToPath(new URL('../../cli/kuluary.mjs', import.meta.url));
const LATER = 3; // times that every table goes on after the copy
const LAST_WORDS = 1000; // ms in which what was committed reaches those who asked for it
const PATIENCE = 60_000; // ms
const LOOK = 20; // ms

/** How a database is copied and put back. */
interface Keeper {
  copy(): Promise<void>;
  stop(): Promise<void>; // nothing is written any more, and everybody has heard what was
  putBack(): Promise<void>;
  begin(): Promise<void>; // servers serve
}

/** Of the embedded database, made by `kuluary backup`; its server is stopped while it is put back. */
export async function restoreSqlite(trouble: Trouble): Promise<Aftermath> {
  const folder = mkdtempSync(join(tmpdir(), 'kuluary-copy-'));
  const victim = await VictimProcess.prepare(trouble.programs);
  const house = { servers: [victim], clocks: AT_MOST, openStore: () => openSqlite(victim.data) };
  try {
    await victim.start();
    const company = await gathered(house, trouble);
    for (let time = 0; time < trouble.times; time++) {
      const copy = join(folder, `${time}.db`);
      await loseWhatCameLater(house, company, {
        copy: async () =>
          void (await run(process.execPath, [KULUARY, 'backup', copy], { env: environment(victim.data) })),
        stop: async () => {
          await victim.kill();
          await company.lose([victim]);
        },
        putBack: async () => {
          const file = join(victim.data, DATABASE_FILE);
          for (const part of ['', '-wal', '-shm']) rmSync(`${file}${part}`, { force: true });
          copyFileSync(copy, file);
        },
        begin: () => victim.start(),
      });
    }
    await company.settle();
    await victim.kill();
    company.faults.push(...victim.complaints);
    return await aftermath(company, 'SQLite', trouble);
  } finally {
    await victim.remove();
    rmSync(folder, { recursive: true });
  }
}

/** Of PostgreSQL, a base copy made while it works. Its servers live on through it all, and must notice. */
export async function restorePostgres(trouble: Trouble): Promise<Aftermath> {
  const folder = mkdtempSync(join(tmpdir(), 'kuluary-copy-'));
  const house = await TwoServers.start(trouble.programs, { clocks: AT_MOST });
  try {
    const company = await gathered(house, trouble);
    for (let time = 0; time < trouble.times; time++) {
      const copy = join(folder, `${time}`);
      await loseWhatCameLater(house, company, {
        copy: () => house.postgres.copyTo(copy),
        stop: async () => {
          await house.postgres.kill();
          await pause(LAST_WORDS);
          const some = company.witnesses.filter((_, number) => number % 2 === 0);
          await Promise.all(some.map((witness) => witness.leave())); // and come with what they know when all is done
        },
        putBack: async () => {
          await house.postgres.restore(copy);
          await house.postgres.start();
        },
        begin: async () => undefined,
      });
    }
    await company.settle();
    await house.killServers();
    company.faults.push(...unexpected(house.complaints));
    return await aftermath(company, 'PostgreSQL', trouble);
  } finally {
    await house.remove();
    rmSync(folder, { recursive: true });
  }
}

/** What was promised before the copy is in it; what came later is gone, everybody is told so, and nobody is stuck. */
async function loseWhatCameLater(house: House, company: Company, keeper: Keeper): Promise<void> {
  await company.play(0, true);
  const promised = new Map(company.witnesses.map((witness) => [witness, witness.promises.length]));
  await keeper.copy();
  for (let i = 0; i < LATER; i++) await allGoOn(company);
  await keeper.stop();
  company.open = [...company.all]; // what was over may go on
  for (const witness of company.witnesses) witness.forgive(promised.get(witness)!);
  await keeper.putBack();
  const ahead = await thoseAhead(house, company);
  if (ahead.size === 0) company.faults.push('nothing came later than the copy');
  await keeper.begin();
  await areTold([...ahead].filter(([{ isConnected }]) => isConnected));
  company.connect();
  const untold = await areTold([...ahead]);
  if (untold > 0) company.faults.push(`${untold} people were not told that what they have seen is gone`);
  await allGoOn(company);
  for (const witness of company.witnesses) witness.forgiveNoMore();
  await company.lose([]);
}

/** Everybody who has seen more than there is now, and how often it was told anew before. */
async function thoseAhead(house: House, { all }: Company): Promise<Map<Witness, number>> {
  const store = await house.openStore();
  const ahead = new Map<Witness, number>();
  for (const { id, witnesses } of all) {
    const { length } = (await store.read(id, 0))!.entries;
    for (const witness of witnesses) if (witness.position > length) ahead.set(witness, witness.toldAnew);
  }
  await store.close();
  return ahead;
}

/** Returns how many of them do not know it in the end. */
async function areTold(ahead: readonly (readonly [Witness, number])[]): Promise<number> {
  const end = performance.now() + PATIENCE;
  const untold = () => ahead.filter(([{ toldAnew }, before]) => toldAnew === before).length;
  while (untold() > 0 && performance.now() < end) await pause(LOOK);
  return untold();
}

function environment(folder: string): Record<string, string> {
  return { PATH: process.env.PATH ?? '', DATA_DIR: folder };
}

async function aftermath(company: Company, store: string, { times }: Trouble): Promise<Aftermath> {
  const { faults } = await company.figures();
  const felt = company.witnesses.reduce((sum, { toldAnew }) => sum + toldAnew, 0);
  const told = `${times} times an older back-up of ${store} was restored; ${felt} times somebody was told everything anew`;
  return { faults, felt, told };
}

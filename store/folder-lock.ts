// One server per folder. The lock is the operating system's own, held through an open SQLite transaction, so it goes
// with the process, however that ends. The pid lies in a file of its own, and only for the words of the refusal:
// whoever opens and closes the lock file by other means in the holder's process lets go of the lock (that is POSIX).

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { StoreRefused } from './refused.ts';

const LOCK = 'kuluary.lock';
const PID = 'kuluary.pid';

export interface FolderLock {
  release(): void;
}

export function lockFolder(folder: string): FolderLock {
  const pidFile = join(folder, PID);
  const database = new Database(join(folder, LOCK));
  try {
    database.exec('BEGIN EXCLUSIVE');
    writeFileSync(pidFile, `${process.pid}\n`);
  } catch (error) {
    database.close();
    throw isBusy(error) ? inUse(folder, holderIn(pidFile)) : error;
  }
  return {
    release() {
      rmSync(pidFile, { force: true });
      database.exec('ROLLBACK'); // lets go even if libsql keeps the closed file open until the next garbage collection
      database.close();
    },
  };
}

function isBusy(error: unknown): boolean {
  return error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY');
}

function inUse(folder: string, pid: number | undefined): StoreRefused {
  const holder = pid === process.pid ? `this very process (pid ${pid})` : `another server${pid ? ` (pid ${pid})` : ''}`;
  return new StoreRefused(
    'in-use',
    `The folder ${folder} is in use by ${holder}. Stop that one first, or give this one a folder of its own.`,
  );
}

/** The pid that the holder wrote down; undefined if it has not done so yet, or that process is no more. */
function holderIn(pidFile: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
    return pid > 0 && isRunning(pid) ? pid : undefined;
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // it runs, and belongs to somebody else
  }
}

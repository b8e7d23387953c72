// Locks a folder for one server. The lock is the operating system's, held through an open SQLite transaction, so it
// ends with the process. The pid for the error message is in a file of its own: opening and closing the lock file by
// other means in the holder's process would release the lock (that is POSIX).

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { StoreOpenError } from './store-open-error.ts';

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
    throw isBusy(error) ? folderInUse(folder, readHolderPid(pidFile)) : error;
  }
  return {
    release() {
      rmSync(pidFile, { force: true });
      database.exec('ROLLBACK'); // releases the lock even if libsql keeps the closed file open until the next garbage collection
      database.close();
    },
  };
}

function isBusy(error: unknown): boolean {
  return error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY');
}

function folderInUse(folder: string, pid: number | undefined): StoreOpenError {
  const holder = pid === process.pid ? `this very process (pid ${pid})` : `another server${pid ? ` (pid ${pid})` : ''}`;
  return new StoreOpenError(
    'in-use',
    `The folder ${folder} is in use by ${holder}. Stop that one first, or give this one a folder of its own.`,
  );
}

/** The pid that the holder wrote; undefined if it has not done so yet, or if that process has ended. */
function readHolderPid(pidFile: string): number | undefined {
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
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // it runs, as another user
  }
}

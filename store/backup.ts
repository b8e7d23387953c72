// Copies the embedded database, also while a server writes to it.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { DATABASE_FILE } from './sqlite-file.ts';
import { StoreOpenError } from './store-open-error.ts';

/** Writes a consistent copy of the database in this folder into a file that must not exist yet. */
export function writeBackup(folder: string, file: string): void {
  const path = join(folder, DATABASE_FILE);
  if (!existsSync(path)) throw new StoreOpenError('unreadable', `There is no database in the folder ${folder}.`);
  if (existsSync(file)) throw new StoreOpenError('in-use', `The file ${file} is there already. Choose another name.`);
  const database = new Database(path, { readonly: true });
  try {
    database.prepare('VACUUM INTO ?').run([file]);
  } finally {
    database.close();
  }
}

// A copy of the embedded database, made while a server may be writing to it.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { StoreRefused } from './refused.ts';
import { DATABASE_FILE } from './sqlite-file.ts';

/** Writes a consistent copy of the database in this folder into a file that must not be there yet. */
export function backup(folder: string, file: string): void {
  const path = join(folder, DATABASE_FILE);
  if (!existsSync(path)) throw new StoreRefused('unreadable', `There is no database in the folder ${folder}.`);
  if (existsSync(file)) throw new StoreRefused('in-use', `The file ${file} is there already. Choose another name.`);
  const database = new Database(path, { readonly: true });
  try {
    database.prepare('VACUUM INTO ?').run([file]);
  } finally {
    database.close();
  }
}

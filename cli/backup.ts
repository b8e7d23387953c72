// kuluary backup FILE: a copy of the embedded database, while the server runs.

import { InvalidSetting, readConfig } from '@kuluary/server/config';
import { writeBackup } from '@kuluary/store/backup';
import { StoreOpenError } from '@kuluary/store/store-open-error';
import { type Command, UsageError } from './arguments.ts';

const FAILED = 1;

export const backupCommand: Command = {
  usage: 'FILE',
  about: 'Copies the embedded database into a file, while the server runs.',
  details: 'DATA_DIR names the folder of the database, as for kuluary serve. PostgreSQL has pg_dump for this.',
  flags: {},
  run({ positionals }) {
    const [file] = positionals;
    if (file === undefined) throw new UsageError('name the file to write');
    try {
      const { DATA_DIR } = readConfig(process.env);
      writeBackup(DATA_DIR, file);
      console.log(`The database of ${DATA_DIR} is copied to ${file}`);
      return 0;
    } catch (error) {
      if (!(error instanceof StoreOpenError || error instanceof InvalidSetting)) throw error;
      console.error(`kuluary backup: ${error.message}`);
      return FAILED;
    }
  },
};

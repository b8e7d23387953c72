// kuluary serve: the server, until somebody stops it.

import { networkInterfaces } from 'node:os';
import { BadSetting, readConfig, SETTINGS } from '@kuluary/server/config';
import { serve as start } from '@kuluary/server/serve';
import { StoreRefused } from '@kuluary/store/refused';
import type { Command } from './arguments.ts';
import { partsOfServer } from './parts.ts';
import { stopSignal } from './stop-signal.ts';

const FAILED = 1;

export const serve: Command = {
  usage: '',
  about: 'Serves the games to browsers, with an embedded database.',
  details: ['Settings come from the environment:', ...settings()].join('\n'),
  flags: {},
  async run() {
    try {
      const config = readConfig(process.env);
      const running = await start(config, await partsOfServer());
      console.log(`Kuluary is open: ${running.address}`);
      for (const address of lanAddresses(running.address, config.HOST)) console.log(`In your network:  ${address}`);
      await stopSignal();
      await running.stop();
      return 0;
    } catch (error) {
      const words = inWords(error);
      if (words === undefined) throw error;
      console.error(`kuluary serve: ${words}`);
      return FAILED;
    }
  },
};

function settings(): string[] {
  return Object.entries(SETTINGS).map(([name, { about, standard }]) => {
    return `  ${name.padEnd(24)} ${about}${standard === '' ? '' : ` (default: ${standard})`}`;
  });
}

function inWords(error: unknown): string | undefined {
  if (error instanceof BadSetting || error instanceof StoreRefused) return error.message;
  const { code, port } = error as { code?: string; port?: number };
  return code === 'EADDRINUSE' ? `port ${port} is in use; PORT=… chooses another one` : undefined;
}

const EVERYWHERE = ['0.0.0.0', '::']; // who listens there is found under every address of the machine

/** Where friends in the same network find it. */
function lanAddresses(address: string, host: string): string[] {
  if (!EVERYWHERE.includes(host)) return [];
  const { port } = new URL(address);
  return Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`);
}

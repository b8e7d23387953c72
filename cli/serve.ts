// kuluary serve: runs the server until it is stopped.

import { networkInterfaces } from 'node:os';
import { InvalidSetting, readConfig, SETTINGS } from '@kuluary/server/config';
import { serve } from '@kuluary/server/serve';
import { StoreOpenError } from '@kuluary/store/store-open-error';
import type { Command } from './arguments.ts';
import { buildServerParts } from './bundle-loader.ts';
import { waitForStopSignal } from './stop-signal.ts';

const FAILED = 1;

export const serveCommand: Command = {
  usage: '',
  about: 'Serves the games to browsers, with an embedded database.',
  details: ['Settings come from the environment:', ...describeSettings()].join('\n'),
  flags: {},
  async run() {
    try {
      const config = readConfig(process.env);
      const server = await serve(config, await buildServerParts());
      console.log(`Kuluary is open: ${server.address}`);
      for (const address of lanAddresses(server.address, config.HOST)) console.log(`In your network:  ${address}`);
      await waitForStopSignal();
      await server.stop();
      return 0;
    } catch (error) {
      const message = startFailureText(error);
      if (message === undefined) throw error;
      console.error(`kuluary serve: ${message}`);
      return FAILED;
    }
  },
};

function describeSettings(): string[] {
  return Object.entries(SETTINGS).map(([name, { description, defaultValue }]) => {
    return `  ${name.padEnd(24)} ${description}${defaultValue === '' ? '' : ` (default: ${defaultValue})`}`;
  });
}

function startFailureText(error: unknown): string | undefined {
  if (error instanceof InvalidSetting || error instanceof StoreOpenError) return error.message;
  const { code, port } = error as { code?: string; port?: number };
  return code === 'EADDRINUSE' ? `port ${port} is in use; PORT=… chooses another one` : undefined;
}

const ALL_INTERFACES = ['0.0.0.0', '::']; // reachable under every address of the machine

/** Addresses for the local network. */
function lanAddresses(address: string, host: string): string[] {
  if (!ALL_INTERFACES.includes(host)) return [];
  const { port } = new URL(address);
  return Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`);
}

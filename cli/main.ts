// kuluary COMMAND: finds the command, and turns trouble into words and exit codes.

import { arena } from './arena.ts';
import { type Command, readArguments, UsageError } from './arguments.ts';
import { backup } from './backup.ts';
import { balance } from './balance.ts';
import { cards } from './cards.ts';
import { check } from './check.ts';
import { options } from './options.ts';
import { type Loader, loadWith } from './parts.ts';
import { play } from './play.ts';
import { playthrough } from './playthrough.ts';
import { replay } from './replay.ts';
import { serve } from './serve.ts';
import { simulate } from './simulate.ts';
import { torture } from './torture.ts';
import { verify } from './verify.ts';

const COMMANDS: Readonly<Record<string, Command>> = {
  serve,
  backup,
  play,
  options,
  cards,
  replay,
  verify,
  simulate,
  arena,
  balance,
  check,
  playthrough,
  torture,
};

const BAD_USAGE = 2;

export async function main(words: readonly string[], loader: Loader): Promise<number> {
  loadWith(loader);
  process.stdout.on('error', endQuietly);
  const [name, ...rest] = words;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    console.log(overview());
    return name === undefined ? BAD_USAGE : 0;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) {
    console.error(`kuluary: there is no command "${name}"\n\n${overview()}`);
    return BAD_USAGE;
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    console.log(help(name, command));
    return 0;
  }
  try {
    return await command.run(readArguments(command, rest));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`kuluary ${name}: ${error.message}\nSee: kuluary ${name} --help`);
    return BAD_USAGE;
  }
}

/** Whoever reads our output may stop reading, as `head` does. */
function endQuietly(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
}

function overview(): string {
  const lines = Object.entries(COMMANDS).map(([name, { about }]) => `  ${name.padEnd(12)} ${about}`);
  return ['Usage: kuluary COMMAND …', '', ...lines, '', 'kuluary COMMAND --help tells more.'].join('\n');
}

function help(name: string, { usage, about, details, flags }: Command): string {
  const rows = Object.entries(flags).map(([flag, { value, about }]) => {
    const left = `--${flag}${value ? ` ${value}` : ''}`;
    return `  ${left.padEnd(24)} ${about}`;
  });
  const parts = [`Usage: kuluary ${name} ${usage}`, about];
  if (details) parts.push(details);
  parts.push(['Options:', ...rows, `  ${'--help'.padEnd(24)} this text`].join('\n'));
  return parts.join('\n\n');
}

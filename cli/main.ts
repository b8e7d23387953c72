// kuluary COMMAND: runs a command, and turns wrong arguments into messages and exit codes.

import { arenaCommand } from './arena.ts';
import { type Command, parseArguments, UsageError } from './arguments.ts';
import { backupCommand } from './backup.ts';
import { balanceCommand } from './balance.ts';
import { type BundleLoader, setBundleLoader } from './bundle-loader.ts';
import { cardsCommand } from './cards.ts';
import { checkCommand } from './check.ts';
import { optionsCommand } from './options.ts';
import { playCommand } from './play.ts';
import { playthroughCommand } from './playthrough.ts';
import { replayCommand } from './replay.ts';
import { serveCommand } from './serve.ts';
import { simulateCommand } from './simulate.ts';
import { tortureCommand } from './torture.ts';
import { verifyCommand } from './verify.ts';

const COMMANDS: Readonly<Record<string, Command>> = {
  serve: serveCommand,
  backup: backupCommand,
  play: playCommand,
  options: optionsCommand,
  cards: cardsCommand,
  replay: replayCommand,
  verify: verifyCommand,
  simulate: simulateCommand,
  arena: arenaCommand,
  balance: balanceCommand,
  check: checkCommand,
  playthrough: playthroughCommand,
  torture: tortureCommand,
};

const BAD_USAGE = 2;

export async function main(words: readonly string[], bundleLoader: BundleLoader): Promise<number> {
  setBundleLoader(bundleLoader);
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
    return await command.run(parseArguments(command, rest));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`kuluary ${name}: ${error.message}\nSee: kuluary ${name} --help`);
    return BAD_USAGE;
  }
}

/** The reader of our output may close the pipe, as `head` does. */
function endQuietly(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
}

function overview(): string {
  const lines = Object.entries(COMMANDS).map(([name, { about }]) => `  ${name.padEnd(12)} ${about}`);
  return ['Usage: kuluary COMMAND …', '', ...lines, '', 'kuluary COMMAND --help tells more.'].join('\n');
}

function help(name: string, { usage, about, details, flags }: Command): string {
  const rows = Object.entries(flags).map(([flag, { valueName, about }]) => {
    const left = `--${flag}${valueName ? ` ${valueName}` : ''}`;
    return `  ${left.padEnd(24)} ${about}`;
  });
  const parts = [`Usage: kuluary ${name} ${usage}`, about];
  if (details) parts.push(details);
  parts.push(['Options:', ...rows, `  ${'--help'.padEnd(24)} this text`].join('\n'));
  return parts.join('\n\n');
}

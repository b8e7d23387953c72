// Parses a command's arguments. A wrong one is a UsageError, which ends the program with exit code 2.

import { parseArgs } from 'node:util';
import type { GameEntry } from '@kuluary/games/game-entries/game-entry';
import { GAME_REGISTRY } from '@kuluary/games/game-registry';
import { resolveOptions } from '@kuluary/kernel/options';

export class UsageError extends Error {}

export interface Flag {
  readonly valueName?: string; // name of its value in the help; none for a flag without a value
  readonly about: string;
  readonly multiple?: boolean;
}

export interface Command {
  readonly usage: string; // what follows the command's name
  readonly about: string; // one line
  readonly details?: string; // more, for its own help
  readonly flags: Readonly<Record<string, Flag>>;
  run(args: Arguments): Promise<number> | number;
}

export interface Arguments {
  readonly positionals: readonly string[];
  readonly flags: Readonly<Record<string, string | boolean | readonly string[] | undefined>>;
}

export function parseArguments(command: Command, words: readonly string[]): Arguments {
  const options = Object.fromEntries(
    Object.entries(command.flags).map(([name, flag]) => [
      name,
      { type: flag.valueName ? ('string' as const) : ('boolean' as const), multiple: flag.multiple ?? false },
    ]),
  );
  try {
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true, strict: true });
    return { positionals, flags: values as Arguments['flags'] };
  } catch (error) {
    throw new UsageError((error as Error).message.replace(/\. .*/s, '')); // without Node's own advice
  }
}

export function stringFlag(args: Arguments, flag: string): string | undefined {
  const value = args.flags[flag];
  return typeof value === 'string' ? value : undefined;
}

/** A whole number from a flag, within bounds. */
export function wholeNumberFlag(args: Arguments, flag: string, fallback: number, min: number, max: number): number {
  const value = stringFlag(args, flag);
  if (value === undefined) return fallback;
  const number = /^-?\d+$/.test(value) ? Number(value) : Number.NaN;
  if (!Number.isSafeInteger(number) || number < min || number > max) {
    throw new UsageError(`--${flag} must be a whole number from ${min} to ${max}, not "${value}"`);
  }
  return number;
}

/** Exactly one of the given words. */
export function choiceFlag<T extends string>(args: Arguments, flag: string, allowed: readonly T[], fallback: T): T {
  const value = stringFlag(args, flag) ?? fallback;
  const found = allowed.find((word) => word === value);
  if (found === undefined) throw new UsageError(`--${flag} must be one of ${allowed.join(', ')}, not "${value}"`);
  return found;
}

/** The game that the only positional argument names. */
export function gameArgument(args: Arguments): GameEntry {
  const [id, ...others] = args.positionals;
  const games = Object.keys(GAME_REGISTRY).join(', ');
  if (id === undefined) throw new UsageError(`name a game: ${games}`);
  if (others.length > 0) throw new UsageError(`one game at a time, not also "${others.join(' ')}"`);
  if (!Object.hasOwn(GAME_REGISTRY, id)) throw new UsageError(`there is no game "${id}"; there is: ${games}`);
  return GAME_REGISTRY[id]!;
}

/** The complete options of a game, from --edition and --option. */
export function gameOptions({ game }: GameEntry, seats: number, args: Arguments): unknown {
  const edition = stringFlag(args, 'edition');
  const pairs = ((args.flags.option as readonly string[] | undefined) ?? []).map(parseOptionPair);
  const chosen = Object.fromEntries([...(edition === undefined ? [] : [['edition', edition]]), ...pairs]) as unknown;
  const options = resolveOptions(game, seats, chosen);
  if (!options.ok) throw new UsageError(options.failure);
  return options.value;
}

function parseOptionPair(pair: string): [string, unknown] {
  const split = pair.indexOf('=');
  if (split < 1) throw new UsageError(`--option must be NAME=VALUE, not "${pair}"`);
  return [pair.slice(0, split), parseOptionValue(pair.slice(split + 1))];
}

/** A value as JSON where it is JSON (true, 10, [1,2]), else a word. */
function parseOptionValue(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

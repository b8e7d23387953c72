// Reading a command's arguments. Whatever is wrong with them is a UsageError, which ends the program with exit code 2.

import { parseArgs } from 'node:util';
import type { Entry } from '@kuluary/games/entries/entry';
import { REGISTRY } from '@kuluary/games/registry';
import { readOptions } from '@kuluary/kernel/options';

export class UsageError extends Error {}

export interface Flag {
  readonly value?: string; // what follows the flag, as the help calls it; none: the flag stands alone
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

export function readArguments(command: Command, words: readonly string[]): Arguments {
  const options = Object.fromEntries(
    Object.entries(command.flags).map(([name, flag]) => [
      name,
      { type: flag.value ? ('string' as const) : ('boolean' as const), multiple: flag.multiple ?? false },
    ]),
  );
  try {
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true, strict: true });
    return { positionals, flags: values as Arguments['flags'] };
  } catch (error) {
    throw new UsageError((error as Error).message.replace(/\. .*/s, '')); // Node's advice after it is not ours
  }
}

export function text(args: Arguments, flag: string): string | undefined {
  const value = args.flags[flag];
  return typeof value === 'string' ? value : undefined;
}

/** A whole number from a flag, within bounds. */
export function wholeNumber(args: Arguments, flag: string, fallback: number, min: number, max: number): number {
  const value = text(args, flag);
  if (value === undefined) return fallback;
  const number = /^-?\d+$/.test(value) ? Number(value) : Number.NaN;
  if (!Number.isSafeInteger(number) || number < min || number > max) {
    throw new UsageError(`--${flag} must be a whole number from ${min} to ${max}, not "${value}"`);
  }
  return number;
}

/** Exactly one of the given words. */
export function oneOf<T extends string>(args: Arguments, flag: string, allowed: readonly T[], fallback: T): T {
  const value = text(args, flag) ?? fallback;
  const found = allowed.find((word) => word === value);
  if (found === undefined) throw new UsageError(`--${flag} must be one of ${allowed.join(', ')}, not "${value}"`);
  return found;
}

/** The game that the only positional argument names. */
export function gameNamed(args: Arguments): Entry {
  const [id, ...others] = args.positionals;
  const games = Object.keys(REGISTRY).join(', ');
  if (id === undefined) throw new UsageError(`name a game: ${games}`);
  if (others.length > 0) throw new UsageError(`one game at a time, not also "${others.join(' ')}"`);
  if (!Object.hasOwn(REGISTRY, id)) throw new UsageError(`there is no game "${id}"; there is: ${games}`);
  return REGISTRY[id]!;
}

/** The complete options of a game, from --edition and --option. */
export function optionsOf({ game }: Entry, seats: number, args: Arguments): unknown {
  const edition = text(args, 'edition');
  const pairs = ((args.flags.option as readonly string[] | undefined) ?? []).map(readPair);
  const chosen = Object.fromEntries([...(edition === undefined ? [] : [['edition', edition]]), ...pairs]) as unknown;
  const read = readOptions(game, seats, chosen);
  if (!read.ok) throw new UsageError(read.failure);
  return read.value;
}

function readPair(pair: string): [string, unknown] {
  const split = pair.indexOf('=');
  if (split < 1) throw new UsageError(`--option must be NAME=VALUE, not "${pair}"`);
  return [pair.slice(0, split), optionValue(pair.slice(split + 1))];
}

/** A value as JSON where it is JSON (true, 10, [1,2]), else a word. */
function optionValue(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

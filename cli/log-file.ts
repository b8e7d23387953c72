// Reading and writing logs of matches on disk.

import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Entry, entryAt } from '@kuluary/games/entries/entry';
import { REGISTRY } from '@kuluary/games/registry';
import { type Log, type LogFault, MAX_LOG_LENGTH, parseLog, writeLog } from '@kuluary/kernel/log';
import { otherRules } from '@kuluary/kernel/replay';
import { failed, ok, type Result } from '@kuluary/kernel/result';
import { type Arguments, UsageError } from './arguments.ts';

interface OpenedLog {
  readonly file: string;
  readonly log: Log;
  readonly entry: Entry; // of the rules that it was played with
}

/** The log that the only positional argument names, or what is wrong with its contents. */
export async function openLog({ positionals }: Arguments): Promise<Result<OpenedLog, LogFault>> {
  const [file, ...others] = positionals;
  if (file === undefined) throw new UsageError('name a log file');
  if (others.length > 0) throw new UsageError(`one log at a time, not also "${others.join(' ')}"`);
  const info = statSync(file, { throwIfNoEntry: false });
  if (!info?.isFile()) throw new UsageError(`there is no file "${file}"`);
  if (info.size > 4 * MAX_LOG_LENGTH)
    return failed({ code: 'unreadable', message: `a file of ${info.size} bytes is no log` });
  const parsed = parseLog(readFileSync(file, 'utf8'));
  if (!parsed.ok) return parsed;
  const log = parsed.value;
  if (!Object.hasOwn(REGISTRY, log.game))
    return failed({ code: 'foreign', message: `a log of an unknown game "${log.game}"` });
  const today = REGISTRY[log.game]!;
  const entry = await entryAt(today, log.rules);
  return entry ? ok({ file, log, entry }) : failed(otherRules(log, today.game));
}

/** Makes the file now, so that no game is played in vain and no other log is lost. */
export function prepareLogFile(file: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '', { flag: 'wx' });
  } catch (error) {
    throw new UsageError(`the log cannot be written: ${(error as Error).message}`);
  }
}

export function saveLog(file: string, log: Log): void {
  writeFileSync(file, writeLog(log));
}

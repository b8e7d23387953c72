// Reads and writes match logs on disk.

import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { entryForVersion, type GameEntry } from '@kuluary/games/game-entries/game-entry';
import { GAME_REGISTRY } from '@kuluary/games/game-registry';
import {
  formatMatchLog,
  MAX_LOG_LENGTH,
  type MatchLog,
  type MatchLogFault,
  parseMatchLog,
} from '@kuluary/kernel/match-log';
import { rulesVersionFault } from '@kuluary/kernel/replay';
import { failed, ok, type Result } from '@kuluary/kernel/result';
import { type Arguments, UsageError } from './arguments.ts';

interface OpenedLog {
  readonly file: string;
  readonly log: MatchLog;
  readonly entry: GameEntry; // for the version of the rules that it was played with
}

/** The log that the only positional argument names, or what is wrong with its contents. */
export async function openLog({ positionals }: Arguments): Promise<Result<OpenedLog, MatchLogFault>> {
  const [file, ...others] = positionals;
  if (file === undefined) throw new UsageError('name a log file');
  if (others.length > 0) throw new UsageError(`one log at a time, not also "${others.join(' ')}"`);
  const info = statSync(file, { throwIfNoEntry: false });
  if (!info?.isFile()) throw new UsageError(`there is no file "${file}"`);
  if (info.size > 4 * MAX_LOG_LENGTH)
    return failed({ code: 'unreadable', message: `a file of ${info.size} bytes is no log` });
  const parsed = parseMatchLog(readFileSync(file, 'utf8'));
  if (!parsed.ok) return parsed;
  const log = parsed.value;
  if (!Object.hasOwn(GAME_REGISTRY, log.game))
    return failed({ code: 'foreign', message: `a log of an unknown game "${log.game}"` });
  const current = GAME_REGISTRY[log.game]!;
  const entry = await entryForVersion(current, log.rules);
  return entry ? ok({ file, log, entry }) : failed(rulesVersionFault(log, current.game));
}

/** Creates the file before the game, so that it can be written after it; never overwrites another log. */
export function prepareLogFile(file: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '', { flag: 'wx' });
  } catch (error) {
    throw new UsageError(`the log cannot be written: ${(error as Error).message}`);
  }
}

export function saveLog(file: string, log: MatchLog): void {
  writeFileSync(file, formatMatchLog(log));
}

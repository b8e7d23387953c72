// The log of a finished or abandoned match as a file: all it takes to replay it and to prove that it was fair. Its schema
// for other programs is docs/log.schema.json.

import type { Draw } from './chance.ts';
import { commitmentOf, isSeed, MAX_SALT_LENGTH, sha256Hex } from './fairness.ts';
import type { Outcome, Seat } from './game.ts';
import { canonicalJson, isRecord, isWholeNumber, parseJson } from './json.ts';
import { failed, ok, type Result } from './result.ts';

const LOG_FORMAT = 'kuluary-log';
const LOG_VERSION = 1;
export const MAX_LOG_MOVES = 100_000;
export const MAX_LOG_LENGTH = 16 * 1024 * 1024; // characters
const MAX_LOG_OPTIONS = 100;
export const MAX_LOG_SEATS = 16;
export const MAX_LOG_NAME_LENGTH = 64;

export interface LoggedMove {
  readonly seat: Seat;
  readonly move: unknown;
  readonly draws: readonly Draw[]; // what chance gave while the move was carried out
}

export interface MatchLog {
  readonly format: typeof LOG_FORMAT;
  readonly version: typeof LOG_VERSION;
  readonly game: string; // its id
  readonly rules: number; // version of the rules it was played with
  readonly seats: number;
  readonly names: readonly string[]; // of the players, a name per seat
  readonly options: unknown; // complete
  readonly commitment: string; // published before the deal
  readonly salts: readonly string[]; // one per seat, empty where a seat gave none
  readonly seed: string; // revealed at the end
  readonly deal: readonly Draw[]; // what chance gave during the set-up
  readonly moves: readonly LoggedMove[];
  readonly outcome: Outcome | null; // null: the match was abandoned
  readonly digest: string; // of everything above
}

/** What is wrong with a log. */
export interface MatchLogFault {
  readonly code: 'unreadable' | 'foreign' | 'version' | 'malformed' | 'tampered';
  readonly message: string;
}

export function makeMatchLog(played: Omit<MatchLog, 'format' | 'version' | 'digest'>): MatchLog {
  const content = { format: LOG_FORMAT, version: LOG_VERSION, ...played } as const;
  return { ...content, digest: contentDigest(content) };
}

/** One move a line, for people who read a log. */
export function formatMatchLog(log: MatchLog): string {
  const { moves, outcome, digest, ...head } = log;
  const lines = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`);
  const list = moves.map((move) => `\n    ${JSON.stringify(move)}`).join(',');
  const tail = [`  "outcome": ${JSON.stringify(outcome)},`, `  "digest": ${JSON.stringify(digest)}`];
  return ['{', ...lines, `  "moves": [${list}${list ? '\n  ' : ''}],`, ...tail, '}', ''].join('\n');
}

export function parseMatchLog(text: string): Result<MatchLog, MatchLogFault> {
  const read = parseJson(text, MAX_LOG_LENGTH);
  if (!read.ok) return failed(unreadableFault(text, read.failure));
  const data = read.value;
  if (!isRecord(data) || data.format !== LOG_FORMAT) {
    return failed({ code: 'foreign', message: `not a log of Kuluary: "format" is not "${LOG_FORMAT}"` });
  }
  if (data.version !== LOG_VERSION) {
    const version = JSON.stringify(data.version);
    return failed({ code: 'version', message: `log version ${version}; this program reads version ${LOG_VERSION}` });
  }
  const message = structureFault(data);
  if (message) return failed({ code: 'malformed', message });
  const log = data as unknown as MatchLog;
  const fault = tamperingFault(log);
  return fault ? failed(fault) : ok(log);
}

function unreadableFault(text: string, fault: string): MatchLogFault {
  const isOurs = text.trimStart().startsWith('{') && text.slice(0, 200).includes(LOG_FORMAT);
  return { code: 'unreadable', message: isOurs ? `a log of Kuluary that was cut off or damaged: ${fault}` : fault };
}

/** A text that is safe to show: no control characters, and nothing that changes the direction of text. */
export function isSafeToShow(text: string): boolean {
  return text.search(UNSAFE_CHARACTERS) === -1;
}

/** Control characters, line separators and marks that change the direction of text. */
export const UNSAFE_CHARACTERS = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

type FieldCheck = readonly [field: keyof MatchLog, isRight: (value: unknown, seats: number) => boolean, wanted: string];

const isText = (value: unknown) => typeof value === 'string';
const isName = (value: unknown) =>
  typeof value === 'string' && value.length <= MAX_LOG_NAME_LENGTH && isSafeToShow(value);
const isCount = (value: unknown) => isWholeNumber(value, 0, Number.MAX_SAFE_INTEGER);
const isHash = (value: unknown) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
const isSalt = (value: unknown) => typeof value === 'string' && value.length <= MAX_SALT_LENGTH;
const isListPerSeat = (value: unknown, seats: number, isRight: (item: unknown) => boolean) =>
  Array.isArray(value) && value.length === seats && value.every(isRight);
const isDraw = (value: unknown) =>
  Array.isArray(value) && value.length === 2 && value.every(isCount) && (value[1] as number) < (value[0] as number);
const isDrawList = (value: unknown) => Array.isArray(value) && value.every(isDraw);

const FIELD_CHECKS: readonly FieldCheck[] = [
  ['game', (value) => isText(value) && /^[a-z-]{1,32}$/.test(value as string), 'the id of a game'],
  ['rules', isCount, 'a number'],
  ['seats', (value) => isWholeNumber(value, 1, MAX_LOG_SEATS), `a number from 1 to ${MAX_LOG_SEATS}`],
  [
    'names',
    (value, seats) => isListPerSeat(value, seats, isName),
    `a name for each seat, of at most ${MAX_LOG_NAME_LENGTH} characters`,
  ],
  [
    'options',
    (value) => isRecord(value) && Object.keys(value).length <= MAX_LOG_OPTIONS,
    `an object of at most ${MAX_LOG_OPTIONS} options`,
  ],
  ['commitment', isHash, 'a commitment of 64 hexadecimal digits'],
  [
    'salts',
    (value, seats) => isListPerSeat(value, seats, isSalt),
    `a salt of at most ${MAX_SALT_LENGTH} characters per seat`,
  ],
  ['seed', isSeed, 'a seed of 64 hexadecimal digits'],
  ['deal', isDrawList, 'a list of draws'],
  [
    'moves',
    (value) => Array.isArray(value) && value.length <= MAX_LOG_MOVES,
    `a list of at most ${MAX_LOG_MOVES} moves`,
  ],
  ['outcome', (value) => value === null || isOutcome(value), 'an outcome or null'],
  ['digest', isHash, 'a digest of 64 hexadecimal digits'],
];

function structureFault(data: Record<string, unknown>): string | undefined {
  for (const [field, isRight, wanted] of FIELD_CHECKS) {
    if (!Object.hasOwn(data, field)) return `"${field}" is missing`;
    if (!isRight(data[field], data.seats as number)) return `"${field}" must be ${wanted}`;
  }
  const known = ['format', 'version', ...FIELD_CHECKS.map(([field]) => field as string)];
  const unknown = Object.keys(data).find((field) => !known.includes(field));
  if (unknown !== undefined) return `unknown field "${unknown}"`;
  for (const [i, entry] of (data.moves as unknown[]).entries()) {
    const isRight = isRecord(entry) && isCount(entry.seat) && isRecord(entry.move) && isDrawList(entry.draws);
    if (!isRight || Object.keys(entry).length !== 3) return `move ${i + 1} must have a seat, a move and its draws`;
  }
  return undefined;
}

function isOutcome(value: unknown): value is Outcome {
  if (!isRecord(value) || Object.keys(value).length !== 2) return false;
  return Array.isArray(value.winners) && value.winners.every(isCount) && typeof value.draw === 'boolean';
}

function tamperingFault(log: MatchLog): MatchLogFault | undefined {
  const { digest: stated, ...content } = log;
  if (contentDigest(content) !== stated) {
    return { code: 'tampered', message: 'the log was changed after it was written: its digest does not match' };
  }
  if (commitmentOf(log.seed) !== log.commitment) {
    return { code: 'tampered', message: 'the seed is not the one that the server committed to before the deal' };
  }
  return undefined;
}

function contentDigest(content: Omit<MatchLog, 'digest'>): string {
  return sha256Hex(canonicalJson(content));
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { shuffle } from './chance.ts';
import { MAX_SALT_LENGTH, sha256Hex } from './fairness.ts';
import { highCard } from './fixture/high-card.ts';
import { canonicalJson, MAX_JSON_DEPTH, parseJson } from './json.ts';
import { Match } from './match.ts';
import {
  formatMatchLog,
  MAX_LOG_LENGTH,
  MAX_LOG_MOVES,
  MAX_LOG_NAME_LENGTH,
  MAX_LOG_SEATS,
  type MatchLog,
  makeMatchLog,
  parseMatchLog,
} from './match-log.ts';
import { replayLog } from './replay.ts';
import { failed, ok } from './result.ts';

const SEED = '5e'.repeat(32);

function playedMatch() {
  const match = new Match(highCard, { seats: 3, options: { cards: 10 }, seed: SEED, salts: ['anna', '', 'clara'] });
  expect(match.makeMove(1, { type: 'swap' })).toBeUndefined();
  expect(match.makeMove(0, { type: 'stay' })).toBeUndefined();
  expect(match.makeMove(2, { type: 'swap' })).toBeUndefined();
  return match;
}

const log = () => playedMatch().toMatchLog(['Anna', 'Boris', 'Clara']);

/** The log with some fields changed and its digest recomputed. */
function forged(changes: Partial<MatchLog>): MatchLog {
  const { format: _format, version: _version, digest: _digest, ...content } = { ...log(), ...changes };
  return makeMatchLog(content);
}

/** The fault that parsing or replaying this text finds. */
function complaint(text: string): string | undefined {
  const parsed = parseMatchLog(text);
  if (!parsed.ok) return `${parsed.failure.code}: ${parsed.failure.message}`;
  const fault = replayLog(highCard, parsed.value);
  return fault && `${fault.code}: ${fault.message}`;
}

describe('a log', () => {
  it('survives being written and read', () => {
    expect(parseMatchLog(formatMatchLog(log()))).toEqual(ok(log()));
  });

  it('replays to the same end, step by step', () => {
    const positions: number[] = [];
    let last: unknown;
    const fault = replayLog(highCard, log(), (match) => {
      positions.push(match.position);
      last = match.state;
    });
    expect(fault).toBeUndefined();
    expect(positions).toEqual([0, 1, 2, 3]);
    expect(last).toEqual(playedMatch().state);
  });

  it('of an unfinished match has no outcome', () => {
    const match = new Match(highCard, { seats: 2, options: { cards: 8 }, seed: SEED, salts: ['', ''] });
    const unfinished = match.toMatchLog(['A', 'B']);
    expect(unfinished.outcome).toBeNull();
    expect(complaint(formatMatchLog(unfinished))).toBeUndefined();
  });

  it('needs a salt for each seat, if only an empty one', () => {
    const deal = { seats: 2, options: { cards: 8 }, seed: SEED, salts: [''] };
    expect(() => new Match(highCard, deal)).toThrow('2 seats need as many salts');
  });

  it('refuses a move as the rules do, and records nothing', () => {
    const match = playedMatch();
    expect(match.makeMove(0, { type: 'stay' })?.code).toBe('not-your-decision');
    expect(match.position).toBe(3);
  });
});

describe('chance in a match', () => {
  it('does not depend on the order in which sealed moves arrive', () => {
    const play = (order: readonly number[]) => {
      const match = new Match(shufflingHighCard, { seats: 3, options: { cards: 10 }, seed: SEED, salts: ['', '', ''] });
      for (const seat of order) match.makeMove(seat, { type: seat === 1 ? 'swap' : 'stay' });
      return match.state;
    };
    expect(play([0, 1, 2])).toEqual(play([2, 0, 1]));
    expect(play([0, 1, 2]).hands).not.toEqual(
      new Match(shufflingHighCard, { seats: 3, options: { cards: 10 }, seed: SEED, salts: ['', '', ''] }).state.hands,
    );
  });

  /** High card with a shuffle before the swaps. */
  const shufflingHighCard: typeof highCard = {
    ...highCard,
    apply(state, seat, move, chance, eventSink) {
      if (state.asked.filter(Boolean).length === 1) shuffle(state.deck, chance);
      highCard.apply(state, seat, move, chance, eventSink);
    },
  };
});

describe('an invalid log', () => {
  const text = formatMatchLog(log());
  it.each([
    ['an empty file', '', /unreadable/],
    ['another text', 'hello', /unreadable: not JSON/],
    ['a cut-off log', text.slice(0, text.length / 2), /unreadable: a log of Kuluary that was cut off or damaged/],
    ['a JSON list', '[1,2]', /foreign/],
    ['null', 'null', /foreign/],
    ['another program’s JSON', '{"game":"chess"}', /foreign: not a log of Kuluary/],
    [
      'a later version',
      text.replace('"version": 1', '"version": 2'),
      /version: log version 2; this program reads version 1/,
    ],
    ['a changed move', text.replace('"swap"', '"stay"'), /tampered: .*digest does not match/],
    ['a changed name', text.replace('Anna', 'Anne'), /tampered/],
    ['a missing field', text.replace(/ {2}"salts".*\n/, ''), /malformed: "salts" is missing/],
    ['an unknown field', text.replace('"game"', '"note": 1, "game"'), /malformed: unknown field "note"/],
    ['a seed that is no seed', text.replace(SEED, '5e'), /malformed: "seed" must be/],
    ['too many names', text.replace('"Anna"', '"Anna","Zoe"'), /malformed: "names" must be a name for each seat/],
    ['a move without a seat', text.replace('{"seat":1,', '{'), /malformed: move 1 must have/],
    ['a name that moves the cursor', text.replace('Anna', 'A\\u001b[2J'), /malformed: "names"/],
    ['a name that turns the text around', text.replace('Anna', 'A\\u202e'), /malformed: "names"/],
    ['too long a name', text.replace('Anna', 'A'.repeat(MAX_LOG_NAME_LENGTH + 1)), /malformed: "names"/],
    ['too long a salt', text.replace('"anna"', JSON.stringify('a'.repeat(MAX_SALT_LENGTH + 1))), /malformed: "salts"/],
    [
      'too many seats',
      text.replace('"seats": 3', `"seats": ${MAX_LOG_SEATS + 1}`),
      /malformed: "seats" must be a number from 1/,
    ],
    [
      'a move nested too deep',
      text.replace('{"type":"swap"}', `{"a":${'['.repeat(70)}${']'.repeat(70)}}`),
      /nested deeper than 64/,
    ],
    ['too long a file', ' '.repeat(MAX_LOG_LENGTH + 1), /unreadable: longer than/],
    ['a very long text', `{"format":"kuluary-log","x":"${'a'.repeat(12_000_000)}"}`, /version/],
    [
      'too many options',
      text.replace('{"cards":10}', JSON.stringify(Object.fromEntries(Array.from({ length: 101 }, (_, i) => [i, i])))),
      /malformed: "options" must be an object of at most 100/,
    ],
    ['a fault in disguise', '{"code":7,"message":{},"fault":1}', /foreign/],
    ['a draw that is out of bounds', text.replace(/"deal": \[\[(\d+),\d+\]/, '"deal": [[$1,$1]'), /malformed: "deal"/],
  ])('%s is refused, and the message says why', (_what, broken, message) => {
    expect(complaint(broken)).toMatch(message);
  });

  it.each<[string, Partial<MatchLog>, RegExp]>([
    ['another seed', { seed: '5f'.repeat(32) }, /tampered: the seed is not the one that the server committed to/],
    ['another salt', { salts: ['anne', '', 'clara'] }, /tampered: the draws of the deal do not follow/],
    ['no draws', { deal: [] }, /tampered: the draws of the deal/],
    [
      'another outcome',
      { outcome: { winners: [0, 1, 2], draw: true } },
      /tampered: the game did not end as the log says/,
    ],
    [
      'a move twice',
      { moves: [log().moves[0]!, log().moves[0]!] },
      /tampered: move 2, of seat 1, is not legal: not-your-decision/,
    ],
    ['another game', { game: 'coup' }, /malformed: a log of "coup", not of "high-card"/],
    ['other rules', { rules: 7 }, /version: played with version 7 of the rules/],
    ['other options', { options: { cards: 12 } }, /tampered: the draws of the deal/],
    ['too few cards', { options: { cards: 3 } }, /malformed: option "cards" must be a whole number from 8 to 20/],
    ['incomplete options', { options: {} }, /malformed: "options" are not complete/],
    [
      'too many seats',
      { seats: 9, names: Array(9).fill('x'), salts: Array(9).fill('') },
      /malformed: high-card takes 2 to 4 seats/,
    ],
    [
      'invented draws',
      { moves: log().moves.map((m) => ({ ...m, draws: [[2, 1] as const] })) },
      /tampered: the draws of move 1/,
    ],
  ])('%s is detected even when the digest fits', (_what, changes, message) => {
    expect(complaint(formatMatchLog(forged(changes)))).toMatch(message);
  });

  it('[L1] of the greatest length is read, and one move more is refused', () => {
    const move = log().moves[0]!;
    const moves = (count: number) => Array<typeof move>(count).fill(move);
    expect(complaint(formatMatchLog(forged({ moves: moves(MAX_LOG_MOVES) })))).toMatch(
      /move 2, of seat 1, is not legal/,
    );
    expect(complaint(formatMatchLog(forged({ moves: moves(MAX_LOG_MOVES + 1) })))).toMatch(
      /a list of at most 100000 moves/,
    );
  });
});

describe('the schema of a log', () => {
  const file = join(import.meta.dirname, '../docs/log.schema.json');
  const isLog = new Ajv().compile(JSON.parse(readFileSync(file, 'utf8')));

  it('accepts what the program writes', () => {
    expect(isLog(JSON.parse(formatMatchLog(log())))).toBe(true);
  });

  it.each<[string, object]>([
    ['an unknown field', { note: 1 }],
    ['another version', { version: 2 }],
    ['a short seed', { seed: '5e' }],
    ['a draw of three numbers', { deal: [[1, 2, 3]] }],
    ['a move without draws', { moves: [{ seat: 1, move: {} }] }],
    ['an odd outcome', { outcome: { winners: [0] } }],
  ])('refuses %s, as the program does', (_what, changes) => {
    const odd = { ...log(), ...changes };
    expect(isLog(odd)).toBe(false);
    expect(complaint(JSON.stringify(odd))).toMatch(/malformed|version/);
  });
});

describe('untrusted JSON', () => {
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  const records = (depth: number) => `${'{"a":'.repeat(depth)}0${'}'.repeat(depth)}`;

  it('[L2] is read up to its limits and refused one past them', () => {
    expect(parseJson(nested(MAX_JSON_DEPTH), 1000).ok).toBe(true);
    expect(parseJson(nested(MAX_JSON_DEPTH + 1), 1000)).toEqual(failed('nested deeper than 64 levels'));
    expect(parseJson(records(MAX_JSON_DEPTH), 1000).ok).toBe(true);
    expect(parseJson(records(MAX_JSON_DEPTH + 1), 1000)).toEqual(failed('nested deeper than 64 levels'));
    expect(parseJson('"1234"', 6)).toEqual(ok('1234'));
    expect(parseJson('"12345"', 6)).toEqual(failed('longer than 6 characters'));
  });

  it('may hold any brackets in its texts', () => {
    const text = JSON.stringify({ a: `"\\${'['.repeat(100)}`, b: '{"' });
    expect(parseJson(text, 1000)).toEqual(ok(JSON.parse(text)));
  });
});

describe('canonical JSON', () => {
  it('does not depend on the order of fields', () => {
    expect(canonicalJson({ b: 1, a: { d: [2, { f: 1, e: 2 }], c: null } })).toBe(
      '{"a":{"c":null,"d":[2,{"e":2,"f":1}]},"b":1}',
    );
    expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});

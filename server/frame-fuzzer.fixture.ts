// Generates frames to fuzz connections with: valid messages, almost valid ones, and noise, reproducible by seed.

import type { Chance } from '@kuluary/kernel/chance';
import { MAX_FRAME_BYTES, PROTOCOL_VERSION } from '@kuluary/protocol/limits';

const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  16,
  1e308,
  2 ** 53,
  '',
  ' ',
  'a\u0000b',
  '\u202eevil',
  '\ud800',
  '🃏'.repeat(8),
  'x'.repeat(300),
  [],
  [[[[]]]],
  {},
  { type: 'move' },
  { phrase: 'oops', text: 'both' },
  'constructor',
  '__proto__',
];
const ODD_KEYS = ['__proto__', 'constructor', 'toString', 'seat', 'guest', 'seed', 'ref', 'type', '', 'x'.repeat(40)];
const NOISE = ['', ' ', 'null', '0', '"x"', '[]', '{}', '{', '[', '\u0000', 'NaN', '{"type":', '{"type":"ping"}{}'];

/** Messages that are valid in form. */
export function validMessages(moves: readonly unknown[], asked: number, chance: Chance): readonly object[] {
  const id = `${chance.below(2 ** 32)}-${chance.below(2 ** 32)}`;
  const ref = chance.below(1000);
  const seat = chance.below(7);
  const move = moves[chance.below(Math.max(1, moves.length))] ?? { type: 'income' };
  return [
    { type: 'hello', version: PROTOCOL_VERSION, have: seat, at: Date.now() },
    { type: 'ping' },
    { type: 'resync' },
    { type: 'sit', ref, seat, name: 'Fuzz', salt: 'salt' },
    { type: 'stand', ref },
    { type: 'ready', ref, ready: seat > 3 },
    { type: 'rename', ref, name: `Fuzz ${seat}` },
    { type: 'seat-bot', ref, seat, bot: 'random', name: 'Bot' },
    { type: 'clear-seat', ref, seat },
    { type: 'set', ref, options: { edition: 'squirrel', coupAt: 7 + seat }, clock: 'none', door: seat > 3 },
    { type: 'start', ref },
    { type: 'move', ref, id, asked, move },
    { type: 'move', ref, id, asked, move },
    { type: 'undo', ref },
    { type: 'say', ref, speech: { text: 'leak-marker' } },
    { type: 'rematch', ref },
    { type: 'device', ref },
    { type: 'program', ref, seat },
  ];
}

export function mutatedFrame(message: object, chance: Chance): string {
  const text = JSON.stringify(message);
  switch (chance.below(12)) {
    case 0:
    case 1:
      return text;
    case 2:
      return NOISE[chance.below(NOISE.length)]!;
    case 3:
      return text.slice(0, chance.below(text.length));
    case 4:
      return spliceText(text, chance, '');
    case 5:
      return spliceText(text, chance, String.fromCharCode(chance.below(0x250)));
    case 6:
      return spliceText(text, chance, text.slice(chance.below(text.length)));
    case 7:
      return JSON.stringify(withOddKey(message, chance));
    case 8:
      return JSON.stringify(withoutKey(message, chance));
    case 9:
      return `${'['.repeat(chance.below(200))}${text}${']'.repeat(chance.below(200))}`;
    case 10:
      return text + ' '.repeat(chance.below(2) === 0 ? MAX_FRAME_BYTES - text.length : 2 * MAX_FRAME_BYTES);
    default:
      return JSON.stringify(withOddValue(message, chance));
  }
}

function spliceText(text: string, chance: Chance, piece: string): string {
  const at = chance.below(text.length);
  return text.slice(0, at) + piece + text.slice(at + chance.below(4));
}

/** Replaces a value at any depth. */
function withOddValue(value: object, chance: Chance): object {
  const entries = Object.entries(value);
  if (entries.length === 0) return value;
  const picked = chance.below(entries.length);
  const changed = entries.map(([key, inner], i): [string, unknown] => {
    if (i !== picked) return [key, inner];
    const isDeep = typeof inner === 'object' && inner !== null && chance.below(2) === 0;
    return [key, isDeep ? withOddValue(inner, chance) : ODD_VALUES[chance.below(ODD_VALUES.length)]];
  });
  return Array.isArray(value) ? changed.map(([, inner]) => inner) : Object.fromEntries(changed);
}

function withOddKey(message: object, chance: Chance): object {
  const odd = Object.create(null) as Record<string, unknown>; // so that __proto__ is an ordinary key
  for (const [key, value] of Object.entries(message)) odd[key] = value;
  odd[ODD_KEYS[chance.below(ODD_KEYS.length)]!] = ODD_VALUES[chance.below(ODD_VALUES.length)];
  return odd;
}

function withoutKey(message: object, chance: Chance): object {
  const entries = Object.entries(message);
  entries.splice(chance.below(entries.length), 1);
  return Object.fromEntries(entries);
}

// A message in ICU syntax, as much of it as the catalogues need: {name}, {count, number}, and choices by plural, by
// selectordinal and by select, nested at will; # is the number of the plural around it. There is no quoting: no message
// shows a brace. FormatJS knows all of ICU and is ten times as large in the browser; a test holds this against it.

import type { Language } from './languages.ts';

export type Values = Readonly<Record<string, string | number>>;

const CHOICES = ['plural', 'selectordinal', 'select'] as const;
type Choice = (typeof CHOICES)[number];

export type Message = readonly Part[];
type Part =
  | string
  | { readonly kind: 'value'; readonly argument: string }
  | { readonly kind: 'number'; readonly argument: string }
  | { readonly kind: 'counted' } // # of the plural around it
  | { readonly kind: Choice; readonly argument: string; readonly cases: Readonly<Record<string, Message>> };

export function parseMessage(text: string): Message {
  return readMessage(
    text
      .split(/([{}#])/)
      .filter(Boolean)
      [Symbol.iterator](),
    false,
  );
}

export function writeMessage(language: Language, message: Message, values: Values, counted = 0): string {
  const write = (part: Part): string => {
    if (typeof part === 'string') return part;
    if (part.kind === 'counted') return number(language, counted);
    const value = values[part.argument];
    if (value === undefined) throw new Error(`a message misses its {${part.argument}}`);
    if (part.kind === 'value') return String(value);
    if (part.kind === 'number') return number(language, Number(value));
    const chosen = part.cases[caseOf(language, part.kind, value, part.cases)] ?? part.cases.other;
    return writeMessage(language, chosen!, values, part.kind === 'select' ? counted : Number(value));
  };
  return message.map(write).join('');
}

/** Up to the brace that closes it, or to the end. */
function readMessage(tokens: Iterator<string>, isCounted: boolean): Message {
  const parts: Part[] = [];
  for (let next = tokens.next(); !next.done && next.value !== '}'; next = tokens.next()) {
    if (next.value === '{') parts.push(readArgument(tokens));
    else parts.push(next.value === '#' && isCounted ? { kind: 'counted' } : next.value);
  }
  return parts;
}

/** `count, plural, one {…} other {…}}` and simpler ones. */
function readArgument(tokens: Iterator<string>): Part {
  const [argument = '', kind = 'value', firstCase = ''] = nextWord(tokens).split(/\s*,\s*/);
  if (!isChoice(kind)) {
    nextWord(tokens); // the closing brace
    return { kind: kind === 'number' ? 'number' : 'value', argument };
  }
  const cases: Record<string, Message> = {};
  for (let name = firstCase; name !== '}'; name = nextWord(tokens)) {
    nextWord(tokens); // the opening brace
    cases[name] = readMessage(tokens, kind !== 'select');
  }
  return { kind, argument, cases };
}

/** Between the braces of an argument blanks mean nothing. */
function nextWord(tokens: Iterator<string>): string {
  for (let next = tokens.next(); !next.done; next = tokens.next()) {
    const word = next.value.trim();
    if (word !== '') return word;
  }
  throw new Error('a message ends within a brace');
}

function isChoice(kind: string): kind is Choice {
  return (CHOICES as readonly string[]).includes(kind);
}

function caseOf(language: Language, kind: Choice, value: string | number, cases: object): string {
  if (kind === 'select') return String(value);
  const exact = `=${value}`;
  if (exact in cases) return exact;
  return rulesOf(language, kind === 'plural' ? 'cardinal' : 'ordinal').select(Number(value));
}

const rules = new Map<string, Intl.PluralRules>();
const numbers = new Map<Language, Intl.NumberFormat>();

function rulesOf(language: Language, type: Intl.PluralRuleType): Intl.PluralRules {
  const key = `${language} ${type}`;
  const known = rules.get(key) ?? new Intl.PluralRules(language, { type });
  rules.set(key, known);
  return known;
}

function number(language: Language, value: number): string {
  if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value); // the browser takes long to begin
  const known = numbers.get(language) ?? new Intl.NumberFormat(language);
  numbers.set(language, known);
  return known.format(value);
}

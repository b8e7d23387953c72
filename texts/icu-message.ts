// A message in ICU syntax, as much of it as the catalogues need: {name}, {count, number}, and choices by plural, by
// selectordinal and by select, nested at will; # is the number of the plural around it. There is no quoting: no message
// shows a brace. FormatJS knows all of ICU and is ten times as large in the browser; a test compares the two.

import type { Language } from './languages.ts';

export type MessageValues = Readonly<Record<string, string | number>>;

const CHOICE_KINDS = ['plural', 'selectordinal', 'select'] as const;
type ChoiceKind = (typeof CHOICE_KINDS)[number];

export type ParsedMessage = readonly MessagePart[];
type MessagePart =
  | string
  | { readonly kind: 'value'; readonly argument: string }
  | { readonly kind: 'number'; readonly argument: string }
  | { readonly kind: 'counted' } // # of the plural around it
  | { readonly kind: ChoiceKind; readonly argument: string; readonly cases: Readonly<Record<string, ParsedMessage>> };

export function parseMessage(text: string): ParsedMessage {
  return parseParts(
    text
      .split(/([{}#])/)
      .filter(Boolean)
      [Symbol.iterator](),
    false,
  );
}

export function renderMessage(language: Language, message: ParsedMessage, values: MessageValues, counted = 0): string {
  const render = (part: MessagePart): string => {
    if (typeof part === 'string') return part;
    if (part.kind === 'counted') return formatNumber(language, counted);
    const value = values[part.argument];
    if (value === undefined) throw new Error(`a message misses its {${part.argument}}`);
    if (part.kind === 'value') return String(value);
    if (part.kind === 'number') return formatNumber(language, Number(value));
    const chosen = part.cases[matchingCase(language, part.kind, value, part.cases)] ?? part.cases.other;
    return renderMessage(language, chosen!, values, part.kind === 'select' ? counted : Number(value));
  };
  return message.map(render).join('');
}

/** Up to the brace that closes it, or to the end. */
function parseParts(tokens: Iterator<string>, isCounted: boolean): ParsedMessage {
  const parts: MessagePart[] = [];
  for (let next = tokens.next(); !next.done && next.value !== '}'; next = tokens.next()) {
    if (next.value === '{') parts.push(parseArgument(tokens));
    else parts.push(next.value === '#' && isCounted ? { kind: 'counted' } : next.value);
  }
  return parts;
}

/** `count, plural, one {…} other {…}}` and simpler ones. */
function parseArgument(tokens: Iterator<string>): MessagePart {
  const [argument = '', kind = 'value', firstCase = ''] = nextToken(tokens).split(/\s*,\s*/);
  if (!isChoiceKind(kind)) {
    nextToken(tokens); // the closing brace
    return { kind: kind === 'number' ? 'number' : 'value', argument };
  }
  const cases: Record<string, ParsedMessage> = {};
  for (let name = firstCase; name !== '}'; name = nextToken(tokens)) {
    nextToken(tokens); // the opening brace
    cases[name] = parseParts(tokens, kind !== 'select');
  }
  return { kind, argument, cases };
}

/** Inside an argument whitespace is ignored. */
function nextToken(tokens: Iterator<string>): string {
  for (let next = tokens.next(); !next.done; next = tokens.next()) {
    const word = next.value.trim();
    if (word !== '') return word;
  }
  throw new Error('a message ends within a brace');
}

function isChoiceKind(kind: string): kind is ChoiceKind {
  return (CHOICE_KINDS as readonly string[]).includes(kind);
}

function matchingCase(language: Language, kind: ChoiceKind, value: string | number, cases: object): string {
  if (kind === 'select') return String(value);
  const exact = `=${value}`;
  if (exact in cases) return exact;
  return pluralRulesOf(language, kind === 'plural' ? 'cardinal' : 'ordinal').select(Number(value));
}

const pluralRules = new Map<string, Intl.PluralRules>();
const numberFormats = new Map<Language, Intl.NumberFormat>();

function pluralRulesOf(language: Language, type: Intl.PluralRuleType): Intl.PluralRules {
  const key = `${language} ${type}`;
  const known = pluralRules.get(key) ?? new Intl.PluralRules(language, { type });
  pluralRules.set(key, known);
  return known;
}

function formatNumber(language: Language, value: number): string {
  if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value); // Intl.NumberFormat is slow to load
  const known = numberFormats.get(language) ?? new Intl.NumberFormat(language);
  numberFormats.set(language, known);
  return known.format(value);
}

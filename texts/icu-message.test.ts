import fc from 'fast-check';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { type MessageValues, parseMessage, renderMessage } from './icu-message.ts';
import { LANGUAGES, type Language } from './languages.ts';

function write(language: Language, message: string, values: MessageValues = {}): string {
  return renderMessage(language, parseMessage(message), values);
}

describe('a message', () => {
  it('puts values in', () => {
    expect(write('en', '{name} pays {coins, number}.', { name: 'Anna', coins: 1234 })).toBe('Anna pays 1,234.');
  });

  it('has the plural forms of its language', () => {
    const message = '{count, plural, =0 {нет монет} one {# монета} few {# монеты} many {# монет} other {# монеты}}';
    const written = [0, 1, 2, 5, 21].map((count) => write('ru', message, { count }));
    expect(written).toEqual(['нет монет', '1 монета', '2 монеты', '5 монет', '21 монета']);
  });

  it('selects by word, and nests choices', () => {
    const message = '{who, select, you {You take {count, plural, one {a coin} other {# coins}}} other {{name} waits}}';
    expect(write('en', message, { who: 'you', count: 3 })).toBe('You take 3 coins');
    expect(write('en', message, { who: 'somebody', name: 'Anna' })).toBe('Anna waits');
  });

  it('throws without its values, and when a brace is not closed', () => {
    expect(() => write('en', '{name} pays')).toThrow('{name}');
    expect(() => parseMessage('{count, plural, one {a coin}')).toThrow();
  });

  it('gives the same text as FormatJS', () => {
    fc.assert(
      fc.property(messages, fc.constantFrom(...LANGUAGES), fc.nat(1500), words, (message, language, count, word) => {
        const oracle = new IntlMessageFormat(message, language, undefined, { ignoreTag: true });
        const values = { count, word };
        expect(write(language, message, values)).toBe(oracle.format(values));
      }),
    );
  });
});

const words = fc.constantFrom('you', 'other', 'Анна', 'два # слова');
const { messages } = fc.letrec<{ messages: string; part: string }>((tie) => ({
  messages: fc.array(tie('part'), { maxLength: 3 }).map((parts) => parts.join('')),
  part: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom('слово ', ' — ', '#', 'it’s, ', '{word}', '{ count, number }', '{count}'),
    choice('count', 'plural', ['=2', 'one', 'few', 'many'], tie),
    choice('count', 'selectordinal', ['one', 'two', 'few'], tie),
    choice('word', 'select', ['you', 'they'], tie),
  ),
}));

function choice(
  argument: string,
  kind: string,
  names: readonly string[],
  tie: fc.LetrecTypedTie<{ messages: string }>,
) {
  const cases = fc.array(fc.tuple(fc.constantFrom(...names), tie('messages')), { maxLength: 3 });
  const other = tie('messages').map((message) => ['other', message] as const);
  return fc.tuple(cases, other).map(([some, last]) => {
    const distinct = new Map<string, string>([...some, last]);
    return `{${argument}, ${kind}, ${[...distinct].map(([name, message]) => `${name} {${message}}`).join(' ')}}`;
  });
}

import type { Language } from '@kuluary/texts/languages';
import { describe, expect, it } from 'vitest';
import { eventsAt, TABLE_INFO } from '../connection/updates.fixture.ts';
import { recentLogLines } from './recent-log-lines.ts';

const model = { table: TABLE_INFO, events: eventsAt(1, 2, 3, 4, 5, 6) };
const textsWith = (textOf: (event: unknown) => string | undefined) => ({
  eventText: (_: Language, event: unknown) => textOf(event),
});

describe('recentLogLines', () => {
  it('keeps a number with what it counts', () => {
    const [line] = recentLogLines(
      textsWith(() => 'Каждый получает 2 монеты.'),
      model,
      'ru',
    );
    expect(line).toBe('Каждый получает 2\u00a0монеты.');
  });

  it('gives the last four sentences', () => {
    const texts = textsWith((event) => ((event as { type: string }).type === 'event-5' ? undefined : 'Так.'));
    expect(recentLogLines(texts, model, 'uk')).toEqual(['Так.', 'Так.', 'Так.', 'Так.']);
  });
});

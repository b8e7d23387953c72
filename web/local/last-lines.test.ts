import type { Language } from '@kuluary/texts/languages';
import { describe, expect, it } from 'vitest';
import { TABLE, told } from '../link/updates.fixture.ts';
import { lastLines } from './last-lines.ts';

const model = { table: TABLE, events: told(1, 2, 3, 4, 5, 6) };
const saying = (say: (event: unknown) => string | undefined) => ({
  event: (_: Language, event: unknown) => say(event),
});

describe('what has happened last', () => {
  it('keeps a number with what it counts', () => {
    const [line] = lastLines(
      saying(() => 'Каждый получает 2 монеты.'),
      model,
      'ru',
    );
    expect(line).toBe('Каждый получает 2\u00a0монеты.');
  });

  it('is the last four sentences', () => {
    const texts = saying((event) => ((event as { type: string }).type === 'event-5' ? undefined : 'Так.'));
    expect(lastLines(texts, model, 'uk')).toEqual(['Так.', 'Так.', 'Так.', 'Так.']);
  });
});

import { describe, expect, it } from 'vitest';
import { lineCount, withSoftHyphens } from './soft-hyphens.ts';

const shown = (text: string) => withSoftHyphens(text).replaceAll('\u00AD', '|');

describe('soft hyphens', () => {
  it('break long words between syllables', () => {
    expect(shown('Портальная бомба')).toBe('Пор|таль|ная бомба');
    expect(shown('Переработка')).toBe('Пере|ра|ботка');
    expect(shown('майбутнього')).toBe('май|бут|нього');
    expect(shown('Communications Gromflomite')).toBe('Com|mu|ni|ca|tions Grom|flo|mite');
    expect(shown('The Neighborhood')).toBe('The Neigh|bor|hood');
    expect(shown('Громфломит-диспетчер')).toBe('Гром|фло|мит-дис|пет|чер');
  });

  it('leave short words and existing soft hyphens', () => {
    expect(shown('Рик из будущего')).toBe('Рик из будущего');
    expect(shown('Lawyer Morty')).toBe('Lawyer Morty');
    expect(withSoftHyphens('Сычуань\u00ADский')).toBe('Сычуань\u00ADский');
  });

  it('are used to count the lines of a text', () => {
    expect(lineCount('Бет', 10)).toBe(1);
    expect(lineCount('Портальная бомба', 10)).toBe(2);
    expect(lineCount('Корнвелиус Дэниел', 9)).toBe(3);
    expect(lineCount('Громфломит-диспетчер', 10)).toBe(3);
  });
});

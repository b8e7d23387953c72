import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './languages.ts';
import { list } from './list.ts';

describe.each(LANGUAGES)('a list in %s', (language) => {
  it.each(['conjunction', 'disjunction'] as const)('is written as the standard has it: %s', (type) => {
    const oracle = new Intl.ListFormat(language, { type });
    const names = ['Anna', 'Борис', 'Леся', 'Taras', 'Eve'];
    for (let count = 0; count <= names.length; count++) {
      const items = names.slice(0, count);
      expect(list(language, items, type)).toBe(oracle.format(items));
    }
  });
});

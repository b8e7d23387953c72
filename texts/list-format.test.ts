import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './languages.ts';
import { formatList } from './list-format.ts';

describe.each(LANGUAGES)('a list in %s', (language) => {
  it.each(['conjunction', 'disjunction'] as const)('is the same as by Intl.ListFormat: %s', (type) => {
    const oracle = new Intl.ListFormat(language, { type });
    const names = ['Anna', 'Борис', 'Леся', 'Taras', 'Eve'];
    for (let count = 0; count <= names.length; count++) {
      const items = names.slice(0, count);
      expect(formatList(language, items, type)).toBe(oracle.format(items));
    }
  });
});

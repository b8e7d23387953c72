import { expect, it } from 'vitest';
import { withSoftHyphens } from './hyphenation.ts';

it.each([
  ['перший за годинниковою стрілкою', 'перший за годин·ни·ко·вою стрілкою'],
  ['первоначальный победитель', 'пер·во·на·чаль·ный победитель'],
  ['переможець', 'переможець'],
  ['the first blocker clockwise', 'the first blocker clockwise'],
])('%s', (text, parted) => {
  expect(withSoftHyphens(text).replaceAll('\u00ad', '·')).toBe(parted);
});

import { describe, expect, it } from 'vitest';
import { formatTableCode, parseTableCode } from './table-code.ts';

describe('a code', () => {
  it.each([
    ['481726', '481726'],
    ['481 726', '481726'],
    [' 48-17-26 ', '481726'],
    ['4817267', '481726'],
    ['https://kuluary.example:8080/t/481726', '481726'],
    ['https://kuluary.example:8080/t/481726?x=1', '481726'],
    ['', ''],
    ['no digits', ''],
  ])('is read from "%s"', (text, code) => {
    expect(parseTableCode(text)).toBe(code);
  });

  it('is shown in two groups', () => {
    expect(formatTableCode('481726')).toBe('481\u00a0726');
    expect(formatTableCode('481')).toBe('481');
    expect(formatTableCode('4817')).toBe('481\u00a07');
  });
});

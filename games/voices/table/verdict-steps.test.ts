import { describe, expect, it } from 'vitest';
import { isStagedEvent, rowsAfterVerdict, rowsBeforeVerdict } from './verdict-steps.ts';

const token = { face: null, seen: [], isPublic: false };
const JUROR = { guilt: 2, innocence: 1, stack: [token, token, token] };
const VERDICT = {
  faces: ['guilt', 'innocence', 'blank'],
  guilt: 3,
  innocence: 2,
  cancelled: 2,
  result: 'guilty',
} as const;

describe('a type of jurors', () => {
  it('has its influence face down before its verdict', () => {
    expect(rowsBeforeVerdict(JUROR).guilt.map(({ face }) => face)).toEqual(['guilt', 'guilt', null, null, null]);
  });

  it('adds influence to guilt and innocence, and strikes out pairs and blanks', () => {
    const { guilt, innocence } = rowsAfterVerdict(JUROR, VERDICT);
    expect(guilt.map(({ isTurned }) => isTurned)).toEqual([false, false, true]);
    expect(guilt.map(({ isStruck }) => isStruck)).toEqual([false, true, true]);
    expect(innocence.map(({ face }) => face)).toEqual(['innocence', 'innocence', 'blank']);
    expect(innocence.map(({ isStruck }) => isStruck)).toEqual([true, true, true]);
  });

  it('keeps the remaining innocence in front, and blanks last', () => {
    const verdict = { ...VERDICT, guilt: 1, innocence: 3, cancelled: 1, result: 'innocent' } as const;
    const { guilt, innocence } = rowsAfterVerdict({ ...JUROR, guilt: 0, innocence: 2 }, verdict);
    expect(guilt.map(({ isStruck }) => isStruck)).toEqual([true]);
    expect(innocence.map(({ face }) => face)).toEqual(['innocence', 'innocence', 'innocence', 'blank']);
    expect(innocence.map(({ isStruck }) => isStruck)).toEqual([false, false, true, true]);
  });
});

describe('the verdict', () => {
  it('has roles before it, and winners after', () => {
    expect(isStagedEvent({ type: 'roles', roles: [] })).toBe(true);
    expect(isStagedEvent({ type: 'phase', phase: 2 })).toBe(false);
  });
});

import { parted } from '@kuluary/texts/parted';
import type { Reader } from '@kuluary/texts/reader';
import { describe, expect, it } from 'vitest';
import type { Event } from '../rules/events.ts';
import { KINDS } from '../rules/state.ts';
import { allSeeing } from './all-seeing.ts';
import { arranged, BARE, upToHidden, upToReading } from './arranged.fixture.ts';
import { happening, isNoted, latest } from './happening.ts';
import { ruleOf } from './rule-of.ts';

const reader: Reader = { language: 'en', viewer: 1, names: ['Max', 'Anna', 'Boris', 'Clara'] };

describe('what goes on', () => {
  it('is said of whoever decides', () => {
    expect(happening(reader, arranged(BARE).view)).toBe('Max picks a trial card.');
    const { view } = arranged({ ...BARE, market: ['window-three'] }, upToHidden());
    expect(happening(reader, view)).toBe('Boris decides what Guy does.');
  });

  it('is said of several at once', () => {
    const { view } = arranged(BARE);
    expect(happening(reader, { ...view, decision: 'strategy', waitingFor: [1, 2] })).toContain('Boris');
  });

  it('tells the last two things that have happened, without what the card itself says', () => {
    const { view, events } = arranged({ ...BARE, market: ['window-three'] }, upToReading('window-three'));
    expect(events[0]!.type).toBe('pushed');
    expect(latest(reader, view, events)).toEqual([
      'Max pushes grey Nervousness into Instinct.',
      'Max looks at 2 influence tokens in secret.',
    ]);
  });
});

describe('a question', () => {
  it('is parted in front of its last sentence', () => {
    expect(parted('Put 1 token. Which type?')).toEqual({ told: 'Put 1 token.', asked: 'Which type?' });
    expect(parted('Which?')).toEqual({ told: '', asked: 'Which?' });
  });

  it('stands on a rule, whatever it is', () => {
    const { view } = arranged(BARE);
    for (const decision of KINDS) expect(ruleOf({ ...view, decision, stack: [] })).toMatch(/^V\d+$/);
    expect(ruleOf({ ...view, decision: null })).toBe('V25');
  });
});

describe('whoever sees everything', () => {
  it('sees hands, roles and the desk', () => {
    const watching = arranged({}, [], 'spectator').view;
    const seats = [0, 1, 2, 3].map((seat) => arranged({}, [], seat).view);
    const open = allSeeing(watching, seats);
    expect(watching.market).toBeNull();
    expect(open.market).toHaveLength(3);
    expect(open.seats.every(({ role, hand }) => role !== null && hand !== null)).toBe(true);
  });
});

it('[V40] what one saw on a token is told at once, and kept in the log only where the host has switched that on', () => {
  const saw: Event = { type: 'saw', faces: ['guilt'], juror: 'logical' };
  const { view } = arranged(BARE);
  const { options } = view;
  expect([isNoted(saw, options, ''), isNoted(saw, { ...options, memoryAid: true }, '')]).toEqual([false, true]);
  expect(isNoted({ type: 'skipped', seat: 0 }, options, '')).toBe(true);
  expect(latest(reader, view, [saw]).join()).toMatch(/guilt/);
});

it('[V25] how it ends is not told before the end screen tells it', () => {
  const { view } = arranged(BARE);
  const over: Event = { type: 'over', ending: 'released', winners: [1] };
  expect(latest(reader, view, [{ type: 'verdict', jurors: [] }, over])).toEqual([]);
  expect(isNoted(over, view.options, '')).toBe(false);
});

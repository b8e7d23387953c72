import { splitPrompt } from '@kuluary/texts/prompt-parts';
import type { Reader } from '@kuluary/texts/reader';
import { describe, expect, it } from 'vitest';
import type { Event } from '../rules/events.ts';
import { DECISION_KINDS } from '../rules/state.ts';
import { arrangedView, NO_STRATEGIES, upToHidden, upToReading } from './arranged-view.fixture.ts';
import { ruleOfDecision } from './decision-rule.ts';
import { omniscientView } from './omniscient-view.ts';
import { isLogged, latestSentences, statusLine } from './status-line.ts';

const reader: Reader = { language: 'en', viewer: 1, names: ['Max', 'Anna', 'Boris', 'Clara'] };

describe('the status line', () => {
  it('names the seat that decides', () => {
    expect(statusLine(reader, arrangedView(NO_STRATEGIES).view)).toBe('Max picks a trial card.');
    const { view } = arrangedView({ ...NO_STRATEGIES, market: ['window-three'] }, upToHidden());
    expect(statusLine(reader, view)).toBe('Boris decides what Guy does.');
  });

  it('names several seats at once', () => {
    const { view } = arrangedView(NO_STRATEGIES);
    expect(statusLine(reader, { ...view, decision: 'strategy', waitingFor: [1, 2] })).toContain('Boris');
  });

  it('has the last two events beside it, without the card’s own text', () => {
    const { view, events } = arrangedView({ ...NO_STRATEGIES, market: ['window-three'] }, upToReading('window-three'));
    expect(events[0]!.type).toBe('pushed');
    expect(latestSentences(reader, view, events)).toEqual([
      'Max pushes grey Nervousness into Instinct.',
      'Max looks at 2 influence tokens in secret.',
    ]);
  });
});

describe('a prompt', () => {
  it('is split in front of its last sentence', () => {
    expect(splitPrompt('Put 1 token. Which type?')).toEqual({ preamble: 'Put 1 token.', question: 'Which type?' });
    expect(splitPrompt('Which?')).toEqual({ preamble: '', question: 'Which?' });
  });

  it('has a rule for every decision', () => {
    const { view } = arrangedView(NO_STRATEGIES);
    for (const decision of DECISION_KINDS) expect(ruleOfDecision({ ...view, decision, stack: [] })).toMatch(/^V\d+$/);
    expect(ruleOfDecision({ ...view, decision: null })).toBe('V25');
  });
});

describe('the omniscient view', () => {
  it('shows hands, roles and the market', () => {
    const watching = arrangedView({}, [], 'spectator').view;
    const seats = [0, 1, 2, 3].map((seat) => arrangedView({}, [], seat).view);
    const open = omniscientView(watching, seats);
    expect(watching.market).toBeNull();
    expect(open.market).toHaveLength(3);
    expect(open.seats.every(({ role, hand }) => role !== null && hand !== null)).toBe(true);
  });
});

it('[V40] a looked-at token is announced at once, and logged only with the memory aid', () => {
  const saw: Event = { type: 'saw', faces: ['guilt'], juror: 'logical' };
  const { view } = arrangedView(NO_STRATEGIES);
  const { options } = view;
  expect([isLogged(saw, options, ''), isLogged(saw, { ...options, memoryAid: true }, '')]).toEqual([false, true]);
  expect(isLogged({ type: 'skipped', seat: 0 }, options, '')).toBe(true);
  expect(latestSentences(reader, view, [saw]).join()).toMatch(/guilt/);
});

it('[V25] the ending is neither logged nor announced before the end screen has shown it', () => {
  const { view } = arrangedView(NO_STRATEGIES);
  const over: Event = { type: 'over', ending: 'released', winners: [1] };
  expect(latestSentences(reader, view, [{ type: 'verdict', jurors: [] }, over])).toEqual([]);
  expect(isLogged(over, view.options, '')).toBe(false);
});

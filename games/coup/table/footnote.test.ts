import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ACTIONS } from '../rules/actions.ts';
import { KINDS } from '../rules/state.ts';
import { TestTable } from '../rules/table.fixture.ts';
import type { View } from '../rules/view.ts';
import type { Reader } from '../texts/reader.ts';
import { footnote, ruleOfAction, ruleOfQuestion } from './footnote.ts';

const RULEBOOK = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

function readerOf(view: View): Reader {
  return { language: 'en', options: view.options, viewer: view.viewer, names: ['Anna', 'Boris', 'Vera'] };
}

function noteOf(view: View) {
  return footnote(readerOf(view), view);
}

function table(chosen: Readonly<Record<string, unknown>> = {}, coins = [3, 2, 2]): TestTable {
  const hands = [
    ['assassin', 'duke'],
    ['captain', 'ambassador'],
    ['contessa', 'duke'],
  ] as const;
  return new TestTable(3, { edition: 'hobby-world', ...chosen }, { first: 0, coins, hands });
}

describe('what cannot be done, and why', () => {
  it('[C9] nobody blocks a tax', () => {
    const note = noteOf(table().move(0, { type: 'tax' }).view(1));
    expect(note).toEqual({ text: 'Nobody can block the tax', rule: 'C9' });
  });

  it('[C19] a block comes after the doubts', () => {
    expect(noteOf(table().move(0, { type: 'steal', target: 1 }).view(1))?.rule).toBe('C19');
  });

  it('[C20] only the target blocks a theft, where the edition says so', () => {
    const stolen = table().move(0, { type: 'steal', target: 1 });
    expect(noteOf(stolen.view(2))?.rule).toBe('C20');
    expect(noteOf(stolen.allPass().view(2))?.rule).toBe('C20');
    const anybody = table({ blockBy: 'any' }).move(0, { type: 'steal', target: 1 });
    expect(noteOf(anybody.view(2))?.rule).toBe('C19');
  });

  it('[C7] foreign aid claims nothing that could be doubted', () => {
    expect(noteOf(table().move(0, { type: 'foreign-aid' }).view(1))?.rule).toBe('C7');
  });

  it('[C14] the rich can only stage a coup', () => {
    expect(noteOf(table({}, [10, 2, 2]).view(0))?.rule).toBe('C14');
    expect(noteOf(table({}, [9, 2, 2]).view(0))).toBeUndefined();
  });

  it('[C16] who has no card to show cannot show it', () => {
    const caught = table().move(0, { type: 'exchange' }).move(1, { type: 'challenge' });
    expect(noteOf(caught.view(0))).toEqual({ text: 'You have no Ambassador to show', rule: 'C16' });
  });

  it('[C22] nor for a block, after which the action goes on', () => {
    const caught = table()
      .move(0, { type: 'steal', target: 2 })
      .allPass()
      .move(2, { type: 'block', as: 'ambassador' })
      .move(0, { type: 'challenge' });
    expect(noteOf(caught.view(2))).toEqual({ text: 'You have no Ambassador to show', rule: 'C22' });
  });

  it('[C8] nobody stops a coup', () => {
    expect(noteOf(table({}, [7, 2, 2]).move(0, { type: 'coup', target: 1 }).view(1))?.rule).toBe('C8');
  });

  it('a spectator is told nothing', () => {
    expect(noteOf(table().move(0, { type: 'tax' }).view('spectator'))).toBeUndefined();
  });
});

describe('every question stands on a rule', () => {
  it.each(KINDS)('%s', (decision) => {
    const rule = ruleOfQuestion({ ...table().view(0), decision, action: 'exchange' });
    expect(RULEBOOK).toContain(`| ${rule} |`);
  });

  it('[C14] a forced coup has its own', () => {
    expect(ruleOfQuestion(table({}, [10, 2, 2]).view(0))).toBe('C14');
    expect(ruleOfQuestion(table({}, [9, 2, 2]).view(0))).toBe('C2');
  });

  it.each(ACTIONS)('%s', (action) => {
    expect(RULEBOOK).toContain(`| ${ruleOfAction({ action })} |`);
  });
});

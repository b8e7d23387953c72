import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ACTIONS } from '../rules/actions-and-blocks.ts';
import { DECISION_KINDS } from '../rules/state.ts';
import { TestMatch } from '../rules/test-match.fixture.ts';
import type { View } from '../rules/view.ts';
import type { CoupReader } from '../texts/message-values.ts';
import { ruleIdOfAction, ruleOfDecision, unavailableMoveNote } from './unavailable-move-note.ts';

const RULEBOOK = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

function readerOf(view: View): CoupReader {
  return { language: 'en', options: view.options, viewer: view.viewer, names: ['Anna', 'Boris', 'Vera'] };
}

function noteOf(view: View) {
  return unavailableMoveNote(readerOf(view), view);
}

function startMatch(chosen: Readonly<Record<string, unknown>> = {}, coins = [3, 2, 2]): TestMatch {
  const hands = [
    ['assassin', 'duke'],
    ['captain', 'ambassador'],
    ['contessa', 'duke'],
  ] as const;
  return new TestMatch(3, { edition: 'hobby-world', ...chosen }, { first: 0, coins, hands });
}

describe('the note on what is not possible', () => {
  it('[C9] nobody blocks a tax', () => {
    const note = noteOf(startMatch().move(0, { type: 'tax' }).view(1));
    expect(note).toEqual({ text: 'Nobody can block the tax', rule: 'C9' });
  });

  it('[C19] a block comes after the challenges', () => {
    expect(noteOf(startMatch().move(0, { type: 'steal', target: 1 }).view(1))?.rule).toBe('C19');
  });

  it('[C20] only the target blocks a theft, where the edition says so', () => {
    const stolen = startMatch().move(0, { type: 'steal', target: 1 });
    expect(noteOf(stolen.view(2))?.rule).toBe('C20');
    expect(noteOf(stolen.allPass().view(2))?.rule).toBe('C20');
    const anybody = startMatch({ blockBy: 'any' }).move(0, { type: 'steal', target: 1 });
    expect(noteOf(anybody.view(2))?.rule).toBe('C19');
  });

  it('[C7] foreign aid claims nothing that could be challenged', () => {
    expect(noteOf(startMatch().move(0, { type: 'foreign-aid' }).view(1))?.rule).toBe('C7');
  });

  it('[C14] with ten coins only a coup is possible', () => {
    expect(noteOf(startMatch({}, [10, 2, 2]).view(0))?.rule).toBe('C14');
    expect(noteOf(startMatch({}, [9, 2, 2]).view(0))).toBeUndefined();
  });

  it('[C16] a seat without the card cannot show it', () => {
    const caught = startMatch().move(0, { type: 'exchange' }).move(1, { type: 'challenge' });
    expect(noteOf(caught.view(0))).toEqual({ text: 'You have no Ambassador to show', rule: 'C16' });
  });

  it('[C22] a blocker without the card cannot show it; the action goes on', () => {
    const caught = startMatch()
      .move(0, { type: 'steal', target: 2 })
      .allPass()
      .move(2, { type: 'block', as: 'ambassador' })
      .move(0, { type: 'challenge' });
    expect(noteOf(caught.view(2))).toEqual({ text: 'You have no Ambassador to show', rule: 'C22' });
  });

  it('[C8] nobody stops a coup', () => {
    expect(noteOf(startMatch({}, [7, 2, 2]).move(0, { type: 'coup', target: 1 }).view(1))?.rule).toBe('C8');
  });

  it('a spectator gets none', () => {
    expect(noteOf(startMatch().move(0, { type: 'tax' }).view('spectator'))).toBeUndefined();
  });
});

describe('every decision and action has a rule', () => {
  it.each(DECISION_KINDS)('%s', (decision) => {
    const rule = ruleOfDecision({ ...startMatch().view(0), decision, action: 'exchange' });
    expect(RULEBOOK).toContain(`| ${rule} |`);
  });

  it('[C14] a forced coup has its own rule', () => {
    expect(ruleOfDecision(startMatch({}, [10, 2, 2]).view(0))).toBe('C14');
    expect(ruleOfDecision(startMatch({}, [9, 2, 2]).view(0))).toBe('C2');
  });

  it.each(ACTIONS)('%s', (action) => {
    expect(RULEBOOK).toContain(`| ${ruleIdOfAction({ action })} |`);
  });
});

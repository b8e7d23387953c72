import { describe, expect, it } from 'vitest';
import { TestTable } from '../rules/table.fixture.ts';
import type { View } from '../rules/view.ts';
import { awaited, happening, onlooker, ownAnswer } from './happening.ts';

function readerOf(view: View, names = ['Anna', 'Boris', 'Vera']) {
  return { language: 'en', options: view.options, viewer: view.viewer, names } as const;
}

function table(): TestTable {
  return new TestTable(3, { edition: 'hobby-world' }, { first: 0, coins: [3, 2, 2] });
}

describe('who is awaited', () => {
  it('nobody but the viewer', () => {
    const view = table().view(0);
    expect(awaited(readerOf(view), view)).toBe('Your turn');
    const lost = new TestTable(3, {}, { first: 1, coins: [2, 7, 2] }).move(1, { type: 'coup', target: 0 }).view(0);
    expect(awaited(readerOf(lost), lost)).toBe('Waiting for you');
  });

  it('others by name, the viewer first, and a number where names take too much room', () => {
    const view = table().move(0, { type: 'tax' }).view(2);
    expect(awaited(readerOf(view), view)).toBe('Waiting for you and Boris');
    const long = readerOf(view, ['Anna', 'Wolfgang Mommsen', 'Vera']);
    expect(awaited(long, view)).toBe('Waiting for you and 1 other');
    expect(awaited({ ...readerOf(view, ['Анна', 'Борис', 'Вера']), language: 'ru' }, view)).toBe('Думают: ты и Борис');
    expect(awaited({ ...readerOf(view, ['Ганна', 'Борис', 'Віра']), language: 'uk' }, view)).toBe(
      'Думають: ти й Борис',
    );
  });
});

describe('what goes on meanwhile', () => {
  it('says what was announced and what is open', () => {
    const view = table().move(0, { type: 'tax' }).move(1, { type: 'pass' }).view(1);
    expect(happening(readerOf(view), view)).toEqual({
      told: 'Anna claims the Duke and reaches for 3 coins (tax).',
      open: 'Does anybody doubt it?',
    });
    expect(ownAnswer(readerOf(view), view)).toBe('Your answer: I believe it');
  });

  it('asks the only opponent by name, not whether anybody', () => {
    const two = (language: 'en' | 'uk') => {
      const at = new TestTable(2, { edition: 'hobby-world' }, { first: 0, coins: [3, 2] });
      const open = (view: View) => happening({ ...readerOf(view, ['Anna', 'Boris']), language }, view).open;
      const claimed = open(at.move(0, { type: 'steal', target: 1 }).view(0));
      const block = at.move(1, { type: 'pass' }).move(1, { type: 'block', as: 'captain' });
      return [claimed, open(block.view(1))];
    };
    expect(two('en')).toEqual(['Does Boris doubt it?', 'Does Anna doubt the block?']);
    expect(two('uk')).toEqual(['Boris вірить?', 'Anna вірить блоку?']);
    const aid = new TestTable(2, { edition: 'hobby-world' }, { first: 0 }).move(0, { type: 'foreign-aid' }).view(0);
    expect(happening(readerOf(aid, ['Anna', 'Boris']), aid).open).toBe('Will Boris block it?');
  });

  it('names the one who must decide', () => {
    const view = table().move(0, { type: 'steal', target: 1 }).allPass().view(2);
    expect(happening(readerOf(view), view).open).toBe('Will Boris block it?');
  });

  it('[C17] says why somebody loses a card', () => {
    const told = (at: TestTable) => happening(readerOf(at.view(2)), at.view(2)).told;
    const hands = [
      ['duke', 'assassin'],
      ['captain', 'captain'],
      ['contessa', 'ambassador'],
    ] as const;
    const dealt = () => new TestTable(3, { edition: 'hobby-world' }, { first: 0, coins: [3, 2, 2], hands });
    const wrong = dealt().move(0, { type: 'tax' }).move(1, { type: 'challenge' }).move(0, { type: 'show' });
    expect(told(wrong)).toBe(
      'Anna claims the Duke and reaches for 3 coins (tax). Boris doesn’t believe Anna is the Duke. Anna shows the Duke: an honest word.',
    );
    const caught = dealt().move(0, { type: 'exchange' }).move(1, { type: 'challenge' }).move(0, { type: 'decline' });
    expect(told(caught)).toContain('Boris doesn’t believe Anna is the Ambassador. Anna doesn’t show the Ambassador.');
    const killed = dealt().move(0, { type: 'assassinate', target: 1 }).allPass().move(1, { type: 'pass' });
    expect(told(killed)).toContain('Boris is the target of the assassination. The blow has struck.');
  });

  it('tells a spectator that it watches', () => {
    const view = table().view('spectator');
    expect(onlooker(readerOf(view), view)).toBe('You are watching.');
    expect(happening(readerOf(view), view).open).toBe('Anna is thinking about the next move.');
  });
});

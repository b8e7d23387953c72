import { describe, expect, it } from 'vitest';
import { TestMatch } from '../rules/test-match.fixture.ts';
import type { View } from '../rules/view.ts';
import { ownSealedMoveText, spectatorNote, statusLine, waitingText } from './status-line.ts';

function readerOf(view: View, names = ['Anna', 'Boris', 'Vera']) {
  return { language: 'en', options: view.options, viewer: view.viewer, names } as const;
}

function startMatch(): TestMatch {
  return new TestMatch(3, { edition: 'hobby-world' }, { first: 0, coins: [3, 2, 2] });
}

describe('the seats waited for', () => {
  it('the viewer alone', () => {
    const view = startMatch().view(0);
    expect(waitingText(readerOf(view), view)).toBe('Your turn');
    const lost = new TestMatch(3, {}, { first: 1, coins: [2, 7, 2] }).move(1, { type: 'coup', target: 0 }).view(0);
    expect(waitingText(readerOf(lost), lost)).toBe('Waiting for you');
  });

  it('others by name, the viewer first, and a number where names take too much room', () => {
    const view = startMatch().move(0, { type: 'tax' }).view(2);
    expect(waitingText(readerOf(view), view)).toBe('Waiting for you and Boris');
    const long = readerOf(view, ['Anna', 'Wolfgang Mommsen', 'Vera']);
    expect(waitingText(long, view)).toBe('Waiting for you and 1 other');
    expect(waitingText({ ...readerOf(view, ['Анна', 'Борис', 'Вера']), language: 'ru' }, view)).toBe(
      'Думают: ты и Борис',
    );
    expect(waitingText({ ...readerOf(view, ['Ганна', 'Борис', 'Віра']), language: 'uk' }, view)).toBe(
      'Думають: ти й Борис',
    );
  });
});

describe('the status line', () => {
  it('says what was announced and what is pending', () => {
    const view = startMatch().move(0, { type: 'tax' }).move(1, { type: 'pass' }).view(1);
    expect(statusLine(readerOf(view), view)).toEqual({
      before: 'Anna claims the Duke and reaches for 3 coins (tax).',
      pending: 'Does anybody doubt it?',
    });
    expect(ownSealedMoveText(readerOf(view), view)).toBe('Your answer: I believe it');
  });

  it('names the opponent where there is only one', () => {
    const two = (language: 'en' | 'uk') => {
      const match = new TestMatch(2, { edition: 'hobby-world' }, { first: 0, coins: [3, 2] });
      const open = (view: View) => statusLine({ ...readerOf(view, ['Anna', 'Boris']), language }, view).pending;
      const claimed = open(match.move(0, { type: 'steal', target: 1 }).view(0));
      const block = match.move(1, { type: 'pass' }).move(1, { type: 'block', as: 'captain' });
      return [claimed, open(block.view(1))];
    };
    expect(two('en')).toEqual(['Does Boris doubt it?', 'Does Anna doubt the block?']);
    expect(two('uk')).toEqual(['Boris вірить?', 'Anna вірить блоку?']);
    const aid = new TestMatch(2, { edition: 'hobby-world' }, { first: 0 }).move(0, { type: 'foreign-aid' }).view(0);
    expect(statusLine(readerOf(aid, ['Anna', 'Boris']), aid).pending).toBe('Will Boris block it?');
  });

  it('names the seat that must decide', () => {
    const view = startMatch().move(0, { type: 'steal', target: 1 }).allPass().view(2);
    expect(statusLine(readerOf(view), view).pending).toBe('Will Boris block it?');
  });

  it('[C17] says why somebody loses a card', () => {
    const beforeText = (match: TestMatch) => statusLine(readerOf(match.view(2)), match.view(2)).before;
    const hands = [
      ['duke', 'assassin'],
      ['captain', 'captain'],
      ['contessa', 'ambassador'],
    ] as const;
    const startWithHands = () => new TestMatch(3, { edition: 'hobby-world' }, { first: 0, coins: [3, 2, 2], hands });
    const wrong = startWithHands().move(0, { type: 'tax' }).move(1, { type: 'challenge' }).move(0, { type: 'show' });
    expect(beforeText(wrong)).toBe(
      'Anna claims the Duke and reaches for 3 coins (tax). Boris doesn’t believe Anna is the Duke. Anna shows the Duke: an honest word.',
    );
    const caught = startWithHands()
      .move(0, { type: 'exchange' })
      .move(1, { type: 'challenge' })
      .move(0, { type: 'decline' });
    expect(beforeText(caught)).toContain(
      'Boris doesn’t believe Anna is the Ambassador. Anna doesn’t show the Ambassador.',
    );
    const killed = startWithHands().move(0, { type: 'assassinate', target: 1 }).allPass().move(1, { type: 'pass' });
    expect(beforeText(killed)).toContain('Boris is the target of the assassination. The blow has struck.');
  });

  it('tells a spectator that it watches', () => {
    const view = startMatch().view('spectator');
    expect(spectatorNote(readerOf(view), view)).toBe('You are watching.');
    expect(statusLine(readerOf(view), view).pending).toBe('Anna is thinking about the next move.');
  });
});

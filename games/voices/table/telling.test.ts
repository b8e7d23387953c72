import { describe, expect, it } from 'vitest';
import type { Event } from '../rules/events.ts';
import { arranged, BARE, upToReading } from './arranged.fixture.ts';
import { lookInQuestion } from './look-in-question.ts';
import { type Page, pagesOf, queued, type SidePage, timeFor } from './telling.ts';

const CARD = 'the-napkin';
const fiction = (side: 'front' | 'back', card = CARD): Event => ({ type: 'fiction', card, side });
const option: Event = { type: 'option', card: CARD, side: 'front', ability: 1, option: 0, seat: 2 };
const put: Event = { type: 'put', seat: 0, token: 'guilt', juror: 'logical', n: 1 };
const round: Event = { type: 'round', round: 1, phase: 1 };
const planner: Event = { type: 'controller', region: 'planning', seat: 1, how: 'most' };
const drew: Event = { type: 'drew', seat: 1, n: 1 };
const saw: Event = { type: 'saw', faces: ['innocence', 'guilt'], juror: 'logical' };
const drawn: Event = { type: 'saw', faces: ['guilt'], juror: null };
const kept: Event = { type: 'kept', faces: ['guilt'], juror: 'perceptive' };

const named = (pages: readonly Page[]) =>
  pages.map((page) => (page.kind === 'look' ? `look ${page.faces}` : `${page.kind} ${page.side}`));

describe('what is told page by page', () => {
  it('has a page for each side, with what came of it, also where both come at once', () => {
    const pages = pagesOf([], [fiction('front'), put, fiction('back'), put, put]);
    expect(named(pages)).toEqual(['side front', 'side back']);
    expect(pages.map((page) => (page as SidePage).events.length)).toEqual([1, 2]);
  });

  it('has one for what came of a choice, before the side that follows', () => {
    expect(named(pagesOf([fiction('front')], [option, put, fiction('back')]))).toEqual(['outcome front', 'side back']);
    expect(pagesOf([fiction('front')], [option])).toEqual([
      { kind: 'outcome', card: CARD, side: 'front', from: 1, events: [option] },
    ]);
  });

  it('has one for what would be covered at once, and none for what lies open', () => {
    expect(named(pagesOf([fiction('front')], [put, fiction('back')]))).toEqual(['outcome front', 'side back']);
    expect(named(pagesOf([fiction('back')], [put, round]))).toEqual(['outcome back']);
    expect(pagesOf([fiction('back')], [put])).toEqual([]);
    expect(pagesOf([fiction('back'), round], [put, round])).toEqual([]); // a strategy, between two cards
    expect(pagesOf([fiction('back')], [planner, drew, round])).toEqual([]);
    expect(named(pagesOf([fiction('back')], [put, planner, drew, round]))).toEqual(['outcome back']);
  });

  it('shows tokens that one has looked at; those that one chooses from lie before one anyway', () => {
    expect(named(pagesOf([], [saw, fiction('front')]))).toEqual(['look innocence,guilt', 'side front']);
    expect(pagesOf([], [drawn])).toEqual([]);
    expect(pagesOf([drawn], [kept])).toEqual([]);
    expect(named(pagesOf([], [drawn, kept]))).toEqual(['look guilt']);
  });

  it('leaves out the oldest sides where too many wait, and never a look', () => {
    const five = ['a', 'b', 'c', 'd', 'e'].flatMap((card) => pagesOf([], [fiction('front', card)]));
    const all = queued([...pagesOf([], [saw]), ...five.slice(0, 4)], five.slice(4));
    expect(all.map((page) => (page.kind === 'look' ? '*' : page.card))).toEqual(['*', 'b', 'c', 'd', 'e']);
  });

  it('takes the time that its words need, between three and twelve seconds', () => {
    const { view, events } = arranged({ ...BARE, market: ['window-three'] }, upToReading('window-three'));
    const reader = { language: 'en', viewer: 1, names: ['Anna', 'Boris', 'Clara', 'Dmytro'] } as const;
    const [side] = pagesOf([], events).filter((page) => page.kind === 'side');
    const time = timeFor(reader, view, side as SidePage);
    expect(time).toBeGreaterThan(3000);
    expect(time).toBeLessThanOrEqual(12_000);
    expect(timeFor(reader, view, { kind: 'outcome', card: 'window-three', side: 'front', from: 0, events: [] })).toBe(
      3000,
    );
  });
});

describe('a question about tokens that one has just seen', () => {
  const deal = { ...BARE, market: ['the-napkin'], influence: { impulsive: ['guilt', 'blank'] } };
  const seenBy = (viewer: number) => arranged(deal, upToReading('the-napkin'), viewer).view;

  it('has them beside it, for whoever is asked', () => {
    expect(seenBy(2).decision).toBe('either');
    expect(lookInQuestion(seenBy(2))).toEqual({ kind: 'look', faces: ['blank'], juror: 'impulsive', isDrawn: false });
    expect(lookInQuestion(seenBy(1))).toBeNull();
  });

  it('is none where nothing has been looked at yet, or something else is asked', () => {
    const influence = { impulsive: ['guilt'], logical: ['blank'] };
    const { view } = arranged({ ...deal, influence }, upToReading('the-napkin'), 2);
    expect(view.decision).toBe('juror'); // whose token to look at
    expect(lookInQuestion(view)).toBeNull();
    expect(lookInQuestion(arranged(BARE).view)).toBeNull();
  });
});

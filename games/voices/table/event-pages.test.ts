import { describe, expect, it } from 'vitest';
import type { Event } from '../rules/events.ts';
import { arrangedView, NO_STRATEGIES, upToReading } from './arranged-view.fixture.ts';
import { type CardSidePage, type EventPage, makeEventPages, queueEventPages, readingTime } from './event-pages.ts';
import { lookedAtTokens } from './looked-at-tokens.ts';

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

const named = (pages: readonly EventPage[]) =>
  pages.map((page) => (page.kind === 'look' ? `look ${page.faces}` : `${page.kind} ${page.side}`));

describe('event pages', () => {
  it('have a page for each side with its outcome, also where both come at once', () => {
    const pages = makeEventPages([], [fiction('front'), put, fiction('back'), put, put]);
    expect(named(pages)).toEqual(['side front', 'side back']);
    expect(pages.map((eventPage) => (eventPage as CardSidePage).events.length)).toEqual([1, 2]);
  });

  it('have one for the outcome of a choice, before the next side', () => {
    expect(named(makeEventPages([fiction('front')], [option, put, fiction('back')]))).toEqual([
      'outcome front',
      'side back',
    ]);
    expect(makeEventPages([fiction('front')], [option])).toEqual([
      { kind: 'outcome', card: CARD, side: 'front', from: 1, events: [option] },
    ]);
  });

  it('have one for an outcome that would be covered at once, none for one that stays visible', () => {
    expect(named(makeEventPages([fiction('front')], [put, fiction('back')]))).toEqual(['outcome front', 'side back']);
    expect(named(makeEventPages([fiction('back')], [put, round]))).toEqual(['outcome back']);
    expect(makeEventPages([fiction('back')], [put])).toEqual([]);
    expect(makeEventPages([fiction('back'), round], [put, round])).toEqual([]); // a strategy, between two cards
    expect(makeEventPages([fiction('back')], [planner, drew, round])).toEqual([]);
    expect(named(makeEventPages([fiction('back')], [put, planner, drew, round]))).toEqual(['outcome back']);
  });

  it('show tokens that the viewer has looked at, but not those of a pending choice', () => {
    expect(named(makeEventPages([], [saw, fiction('front')]))).toEqual(['look innocence,guilt', 'side front']);
    expect(makeEventPages([], [drawn])).toEqual([]);
    expect(makeEventPages([drawn], [kept])).toEqual([]);
    expect(named(makeEventPages([], [drawn, kept]))).toEqual(['look guilt']);
  });

  it('leave out the oldest sides where too many wait, but never a look', () => {
    const five = ['a', 'b', 'c', 'd', 'e'].flatMap((card) => makeEventPages([], [fiction('front', card)]));
    const all = queueEventPages([...makeEventPages([], [saw]), ...five.slice(0, 4)], five.slice(4));
    expect(all.map((eventPage) => (eventPage.kind === 'look' ? '*' : eventPage.card))).toEqual([
      '*',
      'b',
      'c',
      'd',
      'e',
    ]);
  });

  it('stay for the time that reading takes, between three and twelve seconds', () => {
    const { view, events } = arrangedView({ ...NO_STRATEGIES, market: ['window-three'] }, upToReading('window-three'));
    const reader = { language: 'en', viewer: 1, names: ['Anna', 'Boris', 'Clara', 'Dmytro'] } as const;
    const [side] = makeEventPages([], events).filter((eventPage) => eventPage.kind === 'side');
    const time = readingTime(reader, view, side as CardSidePage);
    expect(time).toBeGreaterThan(3000);
    expect(time).toBeLessThanOrEqual(12_000);
    expect(
      readingTime(reader, view, { kind: 'outcome', card: 'window-three', side: 'front', from: 0, events: [] }),
    ).toBe(3000);
  });
});

describe('a decision about tokens that were just looked at', () => {
  const deal = { ...NO_STRATEGIES, market: ['the-napkin'], influence: { impulsive: ['guilt', 'blank'] } };
  const seenBy = (viewer: number) => arrangedView(deal, upToReading('the-napkin'), viewer).view;

  it('shows them to the seat that is asked', () => {
    expect(seenBy(2).decision).toBe('either');
    expect(lookedAtTokens(seenBy(2))).toEqual({ kind: 'look', faces: ['blank'], juror: 'impulsive', isDrawn: false });
    expect(lookedAtTokens(seenBy(1))).toBeNull();
  });

  it('shows none before a look, or for another decision', () => {
    const influence = { impulsive: ['guilt'], logical: ['blank'] };
    const { view } = arrangedView({ ...deal, influence }, upToReading('the-napkin'), 2);
    expect(view.decision).toBe('juror'); // whose token to look at
    expect(lookedAtTokens(view)).toBeNull();
    expect(lookedAtTokens(arrangedView(NO_STRATEGIES).view)).toBeNull();
  });
});

// Makes the pages that show events one by one before the next decision: sides of cards, outcomes of choices, and tokens
// that the viewer has looked at. No rendering and no clock here.

import type { Reader } from '@kuluary/texts/reader';
import type { Event } from '../rules/events.ts';
import type { View } from '../rules/view.ts';
import type { InfluenceFace, JurorType, SideName } from '../rules/vocabulary.ts';
import { sideText, trialWords } from '../texts/card-text.ts';
import { OUTCOME_EVENT_TYPES } from './ability-outcomes.ts';
import { eventSentences } from './status-line.ts';

/** A side of a card. */
interface OpenCardSide {
  readonly card: string;
  readonly side: SideName;
}

/** A side that was read; or the outcome of a choice on it. */
export interface CardSidePage extends OpenCardSide {
  readonly kind: 'side' | 'outcome';
  readonly from: number; // the first ability shown
  readonly events: readonly Event[];
}

/** Tokens that this viewer has looked at. */
export interface TokenLookPage {
  readonly kind: 'look';
  readonly faces: readonly InfluenceFace[]; // from the top
  readonly juror: JurorType;
  readonly isDrawn: boolean; // drawn and put there without a choice
}

export type EventPage = CardSidePage | TokenLookPage;

/** The side being read after these events; null between two cards. */
function openSideAfter(events: readonly Event[]): OpenCardSide | null {
  const last = events.findLast((event) => event.type === 'fiction' || isCardEnd(event));
  return last?.type === 'fiction' ? last : null;
}

/** The card is resolved: Planning gets a controller, or another round begins. */
function isCardEnd(event: Event): boolean {
  return event.type === 'round' || (event.type === 'controller' && event.region === 'planning');
}

/** The ability that is being resolved after these events. */
function abilityAfter(events: readonly Event[]): number {
  const last = events.findLast((event) => event.type === 'ability' || event.type === 'fiction');
  return last?.type === 'ability' ? last.ability : 0;
}

/** The pages for `events`; `before` are all earlier events. */
export function makeEventPages(before: readonly Event[], events: readonly Event[]): readonly EventPage[] {
  const pages: (TokenLookPage | (Omit<CardSidePage, 'events'> & { readonly events: Event[] }))[] = [];
  let open = openSideAfter(before);
  let page: { events: Event[] } | null = null;
  let drawn: readonly InfluenceFace[] | null = null;
  const turn = (kind: CardSidePage['kind'], { card, side }: OpenCardSide, from: number, first: readonly Event[]) => {
    const fresh = { kind, card, side, from, events: [...first] };
    pages.push(fresh);
    page = fresh;
  };
  for (const [i, event] of events.entries()) {
    if (event.type === 'fiction') turn('side', event, 0, []);
    else if (event.type === 'option') turn('outcome', event, event.ability, [event]);
    else if (isCardEnd(event)) [open, page] = [null, null];
    else if (event.type === 'saw' && event.juror === null) drawn = event.faces;
    else if (event.type === 'saw')
      pages.push({ kind: 'look', faces: event.faces, juror: event.juror!, isDrawn: false });
    else if (event.type === 'kept' && drawn) {
      pages.push({ kind: 'look', faces: event.faces, juror: event.juror, isDrawn: true });
    } else if (OUTCOME_EVENT_TYPES.includes(event.type)) {
      if (page) (page as { events: Event[] }).events.push(event);
      else if (open && isSideCovered(events.slice(i + 1)))
        turn('outcome', open, abilityAfter([...before, ...events.slice(0, i)]), [event]);
    }
  }
  return pages;
}

/** The side is replaced by something else within the same batch of events. */
function isSideCovered(after: readonly Event[]): boolean {
  return after.some((event) => event.type === 'fiction' || event.type === 'over' || isCardEnd(event));
}

const MAX_WAITING_PAGES = 4; // not counting looks at tokens

/** Drops the oldest sides where too many wait. */
export function queueEventPages(waiting: readonly EventPage[], fresh: readonly EventPage[]): readonly EventPage[] {
  const all = [...waiting, ...fresh];
  const sides = all.filter(({ kind }) => kind !== 'look').slice(-MAX_WAITING_PAGES);
  return all.filter((page) => page.kind === 'look' || sides.includes(page));
}

const READING_PACE = 14; // characters per second
const MIN_PAGE_MS = 3000;
const MAX_PAGE_MS = 12_000;

/** How long a page is shown unless the player goes on earlier, in ms. */
export function readingTime(reader: Reader, view: View, page: CardSidePage): number {
  const { [page.side]: words } = trialWords(reader.language, page.card);
  const optionText = page.events.map((event) => chosenOptionText(reader, event)).join('');
  const outcomeText = eventSentences(reader, view, page.events).join('');
  const length = (page.kind === 'side' ? words.fiction.length : 0) + optionText.length + outcomeText.length;
  return Math.min(MAX_PAGE_MS, Math.max(MIN_PAGE_MS, Math.round((length / READING_PACE) * 1000)));
}

function chosenOptionText(reader: Reader, event: Event): string {
  if (event.type !== 'option') return '';
  const chosen = sideText(reader.language, event.card, event.side)[event.ability]!.hidden[event.option];
  return chosen ? chosen.label + chosen.after : '';
}

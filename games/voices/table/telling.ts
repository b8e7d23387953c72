// What has happened and is shown page by page before anything else is asked: sides of cards that were read, what came of a
// choice, and tokens that one has looked at. No pictures and no clock here.

import type { Reader } from '@kuluary/texts/reader';
import type { Event } from '../rules/events.ts';
import type { View } from '../rules/view.ts';
import type { Face, Juror, SideName } from '../rules/vocabulary.ts';
import { sideText, trialWords } from '../texts/card-text.ts';
import { inWords } from './happening.ts';
import { TOLD } from './notes.ts';

/** A side of a card. */
interface Side {
  readonly card: string;
  readonly side: SideName;
}

/** A side that was read; or, as an outcome, what came of it after somebody has chosen. */
export interface SidePage extends Side {
  readonly kind: 'side' | 'outcome';
  readonly from: number; // the first ability that it tells of
  readonly events: readonly Event[]; // what came of it
}

/** Tokens that only this viewer sees, and only now. */
export interface Look {
  readonly kind: 'look';
  readonly faces: readonly Face[]; // from the top
  readonly juror: Juror;
  readonly isDrawn: boolean; // drawn, and put there: there was nothing to choose
}

export type Page = SidePage | Look;

/** The side that lies open after these events; null between two cards. */
function openSide(events: readonly Event[]): Side | null {
  const last = events.findLast((event) => event.type === 'fiction' || isEnd(event));
  return last?.type === 'fiction' ? last : null;
}

/** The card is done with: who plans is looked for, or another round begins. */
function isEnd(event: Event): boolean {
  return event.type === 'round' || (event.type === 'controller' && event.region === 'planning');
}

/** The ability that is being resolved after these events. */
function abilityIn(events: readonly Event[]): number {
  const last = events.findLast((event) => event.type === 'ability' || event.type === 'fiction');
  return last?.type === 'ability' ? last.ability : 0;
}

/** The pages that what has just happened makes, `before` being all that was told earlier. */
export function pagesOf(before: readonly Event[], events: readonly Event[]): readonly Page[] {
  const pages: (Look | (Omit<SidePage, 'events'> & { readonly events: Event[] }))[] = [];
  let open = openSide(before);
  let page: { events: Event[] } | null = null;
  let drawn: readonly Face[] | null = null;
  const turn = (kind: SidePage['kind'], { card, side }: Side, from: number, first: readonly Event[]) => {
    const fresh = { kind, card, side, from, events: [...first] };
    pages.push(fresh);
    page = fresh;
  };
  for (const [i, event] of events.entries()) {
    if (event.type === 'fiction') turn('side', event, 0, []);
    else if (event.type === 'option') turn('outcome', event, event.ability, [event]);
    else if (isEnd(event)) [open, page] = [null, null];
    else if (event.type === 'saw' && event.juror === null) drawn = event.faces;
    else if (event.type === 'saw')
      pages.push({ kind: 'look', faces: event.faces, juror: event.juror!, isDrawn: false });
    else if (event.type === 'kept' && drawn) {
      pages.push({ kind: 'look', faces: event.faces, juror: event.juror, isDrawn: true });
    } else if (TOLD.includes(event.type)) {
      if (page) (page as { events: Event[] }).events.push(event);
      else if (open && isCovered(events.slice(i + 1)))
        turn('outcome', open, abilityIn([...before, ...events.slice(0, i)]), [event]);
    }
  }
  return pages;
}

/** Something else lies on the table before anybody could have read it. */
function isCovered(after: readonly Event[]): boolean {
  return after.some((event) => event.type === 'fiction' || event.type === 'over' || isEnd(event));
}

const MOST = 4; // sides that wait to be read; looks are never left out

/** Whoever is far behind is told the last ones. */
export function queued(waiting: readonly Page[], fresh: readonly Page[]): readonly Page[] {
  const all = [...waiting, ...fresh];
  const sides = all.filter(({ kind }) => kind !== 'look').slice(-MOST);
  return all.filter((page) => page.kind === 'look' || sides.includes(page));
}

const PACE = 14; // characters that are read in a second
const LEAST_MS = 3000;
const MOST_MS = 12_000;

/** How long a side is shown; whoever has read it goes on earlier. */
export function timeFor(reader: Reader, view: View, page: SidePage): number {
  const { [page.side]: words } = trialWords(reader.language, page.card);
  const said = page.events.map((event) => afterOption(reader, event)).join('');
  const told = inWords(reader, view, page.events).join('');
  const length = (page.kind === 'side' ? words.fiction.length : 0) + said.length + told.length;
  return Math.min(MOST_MS, Math.max(LEAST_MS, Math.round((length / PACE) * 1000)));
}

/** What the card says to a choice. */
function afterOption(reader: Reader, event: Event): string {
  if (event.type !== 'option') return '';
  const chosen = sideText(reader.language, event.card, event.side)[event.ability]!.hidden[event.option];
  return chosen ? chosen.label + chosen.after : '';
}

// What goes on while this screen is not asked: who decides what, and what has just happened.

import type { Reader } from '@kuluary/texts/reader';
import type { Event } from '../rules/events.ts';
import type { View } from '../rules/view.ts';
import { ending } from '../texts/ending.ts';
import { people } from '../texts/reader.ts';
import { rickshankTexts } from '../texts/rickshank-texts.ts';
import { word } from './words.ts';

/** In one line. */
export function happening(reader: Reader, view: View): string {
  if (view.outcome) return ending(reader, view);
  if (view.decision === null) return '';
  const name = reader.names[view.waitingFor[0] ?? view.active]!;
  return word(reader, `now.${view.decision}`, { name });
}

export function awaited(reader: Reader, view: View): string {
  if (view.waitingFor.length === 0) return '';
  return word(reader, 'waiting.names', people(reader, view.waitingFor));
}

const LATEST = 2; // sentences
const QUIET: readonly Event['type'][] = ['power', 'turn', 'drew', 'voted', 'shuffled']; // others say more

/** The last sentences of what has just happened. */
export function latest(reader: Reader, view: View, events: readonly Event[]): string {
  return inWords(
    reader,
    view,
    events.filter(({ type }) => !QUIET.includes(type)),
  );
}

const SURPRISING: readonly Event['type'][] = ['vote-cancelled', 'drawn'];

/** What came of one's own card, and would go unnoticed on the table. */
export function surprise(reader: Reader, view: View, events: readonly Event[]): string {
  if (view.active !== view.viewer || view.played.length === 0) return '';
  return inWords(
    reader,
    view,
    events.filter(({ type }) => SURPRISING.includes(type)),
  );
}

function inWords(reader: Reader, view: View, events: readonly Event[]): string {
  const lines = events
    .map((event) => rickshankTexts.event(reader.language, event, view.viewer, reader.names, view.options))
    .filter((line) => line !== undefined);
  return lines.slice(-LATEST).join(' ');
}

// Texts while the viewer is not asked: who decides what, and what has just happened.

import type { Reader } from '@kuluary/texts/reader';
import type { Event } from '../rules/events.ts';
import type { View } from '../rules/view.ts';
import { seatNameValues } from '../texts/message-values.ts';
import { outcomeText } from '../texts/outcome-text.ts';
import { rickshankTexts } from '../texts/rickshank-texts.ts';
import { tableText } from './words.ts';

export function statusLine(reader: Reader, view: View): string {
  if (view.outcome) return outcomeText(reader, view);
  if (view.decision === null) return '';
  const name = reader.names[view.waitingFor[0] ?? view.active]!;
  return tableText(reader, `now.${view.decision}`, { name });
}

export function waitingNames(reader: Reader, view: View): string {
  if (view.waitingFor.length === 0) return '';
  return tableText(reader, 'waiting.names', seatNameValues(reader, view.waitingFor));
}

const MAX_SENTENCES = 2;
const QUIET_EVENTS: readonly Event['type'][] = ['power', 'turn', 'drew', 'voted', 'shuffled']; // other events say more

export function latestSentences(reader: Reader, view: View, events: readonly Event[]): string {
  return lastSentencesOf(
    reader,
    view,
    events.filter(({ type }) => !QUIET_EVENTS.includes(type)),
  );
}

const UNSHOWN_EVENTS: readonly Event['type'][] = ['vote-cancelled', 'drawn'];

/** For events of the viewer's own cards that the table does not show. */
export function unshownEventSentences(reader: Reader, view: View, events: readonly Event[]): string {
  if (view.active !== view.viewer || view.played.length === 0) return '';
  return lastSentencesOf(
    reader,
    view,
    events.filter(({ type }) => UNSHOWN_EVENTS.includes(type)),
  );
}

function lastSentencesOf(reader: Reader, view: View, events: readonly Event[]): string {
  const lines = events
    .map((event) => rickshankTexts.eventText(reader.language, event, view.viewer, reader.names, view.options))
    .filter((line) => line !== undefined);
  return lines.slice(-MAX_SENTENCES).join(' ');
}

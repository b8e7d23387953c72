// The status line (who decides what) and the sentences about the latest events.

import { type Reader, subjectArguments } from '@kuluary/texts/reader';
import type { Event } from '../rules/events.ts';
import type { Options } from '../rules/options.ts';
import type { View } from '../rules/view.ts';
import { seatNameValues } from '../texts/message-values.ts';
import { voicesTexts } from '../texts/voices-texts.ts';
import { isVerdictSeen } from './seen-verdicts.ts';
import { isStagedEvent, STAGED_EVENT_TYPES } from './verdict-steps.ts';
import { tableText } from './words.ts';

export function statusLine(reader: Reader, view: View): string {
  if (view.outcome || view.decision === null) return tableText(reader, 'now.over');
  const [first] = view.waitingFor;
  if (first === undefined) return '';
  if (view.waitingFor.length > 1) {
    const key = view.decision === 'colours' ? 'now.several.colours' : 'now.several';
    return tableText(reader, key, seatNameValues(reader, view.waitingFor));
  }
  return tableText(reader, `now.${view.decision}`, subjectArguments(reader, first));
}

const MAX_SENTENCES = 2;
const QUIET_EVENTS: readonly Event['type'][] = [
  'fiction',
  'ability',
  'controller',
  'market',
  'round',
  'shuffled',
  'drawn',
  ...STAGED_EVENT_TYPES, // shown by the end screen one by one
];

export function latestSentences(reader: Reader, view: View, events: readonly Event[]): readonly string[] {
  return eventSentences(
    reader,
    view,
    events.filter(({ type }) => !QUIET_EVENTS.includes(type)),
  ).slice(-MAX_SENTENCES);
}

export function eventSentences(reader: Reader, view: View, events: readonly Event[]): readonly string[] {
  return events
    .map((event) => voicesTexts.eventText(reader.language, event, view.viewer, reader.names, view.options))
    .filter((line) => line !== undefined);
}

/** Faces of looked-at tokens are logged only with the memory aid; the verdict only once it was shown. */
export function isLogged(event: Event, { memoryAid }: Options, match: string): boolean {
  return isStagedEvent(event) ? isVerdictSeen(match) : memoryAid || event.type !== 'saw';
}

/** Whether the event is announced to screen readers. */
export function isAnnounced(event: Event, match: string): boolean {
  return !isStagedEvent(event) || isVerdictSeen(match);
}

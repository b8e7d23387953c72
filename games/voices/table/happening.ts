// What goes on while this screen is not asked: who decides what, and what has just happened.

import { type Reader, who } from '@kuluary/texts/reader';
import type { Event } from '../rules/events.ts';
import type { Options } from '../rules/options.ts';
import type { View } from '../rules/view.ts';
import { people } from '../texts/reader.ts';
import { voicesTexts } from '../texts/voices-texts.ts';
import { isStaged, STAGED } from './verdict-steps.ts';
import { isVerdictTold } from './verdict-told.ts';
import { word } from './words.ts';

/** In one line. */
export function happening(reader: Reader, view: View): string {
  if (view.outcome || view.decision === null) return word(reader, 'now.over');
  const [first] = view.waitingFor;
  if (first === undefined) return '';
  if (view.waitingFor.length > 1) return word(reader, 'now.several', people(reader, view.waitingFor));
  return word(reader, `now.${view.decision}`, who(reader, first));
}

const LATEST = 2; // sentences
const QUIET: readonly Event['type'][] = [
  'fiction',
  'ability',
  'controller',
  'market',
  'round',
  'shuffled',
  'drawn',
  ...STAGED, // told by the end screen, one after the other
];

/** The last sentences of what has just happened. */
export function latest(reader: Reader, view: View, events: readonly Event[]): readonly string[] {
  return inWords(
    reader,
    view,
    events.filter(({ type }) => !QUIET.includes(type)),
  ).slice(-LATEST);
}

export function inWords(reader: Reader, view: View, events: readonly Event[]): readonly string[] {
  return events
    .map((event) => voicesTexts.event(reader.language, event, view.viewer, reader.names, view.options))
    .filter((line) => line !== undefined);
}

/** What is on a token that one looked at, only oneself shall remember; how it ends is nobody's to know before it is told. */
export function isNoted(event: Event, { memoryAid }: Options, match: string): boolean {
  return isStaged(event) ? isVerdictTold(match) : memoryAid || event.type !== 'saw';
}

/** Nor is it read aloud. */
export function isSpoken(event: Event, match: string): boolean {
  return !isStaged(event) || isVerdictTold(match);
}

// What a player can look up at the table: what a marker can do, and the reminders on the prosecutor's shield.

import type { Reader } from '@kuluary/texts/reader';
import { emotionOf } from '../rules/markers.ts';
import { MIN_SEATS } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { EMOTIONS, type Emotion } from '../rules/vocabulary.ts';
import { markerText } from '../texts/card-text.ts';
import { languagePackOf } from '../texts/catalogues.ts';
import { tableText } from './words.ts';

/** What an emotion can do; undefined at a table without marker abilities. */
export function abilityOfEmotion(
  reader: Reader,
  { options }: Pick<View, 'options'>,
  emotion: Emotion,
): string | undefined {
  if (!options.abilities) return undefined;
  return markerText(reader.language, emotion) ?? tableText(reader, 'marker.nothing');
}

/** What the marker can do if it is pushed now. */
export function abilityOfPush(reader: Reader, view: View, marker: number): string | undefined {
  const ability = abilityOfEmotion(reader, view, emotionOf(marker));
  const isFirst = view.placing?.isTurn === true && !view.isFirstPlaced;
  return ability === undefined || isFirst ? ability : tableText(reader, 'marker.not-now');
}

const PROSECUTOR_EMOTIONS: readonly Emotion[] = EMOTIONS.slice(EMOTIONS.indexOf('nervousness'));

/** The prosecutor's own reminders, as far as they apply at this table. */
export function shieldLines(reader: Reader, view: View): readonly string[] {
  const isThree = view.seats.length === MIN_SEATS;
  const lines = [
    tableText(reader, 'shield.choose'),
    tableText(reader, 'shield.push'),
    tableText(reader, 'shield.read'),
    tableText(reader, 'shield.hidden'),
    ...(isThree ? [tableText(reader, 'shield.three')] : []),
    tableText(reader, 'shield.silence'),
    tableText(reader, 'shield.first'),
    tableText(reader, 'shield.draw'),
  ];
  if (!view.options.abilities) return lines;
  const { emotions } = languagePackOf(reader.language).names;
  const markers = PROSECUTOR_EMOTIONS.map(
    (emotion) => `${emotions[emotion]}. ${abilityOfEmotion(reader, view, emotion)}`,
  );
  return [...lines, tableText(reader, 'shield.abilities'), ...markers];
}

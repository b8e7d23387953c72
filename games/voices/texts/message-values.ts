// The values filled into messages (seats: @kuluary/texts/reader). Regions, jurors and markers come in the grammatical cases
// that a language needs: {region_into}.

import type { Seat } from '@kuluary/kernel/game';
import type { MessageValues } from '@kuluary/texts/catalogue';
import { formatList } from '@kuluary/texts/list-format';
import { type Reader, seatNames } from '@kuluary/texts/reader';
import { colourOf, emotionOf, markerValue } from '../rules/markers.ts';
import { COLOURS, type Colour, type InfluenceFace, type JurorType, type Region } from '../rules/vocabulary.ts';
import { strategyWords, trialWords } from './card-text.ts';
import { languagePackOf } from './catalogues.ts';
import { formatSentence } from './format-sentence.ts';
import type { MarkerForms } from './language-pack.ts';
import type { MessageKey } from './message-keys.ts';

export function messageFor(reader: Reader, key: MessageKey, ...values: readonly MessageValues[]): string {
  return formatSentence(reader.language, key, Object.assign({}, ...values) as MessageValues);
}

/** The names of several seats, the reader's own as "you". */
export function seatNameValues(reader: Reader, seats: readonly Seat[]): MessageValues {
  const names = seatNames(reader, seats, formatSentence(reader.language, 'you'));
  return { names: joinNames(reader, names), count: seats.length };
}

/** Polished also outside of a sentence: «Спостережливість та Інстинкт». */
function joinNames({ language }: Reader, names: readonly string[]): string {
  return languagePackOf(language).words.applyEuphony(formatList(language, names, 'conjunction'));
}

export function regionName({ language }: Pick<Reader, 'language'>, region: Region): string {
  return languagePackOf(language).names.regions[region].nom;
}

export function regionValues({ language }: Reader, region: Region): MessageValues {
  const { nom, acc, into, in: within, from } = languagePackOf(language).names.regions[region];
  return { region: nom, region_acc: acc, region_into: into, region_in: within, region_from: from };
}

/** "Speech and Instinct" */
export function regionList(reader: Reader, all: readonly Region[]): string {
  const names = all.map((each) => regionName(reader, each));
  return joinNames(reader, names);
}

export function jurorValues({ language }: Reader, juror: JurorType): MessageValues {
  const { nom, gen, dat } = languagePackOf(language).names.jurors[juror];
  return { jurors: nom, jurors_gen: gen, jurors_dat: dat };
}

/** A second type in the same sentence. */
export function otherJurorValues({ language }: Reader, juror: JurorType): MessageValues {
  const { nom, gen, dat } = languagePackOf(language).names.jurors[juror];
  return { others: nom, others_gen: gen, others_dat: dat };
}

/** "blue Joy 3"; the prosecutor's are worth nothing, and say so. */
export function markerName({ language }: Reader, marker: number, isColoured = true): MarkerForms {
  const { names } = languagePackOf(language);
  const emotion = emotionOf(marker);
  const { nom, acc } = isColoured ? names.marker(COLOURS[colourOf(marker)]!, emotion) : names.markerOf(emotion);
  const worth = markerValue(marker) === 0 ? '' : ` ${markerValue(marker)}`;
  return { nom: nom + worth, acc: acc + worth };
}

export function markerValues(reader: Reader, marker: number): MessageValues {
  const { nom, acc } = markerName(reader, marker);
  return { marker: nom, marker_acc: acc };
}

export function markerList(reader: Reader, all: readonly number[]): string {
  const names = all.map((each) => markerName(reader, each).nom);
  return joinNames(reader, names);
}

/** "blue and red" */
export function colourList({ language }: Reader, colours: readonly Colour[]): string {
  const { names } = languagePackOf(language);
  return formatList(
    language,
    colours.map((colour) => names.colours[colour]),
    'conjunction',
  );
}

export function faceList(reader: Reader, all: readonly InfluenceFace[]): string {
  return all.map((face) => messageFor(reader, `face.${face}`)).join(', ');
}

export function trialCardTitle(reader: Reader, id: string): string {
  return quotedCardName(reader, trialWords(reader.language, id).title);
}

export function strategyTitle(reader: Reader, id: string): string {
  return quotedCardName(reader, strategyWords(reader.language, id).title);
}

export function quotedCardName({ language }: Reader, title: string): string {
  return languagePackOf(language).quoted(title);
}

/** Equal strategies are listed once with their number. */
export function strategyList(reader: Reader, ids: readonly string[]): string {
  const groups = [...new Set(ids)].map((id) => {
    const count = ids.filter((other) => other === id).length;
    return count === 1
      ? strategyTitle(reader, id)
      : messageFor(reader, 'copies', { card: strategyTitle(reader, id), count });
  });
  return groups.join(', ');
}

export function capitalized({ language }: Pick<Reader, 'language'>, text: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(language) + text.slice(first.length);
}

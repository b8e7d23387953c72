// The values that messages are made of; seats come into them by @kuluary/texts/reader. Regions, jurors and markers come in
// the cases that a language needs: {region_into}.

import type { Seat } from '@kuluary/kernel/game';
import type { Values } from '@kuluary/texts/catalogue';
import { list } from '@kuluary/texts/list';
import { namesOf, type Reader } from '@kuluary/texts/reader';
import { colourOf, emotionOf, worthOf } from '../rules/markers.ts';
import { COLOURS, type Face, type Juror, type Region } from '../rules/vocabulary.ts';
import { strategyWords, trialWords } from './card-text.ts';
import { tongueOf } from './catalogues.ts';
import type { Key } from './keys.ts';
import { say } from './say.ts';
import type { MarkerName } from './tongue.ts';

export function tell(reader: Reader, key: Key, ...values: readonly Values[]): string {
  return say(reader.language, key, Object.assign({}, ...values) as Values);
}

/** The names of several seats, the reader's own as "you". */
export function people(reader: Reader, seats: readonly Seat[]): Values {
  const names = namesOf(reader, seats, say(reader.language, 'you'));
  return { names: together(reader, names), count: seats.length };
}

/** Also where no sentence is around it: «Спостережливість та Інстинкт». */
function together({ language }: Reader, names: readonly string[]): string {
  return tongueOf(language).words.polished(list(language, names, 'conjunction'));
}

export function regionName({ language }: Pick<Reader, 'language'>, region: Region): string {
  return tongueOf(language).names.regions[region].nom;
}

export function region({ language }: Reader, region: Region): Values {
  const { nom, acc, into, in: within, from } = tongueOf(language).names.regions[region];
  return { region: nom, region_acc: acc, region_into: into, region_in: within, region_from: from };
}

/** "Speech and Instinct" */
export function regions(reader: Reader, all: readonly Region[]): string {
  const names = all.map((each) => regionName(reader, each));
  return together(reader, names);
}

export function jurors({ language }: Reader, juror: Juror): Values {
  const { nom, gen, dat } = tongueOf(language).names.jurors[juror];
  return { jurors: nom, jurors_gen: gen, jurors_dat: dat };
}

/** A second type in the same sentence. */
export function otherJurors({ language }: Reader, juror: Juror): Values {
  const { nom, gen, dat } = tongueOf(language).names.jurors[juror];
  return { others: nom, others_gen: gen, others_dat: dat };
}

/** "blue Joy 3"; the prosecutor's are worth nothing, and say so. */
export function markerName({ language }: Reader, marker: number, isColoured = true): MarkerName {
  const { names } = tongueOf(language);
  const emotion = emotionOf(marker);
  const { nom, acc } = isColoured ? names.marker(COLOURS[colourOf(marker)]!, emotion) : names.markerOf(emotion);
  const worth = worthOf(marker) === 0 ? '' : ` ${worthOf(marker)}`;
  return { nom: nom + worth, acc: acc + worth };
}

export function marker(reader: Reader, marker: number): Values {
  const { nom, acc } = markerName(reader, marker);
  return { marker: nom, marker_acc: acc };
}

/** What has fallen, or lies somewhere. */
export function markers(reader: Reader, all: readonly number[]): string {
  const names = all.map((each) => markerName(reader, each).nom);
  return together(reader, names);
}

export function faces(reader: Reader, all: readonly Face[]): string {
  return all.map((face) => tell(reader, `face.${face}`)).join(', ');
}

export function trial(reader: Reader, id: string): string {
  return quoted(reader, trialWords(reader.language, id).title);
}

export function strategy(reader: Reader, id: string): string {
  return quoted(reader, strategyWords(reader.language, id).title);
}

export function quoted({ language }: Reader, title: string): string {
  return tongueOf(language).quoted(title);
}

/** Strategies, those of one name together. */
export function strategies(reader: Reader, ids: readonly string[]): string {
  const groups = [...new Set(ids)].map((id) => {
    const count = ids.filter((other) => other === id).length;
    return count === 1 ? strategy(reader, id) : tell(reader, 'copies', { card: strategy(reader, id), count });
  });
  return groups.join(', ');
}

export function capital({ language }: Pick<Reader, 'language'>, text: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(language) + text.slice(first.length);
}

// Tells whether two names look alike, and makes a name at a table unlike the others.

import { MAX_NAME_CHARACTERS } from '@kuluary/protocol/limits';

/** Letters of other alphabets, and the Latin letters they look like. Case matters: Н looks like H, н like no letter. */
const LATIN_LOOKALIKES = new Map(
  [
    ['АВСЕНІЇЈКМОРЅТХУЁ', 'ABCEHIÏJKMOPSTXYË'], // Cyrillic
    ['асеіїјорѕхуёһӏ', 'aceiïjopsxyëhl'],
    ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'], // Greek
    ['αινορυ', 'aivopu'],
  ].flatMap(([foreign, latin]) => [...foreign!].map((letter, i) => [letter, [...latin!][i]!] as const)),
);
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** A name that can be confused with another one at the table gets a number. */
export function uniqueName(name: string, others: readonly string[]): string {
  const isTaken = (wanted: string) => others.some((other) => areConfusable(wanted, other));
  if (!isTaken(name)) return name;
  for (let number = 2; ; number++) {
    const tail = ` ${number}`;
    const longer = `${[...name].slice(0, MAX_NAME_CHARACTERS - tail.length).join('')}${tail}`;
    if (!isTaken(longer)) return longer;
  }
}

export function areConfusable(one: string, other: string): boolean {
  const [a, b] = [normalizedName(one), normalizedName(other)];
  return a.toLowerCase() === b.toLowerCase() || withLatinLetters(a).toLowerCase() === withLatinLetters(b).toLowerCase();
}

function normalizedName(name: string): string {
  return name.normalize('NFKC').replace(INVISIBLE, '');
}

function withLatinLetters(name: string): string {
  return Array.from(name, (letter) => LATIN_LOOKALIKES.get(letter) ?? letter).join('');
}

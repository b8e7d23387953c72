// Tells whether two names look alike.

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

// Names that look alike.

/** Letters of other alphabets, and the Latin ones that they look like. Case matters: Н looks like H, н like nothing. */
const TWINS = new Map(
  [
    ['АВСЕНІЇЈКМОРЅТХУЁ', 'ABCEHIÏJKMOPSTXYË'], // Cyrillic
    ['асеіїјорѕхуёһӏ', 'aceiïjopsxyëhl'],
    ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'], // Greek
    ['αινορυ', 'aivopu'],
  ].flatMap(([foreign, latin]) => [...foreign!].map((letter, i) => [letter, [...latin!][i]!] as const)),
);
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

export function alike(one: string, other: string): boolean {
  const [a, b] = [plain(one), plain(other)];
  return a.toLowerCase() === b.toLowerCase() || latin(a).toLowerCase() === latin(b).toLowerCase();
}

function plain(name: string): string {
  return name.normalize('NFKC').replace(UNSEEN, '');
}

function latin(name: string): string {
  return Array.from(name, (letter) => TWINS.get(letter) ?? letter).join('');
}

// Where a long word may be broken: a card is narrow, and browsers do not know our languages.

const SOFT_HYPHEN = '\u00AD';

/** Enough for the names of cards: between syllables as they are heard, not as a dictionary has them. */
const CYRILLIC = breaks('[аеёиоуыэюяіїє]', '[бвгґджзклмнпрстфхцчшщ]', [
  ['[йъ]', '[а-яёіїєґ]{2}'],
  ['ь', 'C[а-яёіїєґ]'],
  ['VC', 'Cьо'],
  ['V', 'V[а-яёіїєґ]'],
]);
const LATIN = breaks('[aeiouyéû]', '[bcdfghjklmnpqrstvwxz]', [['Vgh', 'CV']]);

function breaks(vowel: string, consonant: string, more: readonly (readonly [string, string])[]): readonly RegExp[] {
  const rules = [...more, ['VC', 'CV'], ['CV', 'CV'], ['VC', 'CC+V']] as const;
  const spelled = (rule: string) => rule.replaceAll('V', vowel).replaceAll('C', consonant);
  const notWithin = '(?<![cgpst](?=h))'; // ch, gh and so on are one sound
  return rules.map(([before, after]) => new RegExp(`(?<=${spelled(before)})${notWithin}(?=${spelled(after)})`, 'giu'));
}

const WORD = /\p{L}+/gu;
const LONG = 9; // letters: shorter words fit into every card
const LEAST = 3; // letters on either side of a break

/** Whoever has set hyphens himself knows better. */
export function withSoftHyphens(text: string): string {
  if (text.includes(SOFT_HYPHEN)) return text;
  return text.replace(WORD, (word) => (word.length < LONG ? word : broken(word)));
}

function broken(word: string): string {
  const breaks = /[a-z]/i.test(word) ? LATIN : CYRILLIC;
  const syllables = breaks.reduce((text, where) => text.replace(where, SOFT_HYPHEN), word).split(SOFT_HYPHEN);
  let text = '';
  let letters = 0;
  for (const syllable of syllables) {
    const mayBreak = letters >= LEAST && word.length - letters >= LEAST;
    text += (mayBreak ? SOFT_HYPHEN : '') + syllable;
    letters += syllable.length;
  }
  return text;
}

/** How many lines a text takes where a line holds that many letters. */
export function linesOf(text: string, letters: number): number {
  let lines = 1;
  let left = letters;
  for (const piece of withSoftHyphens(text).split(/(?<=[ \u00AD-])/)) {
    const length = piece.endsWith(' ') ? piece.length - 1 : piece.length; // a hyphen that breaks a word is seen
    if (length > left) {
      lines++;
      left = letters;
    }
    left -= piece.endsWith(SOFT_HYPHEN) ? length - 1 : piece.length;
  }
  return lines;
}

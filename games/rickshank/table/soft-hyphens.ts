// Inserts soft hyphens into long words for narrow cards; browsers cannot hyphenate all our languages.

const SOFT_HYPHEN = '\u00AD';

/** Approximate rules between syllables, enough for card names. */
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
  const notWithin = '(?<![cgpst](?=h))'; // do not split ch, gh and the like
  return rules.map(([before, after]) => new RegExp(`(?<=${spelled(before)})${notWithin}(?=${spelled(after)})`, 'giu'));
}

const WORD = /\p{L}+/gu;
const MIN_WORD_LENGTH = 9; // shorter words fit
const MIN_LETTERS_AROUND_BREAK = 3;

/** A text that already has soft hyphens stays as it is. */
export function withSoftHyphens(text: string): string {
  if (text.includes(SOFT_HYPHEN)) return text;
  return text.replace(WORD, (word) => (word.length < MIN_WORD_LENGTH ? word : hyphenated(word)));
}

function hyphenated(word: string): string {
  const breaks = /[a-z]/i.test(word) ? LATIN : CYRILLIC;
  const syllables = breaks.reduce((text, pattern) => text.replace(pattern, SOFT_HYPHEN), word).split(SOFT_HYPHEN);
  let text = '';
  let letters = 0;
  for (const syllable of syllables) {
    const mayBreak = letters >= MIN_LETTERS_AROUND_BREAK && word.length - letters >= MIN_LETTERS_AROUND_BREAK;
    text += (mayBreak ? SOFT_HYPHEN : '') + syllable;
    letters += syllable.length;
  }
  return text;
}

/** How many lines a text takes at so many letters a line. */
export function lineCount(text: string, letters: number): number {
  let lines = 1;
  let left = letters;
  for (const part of withSoftHyphens(text).split(/(?<=[ \u00AD-])/)) {
    const length = part.endsWith(' ') ? part.length - 1 : part.length; // a soft hyphen at the end of a line is visible
    if (length > left) {
      lines++;
      left = letters;
    }
    left -= part.endsWith(SOFT_HYPHEN) ? length - 1 : part.length;
  }
  return lines;
}

// Puts soft hyphens into long Cyrillic words. Browsers do not hyphenate Ukrainian, and in a narrow column would break words
// anywhere.

const SOFT_HYPHEN = '\u00ad';
const LONG_WORD = /\p{Script=Cyrillic}{11,}/gu;
const VOWEL = 'аеєиіїоуюяёыэ';
const CONSONANT = 'бвгґджзклмнпрстфхцчшщ'; // neither й nor ь: they stay with the vowel or consonant before them

/** After a vowel, or after the first of several consonants, and never so that fewer than three letters are left on a side. */
const SYLLABLE_BREAK = new RegExp(
  `(?<=^.{3,})(?<=[${VOWEL}](?:й|[${CONSONANT}]ь?(?=[${CONSONANT}]))?)(?=[${CONSONANT}]ь?[${VOWEL}].)`,
  'giu',
);

export function withSoftHyphens(text: string): string {
  return text.replace(LONG_WORD, (word) => word.replace(SYLLABLE_BREAK, SOFT_HYPHEN));
}

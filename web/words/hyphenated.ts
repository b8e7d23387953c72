// Where a long word may be parted. Browsers know no Ukrainian syllables, and in a narrow column would break words anywhere.

const SOFT_HYPHEN = '\u00ad';
const LONG_WORD = /\p{Script=Cyrillic}{11,}/gu;
const VOWEL = 'аеєиіїоуюяёыэ';
const CONSONANT = 'бвгґджзклмнпрстфхцчшщ'; // neither й nor ь: they stay with the vowel or consonant before them

/** After a vowel, or after the first of several consonants, and never so that fewer than three letters are left over. */
const SYLLABLE = new RegExp(
  `(?<=^.{3,})(?<=[${VOWEL}](?:й|[${CONSONANT}]ь?(?=[${CONSONANT}]))?)(?=[${CONSONANT}]ь?[${VOWEL}].)`,
  'giu',
);

export function hyphenated(text: string): string {
  return text.replace(LONG_WORD, (word) => word.replace(SYLLABLE, SOFT_HYPHEN));
}

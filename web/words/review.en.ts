import type { Catalogue } from '@kuluary/texts/catalogue';
import type { ReviewKey } from './review.ts';

export const words: Catalogue<ReviewKey> = {
  title: 'How it was won',
  about: 'The expert goes over the game: who was ahead when, what it would have done, and which lies nobody caught.',
  open: 'Review the game',
  doing: 'The expert is thinking: {done}',
  failed: 'The expert could not be reached. Reload the page to try again.',
  costly: 'What cost most, and the chances to win in per cent. Tap to see the moment.',
  flawless: 'The expert would hardly have done better.',
  made: '{name}: “{answer}”',
  best: 'Expert: “{answer}”',
  nothing: 'Here nobody had a choice.',
  'best.same': 'The expert would do the same.',
  'kind.bluff': 'bluff',
  'kind.caught': 'caught a bluff',
  'kind.missed': 'let a bluff pass',
  'kind.mistake': 'costly answer',
};

// Maps trial cards to the exhibit pictures shown beside them; several cards share a picture.

import type { Exhibit } from './drawings/exhibits.ts';

const EXHIBIT_BY_CARD: Readonly<Record<string, Exhibit>> = {
  // Evidence
  'the-napkin': 'napkin',
  'the-receipt': 'receipt',
  'window-three': 'spectacles',
  'the-bite-mark': 'teeth',
  'camera-four': 'camera',
  'the-line-up': 'sketch',
  'mrs-halloran': 'fern',
  'the-queue': 'sketch',
  'the-pen': 'pen',
  'the-pillowcase': 'pillowcase',
  'the-reconstruction': 'clock',
  kevin: 'fern',
  'burrito-benny': 'burrito',
  'the-alarm': 'clock',
  'the-arrest': 'prints',
  'the-bet': 'newspaper',
  todd: 'mattress',
  'mr-brandt': 'newspaper',
  'wrong-postage': 'envelope',
  'interview-tape': 'microphone',
  'the-polygraph': 'polygraph',
  'the-sniffer-dog': 'pillowcase',
  'the-toilet-key': 'key',
  'the-taste-test': 'burrito',

  // Testimony
  'the-oath': 'spectacles',
  'in-your-own-words': 'microphone',
  'a-familiar-face': 'spectacles',
  'seven-across': 'newspaper',
  'nine-forty-one': 'clock',
  'the-smell-of-lunch': 'burrito',
  'the-exit-sign': 'exit',
  'the-long-pause': 'clock',
  'a-glass-of-water': 'glass',
  'the-swivel-chair': 'sketch',
  'the-court-artist': 'sketch',
  'the-price-tag': 'receipt',
  'the-hiccups': 'pillowcase',
  'a-joke': 'mattress',
  'seventeen-minutes': 'clock',
  'yes-or-no': 'mattress',
  'the-demonstration': 'mattress',
  'a-sample-of-handwriting': 'pen',
  'the-handshake': 'prints',
  'the-microphone': 'microphone',
  'wet-palms': 'prints',
  'pins-and-needles': 'mattress',
  'the-sneeze': 'napkin',
  'the-fire-drill': 'fern',
};

/** undefined: there is no picture for this card. */
export function exhibitOfCard(card: string): Exhibit | undefined {
  return EXHIBIT_BY_CARD[card];
}

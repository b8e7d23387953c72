// Formats messages and their values: a card is {card}, or {card_acc} as an object. Seats: see @kuluary/texts/reader.

import type { Seat } from '@kuluary/kernel/game';
import type { MessageValues } from '@kuluary/texts/catalogue';
import { formatList } from '@kuluary/texts/list-format';
import { type Reader, seatNames } from '@kuluary/texts/reader';
import { languagePackOf } from './catalogues.ts';
import { formatSentence } from './format-sentence.ts';
import type { CardName, CardWords } from './language-pack.ts';
import type { MessageKey } from './message-keys.ts';

export function messageFor(reader: Reader, key: MessageKey, ...values: readonly MessageValues[]): string {
  return formatSentence(reader.language, key, Object.assign({}, ...values) as MessageValues);
}

/** The reader's own seat as "you". */
export function seatNameValues(reader: Reader, seats: readonly Seat[]): MessageValues {
  const names = seatNames(reader, seats, formatSentence(reader.language, 'you'));
  return { names: formatList(reader.language, names, 'conjunction'), count: seats.length };
}

export function cardValues(reader: Reader, id: string): MessageValues {
  const { nom, acc } = quotedCardName(reader, id);
  return { card: nom, card_acc: acc };
}

function quotedCardName({ language }: Reader, id: string): CardName {
  const { names, quoted } = languagePackOf(language);
  const { nom, acc } = names[id]!;
  return { nom: quoted(nom), acc: quoted(acc) };
}

/** Equal cards are grouped. */
export function cardListValues(reader: Reader, ids: readonly string[]): MessageValues {
  const listed = (form: keyof CardName) => {
    const groups = [...new Set(ids)].map((id) => {
      const count = ids.filter((other) => other === id).length;
      const name = quotedCardName(reader, id)[form];
      return count === 1 ? name : messageFor(reader, 'copies', { card: name, count });
    });
    return groups.join(', ');
  };
  return { cards: listed('nom'), cards_acc: listed('acc'), count: ids.length };
}

export function cardWordsFor({ language }: Reader): CardWords {
  return languagePackOf(language).words;
}

// The values that messages are made of; seats come into them by @kuluary/texts/reader. A card is {card}, or {card_acc}
// where it is an object.

import type { Seat } from '@kuluary/kernel/game';
import type { Values } from '@kuluary/texts/catalogue';
import { list } from '@kuluary/texts/list';
import { namesOf, type Reader } from '@kuluary/texts/reader';
import { tongueOf } from './catalogues.ts';
import type { Key } from './keys.ts';
import { say } from './say.ts';
import type { CardWords, Name } from './tongue.ts';

export function tell(reader: Reader, key: Key, ...values: readonly Values[]): string {
  return say(reader.language, key, Object.assign({}, ...values) as Values);
}

/** The names of several seats, the reader's own as "you". */
export function people(reader: Reader, seats: readonly Seat[]): Values {
  const names = namesOf(reader, seats, say(reader.language, 'you'));
  return { names: list(reader.language, names, 'conjunction'), count: seats.length };
}

export function card(reader: Reader, id: string): Values {
  const { nom, acc } = quoted(reader, id);
  return { card: nom, card_acc: acc };
}

function quoted({ language }: Reader, id: string): Name {
  const { names, quoted } = tongueOf(language);
  const { nom, acc } = names[id]!;
  return { nom: quoted(nom), acc: quoted(acc) };
}

/** Cards, those of one name together. */
export function cards(reader: Reader, ids: readonly string[]): Values {
  const listed = (form: keyof Name) => {
    const groups = [...new Set(ids)].map((id) => {
      const count = ids.filter((other) => other === id).length;
      const name = quoted(reader, id)[form];
      return count === 1 ? name : tell(reader, 'copies', { card: name, count });
    });
    return groups.join(', ');
  };
  return { cards: listed('nom'), cards_acc: listed('acc'), count: ids.length };
}

export function wordsOf({ language }: Reader): CardWords {
  return tongueOf(language).words;
}

// Whom a sentence is for, and the values that messages are made of.
//
// A seat becomes two arguments: `who` (is it the reader? then the verb changes) with `name`; a second seat of the same
// sentence is `whom` with `target`. A card is {card}, or {card_acc} where it is an object.

import type { Seat, Viewer } from '@kuluary/kernel/game';
import type { Values } from '@kuluary/texts/catalogue';
import type { Language } from '@kuluary/texts/languages';
import { list } from '@kuluary/texts/list';
import { tongueOf } from './catalogues.ts';
import type { Key } from './keys.ts';
import { say } from './say.ts';
import type { CardWords, Name } from './tongue.ts';

export interface Reader {
  readonly language: Language;
  readonly viewer: Viewer;
  readonly names: readonly string[]; // of the seats; never declined, gender unknown
}

export function tell(reader: Reader, key: Key, ...values: readonly Values[]): string {
  return say(reader.language, key, Object.assign({}, ...values) as Values);
}

export function who(reader: Reader, seat: Seat): Values {
  return { who: person(reader, seat), name: reader.names[seat]! };
}

export function whom(reader: Reader, seat: Seat): Values {
  return { whom: person(reader, seat), target: reader.names[seat]! };
}

function person(reader: Reader, seat: Seat): 'you' | 'other' {
  return reader.viewer === seat ? 'you' : 'other';
}

/** The names of several seats, the reader's own as "you". */
export function people(reader: Reader, seats: readonly Seat[]): Values {
  const names = seats.map((seat) => (seat === reader.viewer ? say(reader.language, 'you') : reader.names[seat]!));
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

// Whom a sentence is for, and the values that messages are made of.
//
// A seat becomes two arguments: `who` (is it the reader? then the verb changes) with `name`; a second seat of the same
// sentence is `whom` with `target`. A term becomes one argument per grammatical case: {claim} is the nominative,
// {claim_gen} the genitive and so on, so that each language takes the case it needs. {action_title} begins a label.

import type { Seat, Viewer } from '@kuluary/kernel/game';
import type { Values } from '@kuluary/texts/catalogue';
import type { Language } from '@kuluary/texts/languages';
import type { ActionName } from '../rules/actions.ts';
import type { Character } from '../rules/characters.ts';
import type { Edition } from '../rules/editions.ts';
import type { Key } from './keys.ts';
import { say } from './say.ts';
import { type Term, termsOf } from './terms.ts';

export interface Reader {
  readonly language: Language;
  readonly edition: Edition; // whose terms are spoken
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
  return { names: listed(reader, names, 'conjunction'), count: seats.length };
}

/** A character that somebody claims. */
export function claimed(reader: Reader, character: Character): Values {
  return inCases('claim', characterTerm(reader, character));
}

/** A character as the card it is. */
export function card(reader: Reader, character: Character): Values {
  return inCases('card', characterTerm(reader, character));
}

export function cards(reader: Reader, characters: readonly Character[], arg = 'cards'): Values {
  const terms = characters.map((character) => characterTerm(reader, character));
  const list = (form: 'nom' | 'acc') => {
    const words = terms.map((term) => term[form]);
    return listed(reader, words, 'conjunction');
  };
  return { [arg]: list('nom'), [`${arg}_acc`]: list('acc') };
}

/** Any one of these characters. */
export function anyOf(reader: Reader, characters: readonly Character[]): Values {
  const names = characters.map((character) => nameOf(reader, character));
  return { cards: listed(reader, names, 'disjunction') };
}

export function deed(reader: Reader, action: ActionName): Values {
  const term = termsOf(reader.language, reader.edition).actions[action];
  const title = term.nom[0]!.toLocaleUpperCase(reader.language) + term.nom.slice(1);
  return { ...inCases('action', term), action_title: title };
}

/** A character's name alone, as lists show it. */
export function nameOf(reader: Reader, character: Character): string {
  return characterTerm(reader, character).nom;
}

function characterTerm(reader: Reader, character: Character) {
  return termsOf(reader.language, reader.edition).characters[character];
}

function inCases(arg: string, term: Term): Values {
  const forms = Object.entries(term) as [string, string][];
  return Object.fromEntries(forms.map(([form, word]) => [form === 'nom' ? arg : `${arg}_${form}`, word]));
}

const LISTS = new Map<string, Intl.ListFormat>();

function listed(reader: Reader, items: readonly string[], type: 'conjunction' | 'disjunction'): string {
  const { language } = reader;
  const known = LISTS.get(`${language} ${type}`) ?? new Intl.ListFormat(language, { type });
  LISTS.set(`${language} ${type}`, known);
  return known.format(items);
}

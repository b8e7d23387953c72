// The values that messages are made of; seats come into them by @kuluary/texts/reader. A term becomes one argument per
// grammatical case: {claim} is the nominative, {claim_gen} the genitive and so on, so that each language takes the case it
// needs. {action_title} begins a label.

import type { Seat } from '@kuluary/kernel/game';
import type { Values } from '@kuluary/texts/catalogue';
import type { Language } from '@kuluary/texts/languages';
import { type ListType, list } from '@kuluary/texts/list';
import { type Reader as AnyReader, namesOf } from '@kuluary/texts/reader';
import type { ActionName } from '../rules/actions.ts';
import type { Character } from '../rules/characters.ts';
import type { Options } from '../rules/editions.ts';
import type { Key } from './keys.ts';
import { say } from './say.ts';
import { type CharacterTerm, type Several, type Term, termsOf } from './terms.ts';

export interface Reader extends AnyReader {
  readonly options: Options; // of the edition whose terms are spoken
}

export function tell(reader: Reader, key: Key, ...values: readonly Values[]): string {
  return say(reader.language, key, Object.assign({}, ...values) as Values);
}

/** The names of several seats, the reader's own as "you", or as another word that the sentence needs. */
export function people(reader: Reader, seats: readonly Seat[], own: Key = 'you'): Values {
  const names = namesOf(reader, seats, say(reader.language, own));
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

/** Cards, those of one character together: "two Dukes and the Captain". `more` is listed behind them. */
export function cards(
  reader: Reader,
  characters: readonly Character[],
  arg = 'cards',
  more: readonly string[] = [],
): Values {
  const groups = [...new Set(characters)].map((character) => {
    const alike = characters.filter((other) => other === character).length;
    return several(characterTerm(reader, character), alike);
  });
  const list = (form: 'nom' | 'acc') => {
    const words = groups.map((group) => group[form]);
    return listed(reader, [...words, ...more], 'conjunction');
  };
  return { [arg]: list('nom'), [`${arg}_acc`]: list('acc') };
}

function several(term: CharacterTerm, count: number): Several {
  return count === 1 ? term : count === 2 ? term.two : term.three;
}

/** Any one of these characters. */
export function anyOf(reader: Reader, characters: readonly Character[]): Values {
  const terms = characters.map((character) => characterTerm(reader, character));
  const list = (form: 'nom' | 'acc') => {
    const words = terms.map((term) => term[form]);
    return listed(reader, words, 'disjunction');
  };
  return { cards: list('nom'), cards_acc: list('acc') };
}

export function deed(reader: Reader, action: ActionName): Values {
  const term = actionTerm(reader, action);
  const title = term.nom[0]!.toLocaleUpperCase(reader.language) + term.nom.slice(1);
  return { ...inCases('action', term), action_title: title };
}

export function deeds(reader: Reader, actions: readonly ActionName[]): Values {
  const list = (form: 'gen' | 'acc') => {
    const words = actions.map((action) => actionTerm(reader, action)[form]);
    return listed(reader, words, 'conjunction');
  };
  return { actions_gen: list('gen'), actions_acc: list('acc') };
}

/** Where a card goes that leaves a hand for the deck. */
export function wayBack(reader: Reader): Values {
  return { returnTo: reader.options.returnTo };
}

function characterTerm(reader: Reader, character: Character): CharacterTerm {
  return termsOf(reader.language, reader.options.edition).characters[character];
}

function actionTerm(reader: Reader, action: ActionName): Term {
  return termsOf(reader.language, reader.options.edition).actions[action];
}

function inCases(arg: string, { nom, gen, acc }: Term): Values {
  return { [arg]: nom, [`${arg}_gen`]: gen, [`${arg}_acc`]: acc };
}

function listed({ language }: Reader, items: readonly string[], type: ListType): string {
  const written = list(language, items, type);
  return EUPHONY[language]?.(written) ?? written;
}

/** Ukrainian says "й" instead of "і" after a vowel, unless such a sound follows. */
const EUPHONY: Readonly<Partial<Record<Language, (list: string) => string>>> = {
  uk: (list) => list.replace(/(?<=[аеєиіїоуюя]) і (?=[^йєїюя])/giu, ' й '),
};

// The arguments of messages; those for seats are in @kuluary/texts/reader. A term becomes one argument per grammatical case,
// and each language uses the case it needs: {claim} is the nominative, {claim_gen} the genitive, and so on. {action_title} is
// capitalized.

import type { Seat } from '@kuluary/kernel/game';
import type { MessageValues } from '@kuluary/texts/catalogue';
import type { Language } from '@kuluary/texts/languages';
import { formatList, type ListType } from '@kuluary/texts/list-format';
import { type Reader, seatNames } from '@kuluary/texts/reader';
import type { ActionName } from '../rules/actions-and-blocks.ts';
import type { Character } from '../rules/characters.ts';
import type { Options } from '../rules/editions.ts';
import { type CharacterTerm, type CountedTerm, type Term, termsOf } from './edition-terms.ts';
import { formatSentence } from './format-sentence.ts';
import type { MessageKey } from './message-keys.ts';

export interface CoupReader extends Reader {
  readonly options: Options; // their edition decides the terms
}

export function messageFor(reader: CoupReader, key: MessageKey, ...values: readonly MessageValues[]): string {
  return formatSentence(reader.language, key, Object.assign({}, ...values) as MessageValues);
}

/** The names of several seats, the reader's own as "you", or as another word that the sentence needs. */
export function seatNameValues(reader: CoupReader, seats: readonly Seat[], own: MessageKey = 'you'): MessageValues {
  const names = seatNames(reader, seats, formatSentence(reader.language, own));
  return { names: joinList(reader, names, 'conjunction'), count: seats.length };
}

/** A claimed character. */
export function claimValues(reader: CoupReader, character: Character): MessageValues {
  return valuesByCase('claim', characterTerm(reader, character));
}

/** A character as a card. */
export function cardValues(reader: CoupReader, character: Character): MessageValues {
  return valuesByCase('card', characterTerm(reader, character));
}

/** Cards, grouped by character: "two Dukes and the Captain". `more` is listed after them. */
export function cardListValues(
  reader: CoupReader,
  characters: readonly Character[],
  arg = 'cards',
  more: readonly string[] = [],
): MessageValues {
  const groups = [...new Set(characters)].map((character) => {
    const copies = characters.filter((other) => other === character).length;
    return termForCount(characterTerm(reader, character), copies);
  });
  const list = (form: 'nom' | 'acc') => {
    const words = groups.map((group) => group[form]);
    return joinList(reader, [...words, ...more], 'conjunction');
  };
  return { [arg]: list('nom'), [`${arg}_acc`]: list('acc') };
}

function termForCount(term: CharacterTerm, count: number): CountedTerm {
  return count === 1 ? term : count === 2 ? term.two : term.three;
}

/** Characters joined by "or". */
export function anyCharacterValues(reader: CoupReader, characters: readonly Character[]): MessageValues {
  const terms = characters.map((character) => characterTerm(reader, character));
  const list = (form: 'nom' | 'acc') => {
    const words = terms.map((term) => term[form]);
    return joinList(reader, words, 'disjunction');
  };
  return { cards: list('nom'), cards_acc: list('acc') };
}

export function actionValues(reader: CoupReader, action: ActionName): MessageValues {
  const term = actionTerm(reader, action);
  const title = term.nom[0]!.toLocaleUpperCase(reader.language) + term.nom.slice(1);
  return { ...valuesByCase('action', term), action_title: title };
}

export function actionListValues(reader: CoupReader, actions: readonly ActionName[]): MessageValues {
  const list = (form: 'gen' | 'acc') => {
    const words = actions.map((action) => actionTerm(reader, action)[form]);
    return joinList(reader, words, 'conjunction');
  };
  return { actions_gen: list('gen'), actions_acc: list('acc') };
}

/** How cards return to the deck. */
export function returnValues(reader: CoupReader): MessageValues {
  return { returnTo: reader.options.returnTo };
}

function characterTerm(reader: CoupReader, character: Character): CharacterTerm {
  return termsOf(reader.language, reader.options.edition).characters[character];
}

function actionTerm(reader: CoupReader, action: ActionName): Term {
  return termsOf(reader.language, reader.options.edition).actions[action];
}

export function valuesByCase(arg: string, { nom, gen, acc }: Term): MessageValues {
  return { [arg]: nom, [`${arg}_gen`]: gen, [`${arg}_acc`]: acc };
}

function joinList({ language }: CoupReader, items: readonly string[], type: ListType): string {
  const text = formatList(language, items, type);
  return EUPHONY[language]?.(text) ?? text;
}

/** Ukrainian says "й" instead of "і" after a vowel, unless such a sound follows. */
const EUPHONY: Readonly<Partial<Record<Language, (list: string) => string>>> = {
  uk: (list) => list.replace(/(?<=[аеєиіїоуюя]) і (?=[^йєїюя])/giu, ' й '),
};

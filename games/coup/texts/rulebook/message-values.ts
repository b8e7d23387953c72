// The arguments of the rulebook's messages: terms of the edition, numbers of the rules, options. Every message may use all of
// them; terms and counted nouns come in grammatical cases, as in ../message-values.ts: {coup}, {coup_acc}.

import { formatMessage, type MessageValues } from '@kuluary/texts/catalogue';
import type { Language } from '@kuluary/texts/languages';
import { typeset } from '@kuluary/texts/typography';
import {
  ACTION_RULES,
  ACTIONS,
  type ActionName,
  ASSASSINATE,
  blockingCharacters,
  COUP,
  EXAMINE,
  EXCHANGE,
  FOREIGN_AID,
  INCOME,
  STEAL,
  TAX,
} from '../../rules/actions-and-blocks.ts';
import { CHARACTERS, COPIES_PER_CHARACTER, characterName, charactersInPlay } from '../../rules/characters.ts';
import type { Options } from '../../rules/editions.ts';
import { HAND_SIZE, MAX_SEATS, TURN_LIMIT } from '../../rules/state.ts';
import { actionValues, anyCharacterValues, type CoupReader, cardListValues, cardValues } from '../message-values.ts';
import { availabilityIn, hasExamination } from './boxes.ts';
import { en } from './en.ts';
import type { RulebookKey } from './message-keys.ts';
import { ru } from './ru.ts';
import { areEqualForAll, startingCoinsAt, startingCoinsOf, TWO_SEATS } from './starting-coins.ts';
import { uk } from './uk.ts';

export const RULEBOOK_CATALOGUES = { en, ru, uk } as const satisfies Record<Language, unknown>;

/** What all messages of one rulebook have in common. */
export interface RulebookContext {
  readonly language: Language;
  readonly options: Options;
  readonly reader: CoupReader;
  readonly values: MessageValues;
}

export function makeRulebookContext(language: Language, options: Options, seats: number | undefined): RulebookContext {
  const reader: CoupReader = { language, options, viewer: 'spectator', names: [] };
  return {
    language,
    options,
    reader,
    values: { ...termValues(reader), ...numberValues(reader, seats), ...optionValues(options, seats) },
  };
}

export function rulebookMessage(
  { language, values }: RulebookContext,
  key: RulebookKey,
  more: MessageValues = {},
): string {
  return typeset(language, formatMessage(language, RULEBOOK_CATALOGUES[language][key], { ...values, ...more }));
}

/** Names of arguments, in which no hyphen is possible. */
const ACTION_VALUE_NAMES: Readonly<Record<ActionName, string>> = {
  income: 'income',
  'foreign-aid': 'aid',
  coup: 'coup',
  tax: 'tax',
  assassinate: 'kill',
  steal: 'steal',
  exchange: 'exchange',
  examine: 'examine',
};

function termValues(reader: CoupReader): MessageValues {
  const { inquisitor } = reader.options;
  return Object.assign(
    {},
    ...CHARACTERS.map((character) => renameValues(cardValues(reader, character), 'card', character)),
    ...ACTIONS.map((action) => renameValues(actionValues(reader, action), 'action', ACTION_VALUE_NAMES[action])),
    ...ACTIONS.map((action, code) => {
      const blocking = blockingCharacters(code, inquisitor).map(characterName);
      return renameValues(anyCharacterValues(reader, blocking), 'cards', `${ACTION_VALUE_NAMES[action]}_block`);
    }),
    cardListValues(reader, charactersInPlay(inquisitor).map(characterName), 'court'),
  );
}

/** Replaces the prefix of the values' names. */
function renameValues(values: MessageValues, from: string, to: string): MessageValues {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name.replace(from, to), value]));
}

function numberValues({ language, options }: CoupReader, seats: number | undefined): MessageValues {
  const rule = (action: number) => ACTION_RULES[action]!;
  const set = charactersInPlay(options.inquisitor).length;
  const startingCoins = startingCoinsAt(seats ?? MAX_SEATS, options, seats);
  const ofTwo = startingCoinsAt(TWO_SEATS, options, seats);
  const areTwoEqual = startingCoinsOf(ofTwo, 0) === startingCoinsOf(ofTwo, 1);
  const counted = (noun: Noun, counts: Readonly<Record<string, number>>) =>
    Object.entries(counts).map(([name, count]) => countValuesByCase(language, noun, name, count));
  return Object.assign(
    {
      players_min: TWO_SEATS,
      players_max: MAX_SEATS,
      each: COPIES_PER_CHARACTER,
      dealt: HAND_SIZE,
      exchange_choice: OUT_OF_WORDS[language][rule(EXCHANGE).draws + 1]!, // with one card of one's own
      purses: startingCoins.join(', '),
      alike: seats === TWO_SEATS && !areTwoEqual ? 'two' : yesNo(seats === TWO_SEATS || areEqualForAll(startingCoins)),
      two_alike: yesNo(areTwoEqual),
    },
    ...counted('coins', {
      income_coins: rule(INCOME).takes,
      aid_coins: rule(FOREIGN_AID).takes,
      tax_coins: rule(TAX).takes,
      steal_coins: rule(STEAL).takes,
      coup_price: rule(COUP).cost,
      kill_price: rule(ASSASSINATE).cost,
      coup_at: options.coupAt,
      box: options.coinsInBox,
      purse: startingCoinsOf(startingCoins, 0),
      first_purse: startingCoinsOf(ofTwo, 0),
      second_purse: startingCoinsOf(ofTwo, 1),
    }),
    ...counted('cards', {
      all: set * COPIES_PER_CHARACTER,
      hand: HAND_SIZE,
      exchange_draw: rule(EXCHANGE).draws,
      examine_draw: rule(EXAMINE).draws,
      aside: set - 1, // of a set that one card was picked from
      small_deck: set - TWO_SEATS, // of a set that was dealt to two, one card each
    }),
    ...counted('turns', { turn_limit: TURN_LIMIT }),
  );
}

/** The number in "one of three", as a word. */
const OUT_OF_WORDS: Readonly<Record<Language, Readonly<Record<number, string>>>> = {
  en: { 2: 'two', 3: 'three', 4: 'four' },
  ru: { 2: 'двух', 3: 'трёх', 4: 'четырёх' },
  uk: { 2: 'двох', 3: 'трьох', 4: 'чотирьох' },
};

type Noun = 'coins' | 'cards' | 'turns';

function countValuesByCase(language: Language, noun: Noun, name: string, n: number): MessageValues {
  const form = (key: RulebookKey) => formatMessage(language, RULEBOOK_CATALOGUES[language][key], { n });
  return { [name]: form(noun), [`${name}_gen`]: form(`${noun}_gen`), [`${name}_acc`]: form(`${noun}_acc`) };
}

function optionValues(options: Options, seats: number | undefined): MessageValues {
  const draft = availabilityIn(options.edition, 'draft');
  return {
    sixth: yesNo(availabilityIn(options.edition, 'inquisitor') !== 'none'),
    examines: yesNo(hasExamination(options)),
    court_has: options.inquisitor ? 'inquisitor' : 'ambassador',
    deal: seats === TWO_SEATS && options.draft ? 'drafted' : 'dealt',
    draft: options.draft ? 'on' : draft === 'always' ? 'dropped' : draft,
    limited: yesNo(options.drawAtLimit),
    refund: yesNo(options.refundOnChallenge),
    replaced: options.replaceProven === 'now' ? 'now' : 'later',
    returnTo: options.returnTo,
    decline: yesNo(options.mayDecline),
    blockBy: options.blockBy,
    blockers: options.blockers === 'each-with-target' ? 'aimed' : options.blockers,
    shield: seats !== TWO_SEATS && options.blockBy === 'any' && options.blockers === 'first' ? 'shared' : 'own',
    decides: yesNo(options.examinerDecides),
    first: options.firstSeat === null ? options.firstPlayer : 'chosen',
  };
}

function yesNo(is: boolean): 'yes' | 'no' {
  return is ? 'yes' : 'no';
}

// What the rulebook's messages are made of: the edition's terms, the numbers of the rules, the switches of the options.
// Every message may use every word; terms and counted things come in cases, as in reader.ts: {coup}, {coup_acc}.

import { format, type Values } from '@kuluary/texts/catalogue';
import type { Language } from '@kuluary/texts/languages';
import { typeset } from '@kuluary/texts/typography';
import {
  ACTION_RULES,
  ACTIONS,
  type ActionName,
  ASSASSINATE,
  COUP,
  EXAMINE,
  EXCHANGE,
  FOREIGN_AID,
  INCOME,
  STEAL,
  TAX,
} from '../../rules/actions.ts';
import { CHARACTERS, COPIES, characterName, court } from '../../rules/characters.ts';
import { blockingCharacters } from '../../rules/decisions.ts';
import type { Options } from '../../rules/editions.ts';
import { HAND, MAX_SEATS, TURN_LIMIT } from '../../rules/state.ts';
import { anyOf, card, cards, deed, type Reader } from '../reader.ts';
import { BOXES } from './boxes.ts';
import { en } from './en.ts';
import type { BookKey } from './keys.ts';
import { areAlike, purseOf, pursesAt, TWO } from './purses.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

export const BOOKS = { en, ru, uk } as const satisfies Record<Language, unknown>;

/** Somebody who reads the rules aloud: knows the language, the options and the words for them. */
export interface Speaker {
  readonly language: Language;
  readonly options: Options;
  readonly reader: Reader;
  readonly words: Values;
}

export function speaker(language: Language, options: Options, seats: number | undefined): Speaker {
  const reader: Reader = { language, options, viewer: 'spectator', names: [] };
  return {
    language,
    options,
    reader,
    words: { ...terms(reader), ...numbers(reader, seats), ...switches(options, seats) },
  };
}

export function speak({ language, words }: Speaker, key: BookKey, more: Values = {}): string {
  return typeset(language, format(language, BOOKS[language][key], { ...words, ...more }));
}

/** Short names for the messages; a hyphen would not do there. */
const ACTION_WORDS: Readonly<Record<ActionName, string>> = {
  income: 'income',
  'foreign-aid': 'aid',
  coup: 'coup',
  tax: 'tax',
  assassinate: 'kill',
  steal: 'steal',
  exchange: 'exchange',
  examine: 'examine',
};

function terms(reader: Reader): Values {
  const { inquisitor } = reader.options;
  return Object.assign(
    {},
    ...CHARACTERS.map((character) => renamed(card(reader, character), 'card', character)),
    ...ACTIONS.map((action) => renamed(deed(reader, action), 'action', ACTION_WORDS[action])),
    ...ACTIONS.map((action, code) => {
      const blocking = blockingCharacters(code, inquisitor).map(characterName);
      return renamed(anyOf(reader, blocking), 'cards', `${ACTION_WORDS[action]}_block`);
    }),
    cards(reader, court(inquisitor).map(characterName), 'court'),
  );
}

/** The same values under names that begin with another word. */
function renamed(values: Values, from: string, to: string): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name.replace(from, to), value]));
}

function numbers({ language, options }: Reader, seats: number | undefined): Values {
  const rule = (action: number) => ACTION_RULES[action]!;
  const set = court(options.inquisitor).length;
  const purses = pursesAt(seats ?? MAX_SEATS, options, seats);
  const ofTwo = pursesAt(TWO, options, seats);
  const isFair = purseOf(ofTwo, 0) === purseOf(ofTwo, 1);
  const counted = (noun: Noun, counts: Readonly<Record<string, number>>) =>
    Object.entries(counts).map(([name, count]) => inCases(language, noun, name, count));
  return Object.assign(
    {
      players_min: TWO,
      players_max: MAX_SEATS,
      each: COPIES,
      dealt: HAND,
      exchange_choice: OUT_OF[language][rule(EXCHANGE).draws + 1]!, // with one card of one's own
      purses: purses.join(', '),
      alike: seats === TWO && !isFair ? 'two' : yesNo(seats === TWO || areAlike(purses)),
      two_alike: yesNo(isFair),
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
      purse: purseOf(purses, 0),
      first_purse: purseOf(ofTwo, 0),
      second_purse: purseOf(ofTwo, 1),
    }),
    ...counted('cards', {
      all: set * COPIES,
      hand: HAND,
      exchange_draw: rule(EXCHANGE).draws,
      examine_draw: rule(EXAMINE).draws,
      aside: set - 1, // of a set that one card was picked from
      small_deck: set - TWO, // of a set that was dealt to two, one card each
    }),
    ...counted('turns', { turn_limit: TURN_LIMIT }),
  );
}

/** "One of three": in words, where a figure would need a noun behind it. */
const OUT_OF: Readonly<Record<Language, Readonly<Record<number, string>>>> = {
  en: { 2: 'two', 3: 'three', 4: 'four' },
  ru: { 2: 'двух', 3: 'трёх', 4: 'четырёх' },
  uk: { 2: 'двох', 3: 'трьох', 4: 'чотирьох' },
};

type Noun = 'coins' | 'cards' | 'turns';

function inCases(language: Language, noun: Noun, name: string, n: number): Values {
  const said = (key: BookKey) => format(language, BOOKS[language][key], { n });
  return { [name]: said(noun), [`${name}_gen`]: said(`${noun}_gen`), [`${name}_acc`]: said(`${noun}_acc`) };
}

function switches(options: Options, seats: number | undefined): Values {
  const { sixth, draft } = BOXES[options.edition];
  return {
    sixth: yesNo(sixth !== 'none'),
    court_has: options.inquisitor ? 'inquisitor' : 'ambassador',
    deal: seats === TWO && options.draft ? 'drafted' : 'dealt',
    draft: options.draft ? 'on' : draft === 'always' ? 'dropped' : draft,
    refund: yesNo(options.refundOnChallenge),
    replaced: options.replaceProven === 'now' ? 'now' : 'later',
    returnTo: options.returnTo,
    decline: yesNo(options.mayDecline),
    blockBy: options.blockBy,
    blockers: options.blockers,
    shield: seats !== TWO && options.blockBy === 'any' && options.blockers === 'first' ? 'shared' : 'own',
    decides: yesNo(options.examinerDecides),
    first: options.firstPlayer,
  };
}

function yesNo(is: boolean): 'yes' | 'no' {
  return is ? 'yes' : 'no';
}

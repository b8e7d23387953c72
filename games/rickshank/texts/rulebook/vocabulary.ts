// What the rulebook's messages are made of: the names of the cards, the numbers of the rules, the switches of the options.
// Every message may use every word. A card is {portal_gun}, {portal_gun_acc} as an object; what is counted comes in cases
// too: {hand_cards}, {hand_cards_gen}, {hand_cards_acc}.

import { format, type Values } from '@kuluary/texts/catalogue';
import type { Language } from '@kuluary/texts/languages';
import { list } from '@kuluary/texts/list';
import { typeset } from '@kuluary/texts/typography';
import {
  GENIUS,
  GUN,
  GUNS,
  HAND,
  LINE_UP,
  LOCATION_COST,
  STANDSTILL,
  START,
  squadSize,
  TOKEN_COST,
  TOKENS,
  WAVES,
} from '../../rules/box.ts';
import type { CardEffect } from '../../rules/dialect.ts';
import type { Options } from '../../rules/options.ts';
import { MAX_SEATS } from '../../rules/state.ts';
import { BOX, cardNamed } from '../box.ts';
import { tongueOf } from '../catalogues.ts';
import { optionValue } from '../options.ts';
import { en } from './en.ts';
import { type BookKey, CASES, type Noun, REAL_TYPES } from './keys.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';
import { EXAMPLE_COUNTS, EXAMPLE_NUMBERS } from './vote-example.ts';

export const BOOKS = { en, ru, uk } as const satisfies Record<Language, unknown>;

const MIN_SEATS = 2;
const PAIR = 2; // characters to keep one of

/** Somebody who reads the rules aloud: knows the language, the options and the words for them. */
export interface Speaker {
  readonly language: Language;
  readonly words: Values;
}

export function speaker(language: Language, options: Options, seats: number | undefined): Speaker {
  return { language, words: { ...names(language), ...numbers(language), ...switches(language, options, seats) } };
}

export function speak({ language, words }: Speaker, key: BookKey, more: Values = {}): string {
  return typeset(language, format(language, BOOKS[language][key], { ...words, ...more }));
}

/** Every card by its id; a hyphen would not do in a message. */
function names(language: Language): Values {
  const tongue = tongueOf(language);
  return Object.fromEntries(
    Object.entries(tongue.names).flatMap(([id, { nom, acc }]) => {
      const name = id.replaceAll('-', '_');
      return [
        [name, tongue.quoted(nom)],
        [`${name}_acc`, tongue.quoted(acc)],
      ];
    }),
  );
}

/** A hand of starters, two of them useless. */
const FIRST_POWER = (HAND - 2) * powerOf(BOX.cards[GENIUS]!.effect);

/** What is left of some Morty Waves when others have found a partner. */
const PAIRING = { morties: 6, geniuses: 4 };

function numbers(language: Language): Values {
  const bare: Values = {
    players_min: MIN_SEATS,
    players_max: MAX_SEATS,
    genius: START.filter((card) => card === GENIUS).length,
    guns: GUNS,
    waves: WAVES,
    locations: BOX.locations.length,
    nemeses: BOX.first.length + squadSize(BOX) + BOX.last.length,
    squad: squadSize(BOX),
    standstill_rounds: STANDSTILL,
    types: REAL_TYPES.length,
    main_types: new Set(BOX.main.map((card) => BOX.cards[card]!.type)).size,
    ...mainDeck(language),
    characters_most: mostSeatsOfPairs(),
    first_price: FIRST_POWER,
    zero: 0, // what starters cost
    ...PAIRING,
    ...EXAMPLE_NUMBERS,
  };
  return Object.assign(
    bare,
    ...counted(language, 'cards', {
      start_cards: START.length,
      hand_cards: HAND,
      line_up_cards: LINE_UP,
      main_cards: BOX.main.length,
    }),
    ...counted(language, 'tokens', { all_tokens: TOKENS, ...EXAMPLE_COUNTS.tokens }),
    ...counted(language, 'power', {
      wave_power: powerOf(BOX.cards[GENIUS]!.effect),
      gun_power: powerOf(BOX.cards[GUN]!.effect),
      token_power: TOKEN_COST,
      location_power: LOCATION_COST,
      president_power: cardNamed('president').cost,
      first_power: FIRST_POWER,
    }),
    ...counted(language, 'votes', EXAMPLE_COUNTS.votes),
    ...counted(language, 'points', { unpaired_points: PAIRING.morties - PAIRING.geniuses }),
  );
}

/** How each type of the main deck is made: all of them are alike. */
function mainDeck(language: Language): Values {
  const { type } = BOX.cards[BOX.main[0]!]!;
  const cards = [...new Set(BOX.main)].map((card) => BOX.cards[card]!).filter((card) => card.type === type);
  const isTwice = (card: number) => BOX.main.filter((other) => other === card).length > 1;
  const costs = cards.map(({ cost }) => cost).sort((a, b) => a - b);
  return {
    kinds: cards.length,
    costs: list(language, costs.map(String), 'conjunction'),
    twice_up_to: Math.max(...cards.filter(({ number }) => isTwice(number)).map(({ cost }) => cost)),
  };
}

/** The first power that an effect gives. */
function powerOf(effect: CardEffect): number {
  const steps: readonly CardEffect[] = Array.isArray(effect) ? effect : [effect];
  for (const step of steps) if ('do' in step && step.do === 'power' && typeof step.n === 'number') return step.n;
  return 0;
}

function counted(language: Language, noun: Noun, counts: Readonly<Record<string, number>>): readonly Values[] {
  return Object.entries(counts).map(([name, n]) =>
    Object.fromEntries(CASES.map((form) => [name + form, format(language, BOOKS[language][`${noun}${form}`], { n })])),
  );
}

function mostSeatsOfPairs(): number {
  return Math.floor(BOX.characters.length / PAIR);
}

function switches(language: Language, options: Options, seats: number | undefined): Values {
  const { characters, livePoints } = options;
  const isShort = characters === 'two' && seats !== undefined && seats > mostSeatsOfPairs();
  return {
    characters: isShort ? 'short' : characters,
    characters_value: optionValue(language, 'characters', characters),
    live_value: optionValue(language, 'livePoints', livePoints),
  };
}

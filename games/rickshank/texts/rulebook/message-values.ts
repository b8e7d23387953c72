// The values for rulebook messages: card names, numbers of the rules, options. Every message may use all of them: a card is
// {portal_gun} or {portal_gun_acc}, a counted noun {hand_cards}, {hand_cards_gen} or {hand_cards_acc}.

import { formatMessage, type MessageValues } from '@kuluary/texts/catalogue';
import type { Language } from '@kuluary/texts/languages';
import { formatList } from '@kuluary/texts/list-format';
import { typeset } from '@kuluary/texts/typography';
import {
  GENIUS_WAVES_CARD,
  HAND_SIZE,
  LINE_UP_SIZE,
  LOCATION_COST,
  MORTY_WAVES_COUNT,
  PORTAL_GUN_CARD,
  PORTAL_GUN_COUNT,
  STANDSTILL_ROUNDS,
  STARTING_DECK,
  squadSize,
  TOKEN_COST,
  TOKEN_COUNT,
} from '../../rules/card-box.ts';
import type { CardEffect } from '../../rules/card-terms.ts';
import type { Options } from '../../rules/options.ts';
import { MAX_SEATS } from '../../rules/state.ts';
import { BOX, cardNamed } from '../card-lookup.ts';
import { languagePackOf } from '../catalogues.ts';
import { optionValueText } from '../option-text.ts';
import { en } from './en.ts';
import { type CountedNoun, NOUN_CASES, REAL_TYPES, type RulebookKey } from './message-keys.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';
import { EXAMPLE_COUNTS, EXAMPLE_NUMBERS } from './vote-example.ts';

export const RULEBOOK_CATALOGUES = { en, ru, uk } as const satisfies Record<Language, unknown>;

const MIN_SEATS = 2;
const CHARACTERS_PER_PAIR = 2; // one of them is kept

export interface RulebookContext {
  readonly language: Language;
  readonly values: MessageValues;
}

export function makeRulebookContext(language: Language, options: Options, seats: number | undefined): RulebookContext {
  return {
    language,
    values: { ...cardNameValues(language), ...numberValues(language), ...optionValues(language, options, seats) },
  };
}

export function rulebookMessage(
  { language, values }: RulebookContext,
  key: RulebookKey,
  more: MessageValues = {},
): string {
  return typeset(language, formatMessage(language, RULEBOOK_CATALOGUES[language][key], { ...values, ...more }));
}

/** By card id, with underscores for hyphens. */
function cardNameValues(language: Language): MessageValues {
  const { names, quoted } = languagePackOf(language);
  return Object.fromEntries(
    Object.entries(names).flatMap(([id, { nom, acc }]) => {
      const name = id.replaceAll('-', '_');
      return [
        [name, quoted(nom)],
        [`${name}_acc`, quoted(acc)],
      ];
    }),
  );
}

/** A hand of starters, two of them useless. */
const FIRST_HAND_POWER = (HAND_SIZE - 2) * printedPowerOf(BOX.cards[GENIUS_WAVES_CARD]!.effect);

const PAIRING_EXAMPLE = { morties: 6, geniuses: 4 };

function numberValues(language: Language): MessageValues {
  const bare: MessageValues = {
    players_min: MIN_SEATS,
    players_max: MAX_SEATS,
    genius: STARTING_DECK.filter((card) => card === GENIUS_WAVES_CARD).length,
    guns: PORTAL_GUN_COUNT,
    waves: MORTY_WAVES_COUNT,
    locations: BOX.locations.length,
    nemeses: BOX.first.length + squadSize(BOX) + BOX.last.length,
    squad: squadSize(BOX),
    standstill_rounds: STANDSTILL_ROUNDS,
    types: REAL_TYPES.length,
    main_types: new Set(BOX.main.map((card) => BOX.cards[card]!.type)).size,
    ...mainDeckValues(language),
    characters_most: maxSeatsWithPairs(),
    first_price: FIRST_HAND_POWER,
    zero: 0, // what starters cost
    ...PAIRING_EXAMPLE,
    ...EXAMPLE_NUMBERS,
  };
  return Object.assign(
    bare,
    ...countedValues(language, 'cards', {
      start_cards: STARTING_DECK.length,
      hand_cards: HAND_SIZE,
      line_up_cards: LINE_UP_SIZE,
      main_cards: BOX.main.length,
    }),
    ...countedValues(language, 'tokens', { all_tokens: TOKEN_COUNT, ...EXAMPLE_COUNTS.tokens }),
    ...countedValues(language, 'power', {
      wave_power: printedPowerOf(BOX.cards[GENIUS_WAVES_CARD]!.effect),
      gun_power: printedPowerOf(BOX.cards[PORTAL_GUN_CARD]!.effect),
      token_power: TOKEN_COST,
      location_power: LOCATION_COST,
      president_power: cardNamed('president').cost,
      first_power: FIRST_HAND_POWER,
    }),
    ...countedValues(language, 'votes', EXAMPLE_COUNTS.votes),
    ...countedValues(language, 'points', { unpaired_points: PAIRING_EXAMPLE.morties - PAIRING_EXAMPLE.geniuses }),
  );
}

/** All types of the main deck have the same costs and copies. */
function mainDeckValues(language: Language): MessageValues {
  const { type } = BOX.cards[BOX.main[0]!]!;
  const cards = [...new Set(BOX.main)].map((card) => BOX.cards[card]!).filter((card) => card.type === type);
  const isTwice = (card: number) => BOX.main.filter((other) => other === card).length > 1;
  const costs = cards.map(({ cost }) => cost).sort((a, b) => a - b);
  return {
    kinds: cards.length,
    costs: formatList(language, costs.map(String), 'conjunction'),
    twice_up_to: Math.max(...cards.filter(({ number }) => isTwice(number)).map(({ cost }) => cost)),
  };
}

/** The first power that an effect gives. */
function printedPowerOf(effect: CardEffect): number {
  const steps: readonly CardEffect[] = Array.isArray(effect) ? effect : [effect];
  for (const step of steps) if ('do' in step && step.do === 'power' && typeof step.n === 'number') return step.n;
  return 0;
}

function countedValues(
  language: Language,
  noun: CountedNoun,
  counts: Readonly<Record<string, number>>,
): readonly MessageValues[] {
  return Object.entries(counts).map(([name, n]) =>
    Object.fromEntries(
      NOUN_CASES.map((form) => [
        name + form,
        formatMessage(language, RULEBOOK_CATALOGUES[language][`${noun}${form}`], { n }),
      ]),
    ),
  );
}

function maxSeatsWithPairs(): number {
  return Math.floor(BOX.characters.length / CHARACTERS_PER_PAIR);
}

function optionValues(language: Language, options: Options, seats: number | undefined): MessageValues {
  const { characters, livePoints } = options;
  const isShort = characters === 'two' && seats !== undefined && seats > maxSeatsWithPairs();
  return {
    characters: isShort ? 'short' : characters,
    characters_value: optionValueText(language, 'characters', characters),
    live_value: optionValueText(language, 'livePoints', livePoints),
  };
}

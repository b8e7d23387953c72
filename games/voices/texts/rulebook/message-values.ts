// The values of the rulebook's messages: names, numbers of the rules, options. Every message may use every value. A region is
// {speech}, and {speech_acc}, {speech_into}, {speech_in}, {speech_from}; jurors are {logical_jurors}, _gen, _dat; an emotion
// is {joy}, {joy_acc}, and its marker's ability {anger_ability}; a card is {written_statement}; counted things come in cases
// too: {own_markers}, {own_markers_gen}, {own_markers_acc}.

import { formatMessage, type MessageValues } from '@kuluary/texts/catalogue';
import type { Language } from '@kuluary/texts/languages';
import { typeset } from '@kuluary/texts/typography';
import {
  COPIES_PER_STRATEGY,
  DEALT_STRATEGIES,
  FACE_COUNTS,
  GUILTY_TYPES_TO_CONVICT,
  HAND_LIMIT,
  INFLUENCE_TOKENS,
  MARKET_SIZE,
  ROUNDS,
  ROUNDS_PER_PHASE,
  trialCardsOfPhase,
} from '../../rules/card-box.ts';
import type { Role } from '../../rules/card-terms.ts';
import { MARKERS_PER_COLOUR } from '../../rules/markers.ts';
import type { Options } from '../../rules/options.ts';
import { MAX_SEATS, MIN_SEATS } from '../../rules/state.ts';
import { EMOTIONS, JUROR_TYPES, REGIONS, ROLE_ICONS } from '../../rules/vocabulary.ts';
import { BOX, CARD_SET } from '../card-lookup.ts';
import { effectText, markerText, strategyWords } from '../card-text.ts';
import { languagePackOf } from '../catalogues.ts';
import type { Names } from '../language-pack.ts';
import { optionValueText } from '../option-text.ts';
import { en } from './en.ts';
import { type CountedNoun, NOUN_CASES, OPTION_IDS, type RulebookKey } from './message-keys.ts';
import { CONTROL_SCENES, sceneSum } from './platform-scenes.ts';
import { EXAMPLE_NUMBERS, HIDDEN_EXAMPLE } from './round-example.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';
import { totalCancelledPairs } from './verdict-example.ts';

export const RULEBOOK_CATALOGUES = { en, ru, uk } as const satisfies Record<Language, unknown>;

const AIM_ERROR = 0.3; // in millimetres; a test compares it with the rules

/** The language and table for which a rulebook is made, with all values of its messages. */
export interface RulebookContext {
  readonly language: Language;
  readonly options: Options;
  readonly seats: number | undefined; // undefined: not known
  readonly words: MessageValues;
}

export function makeRulebookContext(language: Language, options: Options, seats: number | undefined): RulebookContext {
  const words = { ...cardNameValues(language), ...numberValues(language), ...optionValues(language, options, seats) };
  return { language, options, seats, words };
}

export function rulebookMessage(
  { language, words }: RulebookContext,
  key: RulebookKey,
  more: MessageValues = {},
): string {
  const { applyEuphony } = languagePackOf(language).words;
  return typeset(
    language,
    applyEuphony(formatMessage(language, RULEBOOK_CATALOGUES[language][key], { ...words, ...more })),
  );
}

/** Roles that can be dealt at this table, as far as it is known. */
export function possibleRoles(options: Options, seats: number | undefined): readonly Role[] {
  if (!isDealKnown(options, seats)) return BOX.roles;
  return BOX.roles.filter((role) => role.seats.includes(seats!));
}

function isDealKnown(options: Options, seats: number | undefined): boolean {
  return options.roles === 'basic' && seats !== undefined;
}

/** Message arguments cannot contain hyphens. */
const messageArgument = (id: string) => id.replaceAll('-', '_');

function cardNameValues(language: Language): MessageValues {
  const pack = languagePackOf(language);
  return {
    ...componentNameValues(pack.names),
    ...Object.fromEntries(
      EMOTIONS.flatMap((emotion) => {
        const text = markerText(language, emotion);
        return text === undefined ? [] : [[`${emotion}_ability`, text]];
      }),
    ),
    ...Object.fromEntries(
      CARD_SET.strategies.map(({ id }) => [messageArgument(id), pack.quoted(strategyWords(language, id).title)]),
    ),
    ...exampleNameValues(language),
  };
}

function componentNameValues({ regions, jurors, markerOf, icons }: Names): MessageValues {
  return Object.fromEntries([
    ...REGIONS.flatMap((region) => [
      [region, regions[region].nom],
      ...(['acc', 'into', 'in', 'from'] as const).map((form) => [`${region}_${form}`, regions[region][form]]),
    ]),
    ...JUROR_TYPES.flatMap((juror) => [
      [`${messageArgument(juror)}_jurors`, jurors[juror].nom],
      ...(['gen', 'dat'] as const).map((form) => [`${messageArgument(juror)}_jurors_${form}`, jurors[juror][form]]),
    ]),
    ...EMOTIONS.flatMap((emotion) => [
      [emotion, markerOf(emotion).nom],
      [`${emotion}_acc`, markerOf(emotion).acc],
    ]),
    ...ROLE_ICONS.map((icon) => [`icon_${icon}`, icons[icon]]),
  ]);
}

/** The example card, and the option chosen on its back. */
function exampleNameValues(language: Language): MessageValues {
  const { quoted } = languagePackOf(language);
  const named = (key: RulebookKey) => quoted(formatMessage(language, RULEBOOK_CATALOGUES[language][key]));
  return {
    example_card: named('example.card'),
    example_label: named('example.label'),
    example_other: named('example.other'),
    example_effect: effectText(language, HIDDEN_EXAMPLE[0]),
  };
}

function numberValues(language: Language): MessageValues {
  const [guilt, innocence, blank] = FACE_COUNTS;
  const bare: MessageValues = {
    players_min: MIN_SEATS,
    players_max: MAX_SEATS,
    personas_min: MIN_SEATS - 1,
    personas_max: MAX_SEATS - 1,
    regions: REGIONS.length,
    role_cards: BOX.roles.length,
    plots: CARD_SET.plots.length,
    strategy_designs: CARD_SET.strategies.length,
    copies: COPIES_PER_STRATEGY,
    guilt_faces: guilt,
    innocence_faces: innocence,
    blank_faces: blank,
    aim_error: AIM_ERROR,
    conviction: GUILTY_TYPES_TO_CONVICT,
    zero: 0, // the value of the prosecutor's markers
    most_blue: sceneSum(CONTROL_SCENES['control-most'], 'blue'),
    most_red: sceneSum(CONTROL_SCENES['control-most'], 'red'),
    tie_each: sceneSum(CONTROL_SCENES['control-tie'], 'green'),
    cancelled_in_all: totalCancelledPairs(),
    ...EXAMPLE_NUMBERS,
  };
  return Object.assign(
    bare,
    ...countedValues(language, 'cards', {
      market_cards: MARKET_SIZE,
      trial_cards: CARD_SET.trial.length,
      phase_cards: trialCardsOfPhase(BOX, 1).length,
      strategy_cards: CARD_SET.strategies.length * COPIES_PER_STRATEGY,
    }),
    ...countedValues(language, 'strategies', { hand_strategies: HAND_LIMIT, dealt_strategies: DEALT_STRATEGIES }),
    ...countedValues(language, 'markers', { own_markers: MARKERS_PER_COLOUR, both_markers: 2 * MARKERS_PER_COLOUR }),
    ...countedValues(language, 'tokens', { all_tokens: INFLUENCE_TOKENS }),
    ...countedValues(language, 'rounds', { all_rounds: ROUNDS, phase_rounds: ROUNDS_PER_PHASE }),
    ...countedValues(language, 'types', { all_types: JUROR_TYPES.length }),
  );
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

function optionValues(language: Language, options: Options, seats: number | undefined): MessageValues {
  const { roles, prosecutor, abilities, aimError, majority, memoryAid } = options;
  const isOn = (flag: boolean) => (flag ? 'on' : 'off');
  return {
    roles,
    prosecutor: prosecutor === null ? 'dealt' : 'chosen',
    abilities: isOn(abilities),
    aim: isOn(aimError),
    majority,
    memory: isOn(memoryAid),
    deal: isDealKnown(options, seats) ? 'known' : 'open',
    table: seats === undefined ? 'unknown' : seats === MIN_SEATS ? 'three' : 'more',
    ...Object.fromEntries(OPTION_IDS.map((id) => [`${id}_value`, optionValueText(language, id, options[id])])),
  };
}

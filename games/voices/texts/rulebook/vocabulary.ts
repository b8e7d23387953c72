// What the rulebook's messages are made of: the names of things, the numbers of the rules, the switches of the options.
// Every message may use every word. A region is {speech}, and {speech_acc}, {speech_into}, {speech_in}, {speech_from}; jurors
// are {logical_jurors}, _gen, _dat; an emotion is {joy}, {joy_acc}, and what its marker can do is {anger_ability}; a card is
// {written_statement}; what is counted comes in cases too: {own_markers}, {own_markers_gen}, {own_markers_acc}.

import { format, type Values } from '@kuluary/texts/catalogue';
import type { Language } from '@kuluary/texts/languages';
import { typeset } from '@kuluary/texts/typography';
import {
  CONVICTION,
  COPIES,
  DEALT,
  FACE_COUNTS,
  HAND_LIMIT,
  MARKET,
  PHASE_ROUNDS,
  ROUNDS,
  TOKENS,
  trialOf,
} from '../../rules/box.ts';
import type { Role } from '../../rules/dialect.ts';
import { OF_A_COLOUR } from '../../rules/markers.ts';
import type { Options } from '../../rules/options.ts';
import { MAX_SEATS, MIN_SEATS } from '../../rules/state.ts';
import { EMOTIONS, ICONS, JURORS, REGIONS } from '../../rules/vocabulary.ts';
import { BOX, SET } from '../box.ts';
import { effectText, markerText, strategyWords } from '../card-text.ts';
import { tongueOf } from '../catalogues.ts';
import { optionValue } from '../options.ts';
import type { Names } from '../tongue.ts';
import { en } from './en.ts';
import { type BookKey, CASES, type Noun, OPTION_IDS } from './keys.ts';
import { EXAMPLE_NUMBERS, HIDDEN_EXAMPLE } from './round-example.ts';
import { ru } from './ru.ts';
import { CONTROL_SCENES, worthIn } from './scenes.ts';
import { uk } from './uk.ts';
import { cancelledInAll } from './verdict-example.ts';

export const BOOKS = { en, ru, uk } as const satisfies Record<Language, unknown>;

const AIM_ERROR = 0.3; // in millimetres; a test holds it against the rules

/** Somebody who reads the rules aloud: knows the language, the table and the words for it. */
export interface Speaker {
  readonly language: Language;
  readonly options: Options;
  readonly seats: number | undefined; // where known
  readonly words: Values;
}

export function speaker(language: Language, options: Options, seats: number | undefined): Speaker {
  const words = { ...names(language), ...numbers(language), ...switches(language, options, seats) };
  return { language, options, seats, words };
}

export function speak({ language, words }: Speaker, key: BookKey, more: Values = {}): string {
  const { polished } = tongueOf(language).words;
  return typeset(language, polished(format(language, BOOKS[language][key], { ...words, ...more })));
}

/** Roles that somebody at this table can have, as far as the table is known. */
export function rolesHere(options: Options, seats: number | undefined): readonly Role[] {
  if (!isDealKnown(options, seats)) return BOX.roles;
  return BOX.roles.filter((role) => role.seats.includes(seats!));
}

function isDealKnown(options: Options, seats: number | undefined): boolean {
  return options.roles === 'basic' && seats !== undefined;
}

/** A hyphen would not do in a message. */
const word = (id: string) => id.replaceAll('-', '_');

function names(language: Language): Values {
  const tongue = tongueOf(language);
  return {
    ...thingNames(tongue.names),
    ...Object.fromEntries(
      EMOTIONS.flatMap((emotion) => {
        const text = markerText(language, emotion);
        return text === undefined ? [] : [[`${emotion}_ability`, text]];
      }),
    ),
    ...Object.fromEntries(SET.strategies.map(({ id }) => [word(id), tongue.quoted(strategyWords(language, id).title)])),
    ...exampleNames(language),
  };
}

function thingNames({ regions, jurors, markerOf, icons }: Names): Values {
  return Object.fromEntries([
    ...REGIONS.flatMap((region) => [
      [region, regions[region].nom],
      ...(['acc', 'into', 'in', 'from'] as const).map((form) => [`${region}_${form}`, regions[region][form]]),
    ]),
    ...JURORS.flatMap((juror) => [
      [`${word(juror)}_jurors`, jurors[juror].nom],
      ...(['gen', 'dat'] as const).map((form) => [`${word(juror)}_jurors_${form}`, jurors[juror][form]]),
    ]),
    ...EMOTIONS.flatMap((emotion) => [
      [emotion, markerOf(emotion).nom],
      [`${emotion}_acc`, markerOf(emotion).acc],
    ]),
    ...ICONS.map((icon) => [`icon_${icon}`, icons[icon]]),
  ]);
}

/** The card of the example, and what is chosen on its back. */
function exampleNames(language: Language): Values {
  const { quoted } = tongueOf(language);
  const named = (key: BookKey) => quoted(format(language, BOOKS[language][key]));
  return {
    example_card: named('example.card'),
    example_label: named('example.label'),
    example_other: named('example.other'),
    example_effect: effectText(language, HIDDEN_EXAMPLE[0]),
  };
}

function numbers(language: Language): Values {
  const [guilt, innocence, blank] = FACE_COUNTS;
  const bare: Values = {
    players_min: MIN_SEATS,
    players_max: MAX_SEATS,
    personas_min: MIN_SEATS - 1,
    personas_max: MAX_SEATS - 1,
    regions: REGIONS.length,
    role_cards: BOX.roles.length,
    plots: SET.plots.length,
    strategy_designs: SET.strategies.length,
    copies: COPIES,
    guilt_faces: guilt,
    innocence_faces: innocence,
    blank_faces: blank,
    aim_error: AIM_ERROR,
    conviction: CONVICTION,
    zero: 0, // what the prosecutor's markers are worth
    most_blue: worthIn(CONTROL_SCENES['control-most'], 'blue'),
    most_red: worthIn(CONTROL_SCENES['control-most'], 'red'),
    tie_each: worthIn(CONTROL_SCENES['control-tie'], 'green'),
    cancelled_in_all: cancelledInAll(),
    ...EXAMPLE_NUMBERS,
  };
  return Object.assign(
    bare,
    ...counted(language, 'cards', {
      market_cards: MARKET,
      trial_cards: SET.trial.length,
      phase_cards: trialOf(BOX, 1).length,
      strategy_cards: SET.strategies.length * COPIES,
    }),
    ...counted(language, 'strategies', { hand_strategies: HAND_LIMIT, dealt_strategies: DEALT }),
    ...counted(language, 'markers', { own_markers: OF_A_COLOUR, both_markers: 2 * OF_A_COLOUR }),
    ...counted(language, 'tokens', { all_tokens: TOKENS }),
    ...counted(language, 'rounds', { all_rounds: ROUNDS, phase_rounds: PHASE_ROUNDS }),
    ...counted(language, 'types', { all_types: JURORS.length }),
  );
}

function counted(language: Language, noun: Noun, counts: Readonly<Record<string, number>>): readonly Values[] {
  return Object.entries(counts).map(([name, n]) =>
    Object.fromEntries(CASES.map((form) => [name + form, format(language, BOOKS[language][`${noun}${form}`], { n })])),
  );
}

function switches(language: Language, options: Options, seats: number | undefined): Values {
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
    ...Object.fromEntries(OPTION_IDS.map((id) => [`${id}_value`, optionValue(language, id, options[id])])),
  };
}

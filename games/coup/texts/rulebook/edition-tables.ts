// What differs between the editions, computed from their switches and terms: a table that can't lie.

import type { Language } from '@kuluary/texts/languages';
import { cell } from '@kuluary/texts/rulebook/cell';
import type { Cell, Column, Row, Table } from '@kuluary/texts/rulebook/section';
import { ACTION_RULES, ACTIONS } from '../../rules/actions.ts';
import { CHARACTERS, type Character, characterName } from '../../rules/characters.ts';
import { completeOptions, EDITIONS, type Edition, OPTION_SPECS, type Options } from '../../rules/editions.ts';
import { MAX_SEATS } from '../../rules/state.ts';
import { option, optionValue } from '../options.ts';
import { type Terms, termsOf } from '../terms.ts';
import { BOXES } from './boxes.ts';
import { areAlike, editionsPurses, purseOf, TWO } from './purses.ts';
import { ACTION_RULE_IDS, type RuleId } from './rule-ids.ts';
import { type Speaker, speak } from './vocabulary.ts';

/** What makes an edition an edition: not who won last, and not its name. */
export type Switch = Exclude<keyof Options, 'edition' | 'lastWinner'>;

/** Where each switch is explained. */
const SWITCH_RULE_IDS: Readonly<Record<Switch, RuleId>> = {
  inquisitor: 'C37',
  draft: 'C33',
  refundOnChallenge: 'C16',
  replaceProven: 'C26',
  returnTo: 'C27',
  mayDecline: 'C25',
  blockBy: 'C20',
  blockers: 'C23',
  examinerDecides: 'C13',
  coinsInBox: 'C1',
  coupAt: 'C14',
  startingCoins: 'C1',
  firstPlayer: 'C36',
};

export const SWITCHES: readonly Switch[] = OPTION_SPECS.map(({ id }) => id as keyof Options).filter(
  (id): id is Switch => id in SWITCH_RULE_IDS,
);

export function ruleTable(speaker: Speaker): Table {
  const { language } = speaker;
  const rows = SWITCHES.map((id) => ({
    title: id === 'inquisitor' ? sixthCharacter(speaker) : cell(option(language, id).name),
    see: SWITCH_RULE_IDS[id],
    cells: EDITIONS.map((edition) => cell(valueIn(speaker, edition, id))),
  }));
  return {
    kind: 'table',
    caption: speak(speaker, 'editions.caption'),
    columns: [
      { title: speak(speaker, 'editions.point'), current: false },
      ...EDITIONS.map((edition) => columnOf(speaker, edition)),
    ],
    rows: [...rows, coinsOfTwo(speaker)].filter(differs),
  };
}

function valueIn(speaker: Speaker, edition: Edition, id: Switch): string {
  const { sixth, draft } = BOXES[edition];
  if (id === 'inquisitor') return speak(speaker, `editions.${sixth}`);
  if (id === 'draft') return speak(speaker, `editions.${draft}`);
  const value = completeOptions(MAX_SEATS, { edition })[id];
  if (typeof value === 'boolean') return speak(speaker, value ? 'editions.always' : 'editions.none');
  return optionValue(speaker.language, id, value);
}

/** By the name that it has in the edition that is being read. */
function sixthCharacter(speaker: Speaker): Cell {
  return cell(termsIn(speaker, speaker.options.edition).characters.inquisitor.nom, ['inquisitor']);
}

function coinsOfTwo(speaker: Speaker): Row {
  const purse = (edition: Edition) => {
    const purses = editionsPurses(edition, TWO);
    const values = { first: purseOf(purses, 0), second: purseOf(purses, 1) };
    return cell(speak(speaker, areAlike(purses) ? 'editions.alike' : 'editions.apart', values));
  };
  return { title: cell(speak(speaker, 'editions.coins-of-two')), see: 'C32', cells: EDITIONS.map(purse) };
}

/** Every character by its emblem, and those actions whose names differ: as here, and as in the other editions. */
export function nameTable(speaker: Speaker): Table {
  const here = speaker.options.edition;
  const others = EDITIONS.filter((edition) => edition !== here);
  return {
    kind: 'table',
    caption: speak(speaker, 'names.caption'),
    columns: [here, ...others].map((edition) => columnOf(speaker, edition)),
    rows: [
      ...CHARACTERS.map((character) => characterRow(speaker, character, here, others)),
      ...actionRows(speaker, here, others),
    ],
  };
}

function characterRow(speaker: Speaker, character: Character, here: Edition, others: readonly Edition[]): Row {
  const name = (edition: Edition) => cell(termsIn(speaker, edition).characters[character].nom);
  return {
    title: { ...name(here), pictures: [character] },
    see: null,
    cells: others.map((edition) => (isInBox(edition, character) ? name(edition) : missing(speaker))),
  };
}

function actionRows(speaker: Speaker, here: Edition, others: readonly Edition[]): readonly Row[] {
  return ACTIONS.map((action, code) => {
    const name = (edition: Edition) => cell(capital(speaker.language, termsIn(speaker, edition).actions[action].nom));
    const claims = characterName(ACTION_RULES[code]!.claims);
    const cells = others.map((edition) => (isInBox(edition, claims) ? name(edition) : missing(speaker)));
    return { title: name(here), see: ACTION_RULE_IDS[action], cells };
  }).filter(({ title, cells }) => cells.some(({ text }) => text !== title.text));
}

/** Here, a house rule can call a character that the box lacks; the other editions are told as they are. */
function isInBox(edition: Edition, character: Character): boolean {
  return character !== 'inquisitor' || BOXES[edition].sixth !== 'none';
}

function missing(speaker: Speaker): Cell {
  return cell(speak(speaker, 'names.missing'));
}

function termsIn({ language }: Speaker, edition: Edition): Terms {
  return termsOf(language, edition);
}

function columnOf({ language, options }: Speaker, edition: Edition): Column {
  const title = capital(language, optionValue(language, 'edition', edition));
  return { title, current: edition === options.edition };
}

function differs({ cells }: Row): boolean {
  return cells.some(({ text }) => text !== cells[0]!.text);
}

function capital(language: Language, text: string): string {
  return text[0]!.toLocaleUpperCase(language) + text.slice(1);
}

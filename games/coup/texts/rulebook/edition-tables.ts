// The rulebook's tables of differences between the editions, computed from their options and terms.

import type { Language } from '@kuluary/texts/languages';
import type { RulebookCell, RulebookColumn, RulebookRow, RulebookTable } from '@kuluary/texts/rulebook/rulebook';
import { makeCell } from '@kuluary/texts/rulebook/table-cell';
import { ACTION_RULES, ACTIONS } from '../../rules/actions-and-blocks.ts';
import { CHARACTERS, type Character, characterName } from '../../rules/characters.ts';
import { completeOptions, EDITIONS, type Edition, OPTION_SPECS, type Options } from '../../rules/editions.ts';
import { MAX_SEATS } from '../../rules/state.ts';
import { type EditionTerms, termsOf } from '../edition-terms.ts';
import { optionText, optionValueText } from '../option-text.ts';
import { availabilityIn, hasExamination } from './boxes.ts';
import { type RulebookContext, rulebookMessage } from './message-values.ts';
import { ACTION_RULE_IDS, type RuleId } from './rule-ids.ts';
import { areEqualForAll, editionStartingCoins, startingCoinsOf, TWO_SEATS } from './starting-coins.ts';

/** The options that an edition sets. */
export type EditionOption = Exclude<keyof Options, 'edition' | 'people' | 'firstSeat' | 'seatOrder' | 'lastWinner'>;

/** The rule that explains each option. */
const OPTION_RULE_IDS: Readonly<Record<EditionOption, RuleId>> = {
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
  drawAtLimit: 'C35',
};

export const EDITION_OPTIONS: readonly EditionOption[] = OPTION_SPECS.map(({ id }) => id as keyof Options).filter(
  (id): id is EditionOption => id in OPTION_RULE_IDS,
);

export function editionRuleTable(context: RulebookContext): RulebookTable {
  const { language } = context;
  const rows = EDITION_OPTIONS.filter((id) => id !== 'inquisitor' || hasExamination(context.options)).map((id) => ({
    title: id === 'inquisitor' ? inquisitorCell(context) : makeCell(optionText(language, id, context.options).name),
    seeRule: OPTION_RULE_IDS[id],
    cells: EDITIONS.map((edition) => makeCell(optionValueIn(context, edition, id))),
  }));
  return {
    kind: 'table',
    caption: rulebookMessage(context, 'editions.caption'),
    columns: [
      { title: rulebookMessage(context, 'editions.point'), isCurrentEdition: false },
      ...EDITIONS.map((edition) => columnOf(context, edition)),
    ],
    rows: [...rows, twoSeatCoinsRow(context)].filter(differsBetweenEditions),
  };
}

function optionValueIn(context: RulebookContext, edition: Edition, id: EditionOption): string {
  if (id === 'inquisitor' || id === 'draft') return rulebookMessage(context, `editions.${availabilityIn(edition, id)}`);
  const value = completeOptions(MAX_SEATS, { edition })[id];
  if (typeof value === 'boolean') return rulebookMessage(context, value ? 'editions.always' : 'editions.none');
  return optionValueText(context.language, id, value);
}

/** Its name in the current edition. */
function inquisitorCell(context: RulebookContext): RulebookCell {
  return makeCell(termsIn(context, context.options.edition).characters.inquisitor.nom, ['inquisitor']);
}

function twoSeatCoinsRow(context: RulebookContext): RulebookRow {
  const coinsCell = (edition: Edition) => {
    const startingCoins = editionStartingCoins(edition, TWO_SEATS);
    const values = { first: startingCoinsOf(startingCoins, 0), second: startingCoinsOf(startingCoins, 1) };
    return makeCell(
      rulebookMessage(context, areEqualForAll(startingCoins) ? 'editions.alike' : 'editions.apart', values),
    );
  };
  return {
    title: makeCell(rulebookMessage(context, 'editions.coins-of-two')),
    seeRule: 'C32',
    cells: EDITIONS.map(coinsCell),
  };
}

/** The names of all characters, and of actions whose names differ: in the current edition, then in the others. */
export function editionNameTable(context: RulebookContext): RulebookTable {
  const current = context.options.edition;
  const others = EDITIONS.filter((edition) => edition !== current);
  return {
    kind: 'table',
    caption: rulebookMessage(context, 'names.caption'),
    columns: [current, ...others].map((edition) => columnOf(context, edition)),
    rows: [
      ...CHARACTERS.filter((character) => isMentioned(context, character)).map((character) =>
        characterRow(context, character, current, others),
      ),
      ...actionRows(context, current, others),
    ],
  };
}

function characterRow(
  context: RulebookContext,
  character: Character,
  current: Edition,
  others: readonly Edition[],
): RulebookRow {
  const name = (edition: Edition) => makeCell(termsIn(context, edition).characters[character].nom);
  return {
    title: { ...name(current), pictures: [character] },
    seeRule: null,
    cells: others.map((edition) => (isInBox(edition, character) ? name(edition) : missingCell(context))),
  };
}

function actionRows(context: RulebookContext, current: Edition, others: readonly Edition[]): readonly RulebookRow[] {
  return ACTIONS.map((action, code) => {
    const name = (edition: Edition) =>
      makeCell(capitalize(context.language, termsIn(context, edition).actions[action].nom));
    const claims = characterName(ACTION_RULES[code]!.claims);
    const cells = others.map((edition) => (isInBox(edition, claims) ? name(edition) : missingCell(context)));
    return { title: name(current), seeRule: ACTION_RULE_IDS[action], cells, claims };
  }).filter(
    ({ title, cells, claims }) => isMentioned(context, claims) && cells.some(({ text }) => text !== title.text),
  );
}

function isMentioned({ options }: RulebookContext, character: Character): boolean {
  return character !== 'inquisitor' || hasExamination(options);
}

/** Is the character in the edition's box? In the current edition a house rule may add it all the same. */
function isInBox(edition: Edition, character: Character): boolean {
  return character !== 'inquisitor' || availabilityIn(edition, 'inquisitor') !== 'none';
}

function missingCell(context: RulebookContext): RulebookCell {
  return makeCell(rulebookMessage(context, 'names.missing'));
}

function termsIn({ language }: RulebookContext, edition: Edition): EditionTerms {
  return termsOf(language, edition);
}

function columnOf({ language, options }: RulebookContext, edition: Edition): RulebookColumn {
  const title = capitalize(language, optionValueText(language, 'edition', edition));
  return { title, isCurrentEdition: edition === options.edition };
}

function differsBetweenEditions({ cells }: RulebookRow): boolean {
  return cells.some(({ text }) => text !== cells[0]!.text);
}

function capitalize(language: Language, text: string): string {
  return text[0]!.toLocaleUpperCase(language) + text.slice(1);
}

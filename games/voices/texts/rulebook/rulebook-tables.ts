// Builds the rulebook's tables. Texts of cards come from the cards.

import type { RulebookColumn, RulebookRow, RulebookTable } from '@kuluary/texts/rulebook/rulebook';
import { makeCell } from '@kuluary/texts/rulebook/table-cell';
import { EXPERT_ROLES, PROSECUTOR_ROLE } from '../../rules/card-box.ts';
import { colourOf, GREY_COLOUR, markerValue } from '../../rules/markers.ts';
import { EMOTIONS, JUROR_TYPES, REGIONS, ROLE_ICONS } from '../../rules/vocabulary.ts';
import { BOX, CARD_SET } from '../card-lookup.ts';
import { goalText, roleWords, strategyText, strategyWords } from '../card-text.ts';
import { languagePackOf } from '../catalogues.ts';
import { formatSentence } from '../format-sentence.ts';
import { capitalized } from '../message-values.ts';
import type { RulebookKey } from './message-keys.ts';
import { possibleRoles, type RulebookContext, rulebookMessage } from './message-values.ts';
import { markersOf } from './platform-scenes.ts';
import { ABILITY_RULE_IDS } from './rule-ids.ts';
import { cancelledPairs, VERDICT_EXAMPLE } from './verdict-example.ts';

type FoldedColumn = NonNullable<RulebookColumn['narrowLayout']>;

function makeTable(
  context: RulebookContext,
  caption: RulebookKey,
  columns: readonly RulebookColumn[],
  rows: readonly RulebookRow[],
): RulebookTable {
  return { kind: 'table', caption: rulebookMessage(context, caption), columns, rows };
}

function makeColumn(title: string, widthPercent: number, narrowLayout?: FoldedColumn): RulebookColumn {
  return { title, isCurrentEdition: false, widthPercent, ...(narrowLayout && { narrowLayout }) };
}

export function regionTable(context: RulebookContext): RulebookTable {
  const { regions } = languagePackOf(context.language).names;
  const columns = [
    makeColumn(rulebookMessage(context, 'regions.region'), 36),
    makeColumn(rulebookMessage(context, 'regions.for'), 64),
  ];
  const rows = REGIONS.map((region) => ({
    title: makeCell(regions[region].nom, [`region-${region}`]),
    seeRule: region === 'planning' ? 'V21' : null,
    cells: [makeCell(rulebookMessage(context, `regions.${region}`))],
  }));
  return makeTable(context, 'regions.caption', columns, rows);
}

export function emotionTable(context: RulebookContext): RulebookTable {
  const { emotions } = languagePackOf(context.language).names;
  const columns = [
    makeColumn(rulebookMessage(context, 'emotions.emotion'), 38),
    makeColumn(rulebookMessage(context, 'emotions.worth'), 16, 'named'),
    makeColumn(rulebookMessage(context, 'emotions.count'), 18, 'named'),
    makeColumn(rulebookMessage(context, 'emotions.whose'), 28, 'named'),
  ];
  const rows = EMOTIONS.map((emotion) => {
    const alike = markersOf(emotion);
    const isGrey = colourOf(alike[0]!) === GREY_COLOUR;
    return {
      title: makeCell(emotions[emotion], [`emotion-${emotion}`]),
      seeRule: ABILITY_RULE_IDS[emotion] ?? null,
      cells: [
        makeCell(String(markerValue(alike[0]!))),
        makeCell(String(alike.length)),
        makeCell(rulebookMessage(context, isGrey ? 'emotions.prosecutor' : 'emotions.persona')),
      ],
    };
  });
  return makeTable(context, 'emotions.caption', columns, rows);
}

/** The jurors' characters, which help to guess hidden effects. */
export function jurorTable(context: RulebookContext): RulebookTable {
  const { jurors } = languagePackOf(context.language).names;
  const columns = [
    makeColumn(rulebookMessage(context, 'jurors.type'), 36),
    makeColumn(rulebookMessage(context, 'jurors.like'), 64),
  ];
  const rows = JUROR_TYPES.map((juror) => ({
    title: makeCell(capitalized(context, jurors[juror].type), [`juror-${juror}`]),
    seeRule: null,
    cells: [makeCell(rulebookMessage(context, `jurors.${juror}`))],
  }));
  return makeTable(context, 'jurors.caption', columns, rows);
}

export function strategyTable(context: RulebookContext): RulebookTable {
  const { language } = context;
  const columns = [
    makeColumn(rulebookMessage(context, 'cards.card'), 32),
    makeColumn(rulebookMessage(context, 'cards.text'), 68),
  ];
  const rows = CARD_SET.strategies.map(({ id }) => ({
    title: makeCell(strategyWords(language, id).title),
    seeRule: null,
    cells: [makeCell(strategyText(language, id))],
  }));
  return makeTable(context, 'cards.caption', columns, rows);
}

/** The verdict of the example, counted. */
export function verdictTable(context: RulebookContext): RulebookTable {
  const { language } = context;
  const { jurors } = languagePackOf(language).names;
  const columns = [
    makeColumn(rulebookMessage(context, 'verdicts.type'), 22),
    makeColumn(rulebookMessage(context, 'verdicts.open'), 22, 'named'),
    makeColumn(rulebookMessage(context, 'verdicts.hidden'), 22, 'named'),
    makeColumn(rulebookMessage(context, 'verdicts.cancelled'), 17, 'named'),
    makeColumn(rulebookMessage(context, 'verdicts.result'), 17, 'named'),
  ];
  const rows = VERDICT_EXAMPLE.map((jurorExample) => {
    const { juror, guilt, innocence, influence, result } = jurorExample;
    return {
      title: makeCell(capitalized(context, jurors[juror].type)),
      seeRule: null,
      cells: [
        makeCell(rulebookMessage(context, 'verdicts.open.cell', { guilt, innocence }), [`tally-${guilt}-${innocence}`]),
        makeCell(influence.map((face) => formatSentence(language, `face.${face}`)).join(', ')),
        makeCell(rulebookMessage(context, 'verdicts.cancelled.cell', { n: cancelledPairs(jurorExample) })),
        makeCell(formatSentence(language, `result.${result}`)),
      ],
    };
  });
  return makeTable(context, 'verdicts.caption', columns, rows);
}

/** The roles that can be dealt at this table, as far as it is known. */
export function roleTable(context: RulebookContext): RulebookTable {
  const { language, options, seats } = context;
  const { icons } = languagePackOf(language).names;
  const columns = [
    makeColumn(rulebookMessage(context, 'roles.role'), 23),
    makeColumn(rulebookMessage(context, 'roles.icon'), 25, 'named'),
    makeColumn(rulebookMessage(context, 'roles.seats'), 14, 'named'),
    makeColumn(rulebookMessage(context, 'roles.goal'), 38),
  ];
  const rows = possibleRoles(options, seats).map((role) => ({
    title: makeCell(roleWords(language, role.id).title),
    seeRule: role.id === BOX.roles[PROSECUTOR_ROLE]!.id ? 'V27' : null,
    cells: [
      makeCell(icons[role.icon], [`icon-${role.icon}`]),
      makeCell(role.seats.join(', ')),
      makeCell(goalText(language, role.id, options.majority).join(' ')),
    ],
  }));
  return makeTable(context, 'roles.caption', columns, rows);
}

/** How many expert roles of each icon are drawn. */
export function expertTable(context: RulebookContext): RulebookTable {
  const { icons } = languagePackOf(context.language).names;
  const columns = [
    makeColumn(rulebookMessage(context, 'experts.seats'), 34),
    ...ROLE_ICONS.map((icon) => makeColumn(capitalized(context, icons[icon]), 22, 'named')),
  ];
  const rows = Object.entries(EXPERT_ROLES).map(([seats, drawn]) => ({
    title: makeCell(rulebookMessage(context, 'experts.seats.cell', { n: Number(seats) })),
    seeRule: null,
    cells: drawn.map((n) => makeCell(String(n))),
  }));
  return makeTable(context, 'experts.caption', columns, rows);
}

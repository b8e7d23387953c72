// The tables of the book. What stands on cards comes from the cards.

import { cell } from '@kuluary/texts/rulebook/cell';
import type { Column, Row, Table } from '@kuluary/texts/rulebook/section';
import { EXPERT_ROLES, PROSECUTOR } from '../../rules/box.ts';
import { colourOf, GREY, worthOf } from '../../rules/markers.ts';
import { EMOTIONS, ICONS, JURORS, REGIONS } from '../../rules/vocabulary.ts';
import { BOX, SET } from '../box.ts';
import { goalText, roleWords, strategyText, strategyWords } from '../card-text.ts';
import { tongueOf } from '../catalogues.ts';
import { capital } from '../reader.ts';
import { say } from '../say.ts';
import type { BookKey } from './keys.ts';
import { ABILITY_RULE_IDS } from './rule-ids.ts';
import { markersOf } from './scenes.ts';
import { cancelledOf, VERDICT_EXAMPLE } from './verdict-example.ts';
import { rolesHere, type Speaker, speak } from './vocabulary.ts';

type Folded = NonNullable<Column['folded']>;

function table(speaker: Speaker, caption: BookKey, columns: readonly Column[], rows: readonly Row[]): Table {
  return { kind: 'table', caption: speak(speaker, caption), columns, rows };
}

function column(title: string, share: number, folded?: Folded): Column {
  return { title, current: false, share, ...(folded && { folded }) };
}

/** What each region is good for. */
export function regionTable(speaker: Speaker): Table {
  const { regions } = tongueOf(speaker.language).names;
  const columns = [column(speak(speaker, 'regions.region'), 36), column(speak(speaker, 'regions.for'), 64)];
  const rows = REGIONS.map((region) => ({
    title: cell(regions[region].nom, [`region-${region}`]),
    see: region === 'planning' ? 'V21' : null,
    cells: [cell(speak(speaker, `regions.${region}`))],
  }));
  return table(speaker, 'regions.caption', columns, rows);
}

/** The markers of one colour, and the prosecutor's. */
export function emotionTable(speaker: Speaker): Table {
  const { emotions } = tongueOf(speaker.language).names;
  const columns = [
    column(speak(speaker, 'emotions.emotion'), 38),
    column(speak(speaker, 'emotions.worth'), 16, 'named'),
    column(speak(speaker, 'emotions.count'), 18, 'named'),
    column(speak(speaker, 'emotions.whose'), 28, 'named'),
  ];
  const rows = EMOTIONS.map((emotion) => {
    const alike = markersOf(emotion);
    const isGrey = colourOf(alike[0]!) === GREY;
    return {
      title: cell(emotions[emotion], [`emotion-${emotion}`]),
      see: ABILITY_RULE_IDS[emotion] ?? null,
      cells: [
        cell(String(worthOf(alike[0]!))),
        cell(String(alike.length)),
        cell(speak(speaker, isGrey ? 'emotions.prosecutor' : 'emotions.persona')),
      ],
    };
  });
  return table(speaker, 'emotions.caption', columns, rows);
}

/** What the jurors are like: whoever guesses at hidden effects should know. */
export function jurorTable(speaker: Speaker): Table {
  const { jurors } = tongueOf(speaker.language).names;
  const columns = [column(speak(speaker, 'jurors.type'), 36), column(speak(speaker, 'jurors.like'), 64)];
  const rows = JURORS.map((juror) => ({
    title: cell(capital(speaker, jurors[juror].type), [`juror-${juror}`]),
    see: null,
    cells: [cell(speak(speaker, `jurors.${juror}`))],
  }));
  return table(speaker, 'jurors.caption', columns, rows);
}

export function strategyTable(speaker: Speaker): Table {
  const { language } = speaker;
  const columns = [column(speak(speaker, 'cards.card'), 32), column(speak(speaker, 'cards.text'), 68)];
  const rows = SET.strategies.map(({ id }) => ({
    title: cell(strategyWords(language, id).title),
    see: null,
    cells: [cell(strategyText(language, id))],
  }));
  return table(speaker, 'cards.caption', columns, rows);
}

/** The end, counted through. */
export function verdictTable(speaker: Speaker): Table {
  const { language } = speaker;
  const { jurors } = tongueOf(language).names;
  const columns = [
    column(speak(speaker, 'verdicts.type'), 22),
    column(speak(speaker, 'verdicts.open'), 22, 'named'),
    column(speak(speaker, 'verdicts.hidden'), 22, 'named'),
    column(speak(speaker, 'verdicts.cancelled'), 17, 'named'),
    column(speak(speaker, 'verdicts.result'), 17, 'named'),
  ];
  const rows = VERDICT_EXAMPLE.map((decided) => {
    const { juror, guilt, innocence, influence, result } = decided;
    return {
      title: cell(capital(speaker, jurors[juror].type)),
      see: null,
      cells: [
        cell(speak(speaker, 'verdicts.open.cell', { guilt, innocence }), [`tally-${guilt}-${innocence}`]),
        cell(influence.map((face) => say(language, `face.${face}`)).join(', ')),
        cell(speak(speaker, 'verdicts.cancelled.cell', { n: cancelledOf(decided) })),
        cell(say(language, `result.${result}`)),
      ],
    };
  });
  return table(speaker, 'verdicts.caption', columns, rows);
}

/** Who can be at this table, as far as it is known. */
export function roleTable(speaker: Speaker): Table {
  const { language, options, seats } = speaker;
  const { icons } = tongueOf(language).names;
  const columns = [
    column(speak(speaker, 'roles.role'), 23),
    column(speak(speaker, 'roles.icon'), 25, 'named'),
    column(speak(speaker, 'roles.seats'), 14, 'named'),
    column(speak(speaker, 'roles.goal'), 38),
  ];
  const rows = rolesHere(options, seats).map((role) => ({
    title: cell(roleWords(language, role.id).title),
    see: role.id === BOX.roles[PROSECUTOR]!.id ? 'V27' : null,
    cells: [
      cell(icons[role.icon], [`icon-${role.icon}`]),
      cell(role.seats.join(', ')),
      cell(goalText(language, role.id, options.majority).join(' ')),
    ],
  }));
  return table(speaker, 'roles.caption', columns, rows);
}

/** How many of each icon the experts draw. */
export function expertTable(speaker: Speaker): Table {
  const { icons } = tongueOf(speaker.language).names;
  const columns = [
    column(speak(speaker, 'experts.seats'), 34),
    ...ICONS.map((icon) => column(capital(speaker, icons[icon]), 22, 'named')),
  ];
  const rows = Object.entries(EXPERT_ROLES).map(([seats, drawn]) => ({
    title: cell(speak(speaker, 'experts.seats.cell', { n: Number(seats) })),
    see: null,
    cells: drawn.map((n) => cell(String(n))),
  }));
  return table(speaker, 'experts.caption', columns, rows);
}

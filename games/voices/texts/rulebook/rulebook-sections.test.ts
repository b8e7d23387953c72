import { readFileSync } from 'node:fs';
import { stackedChance } from '@kuluary/kernel/chance';
import { unwrap } from '@kuluary/kernel/result';
import { LANGUAGES, type Language } from '@kuluary/texts/languages';
import {
  cellsIn,
  describeRulebook,
  explanationOf,
  plainText,
  portraitsIn,
  type RulebookReading,
  sectionText,
  tablesIn,
} from '@kuluary/texts/rulebook/describe-rulebook.fixture';
import { describe, expect, it } from 'vitest';
import { voicesGame } from '../../cards/card-set.ts';
import { hangsOver, PLATFORM } from '../../push/platform.ts';
import { push } from '../../push/push.ts';
import {
  COPIES_PER_STRATEGY,
  DEALT_STRATEGIES,
  EXPERT_ROLES,
  FACE_COUNTS,
  GUILTY_TYPES_TO_CONVICT,
  HAND_LIMIT,
  INFLUENCE_TOKENS,
  MARKET_SIZE,
  makeCardBox,
  ROUNDS,
  ROUNDS_PER_PHASE,
  trialCardsOfPhase,
} from '../../rules/card-box.ts';
import { MARKER_ABILITIES } from '../../rules/marker-abilities.ts';
import { colourOf, GREY_COLOUR, MARKERS_PER_COLOUR, markerValue } from '../../rules/markers.ts';
import type { Move } from '../../rules/moves.ts';
import { completeOptions, type Options } from '../../rules/options.ts';
import { withAimError } from '../../rules/push-outcome.ts';
import { REFUSALS } from '../../rules/refusal.ts';
import { regionLeaders, seatStrengthIn } from '../../rules/region-control.ts';
import { DECISION_KINDS, MAX_SEATS, MIN_SEATS } from '../../rules/state.ts';
import { scenarioMarkerName } from '../../rules/summary.ts';
import { verdictOf } from '../../rules/verdict-and-goals.ts';
import {
  COLOURS,
  EMOTIONS,
  type Emotion,
  JUROR_TYPES,
  REGIONS,
  type Region,
  ROLE_ICONS,
} from '../../rules/vocabulary.ts';
import { makeVoicesGame } from '../../rules/voices-game.ts';
import { BOX, CARD_SET } from '../card-lookup.ts';
import { goalText, markerText, roleWords, strategyText, trialWords } from '../card-text.ts';
import { languagePackOf } from '../catalogues.ts';
import { optionValueText } from '../option-text.ts';
import { COMPONENT_PICTURES, CONTROL_PICTURES, FORGOTTEN_KEYS, OPTION_IDS, PUSH_PICTURES } from './message-keys.ts';
import { RULEBOOK_CATALOGUES } from './message-values.ts';
import { controlPicture, pushPictures } from './platform-pictures.ts';
import { CONTROL_SCENES, markerWith, PUSH_SCENE, sceneSum } from './platform-scenes.ts';
import { CARD_EXAMPLE, LEO, MARK, NINA, ROUND_EXAMPLE, ZOYA } from './round-example.ts';
import { DECISION_RULE_IDS, RULE_IDS, type RuleId } from './rule-ids.ts';
import { rulebookSections } from './rulebook-sections.ts';
import { totalCancelledPairs, VERDICT_EXAMPLE } from './verdict-example.ts';
import { voicesBook } from './voices-rulebook.ts';

/** Options and numbers of seats to read the book with. */
const CHOSEN: readonly (Partial<Options> & { readonly seats?: number })[] = [
  {},
  { seats: 3, abilities: true, aimError: false, majority: 'more', memoryAid: true },
  { seats: 4, prosecutor: 1 },
  { seats: 5, roles: 'expert' },
  { seats: 6, roles: 'expert', prosecutor: 0, abilities: true },
];
const READINGS: readonly RulebookReading<Options>[] = LANGUAGES.flatMap((language) =>
  CHOSEN.map(({ seats, ...chosen }) => ({
    language,
    options: completeOptions(seats ?? MAX_SEATS, chosen),
    ...(seats !== undefined && { seats }),
  })),
);

const USUAL = completeOptions(MAX_SEATS, {});

/** The text of a rule, with plain spaces and without stress marks. */
function ruleText(language: Language, rule: RuleId, chosen: Partial<Options> = {}, seats?: number): string {
  const options = completeOptions(seats ?? MAX_SEATS, chosen);
  return plainText(explanationOf(rulebookSections(language, options, seats), rule));
}

function bookSectionText(language: Language, section: string, chosen: Partial<Options> = {}, seats?: number): string {
  const options = completeOptions(seats ?? MAX_SEATS, chosen);
  return sectionText(rulebookSections(language, options, seats), section);
}

/** The rows of a section's table, each a list of plain texts. */
function rowsIn(language: Language, section: string, place: number, chosen: Partial<Options> = {}, seats?: number) {
  const options = completeOptions(seats ?? MAX_SEATS, chosen);
  const found = rulebookSections(language, options, seats).filter(({ id }) => id === section);
  return tablesIn(found)[place]!.rows.map((row) => [row.title, ...row.cells].map(({ text }) => text));
}

describeRulebook({
  book: voicesBook,
  readme: readFileSync(new URL('../../README.md', import.meta.url), 'utf8'),
  rules: RULE_IDS,
  linkedRules: [
    ...DECISION_KINDS.map((kind) => DECISION_RULE_IDS[kind]),
    ...Object.values(REFUSALS).map(({ rule }) => rule),
  ],
  messagesIn: (language) => RULEBOOK_CATALOGUES[language],
  caseSuffix: /_(gen|acc|dat|into|in|from)$/,
  readings: READINGS,
  usualOptions: USUAL,
  expectedNumbers,
});

/** The numbers in the paragraph of each rule, in this order. */
function expectedNumbers({ majority }: Options): Partial<Record<RuleId, readonly number[]>> {
  const [least, most] = voicesGame.seats;
  return {
    V1: [least, most, least - 1, most - 1, MARKERS_PER_COLOUR, MARKERS_PER_COLOUR, 0],
    V3: [MARKET_SIZE],
    V4: [DEALT_STRATEGIES],
    V5: [CARD_SET.plots.length],
    V6: [ROUNDS],
    V7: [MARKET_SIZE],
    V13: [2 * MARKERS_PER_COLOUR],
    V17: [HAND_LIMIT],
    V21: [MARKET_SIZE],
    V23: [ROUNDS_PER_PHASE, trialCardsOfPhase(BOX, 2).length],
    V27: majority === 'four' ? [GUILTY_TYPES_TO_CONVICT, JUROR_TYPES.length] : [],
  };
}

describe('[rulebook] the book', () => {
  it('[V6] has the five steps of a round in their order', () => {
    const { blocks } = rulebookSections('en', USUAL).find(({ id }) => id === 'round')!;
    const list = blocks.find((block) => block.kind === 'list')!;
    expect(list.ordered).toBe(true);
    expect(list.items.map(({ rules }) => rules[0])).toEqual(['V7', 'V8', 'V10', 'V21', 'V22']);
  });

  it('has a picture of every component', () => {
    const book = rulebookSections('en', USUAL);
    expect(portraitsIn(book).map(({ picture }) => picture)).toEqual([
      ...COMPONENT_PICTURES,
      ...PUSH_PICTURES,
      ...CONTROL_PICTURES,
    ]);
    const shown = cellsIn(book).flatMap(({ pictures }) => pictures);
    for (const region of REGIONS) expect(shown).toContain(`region-${region}`);
    for (const emotion of EMOTIONS) expect(shown).toContain(`emotion-${emotion}`);
    for (const juror of JUROR_TYPES) expect(shown).toContain(`juror-${juror}`);
    for (const icon of ROLE_ICONS) expect(shown).toContain(`icon-${icon}`);
  });

  it('has the one edition', () => {
    expect(voicesBook.editions).toHaveLength(1);
  });
});

describe('[rulebook] the numbers', () => {
  it('of cards and tokens are those of the box', () => {
    const about = (language: Language, picture: string) =>
      portraitsIn(rulebookSections(language, USUAL)).find((portrait) => portrait.picture === picture)!.about;
    const numbersOf = (text: string) => (text.match(/\d+/g) ?? []).map(Number);
    for (const language of LANGUAGES) {
      expect(numbersOf(bookSectionText(language, 'influence'))).toEqual([INFLUENCE_TOKENS, ...FACE_COUNTS]);
      expect(numbersOf(about(language, 'trial'))).toEqual([CARD_SET.trial.length]);
      expect(numbersOf(about(language, 'strategy'))).toEqual([
        CARD_SET.strategies.length * COPIES_PER_STRATEGY,
        CARD_SET.strategies.length,
        COPIES_PER_STRATEGY,
      ]);
      expect(numbersOf(about(language, 'brain'))).toEqual([REGIONS.length]);
      expect(numbersOf(about(language, 'jurors'))).toEqual([JUROR_TYPES.length]);
    }
    expect(FACE_COUNTS.reduce((sum, n) => sum + n, 0)).toBe(INFLUENCE_TOKENS);
  });

  it('[V9] of the aim error are those of the rules', () => {
    const most = { below: (n: number) => Math.floor(n / 2) };
    const error = withAimError({ at: 3000, slope: 0 }, most);
    expect(error.at - 3000).toBe(30); // in hundredths of a millimetre
    expect((Math.atan(error.slope / 1000) * 180) / Math.PI).toBeCloseTo(0.5, 1);
    expect(ruleText('en', 'V9')).toContain('by up to 0.3 mm and about half a degree');
    expect(ruleText('ru', 'V9')).toContain('на 0,3 мм и примерно полградуса');
    expect(ruleText('uk', 'V9')).toContain('на 0,3 мм і приблизно пів градуса');
  });

  it('[V1] of the markers are those of the rules', () => {
    for (const language of LANGUAGES) {
      const { emotions } = languagePackOf(language).names;
      const rows = rowsIn(language, 'sight', 1);
      expect(rows.map(([emotion, worth, count]) => [emotion, Number(worth), Number(count)])).toEqual([
        [emotions.joy, 3, 1],
        [emotions.fear, 2, 2],
        [emotions.anger, 2, 1],
        [emotions.trust, 1, 2],
        [emotions.sadness, 1, 2],
        [emotions.nervousness, 0, 4],
        [emotions.embarrassment, 0, 2],
        [emotions.panic, 0, 2],
      ]);
    }
    const all = Array.from({ length: MARKERS_PER_COLOUR }, (_, i) => i);
    const sum = (first: number) => all.reduce((total, i) => total + markerValue(first + i), 0);
    expect(sum(0)).toBe(3 + 2 * 2 + 2 + 2 + 2);
    expect(sum(GREY_COLOUR * MARKERS_PER_COLOUR)).toBe(0);
  });

  it('[V29] of expert roles are those of the rules', () => {
    for (const language of LANGUAGES) {
      const rows = rowsIn(language, 'variants', 0).map((row) => row.map((text) => Number.parseInt(text, 10)));
      expect(rows).toEqual(Object.entries(EXPERT_ROLES).map(([seats, drawn]) => [Number(seats), ...drawn]));
    }
    for (const [seats, drawn] of Object.entries(EXPERT_ROLES)) {
      expect(drawn.reduce((sum, n) => sum + n, 0)).toBe(Number(seats)); // the prosecutor comes, one goes
    }
  });

  it('are in the right grammatical case', () => {
    expect(ruleText('ru', 'V7')).toContain('выбирает одну из 3 карт.');
    expect(ruleText('uk', 'V17')).toContain('більше ніж 3 стратегії.');
    expect(bookSectionText('ru', 'idea')).toContain('Через 8 раундов');
    expect(ruleText('uk', 'V23')).toContain('Коли мине 4 раунди,');
    expect(ruleText('ru', 'V27')).toContain('не меньше 4 из 6 типов');
    expect(bookSectionText('uk', 'influence')).toContain(
      'Усього 30 жетонів: 12 із провиною, 12 із невинністю, 6 порожніх.',
    );
  });
});

describe('[rulebook] the text of cards', () => {
  const ABILITIES: Readonly<Partial<Record<Emotion, RuleId>>> = {
    anger: 'V32',
    sadness: 'V33',
    trust: 'V34',
    fear: 'V35',
    embarrassment: 'V36',
    panic: 'V37',
  };

  it('is there for every marker ability', () => {
    expect(Object.keys(ABILITIES).sort()).toEqual(Object.keys(MARKER_ABILITIES).sort());
    for (const language of LANGUAGES) {
      for (const [emotion, rule] of Object.entries(ABILITIES) as [Emotion, RuleId][]) {
        const { emotions } = languagePackOf(language).names;
        expect(ruleText(language, rule)).toContain(
          `${emotions[emotion]}. ${plainText(markerText(language, emotion)!)}`,
        );
      }
    }
  });

  it('is there for every strategy', () => {
    for (const language of LANGUAGES) {
      const texts = rowsIn(language, 'strategies', 0).map(([, text]) => text);
      expect(texts).toEqual(CARD_SET.strategies.map(({ id }) => strategyText(language, id).replaceAll('\u00a0', ' ')));
    }
  });

  it('is there for every role that can be at the table', () => {
    const titles = (chosen: Partial<Options>, seats?: number) =>
      rowsIn('en', 'end', 1, chosen, seats).map(([title]) => title);
    const all = BOX.roles.map(({ id }) => roleWords('en', id).title);
    expect(titles({})).toEqual(all);
    expect(titles({ roles: 'expert' }, 4)).toEqual(all);
    for (let seats = MIN_SEATS; seats <= MAX_SEATS; seats++) expect(titles({}, seats)).toHaveLength(seats);
  });

  it('[V27] the prosecutor’s goal is that of the table', () => {
    for (const language of LANGUAGES) {
      for (const majority of ['four', 'more'] as const) {
        const goal = rowsIn(language, 'end', 1, { majority })[0]!.at(-1);
        expect(goal).toBe(goalText(language, 'prosecutor', majority).join(' ').replaceAll('\u00a0', ' '));
      }
    }
  });
});

describe('[rulebook] the options', () => {
  it('are listed with their values', () => {
    for (const { language, options } of READINGS) {
      const text = bookSectionText(language, 'variants', options);
      for (const id of OPTION_IDS) {
        const value = optionValueText(language, id, options[id]).replaceAll('\u00a0', ' ');
        expect(text, id).toContain(`: ${value}.`);
      }
    }
  });

  const CHANGES: readonly (readonly [RuleId, Partial<Options>])[] = [
    ['V2', { roles: 'expert' }],
    ['V30', { prosecutor: 2 }],
    ['V31', { abilities: true }],
    ['V9', { aimError: false }],
    ['V27', { majority: 'more' }],
    ['V40', { memoryAid: true }],
  ];

  it.each(CHANGES)('change the text: [%s] with %o', (rule, chosen) => {
    for (const language of LANGUAGES) expect(ruleText(language, rule, chosen)).not.toBe(ruleText(language, rule));
  });

  it('change all rules that they should', () => {
    expect(CHANGES.flatMap(([, chosen]) => Object.keys(chosen)).sort()).toEqual([...OPTION_IDS].sort());
  });

  it('[V13] the section on tables of three depends on the number of seats', () => {
    for (const language of LANGUAGES) {
      const texts = [undefined, 3, 4].map((seats) => bookSectionText(language, 'three', {}, seats));
      expect(new Set(texts).size).toBe(3);
    }
  });
});

describe('[rulebook] the rulings', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const ruled = RULE_IDS.filter((rule) => new RegExp(`^\\| ${rule} \\|.*\\*Ruling[.:]`, 'm').test(readme));
  const SAID = { en: /our ruling/i, ru: /наше решение/i, uk: /наше рішення/i };

  it('[V14] [V18] are called so wherever the README calls them so, and nowhere else', () => {
    expect(ruled).toEqual(expect.arrayContaining(['V14', 'V18', 'V20', 'V28', 'V29']));
    for (const language of LANGUAGES) {
      expect(RULE_IDS.filter((rule) => SAID[language].test(ruleText(language, rule)))).toEqual(ruled);
    }
  });
});

describe('[rulebook] what is often forgotten', () => {
  it('[V17] has a section of its own, with the hand limit and what else slips one’s mind', () => {
    for (const language of LANGUAGES) {
      const sections = rulebookSections(language, USUAL);
      const list = sections.find(({ id }) => id === 'forgotten')!.blocks.find(({ kind }) => kind === 'list')!;
      expect(list).toMatchObject({ items: FORGOTTEN_KEYS.map(() => ({ rules: [] })) });
      expect(bookSectionText(language, 'forgotten')).toContain(`${HAND_LIMIT}`);
    }
  });

  it('[V8] a tip says where to push if one is not sure', () => {
    const tips = LANGUAGES.map((language) => bookSectionText(language, 'round'));
    expect(tips[0]).toContain('Not sure where to push?');
    expect(tips[1]).toContain('Не знаешь, куда толкать?');
    expect(tips[2]).toContain('Не знаєш, куди штовхати?');
  });
});

describe('[rulebook] the pictures', () => {
  it('[V11] show the controller that the text names', () => {
    expect(sceneSum(CONTROL_SCENES['control-most'], 'blue')).toBeGreaterThan(
      sceneSum(CONTROL_SCENES['control-most'], 'red'),
    );
    expect(sceneSum(CONTROL_SCENES['control-tie'], 'yellow')).toBe(sceneSum(CONTROL_SCENES['control-tie'], 'green'));
    expect(CONTROL_SCENES['control-empty'].every(({ id }) => colourOf(id) === GREY_COLOUR)).toBe(true);
  });

  it('[V9] show a push that ends as the text says: one falls, one hangs over', () => {
    const { before, marker, aim } = PUSH_SCENE;
    const { markers, fallen } = push(PLATFORM, before, marker, aim);
    expect(fallen).toHaveLength(1);
    expect(markers.filter((each) => hangsOver(PLATFORM, each))).toHaveLength(1);
    expect(before.filter((each) => hangsOver(PLATFORM, each)).map(({ id }) => id)).toEqual(fallen);
    expect(markers.some(({ id }) => id === marker)).toBe(true);
  });

  it('contain all markers of their scenes, and exactly one guide', () => {
    for (const id of CONTROL_PICTURES) expect(controlPicture(id)).toHaveLength(CONTROL_SCENES[id].length);
    const pictures = pushPictures();
    expect(Object.keys(pictures)).toEqual([...PUSH_PICTURES]);
    const all = PUSH_SCENE.before.length + 1;
    expect(PUSH_PICTURES.map((id) => pictures[id].markers.length + pictures[id].fallen.length)).toEqual([
      all,
      all,
      all,
    ]);
    expect(PUSH_PICTURES.filter((id) => pictures[id].guide)).toEqual(['push-aim']);
  });

  it('show no marker on another', () => {
    for (const scene of [...Object.values(CONTROL_SCENES), PUSH_SCENE.before]) {
      for (const [i, a] of scene.entries()) {
        for (const b of scene.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(20_000);
      }
    }
  });

  it('have markers by their names', () => {
    for (const colour of COLOURS) {
      for (const emotion of EMOTIONS) {
        const marker = markerWith(colour, emotion);
        if (marker !== undefined) expect(scenarioMarkerName(marker)).toBe(`${colour} ${emotion}`);
      }
    }
  });
});

describe('[rulebook] the verdict', () => {
  it('[V25] of the example is that of the rules', () => {
    const byJuror = (of: 'guilt' | 'innocence' | 'influence') =>
      Object.fromEntries(VERDICT_EXAMPLE.map((jurorExample) => [jurorExample.juror, jurorExample[of]]));
    const deal = { guilt: byJuror('guilt'), innocence: byJuror('innocence'), influence: byJuror('influence') };
    const verdict = verdictOf(unwrap(voicesGame.arrange(4, USUAL, deal)));
    for (const { juror, result } of VERDICT_EXAMPLE) expect(verdict[JUROR_TYPES.indexOf(juror)]!.result).toBe(result);
    expect(verdict.reduce((sum, { cancelled }) => sum + cancelled, 0)).toBe(totalCancelledPairs());
    expect(bookSectionText('en', 'end')).toContain(`In the example above it is ${totalCancelledPairs()}.`);
  });
});

describe('[rulebook] the worked round', () => {
  const { pushes, first, prosecutor, round, regions } = ROUND_EXAMPLE;
  const card = CARD_EXAMPLE.id;
  const game = makeVoicesGame(makeCardBox({ ...CARD_SET, trial: [...CARD_SET.trial, CARD_EXAMPLE] }));
  const options = completeOptions(4, { aimError: false });
  const deal = {
    prosecutor,
    first,
    round,
    regions,
    market: [card],
    influence: { distracted: ['guilt'], logical: ['blank'] },
  };
  const regionNumber = (region: Region) => REGIONS.indexOf(region);

  function play() {
    const state = unwrap(game.arrange(4, options, deal));
    const makeMove = (seat: number, move: Move) => {
      expect(game.refusal(state, seat, move)).toBeUndefined();
      game.apply(state, seat, move, stackedChance);
    };
    const passAll = () => {
      while (state.asked?.kind === 'strategy') makeMove(state.asked.seats[0]!, { type: 'pass' });
    };
    return { state, answer: makeMove, passAll };
  }

  it('is played by the rules as the text says', () => {
    const { accused, looked, moved, blamed, convinced } = ROUND_EXAMPLE;
    const { state, answer: makeMove, passAll } = play();
    const on = (tokens: readonly number[], juror: (typeof JUROR_TYPES)[number]) => tokens[JUROR_TYPES.indexOf(juror)];

    makeMove(MARK, { type: 'trial', card });
    for (const { seat, marker, region, at, falls } of pushes) {
      const before = state.places.flatMap((place, id) => (place === 6 ? [id] : []));
      makeMove(seat, { type: 'push', marker, region, at, slope: 0 });
      const fallen = state.places.flatMap((place, id) =>
        place === 6 && !before.includes(id) ? [scenarioMarkerName(id)] : [],
      );
      expect(fallen).toEqual(falls);
      if (seat === ZOYA) expect(state.asked).toEqual({ kind: 'strategy', seats: [ZOYA] });
      passAll();
    }

    expect(on(state.guilt, accused)).toBe(1);
    expect(regionLeaders(state, regionNumber('observation'))).toEqual([LEO]);
    const strengths = [LEO, NINA].map((seat) => seatStrengthIn(state, regionNumber('observation'), seat));
    expect(bookSectionText('en', 'example')).toContain(
      `Leo has ${strengths[0]} there, Nina ${strengths[1]}: Leo decides`,
    );
    makeMove(LEO, { type: 'juror', juror: looked });
    makeMove(LEO, { type: 'option', option: 1 });
    makeMove(LEO, { type: 'juror', juror: moved });
    expect(state.stacks[JUROR_TYPES.indexOf(moved)]).toHaveLength(1);

    makeMove(MARK, { type: 'juror', juror: blamed });
    expect(on(state.guilt, blamed)).toBe(1);
    expect(state.asked).toEqual({ kind: 'tie', seats: [NINA] });
    expect(regionLeaders(state, regionNumber('speech'))).toEqual([NINA, ZOYA]);
    makeMove(NINA, { type: 'seat', seat: NINA });
    const cards = state.hands[NINA]!.length;
    makeMove(NINA, { type: 'option', option: 0 });
    expect(on(state.innocence, convinced)).toBe(1);

    expect(state.hands[NINA]).toHaveLength(cards + 1);
    expect(state.first).toBe(MARK);
    expect(state.market).toHaveLength(MARKET_SIZE);
    expect(state.round).toBe(round);
  });

  it('uses the words of its card', () => {
    expect(bookSectionText('en', 'example')).toContain('chooses “The Umbrella”. Everybody hears: Observation, Speech.');
    expect(bookSectionText('ru', 'example')).toContain('«Зонт». Все слышат: Наблюдательность, Речь.');
    expect(bookSectionText('uk', 'example')).toContain('Поклади 1 жетон невинності проникливим присяжним.');
    expect(CARD_EXAMPLE.regions).toEqual(['observation', 'speech']);
  });

  it('reveals nothing of the game’s own cards', () => {
    expect(CARD_SET.trial.map(({ id }) => id)).not.toContain(card);
    for (const language of LANGUAGES) {
      const text = bookSectionText(language, 'example') + bookSectionText(language, 'trial');
      for (const { id } of CARD_SET.trial) {
        const { title, front, back } = trialWords(language, id);
        const labels = [front, back].flatMap(({ hidden = [] }) => hidden.flat().map(({ label }) => label));
        for (const words of [languagePackOf(language).quoted(title), ...labels]) expect(text).not.toContain(words);
      }
    }
  });
});

import { readFileSync } from 'node:fs';
import { stackedChance } from '@kuluary/kernel/chance';
import { unwrap } from '@kuluary/kernel/result';
import { LANGUAGES, type Language } from '@kuluary/texts/languages';
import {
  bare,
  cells,
  describeRulebook,
  explanation,
  portraits,
  type Reading,
  tables,
  toldInSection,
} from '@kuluary/texts/rulebook/describe-rulebook.fixture';
import { describe, expect, it } from 'vitest';
import { voices } from '../../cards/voices.ts';
import { hangsOver, PLATFORM } from '../../push/platform.ts';
import { push } from '../../push/push.ts';
import {
  boxOf,
  CONVICTION,
  COPIES,
  DEALT,
  EXPERT_ROLES,
  FACE_COUNTS,
  HAND_LIMIT,
  MARKER_ABILITIES,
  MARKET,
  PHASE_ROUNDS,
  ROUNDS,
  TOKENS,
  trialOf,
} from '../../rules/box.ts';
import { leadersOf, strengthIn } from '../../rules/control.ts';
import { verdictOf } from '../../rules/goals.ts';
import { colourOf, GREY, OF_A_COLOUR, worthOf } from '../../rules/markers.ts';
import type { Move } from '../../rules/moves.ts';
import { completeOptions, type Options } from '../../rules/options.ts';
import { missed } from '../../rules/placing.ts';
import { REFUSALS } from '../../rules/refusal.ts';
import { KINDS, MAX_SEATS, MIN_SEATS } from '../../rules/state.ts';
import { markerName } from '../../rules/summary.ts';
import { COLOURS, EMOTIONS, type Emotion, ICONS, JURORS, REGIONS, type Region } from '../../rules/vocabulary.ts';
import { gameOf } from '../../rules/voices.ts';
import { BOX, SET } from '../box.ts';
import { goalText, markerText, roleWords, strategyText, trialWords } from '../card-text.ts';
import { tongueOf } from '../catalogues.ts';
import { optionValue } from '../options.ts';
import { CONTROL, OPTION_IDS, PUSHING, THINGS } from './keys.ts';
import { controlPicture, pushPictures } from './pictures.ts';
import { CARD_EXAMPLE, LEO, MARK, NINA, ROUND_EXAMPLE, ZOYA } from './round-example.ts';
import { QUESTION_RULE_IDS, RULE_IDS, type RuleId } from './rule-ids.ts';
import { rulebook } from './rulebook.ts';
import { CONTROL_SCENES, markerWith, PUSH_SCENE, worthIn } from './scenes.ts';
import { cancelledInAll, VERDICT_EXAMPLE } from './verdict-example.ts';
import { BOOKS } from './vocabulary.ts';
import { voicesBook } from './voices-book.ts';

/** Every language with everything that the host can choose, at tables of every size and at none. */
const CHOSEN: readonly (Partial<Options> & { readonly seats?: number })[] = [
  {},
  { seats: 3, abilities: true, aimError: false, majority: 'more', memoryAid: true },
  { seats: 4, prosecutor: 1 },
  { seats: 5, roles: 'expert' },
  { seats: 6, roles: 'expert', prosecutor: 0, abilities: true },
];
const READINGS: readonly Reading<Options>[] = LANGUAGES.flatMap((language) =>
  CHOSEN.map(({ seats, ...chosen }) => ({
    language,
    options: completeOptions(seats ?? MAX_SEATS, chosen),
    ...(seats !== undefined && { seats }),
  })),
);

const USUAL = completeOptions(MAX_SEATS, {});

/** What is told of a rule, or in a section, with plain spaces and without stress. */
function told(language: Language, rule: RuleId, chosen: Partial<Options> = {}, seats?: number): string {
  const options = completeOptions(seats ?? MAX_SEATS, chosen);
  return bare(explanation(rulebook(language, options, seats), rule));
}

function toldIn(language: Language, section: string, chosen: Partial<Options> = {}, seats?: number): string {
  const options = completeOptions(seats ?? MAX_SEATS, chosen);
  return toldInSection(rulebook(language, options, seats), section);
}

/** The rows of a section's table, each a list of plain texts. */
function rowsIn(language: Language, section: string, place: number, chosen: Partial<Options> = {}, seats?: number) {
  const options = completeOptions(seats ?? MAX_SEATS, chosen);
  const found = rulebook(language, options, seats).filter(({ id }) => id === section);
  return tables(found)[place]!.rows.map((row) => [row.title, ...row.cells].map(({ text }) => text));
}

describeRulebook({
  book: voicesBook,
  readme: readFileSync(new URL('../../README.md', import.meta.url), 'utf8'),
  rules: RULE_IDS,
  leads: [...KINDS.map((kind) => QUESTION_RULE_IDS[kind]), ...Object.values(REFUSALS).map(({ rule }) => rule)],
  messagesIn: (language) => BOOKS[language],
  cases: /_(gen|acc|dat|into|in|from)$/,
  readings: READINGS,
  usual: USUAL,
  numbers: expectedNumbers,
});

/** What the paragraphs have to say in figures, in this order. */
function expectedNumbers({ majority }: Options): Partial<Record<RuleId, readonly number[]>> {
  const [least, most] = voices.seats;
  return {
    V1: [least, most, least - 1, most - 1, OF_A_COLOUR, OF_A_COLOUR, 0],
    V3: [MARKET],
    V4: [DEALT],
    V5: [SET.plots.length],
    V6: [ROUNDS],
    V7: [MARKET],
    V13: [2 * OF_A_COLOUR],
    V17: [HAND_LIMIT],
    V21: [MARKET],
    V23: [PHASE_ROUNDS, trialOf(BOX, 2).length],
    V27: majority === 'four' ? [CONVICTION, JURORS.length] : [],
  };
}

describe('[rulebook] the book', () => {
  it('[V6] has the five steps of a round in their order', () => {
    const { blocks } = rulebook('en', USUAL).find(({ id }) => id === 'round')!;
    const list = blocks.find((block) => block.kind === 'list')!;
    expect(list.ordered).toBe(true);
    expect(list.items.map(({ rules }) => rules[0])).toEqual(['V7', 'V8', 'V10', 'V21', 'V22']);
  });

  it('shows everything that it speaks of', () => {
    const book = rulebook('en', USUAL);
    expect(portraits(book).map(({ picture }) => picture)).toEqual([...THINGS, ...PUSHING, ...CONTROL]);
    const shown = cells(book).flatMap(({ pictures }) => pictures);
    for (const region of REGIONS) expect(shown).toContain(`region-${region}`);
    for (const emotion of EMOTIONS) expect(shown).toContain(`emotion-${emotion}`);
    for (const juror of JURORS) expect(shown).toContain(`juror-${juror}`);
    for (const icon of ICONS) expect(shown).toContain(`icon-${icon}`);
  });

  it('is of the one set there is', () => {
    expect(voicesBook.editions).toHaveLength(1);
  });
});

describe('[rulebook] the numbers', () => {
  it('of cards and tokens are those of the box', () => {
    const about = (language: Language, picture: string) =>
      portraits(rulebook(language, USUAL)).find((portrait) => portrait.picture === picture)!.about;
    const numbersOf = (text: string) => (text.match(/\d+/g) ?? []).map(Number);
    for (const language of LANGUAGES) {
      expect(numbersOf(toldIn(language, 'influence'))).toEqual([TOKENS, ...FACE_COUNTS]);
      expect(numbersOf(about(language, 'trial'))).toEqual([SET.trial.length]);
      expect(numbersOf(about(language, 'strategy'))).toEqual([
        SET.strategies.length * COPIES,
        SET.strategies.length,
        COPIES,
      ]);
      expect(numbersOf(about(language, 'brain'))).toEqual([REGIONS.length]);
      expect(numbersOf(about(language, 'jurors'))).toEqual([JURORS.length]);
    }
    expect(FACE_COUNTS.reduce((sum, n) => sum + n, 0)).toBe(TOKENS);
  });

  it('[V9] of the trembling hand are those of the rules', () => {
    const most = { below: (n: number) => Math.floor(n / 2) };
    const error = missed({ at: 3000, slope: 0 }, most);
    expect(error.at - 3000).toBe(30); // in hundredths of a millimetre
    expect((Math.atan(error.slope / 1000) * 180) / Math.PI).toBeCloseTo(0.5, 1);
    expect(told('en', 'V9')).toContain('by up to 0.3 mm and about half a degree');
    expect(told('ru', 'V9')).toContain('на 0,3 мм и примерно полградуса');
    expect(told('uk', 'V9')).toContain('на 0,3 мм і приблизно пів градуса');
  });

  it('[V1] of the markers are those of the rules', () => {
    for (const language of LANGUAGES) {
      const { emotions } = tongueOf(language).names;
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
    const all = Array.from({ length: OF_A_COLOUR }, (_, i) => i);
    const sum = (first: number) => all.reduce((total, i) => total + worthOf(first + i), 0);
    expect(sum(0)).toBe(3 + 2 * 2 + 2 + 2 + 2);
    expect(sum(GREY * OF_A_COLOUR)).toBe(0);
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

  it('stand in the case that they need', () => {
    expect(told('ru', 'V7')).toContain('выбирает одну из 3 карт.');
    expect(told('uk', 'V17')).toContain('більше ніж 3 стратегії.');
    expect(toldIn('ru', 'idea')).toContain('Через 8 раундов');
    expect(told('uk', 'V23')).toContain('Коли мине 4 раунди,');
    expect(told('ru', 'V27')).toContain('не меньше 4 из 6 типов');
    expect(toldIn('uk', 'influence')).toContain('Усього 30 жетонів: 12 із провиною, 12 із невинністю, 6 порожніх.');
  });
});

describe('[rulebook] what stands on cards', () => {
  const ABILITIES: Readonly<Partial<Record<Emotion, RuleId>>> = {
    anger: 'V32',
    sadness: 'V33',
    trust: 'V34',
    fear: 'V35',
    embarrassment: 'V36',
    panic: 'V37',
  };

  it('is told of every marker that can do something, as it is on the marker', () => {
    expect(Object.keys(ABILITIES).sort()).toEqual(Object.keys(MARKER_ABILITIES).sort());
    for (const language of LANGUAGES) {
      for (const [emotion, rule] of Object.entries(ABILITIES) as [Emotion, RuleId][]) {
        const { emotions } = tongueOf(language).names;
        expect(told(language, rule)).toContain(`${emotions[emotion]}. ${bare(markerText(language, emotion)!)}`);
      }
    }
  });

  it('is told of every strategy', () => {
    for (const language of LANGUAGES) {
      const texts = rowsIn(language, 'strategies', 0).map(([, text]) => text);
      expect(texts).toEqual(SET.strategies.map(({ id }) => strategyText(language, id).replaceAll('\u00a0', ' ')));
    }
  });

  it('is told of every role that can be at the table', () => {
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
  it('are told with their values', () => {
    for (const { language, options } of READINGS) {
      const text = toldIn(language, 'variants', options);
      for (const id of OPTION_IDS) {
        const value = optionValue(language, id, options[id]).replaceAll('\u00a0', ' ');
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

  it.each(CHANGES)('change what is told: [%s] with %o', (rule, chosen) => {
    for (const language of LANGUAGES) expect(told(language, rule, chosen)).not.toBe(told(language, rule));
  });

  it('change all what they should', () => {
    expect(CHANGES.flatMap(([, chosen]) => Object.keys(chosen)).sort()).toEqual([...OPTION_IDS].sort());
  });

  it('[V13] three at a table are told that it is for them', () => {
    for (const language of LANGUAGES) {
      const texts = [undefined, 3, 4].map((seats) => toldIn(language, 'three', {}, seats));
      expect(new Set(texts).size).toBe(3);
    }
  });
});

describe('[rulebook] the pictures', () => {
  it('[V11] show who controls, as it is told', () => {
    expect(worthIn(CONTROL_SCENES['control-most'], 'blue')).toBeGreaterThan(
      worthIn(CONTROL_SCENES['control-most'], 'red'),
    );
    expect(worthIn(CONTROL_SCENES['control-tie'], 'yellow')).toBe(worthIn(CONTROL_SCENES['control-tie'], 'green'));
    expect(CONTROL_SCENES['control-empty'].every(({ id }) => colourOf(id) === GREY)).toBe(true);
  });

  it('[V9] show a push that ends as it is told: one falls, one hangs over', () => {
    const { before, marker, aim } = PUSH_SCENE;
    const { markers, fallen } = push(PLATFORM, before, marker, aim);
    expect(fallen).toHaveLength(1);
    expect(markers.filter((each) => hangsOver(PLATFORM, each))).toHaveLength(1);
    expect(before.filter((each) => hangsOver(PLATFORM, each)).map(({ id }) => id)).toEqual(fallen);
    expect(markers.some(({ id }) => id === marker)).toBe(true);
  });

  it('are of every portrait, with whoever is told of', () => {
    for (const id of CONTROL) expect(controlPicture(id)).toHaveLength(CONTROL_SCENES[id].length);
    const pictures = pushPictures();
    expect(Object.keys(pictures)).toEqual([...PUSHING]);
    const all = PUSH_SCENE.before.length + 1;
    expect(PUSHING.map((id) => pictures[id].markers.length + pictures[id].fallen.length)).toEqual([all, all, all]);
    expect(PUSHING.filter((id) => pictures[id].guide)).toEqual(['push-aim']);
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
        if (marker !== undefined) expect(markerName(marker)).toBe(`${colour} ${emotion}`);
      }
    }
  });
});

describe('[rulebook] the verdict', () => {
  it('[V25] of the example is that of the rules', () => {
    const byJuror = (of: 'guilt' | 'innocence' | 'influence') =>
      Object.fromEntries(VERDICT_EXAMPLE.map((decided) => [decided.juror, decided[of]]));
    const deal = { guilt: byJuror('guilt'), innocence: byJuror('innocence'), influence: byJuror('influence') };
    const verdict = verdictOf(unwrap(voices.arrange(4, USUAL, deal)));
    for (const { juror, result } of VERDICT_EXAMPLE) expect(verdict[JURORS.indexOf(juror)]!.result).toBe(result);
    expect(verdict.reduce((sum, { cancelled }) => sum + cancelled, 0)).toBe(cancelledInAll());
    expect(toldIn('en', 'end')).toContain(`In the example above it is ${cancelledInAll()}.`);
  });
});

describe('[rulebook] the worked round', () => {
  const { pushes, first, prosecutor, round, regions } = ROUND_EXAMPLE;
  const card = CARD_EXAMPLE.id;
  const game = gameOf(boxOf({ ...SET, trial: [...SET.trial, CARD_EXAMPLE] }));
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
    const answer = (seat: number, move: Move) => {
      expect(game.refusal(state, seat, move)).toBeUndefined();
      game.apply(state, seat, move, stackedChance);
    };
    const passAll = () => {
      while (state.asked?.kind === 'strategy') answer(state.asked.seats[0]!, { type: 'pass' });
    };
    return { state, answer, passAll };
  }

  it('goes by the rules as it is told', () => {
    const { accused, looked, moved, blamed, convinced } = ROUND_EXAMPLE;
    const { state, answer, passAll } = play();
    const on = (tokens: readonly number[], juror: (typeof JURORS)[number]) => tokens[JURORS.indexOf(juror)];

    answer(MARK, { type: 'trial', card });
    for (const { seat, marker, region, at, falls } of pushes) {
      const before = state.places.flatMap((place, id) => (place === 6 ? [id] : []));
      answer(seat, { type: 'push', marker, region, at, slope: 0 });
      const fallen = state.places.flatMap((place, id) => (place === 6 && !before.includes(id) ? [markerName(id)] : []));
      expect(fallen).toEqual(falls);
      if (seat === ZOYA) expect(state.asked).toEqual({ kind: 'strategy', seats: [ZOYA] });
      passAll();
    }

    expect(on(state.guilt, accused)).toBe(1);
    expect(leadersOf(state, regionNumber('observation'))).toEqual([LEO]);
    const strengths = [LEO, NINA].map((seat) => strengthIn(state, regionNumber('observation'), seat));
    expect(toldIn('en', 'example')).toContain(`Leo has ${strengths[0]} there, Nina ${strengths[1]}: Leo decides`);
    answer(LEO, { type: 'juror', juror: looked });
    answer(LEO, { type: 'option', option: 1 });
    answer(LEO, { type: 'juror', juror: moved });
    expect(state.stacks[JURORS.indexOf(moved)]).toHaveLength(1);

    answer(MARK, { type: 'juror', juror: blamed });
    expect(on(state.guilt, blamed)).toBe(1);
    expect(state.asked).toEqual({ kind: 'tie', seats: [NINA] });
    expect(leadersOf(state, regionNumber('speech'))).toEqual([NINA, ZOYA]);
    answer(NINA, { type: 'seat', seat: NINA });
    const cards = state.hands[NINA]!.length;
    answer(NINA, { type: 'option', option: 0 });
    expect(on(state.innocence, convinced)).toBe(1);

    expect(state.hands[NINA]).toHaveLength(cards + 1);
    expect(state.first).toBe(MARK);
    expect(state.market).toHaveLength(MARKET);
    expect(state.round).toBe(round);
  });

  it('is told in the words of its card', () => {
    expect(toldIn('en', 'example')).toContain('chooses “The Umbrella”. Everybody hears: Observation, Speech.');
    expect(toldIn('ru', 'example')).toContain('«Зонт». Все слышат: Наблюдательность, Речь.');
    expect(toldIn('uk', 'example')).toContain('Поклади 1 жетон невинності проникливим присяжним.');
    expect(CARD_EXAMPLE.regions).toEqual(['observation', 'speech']);
  });

  it('gives away nothing that is in the box', () => {
    expect(SET.trial.map(({ id }) => id)).not.toContain(card);
    for (const language of LANGUAGES) {
      const text = toldIn(language, 'example') + toldIn(language, 'trial');
      for (const { id } of SET.trial) {
        const { title, front, back } = trialWords(language, id);
        const labels = [front, back].flatMap(({ hidden = [] }) => hidden.flat().map(({ label }) => label));
        for (const words of [tongueOf(language).quoted(title), ...labels]) expect(text).not.toContain(words);
      }
    }
  });
});

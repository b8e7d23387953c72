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
  toldInSection,
} from '@kuluary/texts/rulebook/describe-rulebook.fixture';
import { describe, expect, it } from 'vitest';
import { RICKDEMPTION, rickshank } from '../../cards/rickshank.ts';
import { GENIUS, GUNS, HAND, LINE_UP, LOCATION_COST, START, TOKEN_COST, TOKENS, WAVE, WAVES } from '../../rules/box.ts';
import { TYPES, VOTES } from '../../rules/dialect.ts';
import type { Move } from '../../rules/moves.ts';
import { completeOptions, type Options } from '../../rules/options.ts';
import { REFUSALS } from '../../rules/refusal.ts';
import { penalty } from '../../rules/score.ts';
import { KINDS, MAX_SEATS } from '../../rules/state.ts';
import { votesFor } from '../../rules/votes.ts';
import { BOX, cardNamed } from '../box.ts';
import { optionValue } from '../options.ts';
import { rickshankBook } from './rickshank-book.ts';
import { QUESTION_RULE_IDS, RULE_IDS, type RuleId } from './rule-ids.ts';
import { rulebook } from './rulebook.ts';
import { BOOKS } from './vocabulary.ts';
import { VOTE_EXAMPLE, votesAgainst } from './vote-example.ts';
import { callers } from './vote-table.ts';

/** Every language with every choice of the host, and a table too large for one of them. */
const CHOSEN = [
  { characters: 'random', livePoints: false },
  { characters: 'choice', livePoints: true },
  { characters: 'two', livePoints: false },
  { characters: 'two', livePoints: true, seats: MAX_SEATS },
] as const;
const READINGS: readonly Reading<Options>[] = LANGUAGES.flatMap((language) =>
  CHOSEN.map(({ characters, livePoints, ...table }) => ({
    language,
    options: completeOptions(MAX_SEATS, { characters, livePoints }),
    ...table,
  })),
);

const USUAL = completeOptions(MAX_SEATS, {});

/** What is told of a rule, or in a section, with plain spaces and without stress. */
function told(language: Language, rule: RuleId, options: Options = USUAL, seats?: number): string {
  return bare(explanation(rulebook(language, options, seats), rule));
}

function toldIn(language: Language, section: string, options: Options = USUAL): string {
  return toldInSection(rulebook(language, options), section);
}

describeRulebook({
  book: rickshankBook,
  readme: readFileSync(new URL('../../README.md', import.meta.url), 'utf8'),
  rules: RULE_IDS,
  leads: [...KINDS.map((kind) => QUESTION_RULE_IDS[kind]), ...Object.values(REFUSALS).map(({ rule }) => rule)],
  messagesIn: (language) => BOOKS[language],
  cases: /_(gen|acc)$/,
  readings: READINGS,
  usual: USUAL,
  numbers: expectedNumbers,
});

/** What the paragraphs have to say in figures, in this order. */
function expectedNumbers(): Partial<Record<RuleId, readonly number[]>> {
  const genius = START.filter((card) => card === GENIUS).length;
  const nemeses = RICKDEMPTION.nemeses.length;
  const squad = RICKDEMPTION.nemeses.filter(({ stands }) => stands === undefined).length;
  const ricks = RICKDEMPTION.main.filter(({ type }) => type === 'rick');
  const costs = ricks.map(({ cost }) => cost).sort((a, b) => a - b);
  const mainTypes = new Set(RICKDEMPTION.main.map(({ type }) => type)).size;
  return {
    R1: [...rickshank.seats, START.length, genius, 1, HAND],
    R2: [BOX.main.length, mainTypes, ricks.length, ...costs, 5, LINE_UP],
    R3: [GUNS, WAVES, RICKDEMPTION.locations.length, TOKENS],
    R4: [nemeses, squad],
    R7: [TYPES.filter((type) => type !== 'none').length],
    R11: [TOKENS, TOKEN_COST],
    R18: [LINE_UP],
    R25: [2, LOCATION_COST],
    R29: [TOKENS, squad],
    R39: [0],
    E5: [HAND],
    E6: [LINE_UP],
  };
}

describe('[rulebook] the book', () => {
  it('has steps that are numbered as their rules are', () => {
    for (const section of ['turn-end', 'votes']) {
      const { blocks } = rulebook('en', USUAL).find(({ id }) => id === section)!;
      const list = blocks.find((block) => block.kind === 'list')!;
      expect(list.ordered).toBe(true);
      expect(list.items.map(({ rules }) => Number(rules[0]!.slice(1)))).toEqual(list.items.map((_, i) => i + 1));
    }
  });

  it('shows every character and every nemesis, and emblems of cards that there are', () => {
    const book = rulebook('en', USUAL);
    expect(portraits(book).map(({ picture }) => picture)).toEqual(RICKDEMPTION.characters.map(({ id }) => id));
    const shown = cells(book).flatMap(({ pictures }) => pictures);
    for (const id of shown) expect(() => cardNamed(id)).not.toThrow();
    for (const { id } of RICKDEMPTION.nemeses) expect(shown).toContain(id);
  });

  it('knows which vote each council card calls', () => {
    const council = BOX.cards.filter(({ type }) => type === 'council').map(({ id }) => id);
    expect(VOTES.flatMap(callers).sort()).toEqual(council.sort());
  });

  it('is of the one set there is', () => {
    expect(rickshankBook.editions).toHaveLength(1);
  });
});

describe('[rulebook] the numbers', () => {
  it('[R2] every type of the main deck is made like the first', () => {
    const costsOf = (type: string) =>
      RICKDEMPTION.main
        .filter((card) => card.type === type)
        .map(({ cost }) => cost)
        .sort((a, b) => a - b);
    const types = new Set(RICKDEMPTION.main.map(({ type }) => type));
    for (const type of types) expect(costsOf(type)).toEqual(costsOf('rick'));
  });

  it('stand in the case that they need', () => {
    expect(told('ru', 'R1')).toContain('одни и те же 10 карт: 7 карт «Волны гения», каждая даёт 1 мощь,');
    expect(told('uk', 'R3')).toContain(
      '16 портальних гармат, 20 карт «Хвилі Морті», 15 локацій, а з ними 9 жетонів доступу.',
    );
    expect(told('ru', 'E6')).toBe('Барахолку пополняют до 5 карт.');
    expect(told('en', 'R2')).toContain('at costs 2, 3, 3, 4, 4, 5, 6, and 7; those up to cost 5');
    expect(toldIn('ru', 'buying')).toContain('Это 3 мощи: хватит');
    expect(toldIn('uk', 'nemeses')).toContain('набрати 14 міці');
  });
});

describe('[rulebook] the worked vote', () => {
  it('goes by the rules as it is told', () => {
    const { card, ballots, reveals, decided } = VOTE_EXAMPLE;
    const hands = ballots.map((_, seat) => [
      ...(seat === 0 ? [card] : ['beth']),
      ...reveals.flatMap((each) => (each.seat === seat && each.card !== null ? [each.card] : [])),
      'jerry',
    ]);
    const tokens = ballots.map((ballot) => ballot.tokens);
    const state = unwrap(rickshank.arrange(ballots.length, USUAL, { hands, tokens }));
    const answer = (seat: number, move: Move) => {
      expect(rickshank.refusal(state, seat, move)).toBeUndefined();
      rickshank.apply(state, seat, move, stackedChance);
    };
    const votes = () => votesFor({ box: BOX, state, chance: stackedChance, events: undefined });
    const expected = (shown: number) => ballots.map((_, seat) => votesAgainst(seat, shown));

    answer(0, { type: 'play', card });
    ballots.forEach((ballot, seat) => {
      answer(seat, { type: 'vote', ...ballot });
    });
    expect(votes()).toEqual(expected(0));
    reveals.forEach((each, i) => {
      answer(each.seat, each.card === null ? { type: 'pass' } : { type: 'reveal', card: each.card });
      expect(votes()).toEqual(expected(i + 1));
    });
    answer(0, { type: 'decide', choice: decided });

    const view = rickshank.view(state, 'spectator');
    expect(view.seats.map((seat) => seat.tokens)).toEqual([0, 2, 0]); // Leo has his back
    expect(view.seats.map((seat) => seat.discard)).toEqual([['rezone'], ['morty-waves'], []]);
    expect(view.seats[1]!.cards).toBe(hands[1]!.length); // with Kickback
  });

  it('is told with its numbers', () => {
    const text = toldIn('en', 'vote-example');
    expect(text).toContain('Nina votes against Leo and adds 1 token. Leo votes against Nina and adds 2 tokens.');
    expect(text).toContain('Against Leo there are 3 votes');
    expect(text).toContain('Against Nina there are 3 votes');
    expect(text).toContain('that makes 4 to 3 against Nina');
    expect(text).toContain('4 to 4');
    expect(toldIn('ru', 'vote-example')).toContain('Лео голосует против Нины и добавляет 2 жетона.');
    expect(toldIn('uk', 'vote-example')).toContain('Проти Лео 3 голоси: голос Ніни з її жетоном і голос Зої.');
  });
});

describe('[rulebook] the points', () => {
  it('[R19] of the example are those of the rules', () => {
    const text = toldIn('en', 'end');
    const [, morties, geniuses] = text.match(/you own (\d+) Morty Waves and (\d+) Genius Waves/)!.map(Number);
    const lost = penalty([
      { card: WAVE, points: 0, copies: morties! },
      { card: GENIUS, points: 0, copies: geniuses! },
    ]);
    expect(text).toContain(`costs you ${lost} points.`);
  });
});

describe('[rulebook] the options', () => {
  it('[R5] say how characters come to this table', () => {
    const text = (characters: Options['characters'], seats?: number) =>
      told('en', 'R5', completeOptions(MAX_SEATS, { characters }), seats);
    expect(text('random')).toContain('Chance deals one to each player.');
    expect(text('two')).toContain('dealt two in secret');
    expect(text('two', 3)).toContain('dealt two in secret');
    expect(text('two', 4)).toContain('there are too few for so many players');
    expect(text('choice', 5)).toContain('one after the other');
  });

  it('[R5] of two characters one is kept as long as there are enough', () => {
    const options = completeOptions(MAX_SEATS, { characters: 'two' });
    const isChosen = (seats: number) =>
      rickshank.decisions(rickshank.setup(seats, options, stackedChance)).some(({ kind }) => kind === 'character');
    const [most] = toldIn('en', 'table').match(/(?<=up to )\d+/)!;
    expect(isChosen(Number(most))).toBe(true);
    expect(isChosen(Number(most) + 1)).toBe(false);
  });

  it('are told with their values', () => {
    for (const { language, options } of READINGS) {
      const text = toldIn(language, 'table', options);
      expect(text).toContain(`: ${optionValue(language, 'characters', options.characters)}.`);
      expect(text).toContain(`: ${optionValue(language, 'livePoints', options.livePoints)}.`);
    }
  });
});

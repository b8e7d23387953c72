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
} from '@kuluary/texts/rulebook/describe-rulebook.fixture';
import { describe, expect, it } from 'vitest';
import { RICKDEMPTION, rickshank } from '../../cards/rickshank.ts';
import {
  GENIUS_WAVES_CARD,
  HAND_SIZE,
  LINE_UP_SIZE,
  LOCATION_COST,
  MORTY_WAVES_CARD,
  MORTY_WAVES_COUNT,
  PORTAL_GUN_COUNT,
  STARTING_DECK,
  TOKEN_COST,
  TOKEN_COUNT,
} from '../../rules/card-box.ts';
import { CARD_TYPES, VOTE_KINDS } from '../../rules/card-terms.ts';
import type { Move } from '../../rules/moves.ts';
import { completeOptions, type Options } from '../../rules/options.ts';
import { REFUSALS } from '../../rules/refusal.ts';
import { mortyWavesPenalty } from '../../rules/score.ts';
import { DECISION_KINDS, MAX_SEATS } from '../../rules/state.ts';
import { votesByOption } from '../../rules/votes.ts';
import { BOX, cardNamed } from '../card-lookup.ts';
import { optionValueText } from '../option-text.ts';
import { RULEBOOK_CATALOGUES } from './message-values.ts';
import { rickshankBook } from './rickshank-rulebook.ts';
import { DECISION_RULE_IDS, RULE_IDS, type RuleId } from './rule-ids.ts';
import { rulebookSections } from './rulebook-sections.ts';
import { VOTE_EXAMPLE, votesAgainst } from './vote-example.ts';
import { cardsCallingVote } from './vote-table.ts';

/** Every value of every option, and a table too large for `two`. */
const CHOSEN = [
  { characters: 'random', livePoints: false },
  { characters: 'choice', livePoints: true },
  { characters: 'two', livePoints: false },
  { characters: 'two', livePoints: true, seats: MAX_SEATS },
] as const;
const READINGS: readonly RulebookReading<Options>[] = LANGUAGES.flatMap((language) =>
  CHOSEN.map(({ characters, livePoints, ...table }) => ({
    language,
    options: completeOptions(MAX_SEATS, { characters, livePoints }),
    ...table,
  })),
);

const DEFAULT_OPTIONS = completeOptions(MAX_SEATS, {});

function ruleText(language: Language, rule: RuleId, options: Options = DEFAULT_OPTIONS, seats?: number): string {
  return plainText(explanationOf(rulebookSections(language, options, seats), rule));
}

function bookSectionText(language: Language, section: string, options: Options = DEFAULT_OPTIONS): string {
  return sectionText(rulebookSections(language, options), section);
}

describeRulebook({
  book: rickshankBook,
  readme: readFileSync(new URL('../../README.md', import.meta.url), 'utf8'),
  rules: RULE_IDS,
  linkedRules: [
    ...DECISION_KINDS.map((kind) => DECISION_RULE_IDS[kind]),
    ...Object.values(REFUSALS).map(({ rule }) => rule),
  ],
  messagesIn: (language) => RULEBOOK_CATALOGUES[language],
  caseSuffix: /_(gen|acc)$/,
  readings: READINGS,
  usualOptions: DEFAULT_OPTIONS,
  expectedNumbers,
});

/** The numbers that the paragraphs must contain, in this order. */
function expectedNumbers(): Partial<Record<RuleId, readonly number[]>> {
  const genius = STARTING_DECK.filter((card) => card === GENIUS_WAVES_CARD).length;
  const nemeses = RICKDEMPTION.nemeses.length;
  const squad = RICKDEMPTION.nemeses.filter(({ stands }) => stands === undefined).length;
  const ricks = RICKDEMPTION.main.filter(({ type }) => type === 'rick');
  const costs = ricks.map(({ cost }) => cost).sort((a, b) => a - b);
  const mainTypes = new Set(RICKDEMPTION.main.map(({ type }) => type)).size;
  return {
    R1: [...rickshank.seats, STARTING_DECK.length, genius, 1, HAND_SIZE],
    R2: [BOX.main.length, mainTypes, ricks.length, ...costs, 5, LINE_UP_SIZE],
    R3: [PORTAL_GUN_COUNT, MORTY_WAVES_COUNT, RICKDEMPTION.locations.length, TOKEN_COUNT],
    R4: [nemeses, squad],
    R7: [CARD_TYPES.filter((type) => type !== 'none').length],
    R11: [TOKEN_COUNT, TOKEN_COST],
    R18: [LINE_UP_SIZE],
    R25: [2, LOCATION_COST],
    R29: [TOKEN_COUNT, squad],
    R39: [0],
    E5: [HAND_SIZE],
    E6: [LINE_UP_SIZE],
  };
}

describe('[rulebook] the sections', () => {
  it('numbers the steps like their rules', () => {
    for (const section of ['turn-end', 'votes']) {
      const { blocks } = rulebookSections('en', DEFAULT_OPTIONS).find(({ id }) => id === section)!;
      const list = blocks.find((block) => block.kind === 'list')!;
      expect(list.ordered).toBe(true);
      expect(list.items.map(({ rules }) => Number(rules[0]!.slice(1)))).toEqual(list.items.map((_, i) => i + 1));
    }
  });

  it('shows every character and every nemesis, and emblems of existing cards', () => {
    const book = rulebookSections('en', DEFAULT_OPTIONS);
    expect(portraitsIn(book).map(({ picture }) => picture)).toEqual(RICKDEMPTION.characters.map(({ id }) => id));
    const shown = cellsIn(book).flatMap(({ pictures }) => pictures);
    for (const id of shown) expect(() => cardNamed(id)).not.toThrow();
    for (const { id } of RICKDEMPTION.nemeses) expect(shown).toContain(id);
  });

  it('knows which vote each council card calls', () => {
    const council = BOX.cards.filter(({ type }) => type === 'council').map(({ id }) => id);
    expect(VOTE_KINDS.flatMap(cardsCallingVote).sort()).toEqual(council.sort());
  });

  it('has one edition', () => {
    expect(rickshankBook.editions).toHaveLength(1);
  });
});

describe('[rulebook] the numbers', () => {
  it('[R2] every type of the main deck has the same costs', () => {
    const costsOf = (type: string) =>
      RICKDEMPTION.main
        .filter((card) => card.type === type)
        .map(({ cost }) => cost)
        .sort((a, b) => a - b);
    const types = new Set(RICKDEMPTION.main.map(({ type }) => type));
    for (const type of types) expect(costsOf(type)).toEqual(costsOf('rick'));
  });

  it('have the grammatical case that they need', () => {
    expect(ruleText('ru', 'R1')).toContain('одни и те же 10 карт: 7 карт «Волны гения», каждая даёт 1 мощь,');
    expect(ruleText('uk', 'R3')).toContain(
      '16 портальних гармат, 20 карт «Хвилі Морті», 15 локацій, а з ними 9 жетонів доступу.',
    );
    expect(ruleText('ru', 'E6')).toBe('Барахолку пополняют до 5 карт.');
    expect(ruleText('en', 'R2')).toContain('at costs 2, 3, 3, 4, 4, 5, 6, and 7; those up to cost 5');
    expect(bookSectionText('ru', 'buying')).toContain('Это 3 мощи: хватит');
    expect(bookSectionText('uk', 'nemeses')).toContain('набрати 14 міці');
  });
});

describe('[rulebook] the worked vote', () => {
  it('gives the same votes as the rules', () => {
    const { card, ballots, reveals, decided } = VOTE_EXAMPLE;
    const hands = ballots.map((_, seat) => [
      ...(seat === 0 ? [card] : ['beth']),
      ...reveals.flatMap((each) => (each.seat === seat && each.card !== null ? [each.card] : [])),
      'jerry',
    ]);
    const tokens = ballots.map((ballot) => ballot.tokens);
    const state = unwrap(rickshank.arrange(ballots.length, DEFAULT_OPTIONS, { hands, tokens }));
    const applyMove = (seat: number, move: Move) => {
      expect(rickshank.refusal(state, seat, move)).toBeUndefined();
      rickshank.apply(state, seat, move, stackedChance);
    };
    const votes = () => votesByOption({ box: BOX, state, chance: stackedChance, eventSink: undefined });
    const expected = (shown: number) => ballots.map((_, seat) => votesAgainst(seat, shown));

    applyMove(0, { type: 'play', card });
    ballots.forEach((ballot, seat) => {
      applyMove(seat, { type: 'vote', ...ballot });
    });
    expect(votes()).toEqual(expected(0));
    reveals.forEach((each, i) => {
      applyMove(each.seat, each.card === null ? { type: 'pass' } : { type: 'reveal', card: each.card });
      expect(votes()).toEqual(expected(i + 1));
    });
    applyMove(0, { type: 'decide', choice: decided });

    const view = rickshank.view(state, 'spectator');
    expect(view.seats.map((seat) => seat.tokens)).toEqual([0, 2, 0]); // Leo got his back
    expect(view.seats.map((seat) => seat.discard)).toEqual([['rezone'], ['morty-waves'], []]);
    expect(view.seats[1]!.cards).toBe(hands[1]!.length); // with Kickback
  });

  it('contains its numbers', () => {
    const text = bookSectionText('en', 'vote-example');
    expect(text).toContain('Nina votes against Leo and adds 1 token. Leo votes against Nina and adds 2 tokens.');
    expect(text).toContain('Against Leo there are 3 votes');
    expect(text).toContain('Against Nina there are 3 votes');
    expect(text).toContain('that makes 4 to 3 against Nina');
    expect(text).toContain('4 to 4');
    expect(bookSectionText('ru', 'vote-example')).toContain('Лео голосует против Нины и добавляет 2 жетона.');
    expect(bookSectionText('uk', 'vote-example')).toContain('Проти Лео 3 голоси: голос Ніни з її жетоном і голос Зої.');
  });
});

describe('[rulebook] the points', () => {
  it('[R19] of the example follow the rules', () => {
    const text = bookSectionText('en', 'end');
    const [, morties, geniuses] = text.match(/you own (\d+) Morty Waves and (\d+) Genius Waves/)!.map(Number);
    const lost = mortyWavesPenalty([
      { card: MORTY_WAVES_CARD, points: 0, copies: morties! },
      { card: GENIUS_WAVES_CARD, points: 0, copies: geniuses! },
    ]);
    expect(text).toContain(`costs you ${lost} points.`);
  });
});

describe('[rulebook] the options', () => {
  it('[R5] say how characters are dealt at this table', () => {
    const text = (characters: Options['characters'], seats?: number) =>
      ruleText('en', 'R5', completeOptions(MAX_SEATS, { characters }), seats);
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
    const [most] = bookSectionText('en', 'table').match(/(?<=up to )\d+/)!;
    expect(isChosen(Number(most))).toBe(true);
    expect(isChosen(Number(most) + 1)).toBe(false);
  });

  it('are shown with their values', () => {
    for (const { language, options } of READINGS) {
      const text = bookSectionText(language, 'table', options);
      expect(text).toContain(`: ${optionValueText(language, 'characters', options.characters)}.`);
      expect(text).toContain(`: ${optionValueText(language, 'livePoints', options.livePoints)}.`);
    }
  });
});

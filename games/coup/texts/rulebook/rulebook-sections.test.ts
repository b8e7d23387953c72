import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '@kuluary/texts/languages';
import {
  describeRulebook,
  explanationOf,
  passagesIn,
  portraitsIn,
  tablesIn,
} from '@kuluary/texts/rulebook/describe-rulebook.fixture';
import { withoutEmphasis } from '@kuluary/texts/rulebook/emphasis';
import { describe, expect, it } from 'vitest';
import {
  ACTION_RULES,
  ASSASSINATE,
  COUP,
  EXAMINE,
  EXCHANGE,
  FOREIGN_AID,
  INCOME,
  STEAL,
  TAX,
} from '../../rules/actions-and-blocks.ts';
import { COPIES_PER_CHARACTER, characterName, charactersInPlay } from '../../rules/characters.ts';
import { coup } from '../../rules/coup-game.ts';
import { completeOptions, EDITIONS, type Edition, type Options } from '../../rules/editions.ts';
import { REFUSALS } from '../../rules/refusal.ts';
import { HAND_SIZE, MAX_SEATS, TURN_LIMIT } from '../../rules/state.ts';
import { termsOf } from '../edition-terms.ts';
import { optionText } from '../option-text.ts';
import { availabilityIn, isOfferedByEdition } from './boxes.ts';
import { coupBook } from './coup-rulebook.ts';
import { EDITION_OPTIONS } from './edition-tables.ts';
import { RULEBOOK_CATALOGUES } from './message-values.ts';
import { RULE_IDS, type RuleId } from './rule-ids.ts';
import { rulebookSections } from './rulebook-sections.ts';
import { TWO_SEATS } from './starting-coins.ts';

interface Reading {
  readonly language: Language;
  readonly edition: Edition;
  readonly options: Options;
}

/** Every language and edition, with its own rules and with house rules that change every option. */
const READINGS: readonly Reading[] = LANGUAGES.flatMap((language) =>
  EDITIONS.flatMap((edition) =>
    [{}, { inquisitor: true }, withAllOptionsChanged(edition)].map((chosen) => ({
      language,
      edition,
      options: completeOptions(4, { edition, ...chosen }),
    })),
  ),
);

function withAllOptionsChanged(edition: Edition): Partial<Options> {
  const usual = completeOptions(4, { edition });
  return {
    inquisitor: true,
    draft: !usual.draft,
    refundOnChallenge: !usual.refundOnChallenge,
    replaceProven: usual.replaceProven === 'now' ? 'end-of-turn' : 'now',
    returnTo: usual.returnTo === 'shuffle' ? 'bottom' : 'shuffle',
    mayDecline: !usual.mayDecline,
    blockBy: usual.blockBy === 'any' ? 'target' : 'any',
    blockers: usual.blockers === 'each' ? 'first' : 'each',
    examinerDecides: true,
    drawAtLimit: false,
    coinsInBox: 81,
    coupAt: 13,
    startingCoins: [0, 4, 5],
    firstPlayer: usual.firstPlayer === 'random' ? 'winner' : 'random',
  };
}

describeRulebook({
  book: coupBook,
  readme: readFileSync(new URL('../../README.md', import.meta.url), 'utf8'),
  rules: RULE_IDS,
  linkedRules: Object.values(REFUSALS).map(({ rule }) => rule),
  messagesIn: (language) => RULEBOOK_CATALOGUES[language],
  caseSuffix: /_(gen|acc|title)$/,
  readings: READINGS,
  usualOptions: completeOptions(MAX_SEATS, {}),
  expectedNumbers,
  hasLanguageSpecificRows: true, // of the editions' names
  latinNames: ['Hobby World'], // the edition has kept its name in Ukrainian
});

/** The numbers in each rule's paragraph, in this order. */
function expectedNumbers(options: Options): Partial<Record<RuleId, readonly number[]>> {
  const rule = (action: number) => ACTION_RULES[action]!;
  const characterCount = charactersInPlay(options.inquisitor).length;
  const isHouseRule = options.startingCoins.length > 1;
  const ofTwo = isHouseRule ? [0, 4] : [...new Set(completeOptions(2, { edition: options.edition }).startingCoins)];
  return {
    C1: [
      TWO_SEATS,
      MAX_SEATS,
      characterCount * COPIES_PER_CHARACTER,
      COPIES_PER_CHARACTER,
      HAND_SIZE,
      ...options.startingCoins,
      options.coinsInBox,
    ],
    C6: [rule(INCOME).takes],
    C7: [rule(FOREIGN_AID).takes],
    C8: [rule(COUP).cost],
    C9: [rule(TAX).takes],
    C10: [rule(ASSASSINATE).cost],
    C11: [rule(STEAL).takes],
    C12: [rule(EXCHANGE).draws],
    C13: options.inquisitor || options.edition === 'squirrel' ? [rule(EXAMINE).draws] : [],
    C14: [options.coupAt],
    C32: ofTwo,
    C33: [characterCount - 1, characterCount - TWO_SEATS],
    C35: [TURN_LIMIT],
  };
}

describe('[rulebook] the names', () => {
  it('are those of the characters in play, and of no others', () => {
    for (const { language, options } of READINGS) {
      const shown = portraitsIn(rulebookSections(language, options)).map(({ picture }) => picture);
      expect(shown).toEqual(charactersInPlay(options.inquisitor).map(characterName));
    }
  });

  it('are those of the edition', () => {
    for (const reading of READINGS) {
      const { characters, actions } = termsOf(reading.language, reading.edition);
      const own = [...Object.values(characters), ...Object.values(actions)].map(({ nom }) => nom.toLowerCase());
      const book = rulebookSections(reading.language, reading.options).filter(({ id }) => id !== 'editions');
      const text = passagesIn(book)
        .map((passage) => passage.text.toLowerCase())
        .join(' ');
      for (const foreign of foreignNames(reading)) {
        if (own.some((name) => name.includes(foreign))) continue;
        expect(text).not.toMatch(new RegExp(`(?<!\\p{L})${foreign}(?!\\p{L})`, 'u'));
      }
    }
  });
});

/** The characters' names in the other editions. */
function foreignNames({ language, edition }: Reading): readonly string[] {
  return EDITIONS.filter((other) => other !== edition).flatMap((other) =>
    Object.values(termsOf(language, other).characters).map(({ nom }) => nom.toLowerCase()),
  );
}

describe('[rulebook] the Inquisitor', () => {
  it('[C37] is not on the pages of editions without one, unless a house rule brings it to court', () => {
    for (const { language, edition, options } of READINGS) {
      const { characters, actions } = termsOf(language, edition);
      const book = JSON.stringify(rulebookSections(language, options).filter(({ id }) => id !== 'house')).toLowerCase();
      const isMentioned = options.inquisitor || edition === 'squirrel';
      expect(book.includes(characters.inquisitor.nom.toLowerCase())).toBe(isMentioned);
      expect(book.includes(actions.examine.nom.toLowerCase())).toBe(isMentioned);
      expect(book.includes('inquisitor')).toBe(isMentioned);
    }
  });
});

describe('[rulebook] the numbers', () => {
  it('are those of the whole game', () => {
    expect(coup.seats).toEqual([TWO_SEATS, MAX_SEATS]);
  });

  it('have other coins for two players than for more', () => {
    const text = (seats: number | undefined, rule: RuleId, chosen: Partial<Options>) =>
      explanationOf(rulebookSections('en', completeOptions(seats ?? 4, chosen), seats), rule);
    expect(text(undefined, 'C1', { edition: 'ukrainian' })).toContain('Everybody gets 2\u00a0coins.');
    expect(text(4, 'C32', { edition: 'ukrainian' })).toContain('each starts with 1\u00a0coin.');
    // As a house rule of four it looks like the edition's rule for two.
    expect(text(4, 'C1', { edition: 'ukrainian', startingCoins: [1] })).toContain('Everybody gets 1\u00a0coin.');
    expect(text(undefined, 'C1', { startingCoins: [3, 4] })).toContain('in order of play: 3, 4;');
    expect(text(2, 'C1', { startingCoins: [3, 4] })).toContain(
      'The first player gets 3\u00a0coins, the other 4\u00a0coins.',
    );
    expect(text(2, 'C32', { startingCoins: [3, 4] })).toContain('with 3\u00a0coins, the other with 4\u00a0coins.');
  });
});

describe('[rulebook] a table of two', () => {
  const setup = (language: Language, chosen: Partial<Options>) =>
    withoutEmphasis(
      explanationOf(rulebookSections(language, completeOptions(TWO_SEATS, chosen), TWO_SEATS), 'C1'),
    ).replaceAll('\u00a0', ' ');

  it('[C1] has its own starting coins', () => {
    expect(setup('en', { edition: 'hobby-world' })).toContain('The first player gets 1 coin, the other 2 coins.');
    expect(setup('ru', { edition: 'hobby-world' })).toContain('Первый игрок получает 1 монету, второй — 2 монеты.');
    expect(setup('en', { edition: 'ukrainian' })).toContain('Everybody gets 1 coin.');
    expect(setup('uk', { edition: 'ukrainian' })).toContain('Кожен отримує 1 монету.');
    expect(setup('en', { edition: 'squirrel' })).toContain('Everybody gets 2 coins.');
  });

  it('[C1] is dealt to, unless it drafts', () => {
    for (const language of LANGUAGES) {
      const dealt = setup(language, { edition: 'ukrainian', draft: false });
      const drafted = setup(language, { edition: 'ukrainian' });
      const two = rulebookSections(language, completeOptions(TWO_SEATS, {})).find(({ id }) => id === 'two')!.title;
      expect(dealt).not.toContain(two);
      expect(drafted).toContain(two);
    }
    expect(setup('en', { edition: 'hobby-world' })).toContain('shuffled and dealt, 2 face down to each player');
  });
});

describe('[rulebook] blocks', () => {
  const text = (language: Language, edition: Edition, rule: RuleId, chosen: Partial<Options> = {}) =>
    withoutEmphasis(explanationOf(rulebookSections(language, completeOptions(4, { edition, ...chosen })), rule));

  it.each(['C16', 'C17'] as const)('[%s] is about actions, and refers to the section on blocks', (rule) => {
    for (const { language, options } of READINGS) {
      const book = rulebookSections(language, options);
      const blocks = book.find(({ id }) => id === 'blocks')!.title;
      expect(explanationOf(book, rule)).toMatch(new RegExp(`[“«]${blocks}[”»]`));
    }
    expect(text('en', 'squirrel', 'C16')).toContain('claimed it for an action');
  });

  it('[C23] where anybody may block a kill or a theft, each block counts, or by a house rule only the first', () => {
    expect(text('en', 'squirrel', 'C23')).toContain('doesn’t silence the target’s own');
    expect(text('en', 'squirrel', 'C23')).toContain('Of foreign aid, only the first block clockwise counts.');
    expect(text('en', 'squirrel', 'C23', { blockers: 'first' })).toContain('even if the first one bluffs');
    expect(text('en', 'ukrainian', 'C23')).not.toContain('bluffs');
  });

  it('[C18] [C38] moves that do not count are not shown during the game; where all blocks count, all are', () => {
    expect(text('en', 'ukrainian', 'C18')).toContain('or a second block, are not shown before the game is over');
    expect(text('en', 'hobby-world', 'C18')).toContain('all of them are shown');
    expect(text('en', 'hobby-world', 'C38')).toContain('stay secret until the game is over');
  });

  it('[C23] a bluff against a kill of the last card costs nothing where no honest block comes after it', () => {
    const saysNothingToLose = (edition: Edition, seats: number, chosen: Partial<Options> = {}) =>
      JSON.stringify(rulebookSections('en', completeOptions(seats, { edition, ...chosen }), seats)).includes(
        'nothing to lose',
      );
    for (const edition of EDITIONS) expect(saysNothingToLose(edition, 4)).toBe(true);
    expect(saysNothingToLose('squirrel', 2, { blockers: 'first' })).toBe(true);
    expect(saysNothingToLose('squirrel', 3, { blockers: 'first' })).toBe(false);
  });
});

describe('[rulebook] the story', () => {
  it('comes first, and is each edition’s own', () => {
    for (const language of LANGUAGES) {
      const stories = EDITIONS.map((edition) => {
        const [story] = rulebookSections(language, completeOptions(3, { edition }));
        expect(story!.id).toBe('story');
        return story!.blocks.map((block) => (block.kind === 'paragraph' ? block.text : '')).join(' ');
      });
      expect(new Set(stories).size).toBe(EDITIONS.length);
      for (const story of stories) expect(story.length).toBeGreaterThan(150);
    }
  });
});

describe('[rulebook] the editions', () => {
  it('have, offer or lack the Inquisitor and the draft', () => {
    expect(
      EDITIONS.map((edition) => [availabilityIn(edition, 'inquisitor'), availabilityIn(edition, 'draft')]),
    ).toEqual([
      ['none', 'offered'],
      ['none', 'always'],
      ['offered', 'none'],
    ]);
  });

  it('are compared in every option that differs, and in no other', () => {
    for (const language of LANGUAGES) {
      const options = completeOptions(4, { edition: 'squirrel' });
      const [comparison] = tablesIn(rulebookSections(language, options).filter(({ id }) => id === 'editions'));
      const titles = comparison!.rows.map(({ title }) => title.text);
      for (const id of EDITION_OPTIONS) {
        const values = EDITIONS.map((edition) => String(completeOptions(4, { edition })[id]));
        const isOffered = id === 'inquisitor'; // the same default everywhere, but not the same box
        const name = optionText(language, id, options).name;
        expect(titles.includes(name), name).toBe(isOffered || new Set(values).size > 1);
      }
    }
  });

  it('mark the current one', () => {
    for (const { language, edition, options } of READINGS) {
      const [comparison] = tablesIn(rulebookSections(language, options).filter(({ id }) => id === 'editions'));
      expect(comparison!.columns.map(({ isCurrentEdition }) => isCurrentEdition)).toEqual([
        false,
        ...EDITIONS.map((other) => other === edition),
      ]);
    }
  });

  it('say where they differ', () => {
    const text = (edition: Edition, rule: RuleId, chosen: Partial<Options> = {}) =>
      withoutEmphasis(explanationOf(rulebookSections('en', completeOptions(4, { edition, ...chosen })), rule));
    expect(text('hobby-world', 'C16')).toContain('What the action cost is paid back.');
    expect(text('squirrel', 'C16')).toContain('What the action cost is not paid back.');
    expect(text('ukrainian', 'C20')).toContain('may be blocked by the target alone');
    expect(text('squirrel', 'C20')).toContain('not only the target');
    expect(text('hobby-world', 'C23')).toContain('each block counts');
    expect(text('ukrainian', 'C23')).toContain('only the first one counts');
    expect(text('ukrainian', 'C33')).toContain('Two players begin with a draft.');
    expect(text('hobby-world', 'C33')).toContain('Two players may begin with a draft');
    expect(text('squirrel', 'C33')).toContain('This edition has no draft');
    expect(text('ukrainian', 'C33', { draft: false })).toContain('a house rule has dropped it');
  });
});

describe('[rulebook] house rules', () => {
  const lines = (chosen: Partial<Options>, seats = 4) => {
    const house = rulebookSections('en', completeOptions(seats, chosen), seats).find(({ id }) => id === 'house')!;
    return passagesIn([house])
      .slice(1)
      .map(({ text }) => withoutEmphasis(text));
  };

  it('are none in an unchanged edition, also with what its box offers', () => {
    const unchanged = ['Here everything is as the edition has it.'];
    for (const edition of EDITIONS) for (const seats of [2, 4]) expect(lines({ edition }, seats)).toEqual(unchanged);
    expect(lines({ edition: 'squirrel', inquisitor: true })).toEqual(unchanged);
    expect(lines({ edition: 'hobby-world', draft: true }, 2)).toEqual(unchanged);
  });

  it('[C39] are changes of settings, not of any rule', () => {
    const book = (language: Language) => explanationOf(rulebookSections(language, completeOptions(4, {})), 'C39');
    expect(book('en')).toContain('any of these settings');
    expect(book('ru')).toContain('настроек');
    expect(book('uk')).toContain('налаштувань');
  });

  it('[C20] name what is blocked', () => {
    const options = { edition: 'hobby-world', blockBy: 'any' } as const;
    expect(lines(options)[1]).toBe('Who blocks an assassination or a theft: anybody (in the edition: only the target)');
  });

  it('have a line each', () => {
    expect(lines({ edition: 'ukrainian', inquisitor: true, coupAt: 12, startingCoins: [1] })).toEqual([
      'At this table, unlike in the edition:',
      'Inquisitor: on (in the edition: off)',
      'Forced coup: 12 (in the edition: 10)',
      'Starting coins: 1 (in the edition: 2)',
    ]);
  });

  it('are listed completely', () => {
    for (const edition of EDITIONS) {
      const offered = EDITION_OPTIONS.filter((id) => isOfferedByEdition(edition, id)).length;
      expect(lines({ edition, ...withAllOptionsChanged(edition) })).toHaveLength(1 + EDITION_OPTIONS.length - offered);
    }
  });
});

import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '@kuluary/texts/languages';
import {
  describeRulebook,
  explanation,
  passages,
  portraits,
  tables,
} from '@kuluary/texts/rulebook/describe-rulebook.fixture';
import { plain } from '@kuluary/texts/rulebook/emphasis';
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
} from '../../rules/actions.ts';
import { COPIES, characterName, court } from '../../rules/characters.ts';
import { coup } from '../../rules/coup.ts';
import { completeOptions, EDITIONS, type Edition, type Options } from '../../rules/editions.ts';
import { REFUSALS } from '../../rules/refusal.ts';
import { HAND, MAX_SEATS, TURN_LIMIT } from '../../rules/state.ts';
import { option } from '../options.ts';
import { termsOf } from '../terms.ts';
import { BOXES } from './boxes.ts';
import { coupBook } from './coup-book.ts';
import { SWITCHES } from './edition-tables.ts';
import { TWO } from './purses.ts';
import { RULE_IDS, type RuleId } from './rule-ids.ts';
import { rulebook } from './rulebook.ts';
import { BOOKS } from './vocabulary.ts';

interface Reading {
  readonly language: Language;
  readonly edition: Edition;
  readonly options: Options;
}

/** Every language and edition, each with its own rules and with house rules that turn every switch. */
const READINGS: readonly Reading[] = LANGUAGES.flatMap((language) =>
  EDITIONS.flatMap((edition) =>
    [{}, { inquisitor: true }, upsideDown(edition)].map((chosen) => ({
      language,
      edition,
      options: completeOptions(4, { edition, ...chosen }),
    })),
  ),
);

function upsideDown(edition: Edition): Partial<Options> {
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
  leads: Object.values(REFUSALS).map(({ rule }) => rule),
  messagesIn: (language) => BOOKS[language],
  cases: /_(gen|acc|title)$/,
  readings: READINGS,
  usual: completeOptions(MAX_SEATS, {}),
  numbers: expectedNumbers,
  hasOwnRows: true, // of the editions' names
  latin: ['Hobby World'], // the edition has kept its name in Ukrainian
});

/** What the paragraphs have to say in figures, in this order. */
function expectedNumbers(options: Options): Partial<Record<RuleId, readonly number[]>> {
  const rule = (action: number) => ACTION_RULES[action]!;
  const set = court(options.inquisitor).length;
  const isHouse = options.startingCoins.length > 1;
  const ofTwo = isHouse ? [0, 4] : [...new Set(completeOptions(2, { edition: options.edition }).startingCoins)];
  return {
    C1: [TWO, MAX_SEATS, set * COPIES, COPIES, HAND, ...options.startingCoins, options.coinsInBox],
    C6: [rule(INCOME).takes],
    C7: [rule(FOREIGN_AID).takes],
    C8: [rule(COUP).cost],
    C9: [rule(TAX).takes],
    C10: [rule(ASSASSINATE).cost],
    C11: [rule(STEAL).takes],
    C12: [rule(EXCHANGE).draws],
    C13: [rule(EXAMINE).draws],
    C14: [options.coupAt],
    C32: ofTwo,
    C33: [set - 1, set - TWO],
    C35: [TURN_LIMIT],
  };
}

describe('[rulebook] the words', () => {
  it('show everybody at court, and nobody else', () => {
    for (const { language, options } of READINGS) {
      const shown = portraits(rulebook(language, options)).map(({ picture }) => picture);
      expect(shown).toEqual(court(options.inquisitor).map(characterName));
    }
  });

  it('call everybody as the edition does', () => {
    for (const reading of READINGS) {
      const { characters, actions } = termsOf(reading.language, reading.edition);
      const own = [...Object.values(characters), ...Object.values(actions)].map(({ nom }) => nom.toLowerCase());
      const book = rulebook(reading.language, reading.options).filter(({ id }) => id !== 'editions');
      const text = passages(book)
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

describe('[rulebook] the numbers', () => {
  it('are those of the whole game', () => {
    expect(coup.seats).toEqual([TWO, MAX_SEATS]);
  });

  it('tell the coins of two players from those of more', () => {
    const text = (seats: number | undefined, rule: RuleId, chosen: Partial<Options>) =>
      explanation(rulebook('en', completeOptions(seats ?? 4, chosen), seats), rule);
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
    plain(explanation(rulebook(language, completeOptions(TWO, chosen), TWO), 'C1')).replaceAll('\u00a0', ' ');

  it('[C1] is told its own coins', () => {
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
      const two = rulebook(language, completeOptions(TWO, {})).find(({ id }) => id === 'two')!.title;
      expect(dealt).not.toContain(two);
      expect(drafted).toContain(two);
    }
    expect(setup('en', { edition: 'hobby-world' })).toContain('shuffled and dealt, 2 face down to each player');
  });
});

describe('[rulebook] what is told of blocks', () => {
  const text = (language: Language, edition: Edition, rule: RuleId, chosen: Partial<Options> = {}) =>
    plain(explanation(rulebook(language, completeOptions(4, { edition, ...chosen })), rule));

  it.each(['C16', 'C17'] as const)('[%s] speaks of actions, and sends those who blocked on', (rule) => {
    for (const { language, options } of READINGS) {
      const book = rulebook(language, options);
      const blocks = book.find(({ id }) => id === 'blocks')!.title;
      expect(explanation(book, rule)).toMatch(new RegExp(`[“«]${blocks}[”»]`));
    }
    expect(text('en', 'squirrel', 'C16')).toContain('claimed it for an action');
  });

  it('[C23] where anybody may block, the first block alone counts, also a bluffer’s before the target’s', () => {
    expect(text('en', 'squirrel', 'C23')).toContain('even if the first one bluffs');
    expect(text('en', 'ukrainian', 'C23')).not.toContain('bluffs');
  });

  it('[C18] [C38] what does not count is not shown while the game lasts; where all blocks count, all are', () => {
    expect(text('en', 'ukrainian', 'C18')).toContain('or a second block, are not shown before the game is over');
    expect(text('en', 'hobby-world', 'C18')).toContain('all of them are shown');
    expect(text('en', 'hobby-world', 'C38')).toContain('stay secret until the game is over');
  });

  it('[C23] a bluff before a last blow costs nothing where no honest block comes behind it', () => {
    const advice = (edition: Edition, seats: number) =>
      JSON.stringify(rulebook('en', completeOptions(seats, { edition }), seats));
    for (const edition of ['hobby-world', 'ukrainian'] as const)
      expect(advice(edition, 4)).toContain('nothing to lose');
    expect(advice('squirrel', 2)).toContain('nothing to lose');
    expect(advice('squirrel', 3)).not.toContain('nothing to lose');
  });
});

describe('[rulebook] the editions', () => {
  it('have boxes that agree with their switches', () => {
    for (const edition of EDITIONS) {
      const usual = completeOptions(2, { edition });
      expect(usual.draft).toBe(BOXES[edition].draft === 'always');
      expect(usual.inquisitor).toBe(false);
    }
  });

  it('are compared in every switch that differs, and in no other', () => {
    for (const language of LANGUAGES) {
      const options = completeOptions(4, {});
      const [comparison] = tables(rulebook(language, options).filter(({ id }) => id === 'editions'));
      const titles = comparison!.rows.map(({ title }) => title.text);
      for (const id of SWITCHES) {
        const values = EDITIONS.map((edition) => String(completeOptions(4, { edition })[id]));
        const isOffered = id === 'inquisitor'; // the same switch everywhere, but not the same box
        const name = option(language, id).name;
        expect(titles.includes(name), name).toBe(isOffered || new Set(values).size > 1);
      }
    }
  });

  it('mark the one that is read', () => {
    for (const { language, edition, options } of READINGS) {
      const [comparison] = tables(rulebook(language, options).filter(({ id }) => id === 'editions'));
      expect(comparison!.columns.map(({ current }) => current)).toEqual([
        false,
        ...EDITIONS.map((other) => other === edition),
      ]);
    }
  });

  it('say plainly where they part', () => {
    const text = (edition: Edition, rule: RuleId, chosen: Partial<Options> = {}) =>
      plain(explanation(rulebook('en', completeOptions(4, { edition, ...chosen })), rule));
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
    const house = rulebook('en', completeOptions(seats, chosen), seats).find(({ id }) => id === 'house')!;
    return passages([house])
      .slice(1)
      .map(({ text }) => plain(text));
  };

  it('are none in an edition as it is, also with what its box offers', () => {
    const unchanged = ['Here everything is as the edition has it.'];
    for (const edition of EDITIONS) for (const seats of [2, 4]) expect(lines({ edition }, seats)).toEqual(unchanged);
    expect(lines({ edition: 'squirrel', inquisitor: true })).toEqual(unchanged);
    expect(lines({ edition: 'hobby-world', draft: true }, 2)).toEqual(unchanged);
  });

  it('[C39] are changes of settings, not of any rule there is', () => {
    const book = (language: Language) => explanation(rulebook(language, completeOptions(4, {})), 'C39');
    expect(book('en')).toContain('any of these settings');
    expect(book('ru')).toContain('настроек');
    expect(book('uk')).toContain('налаштувань');
  });

  it('[C20] say what it is that is blocked', () => {
    const options = { edition: 'hobby-world', blockBy: 'any' } as const;
    expect(lines(options)[1]).toBe('Who blocks a kill or a theft: anybody (in the edition: only the target)');
  });

  it('are told one by one', () => {
    expect(lines({ edition: 'ukrainian', inquisitor: true, coupAt: 12, startingCoins: [1] })).toEqual([
      'At this table, unlike in the edition:',
      'Inquisitor: on (in the edition: off)',
      'Forced coup: 12 (in the edition: 10)',
      'Starting coins: 1 (in the edition: 2)',
    ]);
  });

  it('are told every one', () => {
    for (const edition of EDITIONS) {
      const offered = Object.values(BOXES[edition]).filter((presence) => presence === 'offered').length;
      expect(lines({ edition, ...upsideDown(edition) })).toHaveLength(1 + SWITCHES.length - offered);
    }
  });
});

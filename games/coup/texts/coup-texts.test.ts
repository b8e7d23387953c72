import { FastChance } from '@kuluary/kernel/chance';
import { unwrap } from '@kuluary/kernel/result';
import { describeCatalogue } from '@kuluary/texts/describe-catalogue.fixture';
import { describeGameTexts } from '@kuluary/texts/describe-game-texts.fixture';
import { LANGUAGES } from '@kuluary/texts/languages';
import { describe, expect, it } from 'vitest';
import { testAmount } from '../../../checks/test-amount.fixture.ts';
import { ACTIONS } from '../rules/actions-and-blocks.ts';
import { CHARACTERS } from '../rules/characters.ts';
import { coup } from '../rules/coup-game.ts';
import { EDITIONS } from '../rules/editions.ts';
import { REFUSALS } from '../rules/refusal.ts';
import { TURN_LIMIT } from '../rules/state.ts';
import { catalogueOf } from './catalogues.ts';
import { coupTexts } from './coup-texts.ts';
import { termsOf } from './edition-terms.ts';
import { formatSentence } from './format-sentence.ts';

describeCatalogue('the catalogues', { messagesIn: catalogueOf, caseSuffix: /_(gen|acc|title)$/ });

describe('the catalogues', () => {
  it.each([
    ['ru', '1 монета', '2 монеты', '5 монет', '21 монета'],
    ['uk', '1 монета', '2 монети', '5 монет', '21 монета'],
  ] as const)('%s has the right plural forms of coins', (language, ...expected) => {
    const prompt = (coins: number) => formatSentence(language, 'question.action', { coins });
    [1, 2, 5, 21].forEach((coins, i) => {
      expect(prompt(coins)).toContain(` ${expected[i]}.`);
    });
  });

  it.each([
    ['ru', 'Анна берёт 1 монету (налог).', 'Анна берёт 22 монеты (налог).', 'Анна берёт 11 монет (налог).'],
    ['uk', 'Анна бере 1 монету (податок).', 'Анна бере 22 монети (податок).', 'Анна бере 11 монет (податок).'],
  ] as const)('%s has the accusative for coins taken', (language, ...expected) => {
    const options = coup.completeOptions(3, { edition: 'ukrainian' });
    const lines = [1, 22, 11].map((coins) =>
      coupTexts.eventText(language, { type: 'took', seat: 0, coins, action: 'tax' }, 'spectator', ['Анна'], options),
    );
    expect(lines).toEqual(expected);
  });
});

describe('the texts of options', () => {
  it.each([
    ['uk', 'ukrainian', 'blockBy', 'закордонну допомогу'],
    ['ru', 'ukrainian', 'blockBy', 'зарубежную помощь'],
    ['ru', 'squirrel', 'blockBy', 'воровство'],
    ['ru', 'squirrel', 'inquisitor', 'Следователь'],
    ['ru', 'squirrel', 'inquisitor', 'Советника'],
  ] as const)('%s, %s: %s has the words of the edition', (language, edition, id, term) => {
    const { name, about } = coupTexts.optionText(language, id, coup.completeOptions(3, { edition }));
    expect(`${name} ${about}`).toContain(term);
  });

  it('speak of the treasury as the Ukrainian edition does', () => {
    expect(coupTexts.optionText('uk', 'coinsInBox').about).toContain('казні');
  });
});

describe("each edition's own terms", () => {
  it.each([
    ['ru', 'hobby-world', 'Герцог Ассасин Капитан Посол Графиня Инквизитор'],
    ['uk', 'ukrainian', 'Герцог Вбивця Поліцейський Посол Графиня Інквізитор'],
    ['ru', 'squirrel', 'Губернатор Убийца Городовой Советник Графиня Следователь'],
    ['en', 'hobby-world', 'Duke Assassin Captain Ambassador Contessa Inquisitor'],
    ['en', 'squirrel', 'Governor Killer Constable Counsellor Countess Investigator'],
    ['ru', 'ukrainian', 'Герцог Убийца Полицейский Посол Графиня Инквизитор'],
    ['uk', 'squirrel', 'Губернатор Вбивця Городовий Радник Графиня Слідчий'],
  ] as const)('%s, %s: %s', (language, edition, expected) => {
    const { characters } = termsOf(language, edition);
    expect(CHARACTERS.map((character) => characters[character].nom).join(' ')).toBe(expected);
  });

  it.each([
    ['ru', 'hobby-world', 'доход, иностранная помощь, переворот, налог, заказное убийство, кража, обмен, дознание'],
    ['uk', 'ukrainian', 'дохід, закордонна допомога, переворот, податок, вбивство, крадіжка, обмін, дізнання'],
    ['ru', 'squirrel', 'доход, иностранная помощь, переворот, налог, убийство, воровство, обмен, допрос'],
  ] as const)('%s, %s: %s', (language, edition, expected) => {
    const { actions } = termsOf(language, edition);
    expect(ACTIONS.map((action) => actions[action].nom).join(', ')).toBe(expected);
  });

  it('are six different names in every edition and language', () => {
    for (const language of LANGUAGES) {
      for (const edition of EDITIONS) {
        const { characters } = termsOf(language, edition);
        expect(new Set(CHARACTERS.map((character) => characters[character].nom)).size).toBe(CHARACTERS.length);
      }
    }
  });
});

describeGameTexts({
  game: coup,
  texts: coupTexts,
  messagesIn: catalogueOf,
  refusals: Object.keys(REFUSALS),
  games: testAmount({ slice: 60, full: 300 }),
  tableCheckInterval: 7,
  chosenOptions: optionsOfGame,
  // Random seats would challenge every other claim; passing more often lets blocks and effects happen too.
  chooseMove: (moves, chance, kind) =>
    kind === 'challenge' && chance.below(2) === 0 ? moves[0]! : moves[chance.below(moves.length)]!,
  referenceOptions: EDITIONS.flatMap((edition) =>
    [false, true].flatMap((inquisitor) =>
      [false, true].map((examinerDecides) => coup.completeOptions(3, { edition, inquisitor, examinerDecides })),
    ),
  ),
  checkRareTexts(textChecker) {
    const options = coup.completeOptions(3, {});
    const state = unwrap(coup.arrange(3, options, { turns: TURN_LIMIT - 1 })); // the last turn before a draw
    coup.apply(state, 0, { type: 'income' }, new FastChance(1), textChecker.eventSink(3, options));
    textChecker.checkEnd(state, 3);
  },
});

/** Every edition, with its own and with mixed options. */
function optionsOfGame(game: number): Readonly<Record<string, unknown>> {
  const edition = EDITIONS[game % EDITIONS.length]!;
  const options = { edition, inquisitor: (game >> 1) % 2 === 1, examinerDecides: (game >> 2) % 2 === 1 };
  if ((game >> 3) % 2 === 0) return options;
  const blocks = { blockBy: 'any', blockers: 'first' };
  return { ...options, draft: true, coinsInBox: 30, startingCoins: [0, 3, 5], mayDecline: true, ...blocks };
}

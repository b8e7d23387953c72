// The table description, the end and the reference card, word for word.

import { FastChance, stackedChance } from '@kuluary/kernel/chance';
import { unwrap } from '@kuluary/kernel/result';
import type { Language } from '@kuluary/texts/languages';
import { describe, expect, it } from 'vitest';
import { coup } from '../rules/coup-game.ts';
import type { State } from '../rules/state.ts';
import { coupTexts } from './coup-texts.ts';
import { does, type SeatMove, stateAfter, TEST_NAMES } from './test-players.fixture.ts';

type Lines = readonly string[];

const DEAL = {
  first: 0,
  coins: [3, 0, 1],
  hands: [['assassin', 'duke'], ['captain'], ['contessa', 'duke']],
  faceUp: [[], ['duke'], []],
};

function stateWith(chosen: object, deal: object, ...steps: readonly SeatMove[]): State {
  return stateAfter(chosen, deal, steps);
}

function tableOf(language: Language, state: State, viewer: number | 'spectator'): Lines {
  return coupTexts.tableLines(language, coup.view(state, viewer), TEST_NAMES[language]);
}

describe('the table', () => {
  it.each<[Language, Lines]>([
    [
      'en',
      [
        '▶ Anna: 0 coins, 2 hidden cards. Claimed with the present cards: Assassin.',
        'Boris: 0 coins, 1 hidden card. Face up: Duke.',
        'Vera (you): 1 coin. Your cards: Contessa and Duke.',
        'Treasury: 50 coins. Deck: 9 cards.',
        'Anna claims the Assassin and pays 3 coins. Boris is the target of the assassination.',
        'Your answer: “I believe it”.',
        'Waiting for Boris.',
      ],
    ],
    [
      'ru',
      [
        '▶ Анна: 0 монет, 2 закрытые карты. Заявлено с нынешними картами: Ассасин.',
        'Борис: 0 монет, 1 закрытая карта. Открыто: Герцог.',
        'Вера (ты): 1 монета. Твои карты: Графиня и Герцог.',
        'Казна: 50 монет. Колода: 9 карт.',
        'Анна говорит: «Я Ассасин» — и платит 3 монеты за заказное убийство. Цель — Борис.',
        'Твой ответ: «Верю».',
        'Ждём ответа: Борис.',
      ],
    ],
    [
      'uk',
      [
        '▶ Ганна: 0 монет, 2 закриті карти. Заявлено з теперішніми картами: Асасин.',
        'Борис: 0 монет, 1 закрита карта. Відкрито: Герцог.',
        'Віра (ти): 1 монета. Твої карти: Графиня й Герцог.',
        'Казна: 50 монет. Колода: 9 карт.',
        'Ганна каже: «Я Асасин» — і платить 3 монети за вбивство на замовлення. Ціль — Борис.',
        'Твоя відповідь: «Вірю».',
        'Чекаємо на відповідь: Борис.',
      ],
    ],
  ])('%s: a line per seat, the treasury, the status', (language, expected) => {
    const state = stateWith({}, DEAL, does(0, 'assassinate', { target: 1 }), does(2, 'pass'));
    expect(tableOf(language, state, 2)).toEqual(expected);
  });

  it('leaves out what the prompt says', () => {
    const state = stateWith({}, DEAL, does(0, 'assassinate', { target: 1 }));
    expect(tableOf('en', state, 1)).toEqual([
      '▶ Anna: 0 coins, 2 hidden cards. Claimed with the present cards: Assassin.',
      'Boris (you): 0 coins. Your card: Captain. Face up: Duke.',
      'Vera: 1 coin, 2 hidden cards.',
      'Treasury: 50 coins. Deck: 9 cards.',
    ]);
  });

  it('names a card once that is both known and claimed, and its place in an ordered deck', () => {
    const chosen = { edition: 'squirrel' };
    const hands = [
      ['assassin', 'duke'],
      ['captain', 'ambassador'],
      ['contessa', 'duke'],
    ];
    const doubted = stateWith(chosen, { ...DEAL, hands, faceUp: [[], [], []] }, does(0, 'tax'), does(1, 'challenge'));
    expect(tableOf('uk', doubted, 'spectator')[0]).toBe('▶ Ганна: 3 монети, 2 закриті карти. Точно є: Губернатор.');
    coup.apply(doubted, 1, { type: 'lose', card: 'captain' }, stackedChance);
    expect(tableOf('uk', doubted, 'spectator')[3]).toContain('У ній точно є: Губернатор (9-та згори).');
    expect(tableOf('ru', doubted, 'spectator')[3]).toContain('В ней точно есть: Губернатор (9-я сверху).');
    expect(tableOf('en', doubted, 'spectator')[3]).toContain('Surely in it: Governor (9th from the top).');
  });

  it('shows neither cards nor turn during a draft', () => {
    const state = coup.setup(2, coup.completeOptions(2, { edition: 'ukrainian' }), new FastChance(1));
    expect(tableOf('ru', state, 0)).toEqual(['Анна (ты): 1 монета.', 'Борис: 1 монета.', 'Казна: 48 монет.']);
    expect(coupTexts.prompt('ru', coup.view(state, 0), TEST_NAMES.ru)).toBe(
      'Драфт: какую из своих пяти карт возьмёшь? Соперник её не увидит. Остальные четыре выйдут из игры, а вторую карту тебе сдадут.',
    );
  });
});

describe('the end', () => {
  it.each<[Language, Lines]>([
    ['en', ['Anna: hidden cards — two Dukes.', 'Boris: out of the game. Face up: Duke and Captain.']],
    ['ru', ['Анна: закрытые карты — два Герцога.', 'Борис: вне игры. Открыто: Герцог и Капитан.']],
    ['uk', ['Ганна: закриті карти — два Герцоги.', 'Борис: поза грою. Відкрито: Герцог і Капітан.']],
  ])('%s: every card is turned up, and the winner named', (language, expected) => {
    const state = unwrap(
      coup.arrange(2, coup.completeOptions(2, {}), {
        first: 0,
        coins: [7, 1],
        hands: [['duke', 'duke'], ['captain']],
        faceUp: [[], ['duke']],
      }),
    );
    coup.apply(state, 0, { type: 'coup', target: 1 }, stackedChance);
    const views = [coup.view(state, 0), coup.view(state, 1)];
    const winner = coupTexts.eventText(
      language,
      { type: 'won', seat: 0 },
      'spectator',
      TEST_NAMES[language],
      state.options,
    );
    expect(coupTexts.finalRevealLines(language, views, TEST_NAMES[language])).toEqual([...expected, winner]);
  });
});

describe('the reference card', () => {
  it('ru, hobby-world: the target alone blocks', () => {
    expect(coupTexts.quickReference('ru', coup.completeOptions(3, {}))).toEqual([
      'Доход: взять 1 монету. Остановить нельзя.',
      'Иностранная помощь: взять 2 монеты. Остановить может Герцог.',
      'Переворот: заплатить 7 монет, и выбранный соперник теряет карту. Остановить нельзя.',
      'Если в начале хода у тебя 10 монет или больше, остаётся только переворот.',
      'Герцог. Налог: взять 3 монеты. Останавливает иностранную помощь.',
      'Ассасин. Заказное убийство: заплатить 3 монеты, и выбранный соперник теряет карту.',
      'Капитан. Кража: забрать у соперника до 2 монет. Останавливает кражу, если цель — ты.',
      'Посол. Обмен: взять 2 карты, 2 вернуть в колоду. Останавливает кражу, если цель — ты.',
      'Графиня. Останавливает заказное убийство, если цель — ты.',
    ]);
  });

  it('uk, squirrel with the Investigator: anybody blocks, cards go under the deck', () => {
    const options = coup.completeOptions(3, { edition: 'squirrel', inquisitor: true, coupAt: 12 });
    expect(coupTexts.quickReference('uk', options).slice(3)).toEqual([
      'Якщо на початку ходу в тебе 12 монет або більше, лишається тільки переворот.',
      'Губернатор. Податок: взяти 3 монети. Зупиняє іноземну допомогу.',
      'Вбивця. Вбивство: заплатити 3 монети, і обраний суперник втрачає карту.',
      'Городовий. Крадіжка: забрати в суперника до 2 монет. Зупиняє крадіжку.',
      'Графиня. Зупиняє вбивство.',
      'Слідчий. Допит: взяти 1 карту, 1 покласти під колоду, або побачити карту суперника, і той її міняє. Зупиняє крадіжку.',
    ]);
  });

  it('en, ukrainian: its own names', () => {
    const lines = coupTexts.quickReference('en', coup.completeOptions(3, { edition: 'ukrainian' }));
    expect(lines[6]).toBe('Captain. Theft: take up to 2 coins from an opponent. Stops a theft aimed at you.');
    expect(lines[7]).toBe('Ambassador. Exchange: draw 2 cards, put 2 back into the deck. Stops a theft aimed at you.');
    expect(lines[8]).toBe('Contessa. Stops an assassination aimed at you.');
    expect(lines[4]).toContain('Stops foreign aid.');
  });
});

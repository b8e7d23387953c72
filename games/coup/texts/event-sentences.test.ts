// Representative lines of the log, word for word, so that no wording changes by accident.

import type { Viewer } from '@kuluary/kernel/game';
import { LANGUAGES, type Language } from '@kuluary/texts/languages';
import { describe, expect, it } from 'vitest';
import { coup } from '../rules/coup-game.ts';
import type { Edition } from '../rules/editions.ts';
import type { Event } from '../rules/events.ts';
import { coupTexts } from './coup-texts.ts';

type Sentences = Readonly<Record<Language, string>>;

const NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Anna', 'Boris', 'Vera'],
  ru: ['Анна', 'Борис', 'Вера'],
  uk: ['Ганна', 'Борис', 'Віра'],
};
const NOTHING: Sentences = { en: 'nothing', ru: 'nothing', uk: 'nothing' };

function sentences(event: Event, viewer: Viewer, edition: Edition = 'hobby-world'): Sentences {
  const options = coup.completeOptions(3, { edition });
  const sentence = (language: Language) =>
    coupTexts.eventText(language, event, viewer, NAMES[language], options) ?? 'nothing';
  return Object.fromEntries(LANGUAGES.map((language) => [language, sentence(language)])) as Sentences;
}

describe('the log', () => {
  it('says "you" to the reader, and a name for everybody else', () => {
    const event: Event = { type: 'took', seat: 0, coins: 3, action: 'tax' };
    expect(sentences(event, 0)).toEqual({
      en: 'You take 3 coins (tax).',
      ru: 'Ты берёшь 3 монеты (налог).',
      uk: 'Ти береш 3 монети (податок).',
    });
    expect(sentences(event, 'spectator')).toEqual({
      en: 'Anna takes 3 coins (tax).',
      ru: 'Анна берёт 3 монеты (налог).',
      uk: 'Ганна бере 3 монети (податок).',
    });
  });

  it('a theft, for a spectator, for the target, and without coins', () => {
    expect(sentences({ type: 'stole', seat: 0, target: 1, coins: 2 }, 'spectator')).toEqual({
      en: 'Anna steals 2 coins from Boris.',
      ru: 'Анна крадёт 2 монеты. Жертва — Борис.',
      uk: 'Ганна краде 2 монети. Жертва — Борис.',
    });
    expect(sentences({ type: 'stole', seat: 0, target: 1, coins: 1 }, 1)).toEqual({
      en: 'Anna steals 1 coin from you.',
      ru: 'Анна крадёт у тебя 1 монету.',
      uk: 'Ганна краде в тебе 1 монету.',
    });
    expect(sentences({ type: 'stole', seat: 0, target: 1, coins: 0 }, 2)).toEqual({
      en: 'Anna searches the purse of Boris and finds nothing.',
      ru: 'Анна лезет в пустой кошелёк: Борис без монет.',
      uk: 'Ганна лізе в порожній гаманець: Борис без монет.',
    });
  });

  it('a challenge and the loss by it', () => {
    expect(sentences({ type: 'challenged', seat: 1, claimant: 0, claim: 'contessa' }, 2, 'squirrel')).toEqual({
      en: 'Boris doesn’t believe Anna is the Countess.',
      ru: 'Борис не верит, что Анна — Графиня.',
      uk: 'Борис не вірить, що Ганна — Графиня.',
    });
    expect(sentences({ type: 'lost', seat: 1, card: 'captain', why: 'doubted-action' }, 1, 'squirrel')).toEqual({
      en: 'The doubt was wrong: you lose the Constable.',
      ru: 'Недоверие не оправдалось: ты теряешь Городового.',
      uk: 'Недовіра не виправдалася: ти втрачаєш Городового.',
    });
    expect(sentences({ type: 'lost', seat: 1, card: 'contessa', why: 'assassination' }, 2, 'hobby-world')).toEqual({
      en: 'Assassination: Boris loses the Contessa.',
      ru: 'Заказное убийство: Борис теряет Графиню.',
      uk: 'Вбивство на замовлення: Борис втрачає Графиню.',
    });
  });

  it('never says that a seat bluffed which may have declined to show', () => {
    expect(sentences({ type: 'not-shown', seat: 1, claim: 'duke' }, 2)).toEqual({
      en: 'Boris doesn’t show the Duke.',
      ru: 'Борис не показывает Герцога.',
      uk: 'Борис не показує Герцога.',
    });
    expect(sentences({ type: 'lost', seat: 1, card: 'duke', why: 'caught-acting' }, 2)).toEqual({
      en: 'Not proven: Boris loses the Duke.',
      ru: 'Не доказано: Борис теряет Герцога.',
      uk: 'Не доведено: Борис втрачає Герцога.',
    });
    expect(sentences({ type: 'lost', seat: 1, card: 'duke', why: 'caught-blocking' }, 2)).toEqual({
      en: 'The block is not proven: Boris loses the Duke.',
      ru: 'Блок не доказан: Борис теряет Герцога.',
      uk: 'Блок не доведено: Борис втрачає Герцога.',
    });
  });

  it('nobody challenges, nobody blocks', () => {
    expect(sentences({ type: 'nobody-challenged', claimant: 0, claim: 'assassin' }, 1, 'ukrainian')).toEqual({
      en: 'Nobody doubts that Anna is the Assassin.',
      ru: 'Никто не сомневается, что Анна — Убийца.',
      uk: 'Ніхто не сумнівається, що Ганна — Вбивця.',
    });
    expect(sentences({ type: 'nobody-blocked' }, 1)).toEqual({
      en: 'Nobody blocks.',
      ru: 'Никто не блокирует.',
      uk: 'Ніхто не блокує.',
    });
  });

  it('a card goes into the deck, or under it', () => {
    const event: Event = { type: 'replaced', seat: 0, card: 'duke' };
    expect(sentences(event, 1)).toEqual({
      en: 'The Duke goes into the deck, Anna gets a new card.',
      ru: 'Герцог уходит в колоду, Анна получает новую карту.',
      uk: 'Герцог повертається в колоду, Ганна отримує нову карту.',
    });
    expect(sentences(event, 1, 'squirrel')).toEqual({
      en: 'The Governor goes under the deck, Anna gets a new card.',
      ru: 'Губернатор уходит под колоду, Анна получает новую карту.',
      uk: 'Губернатор лягає під колоду, Ганна отримує нову карту.',
    });
    expect(sentences({ type: 'returned', seat: 0, count: 2 }, 1, 'squirrel')).toEqual({
      en: 'Anna puts 2 cards back under the deck.',
      ru: 'Анна кладёт 2 карты под колоду.',
      uk: 'Ганна кладе 2 карти під колоду.',
    });
  });

  it('counts equal cards', () => {
    const event: Event = { type: 'your-return', cards: ['contessa', 'contessa'], kept: ['duke', 'assassin'] };
    expect(sentences(event, 0, 'ukrainian')).toEqual({
      en: 'You put two Contessas back into the deck and keep the Duke and the Assassin.',
      ru: 'Ты возвращаешь в колоду двух Графинь, себе оставляешь Герцога и Убийцу.',
      uk: 'Ти повертаєш у колоду двох Графинь, собі лишаєш Герцога й Вбивцю.',
    });
    expect(sentences({ type: 'your-hand', cards: ['contessa', 'contessa'] }, 0)).toEqual({
      en: 'Your cards: two Contessas.',
      ru: 'Твои карты: две Графини.',
      uk: 'Твої карти: дві Графині.',
    });
  });

  it('victory', () => {
    expect(sentences({ type: 'won', seat: 0 }, 0)).toEqual({
      en: 'You win!',
      ru: 'Победа твоя!',
      uk: 'Перемога твоя!',
    });
    expect(sentences({ type: 'won', seat: 0 }, 1)).toEqual({
      en: 'Anna wins. There is no second place.',
      ru: 'Побеждает Анна. Второго места здесь нет.',
      uk: 'Перемагає Ганна. Другого місця тут немає.',
    });
  });

  it('has one line for a draw: the cards for their owner, the count for others', () => {
    expect(sentences({ type: 'drew', seat: 0, count: 2 }, 0)).toEqual(NOTHING);
    expect(sentences({ type: 'drew', seat: 0, count: 2 }, 1)).toEqual({
      en: 'Anna draws 2 cards from the deck.',
      ru: 'Анна берёт 2 карты из колоды.',
      uk: 'Ганна бере 2 карти з колоди.',
    });
    expect(sentences({ type: 'your-draw', cards: ['contessa', 'assassin'] }, 0)).toEqual({
      en: 'You draw the Contessa and the Assassin from the deck.',
      ru: 'Ты берёшь из колоды Графиню и Ассасина.',
      uk: 'Ти береш із колоди Графиню й Асасина.',
    });
  });

  it('unequal starting coins, and a drawn game', () => {
    expect(sentences({ type: 'game-began', first: 0, coins: [1, 2] }, 1)).toEqual({
      en: 'The game begins. Coins to start with: Anna 1, you 2. Anna goes first.',
      ru: 'Игра началась. Монеты на старте: Анна — 1, ты — 2. Первый ход делает Анна.',
      uk: 'Гра почалася. Монети на старті: Ганна — 1, ти — 2. Перший хід робить Ганна.',
    });
    expect(sentences({ type: 'drawn-game', seats: [0, 1, 2] }, 2)).toEqual({
      en: 'A draw: after 300 turns nobody has given way. Still at the table: Anna, Boris, and you.',
      ru: 'Ничья: за 300 ходов никто не уступил. За столом остались: Анна, Борис и ты.',
      uk: 'Нічия: за 300 ходів ніхто не поступився. За столом лишилися: Ганна, Борис і ти.',
    });
  });
});

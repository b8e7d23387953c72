// Representative prompts, texts of moves and warnings, word for word, so that no wording changes by accident.

import type { Viewer } from '@kuluary/kernel/game';
import { LANGUAGES, type Language } from '@kuluary/texts/languages';
import { describe, expect, it } from 'vitest';
import { coup } from '../rules/coup-game.ts';
import type { Edition } from '../rules/editions.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { coupTexts } from './coup-texts.ts';
import { does, type SeatMove, stateAfter, TEST_NAMES } from './test-players.fixture.ts';

type Sentences = Readonly<Record<Language, string>>;

// Anna has the Assassin and the Duke; Boris has no card that could block.
const DEAL = {
  first: 0,
  coins: [3, 0, 1],
  hands: [
    ['assassin', 'duke'],
    ['captain', 'ambassador'],
    ['contessa', 'duke'],
  ],
};

/** Three seats after these moves. */
function after(edition: Edition, steps: readonly SeatMove[], deal: object = DEAL, chosen: object = {}): State {
  return stateAfter({ edition, ...chosen }, deal, steps);
}

function prompts(state: State, viewer: Viewer): Sentences {
  return inAllLanguages((language) => coupTexts.prompt(language, coup.view(state, viewer), TEST_NAMES[language]));
}

function moveTexts(state: State, viewer: Viewer, move: Move): Sentences {
  return inAllLanguages((language) =>
    coupTexts.moveText(language, coup.view(state, viewer), move, TEST_NAMES[language]),
  );
}

function warnings(state: State, viewer: Viewer, move: Move): Sentences {
  return inAllLanguages((language) =>
    coupTexts.moveWarning(language, coup.view(state, viewer), move, TEST_NAMES[language]),
  );
}

function inAllLanguages(textIn: (language: Language) => string | undefined): Sentences {
  return Object.fromEntries(LANGUAGES.map((language) => [language, textIn(language) ?? 'nothing'])) as Sentences;
}

const NOTHING: Sentences = { en: 'nothing', ru: 'nothing', uk: 'nothing' };
const KILL_BORIS: SeatMove = does(0, 'assassinate', { target: 1 });

describe('prompts', () => {
  it('a claim: who claims what, and for which action', () => {
    expect(prompts(after('hobby-world', [does(0, 'tax')]), 1)).toEqual({
      en: 'Anna claims the Duke and reaches for 3 coins (tax). Do you believe it?',
      ru: 'Анна говорит: «Я Герцог» — и тянется за 3 монетами (налог). Веришь?',
      uk: 'Ганна каже: «Я Герцог» — і тягнеться по 3 монети (податок). Віриш?',
    });
  });

  it('only the seats that are asked get a prompt', () => {
    const state = after('hobby-world', [does(0, 'tax')]);
    expect(prompts(state, 0)).toEqual(NOTHING);
    expect(prompts(state, 'spectator')).toEqual(NOTHING);
  });

  it('a kill aimed at the reader, after the card was shown', () => {
    const steps: SeatMove[] = [KILL_BORIS, does(1, 'pass'), does(2, 'challenge'), does(0, 'show')];
    expect(prompts(after('ukrainian', [...steps, does(2, 'lose', { card: 'duke' })]), 1)).toEqual({
      en: 'Anna claims the Assassin and pays 3 coins. You are the target of the assassination. Everybody saw the card: it really is the Assassin. Only the Contessa can stop this. Do you step in?',
      ru: 'Анна говорит: «Я Убийца» — и платит 3 монеты за убийство. Цель — ты. Карту все видели: это и правда Убийца. Остановить это может только Графиня. Вмешаешься?',
      uk: 'Ганна каже: «Я Вбивця» — і платить 3 монети за вбивство. Ціль — ти. Карту всі бачили: це справді Вбивця. Зупинити це може тільки Графиня. Втрутишся?',
    });
  });

  it('a block against the reader', () => {
    const steps: SeatMove[] = [KILL_BORIS, does(1, 'pass'), does(2, 'pass'), does(1, 'block', { as: 'contessa' })];
    expect(prompts(after('hobby-world', steps), 0)).toEqual({
      en: 'You claim the Assassin and pay 3 coins. Boris is the target of the assassination. Boris claims the Contessa and blocks the assassination. Do you believe the block?',
      ru: 'Ты говоришь: «Я Ассасин» — и платишь 3 монеты за заказное убийство. Цель — Борис. Борис блокирует заказное убийство: «Я Графиня». Веришь блоку?',
      uk: 'Ти кажеш: «Я Асасин» — і платиш 3 монети за вбивство на замовлення. Ціль — Борис. Борис блокує вбивство на замовлення: «Я Графиня». Віриш блоку?',
    });
  });

  it('several blocks: the ones behind the first are named', () => {
    const steps: SeatMove[] = [
      does(0, 'foreign-aid'),
      does(1, 'block', { as: 'duke' }),
      does(2, 'block', { as: 'duke' }),
    ];
    expect(prompts(after('hobby-world', steps), 0)).toEqual({
      en: 'You ask for foreign aid: 2 coins. Boris claims the Duke and blocks foreign aid. Do you believe the block? (One more block waits behind it: Vera.)',
      ru: 'Ты просишь иностранную помощь: 2 монеты. Борис блокирует иностранную помощь: «Я Герцог». Веришь блоку? (В запасе ещё 1 блок: Вера.)',
      uk: 'Ти просиш іноземну допомогу: 2 монети. Борис блокує іноземну допомогу: «Я Герцог». Віриш блоку? (У запасі ще 1 блок: Віра.)',
    });
    const own = prompts(after('hobby-world', steps), 2);
    expect(own.en).toContain('(One more block waits behind it: yours.)');
    expect(own.ru).toContain('(В запасе ещё 1 блок: твой.)');
    expect(own.uk).toContain('(У запасі ще 1 блок: твій.)');
  });

  it('challenged with the card in hand, and without it', () => {
    const honest = after('hobby-world', [does(0, 'tax'), does(1, 'challenge')]);
    expect(prompts(honest, 0)).toEqual({
      en: 'Boris doesn’t believe you are the Duke. At stake: your tax. Do you show the card?',
      ru: 'Борис не верит, что ты Герцог. На кону налог. Покажешь карту?',
      uk: 'Борис не вірить, що ти Герцог. На кону податок. Покажеш карту?',
    });
    const bluff = after('hobby-world', [does(0, 'exchange'), does(1, 'challenge')]);
    expect(prompts(bluff, 0)).toEqual({
      en: 'Boris doesn’t believe you are the Ambassador, and rightly so: you don’t have the Ambassador. Time to own up.',
      ru: 'Борис не верит, что ты Посол, — и не зря: Посла у тебя нет. Остаётся признаться.',
      uk: 'Борис не вірить, що ти Посол, — і недарма: Посла в тебе немає. Лишається зізнатися.',
    });
  });

  it('a lost challenge to a kill of oneself: one card now, the other soon', () => {
    const steps: SeatMove[] = [KILL_BORIS, does(1, 'challenge')];
    expect(prompts(after('squirrel', steps), 1)).toEqual({
      en: 'Anna shows the Killer. Your doubt costs you a card. And the murder is yet to come. Which card do you lose?',
      ru: 'Анна показывает Убийцу. За недоверие ты платишь картой. А убийство ещё впереди. Какую карту теряешь?',
      uk: 'Ганна показує Вбивцю. За недовіру ти платиш картою. А вбивство ще попереду. Яку карту втрачаєш?',
    });
  });

  it('squirrel: a kill may be blocked by others even when its target is out', () => {
    const deal = { ...DEAL, hands: [DEAL.hands[0], ['captain'], DEAL.hands[2]], faceUp: [[], ['duke'], []] };
    const state = after('squirrel', [KILL_BORIS, does(1, 'challenge')], deal);
    expect(prompts(state, 2)).toEqual({
      en: 'Anna claims the Killer and pays 3 coins. Boris is the target of the murder. Everybody saw the card: it really is the Killer. Boris is already out, so there is nobody left to kill. Only the Countess can stop this. Do you step in?',
      ru: 'Анна говорит: «Я Убийца» — и платит 3 монеты за убийство. Цель — Борис. Карту все видели: это и правда Убийца. Борис уже вне игры, убивать больше некого. Остановить это может только Графиня. Вмешаешься?',
      uk: 'Ганна каже: «Я Вбивця» — і платить 3 монети за вбивство. Ціль — Борис. Карту всі бачили: це справді Вбивця. Борис вже поза грою, вбивати більше нікого. Зупинити це може тільки Графиня. Втрутишся?',
    });
  });

  it('a theft that two characters can stop', () => {
    const steps: SeatMove[] = [does(0, 'steal', { target: 2 }), does(1, 'pass'), does(2, 'pass')];
    expect(prompts(after('ukrainian', steps, { ...DEAL, coins: [2, 2, 2] }), 2)).toEqual({
      en: 'Anna claims the Captain and tries to steal 2 coins from you. Only the Captain or the Ambassador can stop this. Do you step in?',
      ru: 'Анна говорит: «Я Полицейский» — и хочет украсть у тебя 2 монеты. Остановить это может только Полицейский или Посол. Вмешаешься?',
      uk: 'Ганна каже: «Я Поліцейський» — і хоче вкрасти в тебе 2 монети. Зупинити це може тільки Поліцейський або Посол. Втрутишся?',
    });
  });

  it('ten coins force a coup', () => {
    expect(prompts(after('squirrel', [], { ...DEAL, coins: [10, 0, 1] }), 0)).toEqual({
      en: 'Your turn, with 10 coins. That much money means a coup. Against whom?',
      ru: 'Твой ход, у тебя 10 монет. С такими деньгами выход один — переворот. Кто цель?',
      uk: 'Твій хід, у тебе 10 монет. З такими грошима вихід один — переворот. Хто ціль?',
    });
  });

  it('an exchange, and an interrogation', () => {
    const exchange = after('squirrel', [does(0, 'exchange'), does(1, 'pass'), does(2, 'pass')]);
    expect(prompts(exchange, 0)).toEqual({
      en: 'Your choice: two Killers and two Governors. Which 2 cards do you keep? The rest goes under the deck.',
      ru: 'Выбирай: два Убийцы и два Губернатора. Какие 2 карты оставишь? Остальное уходит под колоду.',
      uk: 'Обирай: два Вбивці й два Губернатори. Які 2 карти лишиш собі? Решта йде під колоду.',
    });
    const steps: SeatMove[] = [does(0, 'examine', { target: 2 }), does(1, 'pass'), does(2, 'pass')];
    const deal = { ...DEAL, hands: [['inquisitor', 'duke'], ['captain', 'captain'], DEAL.hands[2]] };
    expect(prompts(after('squirrel', steps, deal, { inquisitor: true }), 2)).toEqual({
      en: 'Anna will see one of your cards, then you swap it for a new one. Which one do you show?',
      ru: 'Анна увидит одну твою карту, а потом ты её сменишь. Какую покажешь?',
      uk: 'Ганна побачить одну твою карту, а потім ти її зміниш. Яку покажеш?',
    });
  });
});

describe('texts of moves', () => {
  it('name the action, the target, and whether it would be a bluff', () => {
    const state = after('squirrel', []);
    expect(moveTexts(state, 0, { type: 'steal', target: 2 })).toEqual({
      en: 'Theft: 1 coin from Vera (bluff: no Constable)',
      ru: 'Воровство 1 монеты: Вера (блеф: Городового нет)',
      uk: 'Крадіжка 1 монети: Віра (блеф: Городового нема)',
    });
    expect(moveTexts(state, 0, { type: 'assassinate', target: 1 })).toEqual({
      en: 'Murder for 3 coins: Boris (you have the Killer)',
      ru: 'Убийство за 3 монеты: Борис (Убийца есть)',
      uk: 'Вбивство за 3 монети: Борис (Вбивця є)',
    });
    expect(moveTexts(state, 0, { type: 'exchange' })).toEqual({
      en: 'Exchange: draw 2, return 2 (bluff: no Counsellor)',
      ru: 'Обмен: взять 2 карты, 2 вернуть (блеф: Советника нет)',
      uk: 'Обмін: взяти 2 карти, 2 повернути (блеф: Радника нема)',
    });
  });

  it('are quoted without the bluff', () => {
    const view = coup.view(after('squirrel', []), 0);
    const quoted = inAllLanguages((language) =>
      coupTexts.quotedMoveText!(language, view, { type: 'exchange' }, TEST_NAMES[language]),
    );
    expect(quoted).toEqual({
      en: 'Exchange: draw 2, return 2',
      ru: 'Обмен: взять 2 карты, 2 вернуть',
      uk: 'Обмін: взяти 2 карти, 2 повернути',
    });
  });

  it('never tell other viewers whether it would be a bluff', () => {
    const state = after('squirrel', []);
    for (const viewer of [1, 'spectator'] as const) {
      expect(moveTexts(state, viewer, { type: 'tax' })).toEqual({
        en: 'Tax: take 3 coins (as the Governor)',
        ru: 'Налог: взять 3 монеты (как Губернатор)',
        uk: 'Податок: взяти 3 монети (як Губернатор)',
      });
    }
  });

  it('only the bluffer reads of a bluff: for others it may be a card not shown', () => {
    const state = after('hobby-world', [does(0, 'exchange'), does(1, 'challenge')]);
    expect(moveTexts(state, 0, { type: 'decline' }).uk).toBe('Визнати блеф');
    expect(moveTexts(state, 'spectator', { type: 'decline' }).uk).toBe('Не показувати');
  });

  it('an interrogation has two kinds', () => {
    const deal = { ...DEAL, hands: [['inquisitor', 'duke'], ['captain', 'captain'], DEAL.hands[2]] };
    const state = after('squirrel', [], deal, { inquisitor: true });
    expect(moveTexts(state, 0, { type: 'examine' })).toEqual({
      en: 'Interrogation: draw 1, return 1 (you have the Investigator)',
      ru: 'Допрос: взять 1 карту, 1 вернуть (Следователь есть)',
      uk: 'Допит: взяти 1 карту, 1 повернути (Слідчий є)',
    });
    expect(moveTexts(state, 0, { type: 'examine', target: 2 })).toEqual({
      en: 'Interrogation: look at one of Vera’s cards and swap it (you have the Investigator)',
      ru: 'Допрос: посмотреть и сменить карту — Вера (Следователь есть)',
      uk: 'Допит: побачити й змінити карту — Віра (Слідчий є)',
    });
    const gentle = after('squirrel', [], deal, { inquisitor: true, examinerDecides: true });
    expect(moveTexts(gentle, 0, { type: 'examine', target: 2 }).en).toContain('and perhaps swap it');
  });

  it('a pass says so if the seat may block next', () => {
    const kill = after('hobby-world', [KILL_BORIS]);
    expect(moveTexts(kill, 1, { type: 'pass' })).toEqual({
      en: 'I believe it (you may block next)',
      ru: 'Верю (заблокировать можно будет дальше)',
      uk: 'Вірю (заблокувати можна буде далі)',
    });
    expect(moveTexts(kill, 2, { type: 'pass' })).toEqual({ en: 'I believe it', ru: 'Верю', uk: 'Вірю' });
    expect(moveTexts(after('squirrel', [KILL_BORIS]), 2, { type: 'pass' }).en).toBe(
      'I believe it (you may block next)',
    );
  });

  it('two equal cards', () => {
    const exchange = after('squirrel', [does(0, 'exchange'), does(1, 'pass'), does(2, 'pass')]);
    expect(moveTexts(exchange, 0, { type: 'keep', cards: ['duke', 'duke'] })).toEqual({
      en: 'Keep two Governors',
      ru: 'Оставить себе двух Губернаторов',
      uk: 'Лишити собі двох Губернаторів',
    });
  });

  it('passing a challenge and passing a block have different words', () => {
    const claim = after('hobby-world', [does(0, 'tax')]);
    expect(moveTexts(claim, 1, { type: 'pass' })).toEqual({ en: 'I believe it', ru: 'Верю', uk: 'Вірю' });
    const aid = after('hobby-world', [does(0, 'foreign-aid')]);
    expect(moveTexts(aid, 1, { type: 'pass' })).toEqual({ en: 'Let it happen', ru: 'Не мешаю', uk: 'Не заважаю' });
    expect(moveTexts(aid, 1, { type: 'block', as: 'duke' })).toEqual({
      en: 'Block as the Duke (bluff)',
      ru: 'Блокирую как Герцог (блеф)',
      uk: 'Блокую як Герцог (блеф)',
    });
    expect(moveTexts(aid, 2, { type: 'block', as: 'duke' })).toEqual({
      en: 'Block as the Duke (you have it)',
      ru: 'Блокирую как Герцог (карта есть)',
      uk: 'Блокую як Герцог (карта є)',
    });
  });
});

describe('warnings', () => {
  it('challenging a kill of oneself can cost both cards', () => {
    const state = after('hobby-world', [KILL_BORIS]);
    expect(warnings(state, 1, { type: 'challenge' })).toEqual({
      en: 'If it is true, you lose a card for doubting and the assassination goes on: you can lose both cards.',
      ru: 'Если это правда, ты теряешь карту за недоверие, а заказное убийство идёт дальше: можно потерять обе карты.',
      uk: 'Якщо це правда, ти втрачаєш карту за недовіру, а вбивство на замовлення триває: можна втратити обидві карти.',
    });
    expect(warnings(state, 2, { type: 'challenge' })).toEqual(NOTHING);
  });

  it('a false block of a kill can cost both cards; an honest one needs no warning', () => {
    const open: SeatMove[] = [does(1, 'pass'), does(2, 'pass')];
    const atBoris = after('hobby-world', [KILL_BORIS, ...open]);
    expect(warnings(atBoris, 1, { type: 'block', as: 'contessa' })).toEqual({
      en: 'That is a bluff. If somebody calls it, you lose one card for the bluff and the other to the assassination.',
      ru: 'Это блеф. Если его раскроют, одну карту ты теряешь за обман, а вторую заберёт заказное убийство.',
      uk: 'Це блеф. Якщо його розкриють, одну карту ти втрачаєш за обман, а другу забере вбивство на замовлення.',
    });
    const atVera = after('hobby-world', [does(0, 'assassinate', { target: 2 }), ...open]);
    expect(warnings(atVera, 2, { type: 'block', as: 'contessa' })).toEqual(NOTHING);
  });

  it('the last card', () => {
    const deal = { ...DEAL, hands: [DEAL.hands[0], ['captain'], DEAL.hands[2]], faceUp: [[], ['duke'], []] };
    expect(warnings(after('hobby-world', [KILL_BORIS], deal), 1, { type: 'challenge' })).toEqual({
      en: 'This is your last card: if you are wrong, you are out.',
      ru: 'Это твоя последняя карта: ошибёшься — и ты вне игры.',
      uk: 'Це твоя остання карта: помилишся — і ти поза грою.',
    });
    const state = after('hobby-world', [KILL_BORIS, does(1, 'pass'), does(2, 'pass')], deal);
    expect(warnings(state, 1, { type: 'pass' })).toEqual({
      en: 'This is your last card: unless the blow is blocked, you are out.',
      ru: 'Это твоя последняя карта: если удар не остановить, ты вне игры.',
      uk: 'Це твоя остання карта: якщо удару не зупинити, ти поза грою.',
    });
  });

  it('[C3] a false block on the last card, unless a kill would take it anyway', () => {
    const deal = { ...DEAL, hands: [DEAL.hands[0], ['captain'], DEAL.hands[2]], faceUp: [[], ['duke'], []] };
    const aid = after('hobby-world', [does(0, 'foreign-aid')], deal);
    expect(warnings(aid, 1, { type: 'block', as: 'duke' })).toEqual({
      en: 'That is a bluff, and this is your last card: if somebody calls it, you are out.',
      ru: 'Это блеф, а карта последняя: раскроют — и ты вне игры.',
      uk: 'Це блеф, а карта остання: розкриють — і ти поза грою.',
    });
    const killed = after('hobby-world', [KILL_BORIS, does(1, 'pass'), does(2, 'pass')], deal);
    expect(warnings(killed, 1, { type: 'block', as: 'contessa' })).toEqual(NOTHING);
  });

  it('[C23] a false block that takes the place of an honest one', () => {
    const deal = { ...DEAL, hands: [DEAL.hands[0], ['captain'], DEAL.hands[2]], faceUp: [[], ['duke'], []] };
    const steps = [KILL_BORIS, does(1, 'pass'), does(2, 'pass')];
    expect(warnings(after('squirrel', steps, deal), 1, { type: 'block', as: 'contessa' })).toEqual(NOTHING);
    const killed = after('squirrel', steps, deal, { blockers: 'first' });
    expect(warnings(killed, 1, { type: 'block', as: 'contessa' })).toEqual({
      en: 'That is a bluff, and only the first block counts: after yours an honest one is no help any more. If somebody calls it, you are out.',
      ru: 'Это блеф, а считается только первый блок: честный после твоего уже не поможет. Раскроют — и ты вне игры.',
      uk: 'Це блеф, а рахується лише перший блок: чесний після твого вже не допоможе. Розкриють — і ти поза грою.',
    });
  });

  it('[C22] challenging a block that protects oneself costs a card, whoever is right', () => {
    const steps: SeatMove[] = [
      KILL_BORIS,
      does(1, 'pass'),
      does(2, 'pass'),
      does(1, 'pass'),
      does(2, 'block', { as: 'contessa' }),
    ];
    expect(warnings(after('squirrel', steps), 1, { type: 'challenge' })).toEqual({
      en: 'This block protects you: whoever is right, you lose a card. Either your doubt is wrong, or the murder goes on.',
      ru: 'Этот блок защищает тебя: кто бы ни был прав, ты теряешь карту. Либо твоё недоверие напрасно, либо убийство идёт дальше.',
      uk: 'Цей блок захищає тебе: хто б не мав рації, ти втрачаєш карту. Або твоя недовіра даремна, або вбивство триває.',
    });
    expect(warnings(after('squirrel', steps), 0, { type: 'challenge' })).toEqual(NOTHING);
    const deal = { ...DEAL, hands: [DEAL.hands[0], ['captain'], DEAL.hands[2]], faceUp: [[], ['duke'], []] };
    const last = warnings(after('squirrel', steps, deal), 1, { type: 'challenge' });
    expect(last.en).toContain('whoever is right, you are out.');
    expect(last.ru).toContain('кто бы ни был прав, ты вне игры.');
    expect(last.uk).toContain('хто б не мав рації, ти поза грою.');
  });

  it('a theft from a seat without coins', () => {
    const state = after('hobby-world', []);
    expect(warnings(state, 0, { type: 'steal', target: 1 })).toEqual({
      en: 'Boris has no coins: the theft will bring nothing.',
      ru: 'Борис без монет: кража ничего не принесёт.',
      uk: 'Борис без монет: крадіжка нічого не дасть.',
    });
    expect(warnings(state, 0, { type: 'steal', target: 2 })).toEqual(NOTHING);
  });

  it('[C28] not to prove a block against a kill costs both cards', () => {
    const steps: SeatMove[] = [
      does(0, 'assassinate', { target: 2 }),
      does(1, 'pass'),
      does(2, 'pass'),
      does(2, 'block', { as: 'contessa' }),
      does(0, 'challenge'),
    ];
    for (const edition of ['hobby-world', 'ukrainian'] as const) {
      expect(warnings(after(edition, steps), 2, { type: 'decline' })).toEqual({
        en: 'You do have the Contessa. If you don’t show it, you lose both cards and are out.',
        ru: 'Графиня у тебя есть. Не покажешь — потеряешь обе карты и выйдешь из игры.',
        uk: 'А в тебе є Графиня. Не покажеш — втратиш обидві карти й вийдеш із гри.',
      });
    }
  });

  it('[C28] not to prove it costs one card where another block waits behind it', () => {
    const steps: SeatMove[] = [
      KILL_BORIS,
      does(1, 'pass'),
      does(2, 'pass'),
      does(1, 'block', { as: 'contessa' }),
      does(2, 'block', { as: 'contessa' }),
    ];
    const chosen = { blockBy: 'any', mayDecline: true };
    const deal = { ...DEAL, hands: [DEAL.hands[0], ['contessa', 'captain'], DEAL.hands[2]] };
    const state = after('hobby-world', [...steps, does(0, 'challenge')], deal, chosen);
    expect(warnings(state, 1, { type: 'decline' }).en).toContain('you fail and lose a card');
  });

  it('declining with the card in hand', () => {
    const state = after('hobby-world', [does(0, 'tax'), does(1, 'challenge')]);
    expect(warnings(state, 0, { type: 'decline' })).toEqual({
      en: 'You do have the Duke. If you don’t show it, you fail and lose a card.',
      ru: 'Герцог у тебя есть. Не покажешь — проиграешь спор и потеряешь карту.',
      uk: 'А в тебе є Герцог. Не покажеш — програєш суперечку й утратиш карту.',
    });
  });
});

// The Russian sentences. Names are never declined and their gender is unknown: hence the present tense, and constructions that leave a
// name in the nominative («Цель — Анна»).

import type { Catalogue } from '@kuluary/texts/catalogue';
import type { MessageKey } from '../message-keys.ts';

export const sentences: Catalogue<MessageKey> = {
  title: 'Рикбег из Рикшенка',
  you: 'ты',
  copies: '{card} ×{count, number}',

  'question.main': 'Твой ход. Мощь: {power, number}. Что делаешь?',
  'question.guard': 'Сбросить жетон, чтобы в этот ход можно было победить {card_acc}?',
  'question.choose': '{source}: {what}. Что выбираешь?',
  'question.choose.more':
    '{source}: {what}. Осталось выбрать {left, plural, one {# карту} few {# карты} many {# карт} other {# карты}}.',
  'question.may': '{source}: {what}?',
  'question.either': '{source}: что выбираешь?',
  'question.target': '{source}. {what} Кого выбираешь?',
  'question.defend': '{name} атакует тебя картой {card}: {what}. Защитишься?',
  'question.defend.doing': '{name} атакует тебя картой {card}: {what}. Защитишься?',
  'question.defend.group': 'Групповая атака — {card}: {what}. Защитишься?',
  'question.ballot.auction':
    '{source}. {what} Сколько жетонов ставишь? У тебя {tokens, plural, =0 {их нет} one {# жетон} few {# жетона} many {# жетонов} other {# жетона}}.',
  'question.ballot.referendum':
    '{source}. {what} За или против, и сколько жетонов добавишь? У тебя {tokens, plural, =0 {их нет} one {# жетон} few {# жетона} many {# жетонов} other {# жетона}}.',
  'question.ballot.sanctions':
    '{source}. {what} Кого наказать, и сколько жетонов добавишь? У тебя {tokens, plural, =0 {их нет} one {# жетон} few {# жетона} many {# жетонов} other {# жетона}}.',
  'question.reveal': '{source}, голоса: {votes}. Покажешь карту Совета (+1 голос) или пас?',
  'question.tie': '{source}, голоса поровну: {votes}. Решать тебе.',
  'question.order': 'Сработало сразу несколько карт. Какая первой?',
  'question.character': 'За кого играешь?',

  'source.own': '{card}',
  'source.other': '{card} ({name})',
  'source.group': '{card}, групповая атака',

  'answer.play': 'Сыграть {card_acc}',
  'answer.buy': 'Купить {card_acc} за {cost, number}',
  'answer.defeat': 'Победить {card_acc} за {cost, number}',
  'answer.token': 'Купить жетон за {cost, number}',
  'answer.use': 'Применить {card_acc}: {what}',
  'answer.end': 'Закончить ход',
  'answer.choose': '{card}',
  'answer.choose.place': '{card} ({place})',
  'answer.choose.seat': '{card} ({place}, {name})',
  'answer.enough': 'Хватит',
  'answer.enough.none': 'Никакую',
  'answer.pay': 'Сбросить жетон',
  'answer.yes': 'Да',
  'answer.no': 'Нет',
  'answer.target': '{name}',
  'answer.defend': 'Защититься: {card}',
  'answer.defend.borrowed': 'Защититься чужой картой: {card}. Владелец — {name}',
  'answer.suffer': 'Не защищаться',
  'answer.vote.auction':
    '{tokens, plural, =0 {Ничего не ставить} one {Поставить # жетон} few {Поставить # жетона} many {Поставить # жетонов} other {Поставить # жетона}}',
  'answer.vote':
    '{choice}{tokens, plural, =0 {} one { + # жетон} few { + # жетона} many { + # жетонов} other { + # жетона}}',
  'answer.reveal': 'Показать {card_acc}',
  'answer.pass': 'Пас',
  'answer.decide': '{choice}',
  'answer.first': '{card}: {what}',
  'answer.character': '{character}. {text}',

  'warning.end.cards':
    '{count, plural, one {На руке ещё # карта, которая что-то даёт: она уйдёт в сброс.} few {На руке ещё # карты, которые что-то дают: они уйдут в сброс.} many {На руке ещё # карт, которые что-то дают: они уйдут в сброс.} other {На руке ещё # карты, которые что-то дают: они уйдут в сброс.}}',
  'warning.end.power': 'Непотраченная мощь ({power, number}) сгорит, а на барахолке есть что купить.',

  'choice.for': 'за',
  'choice.against': 'против',
  'choice.seat': '{who, select, you {ты} other {{name}}}',

  'event.turn': '{who, select, you {Твой ход.} other {Ходит {name}.}}',
  'event.played': '{who, select, you {Ты играешь} other {{name} играет}} {card_acc}.',
  'event.played.stack': '{who, select, you {Ты вводишь} other {{name} вводит}} в игру {card_acc}.',
  'event.played.own': '{who, select, you {Ты вводишь} other {{name} вводит}} в игру {card_acc} из своего сброса.',
  'event.played.borrowed':
    '{who, select, you {Ты играешь} other {{name} играет}} чужую карту: {card}. Владелец — {whom, select, you {ты} other {{target}}}.',
  'event.bought': '{who, select, you {Ты покупаешь} other {{name} покупает}} {card_acc}.',
  'event.defeated': '{who, select, you {Ты побеждаешь} other {{name} побеждает}} {card_acc}!',
  'event.gained': '{who, select, you {Ты получаешь} other {{name} получает}} {card_acc}.',
  'event.discarded': '{who, select, you {Ты сбрасываешь} other {{name} сбрасывает}} {card_acc}.',
  'event.discarded.play': '{who, select, you {Ты сбрасываешь} other {{name} сбрасывает}} из игры {card_acc}.',
  'event.destroyed': '{who, select, you {Ты уничтожаешь} other {{name} уничтожает}} {card_acc}.',
  'event.destroyed.line-up': '{who, select, you {Ты уничтожаешь} other {{name} уничтожает}} на барахолке {card_acc}.',
  'event.destroyed.play': '{who, select, you {Ты уничтожаешь} other {{name} уничтожает}} в игре {card_acc}.',
  'event.destroyed.fleeting': 'Время вышло: {card} уничтожается.',
  'event.placed.hand': '{who, select, you {Ты берёшь} other {{name} берёт}} на руку {card_acc}.',
  'event.placed.top': '{who, select, you {Ты кладёшь} other {{name} кладёт}} {card_acc} на верх своей колоды.',
  'event.placed.given':
    '{who, select, you {Ты кладёшь} other {{name} кладёт}} {card_acc} {whom, select, you {тебе в сброс} other {в чужой сброс. Новый владелец — {target}}}.',
  'event.placed.returned':
    '{card} возвращается на верх {whom, select, you {твоей колоды} other {колоды. Владелец — {target}}}.',
  'event.placed.held':
    '{who, select, you {Ты задерживаешь} other {{name} задерживает}} {card_acc} под своей картой. Владелец прежний.',
  'event.placed.released':
    '{card} на свободе: {whom, select, you {карта у тебя в сбросе} other {владелец — {target}}}.',
  'event.clean-up.location': '{card} уходит в сброс локаций.',
  'event.moved': '{card}: {from} → {to}.',
  'event.drew': '{name} берёт {count, plural, one {# карту} few {# карты} many {# карт} other {# карты}}.',
  'event.drawn': 'Ты берёшь {cards_acc}.',
  'event.shuffled': '{who, select, you {Ты перемешиваешь} other {{name} перемешивает}} сброс в новую колоду.',
  'event.shuffled.locations': 'Сброс локаций перемешан в новую стопку.',
  'event.power': '{card}: +{n, plural, one {# мощь} few {# мощи} many {# мощи} other {# мощи}}, всего {total, number}.',
  'event.tokens.bought':
    '{who, select, you {Ты покупаешь} other {{name} покупает}} {n, plural, one {# жетон} few {# жетона} many {# жетонов} other {# жетона}}.',
  'event.tokens.gained':
    '{who, select, you {Ты получаешь} other {{name} получает}} {n, plural, one {# жетон} few {# жетона} many {# жетонов} other {# жетона}}.',
  'event.tokens.payment':
    '{who, select, you {Ты сбрасываешь} other {{name} сбрасывает}} {n, plural, one {# жетон} few {# жетона} many {# жетонов} other {# жетона}}.',
  'event.chose-target':
    '{who, select, you {Ты выбираешь} other {{name} выбирает}} врага: это {whom, select, you {ты} other {{target}}}.',
  'event.avoided': '{who, select, you {Ты избегаешь} other {{name} избегает}} атаки: {card}.',
  'event.had-nothing.match':
    '{card}: {who, select, you {у тебя нет ничего подходящего} other {{name} — ничего подходящего нет}}.',
  'event.had-nothing.waves': '{card}: карты «Волны Морти» кончились.',
  'event.declined': '{card}: {who, select, you {ты отказываешься} other {{name} отказывается}}.',
  'event.vote.auction': '{who, select, you {Ты объявляешь} other {{name} объявляет}} аукцион: {card}.',
  'event.vote.referendum': '{who, select, you {Ты объявляешь} other {{name} объявляет}} референдум: {card}.',
  'event.vote.sanctions': '{who, select, you {Ты объявляешь} other {{name} объявляет}} санкции: {card}.',
  'event.vote-cancelled.nothing': 'Голосования не будет: {card} сейчас ничего не изменит.',
  'event.vote-cancelled.ability': '{who, select, you {Ты отменяешь} other {{name} отменяет}} голосование: {card}.',
  'event.voted': '{who, select, you {Ты голосуешь} other {{name} голосует}} втайне.',
  'event.ballots': 'Голоса открыты: {bids}.',
  'event.ballots.bid':
    '{who, select, you {ты} other {{name}}} — {tokens, plural, =0 {без жетонов} one {# жетон} few {# жетона} many {# жетонов} other {# жетона}}',
  'event.ballots.choice':
    '{who, select, you {ты} other {{name}}} — {choice}{tokens, plural, =0 {} one { + # жетон} few { + # жетона} many { + # жетонов} other { + # жетона}}',
  'event.revealed': '{who, select, you {Ты показываешь} other {{name} показывает}} {card_acc}: +1 голос.',
  'event.vote-result': 'Голоса подсчитаны — {votes}.',
  'event.vote-result.tie': 'Голоса поровну — {votes}, решает активный игрок.',
  'event.vote-result.choice': 'Решение: {choice}.',
  'event.line-up':
    'На барахолке {count, plural, one {появляется} few {появляются} many {появляются} other {появляются}}: {cards}.',
  'event.nemesis': 'Новый заклятый враг: {card}.',
  'event.character': '{who, select, you {Ты играешь} other {{name} играет}} за {card_acc}.',
  'event.over.defeated': 'Последний заклятый враг повержен, игра окончена. Победные очки: {all}.',
  'event.over.standstill': 'Игра зашла в тупик и окончена. Победные очки: {all}.',
  'event.over.deck-out': 'Барахолку нечем пополнить, игра окончена. Победные очки: {all}.',
  'event.over.points': '{who, select, you {ты} other {{name}}} — {points, number}',

  'zone.hand': 'рука',
  'zone.deck': 'колода',
  'zone.discard': 'сброс',
  'zone.play': 'игра',
  'zone.held': 'под картой',
  'zone.line-up': 'барахолка',
  'zone.main-deck': 'основная колода',
  'zone.guns': 'стопка портальных пушек',
  'zone.waves': 'стопка «Волн Морти»',
  'zone.locations': 'стопка локаций',
  'zone.location-discard': 'сброс локаций',
  'zone.nemeses': 'стопка заклятых врагов',
  'zone.destroyed': 'уничтоженные карты',

  'refusal.malformed': 'В этой игре такого хода нет.',
  'refusal.not-your-decision': 'Сейчас тебя об этом не спрашивают.',
  'refusal.not-in-hand': 'Такой карты у тебя на руке нет.',
  'refusal.cannot-buy': 'Эту карту сейчас не купить.',
  'refusal.cannot-defeat': 'Заклятого врага сейчас не победить.',
  'refusal.no-token': 'Жетон сейчас не купить: только один за ход, и мощи должно хватать.',
  'refusal.cannot-use': 'Это свойство сейчас не применить.',
  'refusal.not-to-choose': 'Эту карту выбрать нельзя.',
  'refusal.no-defence': 'Этим от атаки не защититься.',
  'refusal.no-such-vote': 'Так проголосовать нельзя.',
  'refusal.not-offered': 'Сейчас так нельзя.',
  'refusal.other': 'Сейчас так нельзя.',

  'table.seat':
    '{who, select, you {{name} (ты)} other {{name}}}{isKnown, select, yes {, {card}} other {}}. Жетоны: {tokens, number}. Карты: рука {hand, number}, колода {deck, number}, сброс {discard, number}.',
  'table.points': 'Победные очки: {points, number}.',
  'table.hand': 'На руке: {cards}.',
  'table.play': 'В игре: {cards}.',
  'table.held': 'Под картой, владелец — {who, select, you {ты} other {{name}}}: {cards}.',
  'table.line-up': '{count, plural, =0 {Барахолка пуста.} other {Барахолка: {cards}.}}',
  'table.card': '{card} за {cost, number}',
  'table.nemesis': 'Заклятый враг: {card}, победить за {cost, number}. Всего в стопке: {count, number}.',
  'table.nemesis.hidden': 'Следующий заклятый враг закрыт. Всего в стопке: {count, number}.',
  'table.stacks':
    'Портальные пушки: {guns, number}. «Волны Морти»: {waves, number}. Жетоны в запасе: {tokens, number}. Локации: {locations, number}. Основная колода: {deck, number}. Уничтожено: {destroyed, number}.',
  'table.power': '{who, select, you {Твоя мощь} other {{name}, мощь}}: {power, number}.',
  'table.ballot':
    'Твой тайный голос: {choice}{tokens, plural, =0 {} one { + # жетон} few { + # жетона} many { + # жетонов} other { + # жетона}}.',
  'table.waiting': 'Ждём ответа: {names}.',

  'reveal.seat':
    '{name}: {points, plural, one {# победное очко} few {# победных очка} many {# победных очков} other {# победного очка}}{count, plural, =0 {} other {. {cards}}}.',
  'reveal.card': '{card}{count, plural, =1 {} other { ×#}} — {points}',
  'reveal.waves': '{card} без пары — {points}',
  'ending.won': '{who, select, you {Победа твоя!} other {Побеждает {name}.}}',
  'ending.shared': 'Победа общая: {names}.',

  'reference.turn':
    'Ход: играй карты с руки, трать мощь, применяй свойства — в любом порядке. Потом всё уходит в сброс, и ты берёшь {hand, number} карт.',
  'reference.buy':
    'Покупать можно с барахолки ({lineUp, number} карт), портальные пушки и локации, введённые в игру в этот ход (за {location, number}). Купленное — сразу в сброс.',
  'reference.token':
    'Жетоны доступа: всего {tokens, number}. Раз в ход можно купить 1 за {token, number} мощи. Сброшенные возвращаются в запас.',
  'reference.portal': 'Локация из стопки работает до конца хода. Сыгранная с руки остаётся в игре навсегда.',
  'reference.ongoing':
    'Постоянка остаётся в игре, и её свойства действуют, пока её не сбросят. Свойство «раз в ход» — раз в твой ход.',
  'reference.attack':
    'Атака: каждая цель может применить одну защиту, и она спасает только её. Остальное на карте атакующего всё равно сработает.',
  'reference.nemesis':
    'Заклятый враг: победа над ним — та же покупка, не больше одной за ход. Новый открывается в конце хода и бьёт групповой атакой по всем.',
  'reference.vote':
    'Голосование: у каждого 1 голос, каждый жетон и каждая показанная карта Совета — ещё 1. Платит только победившая сторона. Ничью решает активный игрок.',
  'reference.end':
    'Конец: побеждён Президент или барахолку нечем пополнить. Считаются победные очки на всех твоих картах. «Волны Морти» без пары «Волн гения» — минус 1.',

  'option.characters': 'Персонажи',
  'option.characters.about': 'Кто кем играет.',
  'option.livePoints': 'Счёт на виду',
  'option.livePoints.about': 'Победные очки каждого видны всем уже во время игры.',
  'value.characters.random': 'случайно',
  'value.characters.two': 'один из двух',
  'value.characters.choice': 'на выбор, по очереди',
  'value.on': 'да',
  'value.off': 'нет',
};

// The Ukrainian sentences. Names are never declined and their gender is unknown: hence the present tense, and constructions that leave a
// name in the nominative («Ціль — Анна»).

import type { Catalogue } from '@kuluary/texts/catalogue';
import type { MessageKey } from '../message-keys.ts';

export const sentences: Catalogue<MessageKey> = {
  title: 'Втеча з Рікшенка',
  you: 'ти',
  copies: '{card} ×{count, number}',

  'question.main': 'Твій хід. Міць: {power, number}. Що робиш?',
  'question.guard': 'Скинути жетон, щоб у цей хід можна було перемогти {card_acc}?',
  'question.choose': '{source}: {what}. Що обираєш?',
  'question.choose.more':
    '{source}: {what}. Лишилося обрати {left, plural, one {# карту} few {# карти} many {# карт} other {# карти}}.',
  'question.may': '{source}: {what}?',
  'question.either': '{source}: що обираєш?',
  'question.target': '{source}. {what} Кого обираєш?',
  'question.defend': '{name} атакує тебе картою {card}: {what}. Захистишся?',
  'question.defend.doing': '{name} атакує тебе картою {card}: {what}. Захистишся?',
  'question.defend.group': 'Групова атака — {card}: {what}. Захистишся?',
  'question.ballot.auction':
    '{source}. {what} Скільки жетонів ставиш? У тебе {tokens, plural, =0 {їх немає} one {# жетон} few {# жетони} many {# жетонів} other {# жетона}}.',
  'question.ballot.referendum':
    '{source}. {what} За чи проти, і скільки жетонів додаси? У тебе {tokens, plural, =0 {їх немає} one {# жетон} few {# жетони} many {# жетонів} other {# жетона}}.',
  'question.ballot.sanctions':
    '{source}. {what} Кого покарати, і скільки жетонів додаси? У тебе {tokens, plural, =0 {їх немає} one {# жетон} few {# жетони} many {# жетонів} other {# жетона}}.',
  'question.reveal': '{source}, голоси: {votes}. Покажеш карту Ради (+1 голос) чи пас?',
  'question.tie': '{source}, голосів порівну: {votes}. Вирішувати тобі.',
  'question.order': 'Спрацювало кілька карт одразу. Яка перша?',
  'question.character': 'За кого граєш?',

  'source.own': '{card}',
  'source.other': '{card} ({name})',
  'source.group': '{card}, групова атака',

  'answer.play': 'Розіграти {card_acc}',
  'answer.buy': 'Купити {card_acc} за {cost, number}',
  'answer.defeat': 'Перемогти {card_acc} за {cost, number}',
  'answer.token': 'Купити жетон за {cost, number}',
  'answer.use': 'Застосувати {card_acc}: {what}',
  'answer.end': 'Закінчити хід',
  'answer.choose': '{card}',
  'answer.choose.place': '{card} ({place})',
  'answer.choose.seat': '{card} ({place}, {name})',
  'answer.enough': 'Досить',
  'answer.enough.none': 'Жодної',
  'answer.pay': 'Скинути жетон',
  'answer.yes': 'Так',
  'answer.no': 'Ні',
  'answer.target': '{name}',
  'answer.defend': 'Захиститися: {card}',
  'answer.defend.borrowed': 'Захиститися чужою картою: {card}. Власник — {name}',
  'answer.suffer': 'Не захищатися',
  'answer.vote.auction':
    '{tokens, plural, =0 {Нічого не ставити} one {Поставити # жетон} few {Поставити # жетони} many {Поставити # жетонів} other {Поставити # жетона}}',
  'answer.vote':
    '{choice}{tokens, plural, =0 {} one { + # жетон} few { + # жетони} many { + # жетонів} other { + # жетона}}',
  'answer.reveal': 'Показати {card_acc}',
  'answer.pass': 'Пас',
  'answer.decide': '{choice}',
  'answer.first': '{card}: {what}',
  'answer.character': '{character}. {text}',

  'warning.end.cards':
    '{count, plural, one {На руці ще # карта, яка щось дає: вона піде у скид.} few {На руці ще # карти, які щось дають: вони підуть у скид.} many {На руці ще # карт, які щось дають: вони підуть у скид.} other {На руці ще # карти, які щось дають: вони підуть у скид.}}',
  'warning.end.power': 'Невитрачена міць ({power, number}) згорить, а на барахолці є що купити.',

  'choice.for': 'за',
  'choice.against': 'проти',
  'choice.seat': '{who, select, you {ти} other {{name}}}',

  'event.turn': '{who, select, you {Твій хід.} other {Ходить {name}.}}',
  'event.played': '{who, select, you {Ти розігруєш} other {{name} розігрує}} {card_acc}.',
  'event.played.stack': '{who, select, you {Ти вводиш} other {{name} вводить}} у гру {card_acc}.',
  'event.played.own': '{who, select, you {Ти вводиш} other {{name} вводить}} у гру {card_acc} зі свого скиду.',
  'event.played.borrowed':
    '{who, select, you {Ти розігруєш} other {{name} розігрує}} чужу карту: {card}. Власник — {whom, select, you {ти} other {{target}}}.',
  'event.bought': '{who, select, you {Ти купуєш} other {{name} купує}} {card_acc}.',
  'event.defeated': '{who, select, you {Ти перемагаєш} other {{name} перемагає}} {card_acc}!',
  'event.gained': '{who, select, you {Ти отримуєш} other {{name} отримує}} {card_acc}.',
  'event.discarded': '{who, select, you {Ти скидаєш} other {{name} скидає}} {card_acc}.',
  'event.discarded.play': '{who, select, you {Ти скидаєш} other {{name} скидає}} з гри {card_acc}.',
  'event.destroyed': '{who, select, you {Ти знищуєш} other {{name} знищує}} {card_acc}.',
  'event.destroyed.line-up': '{who, select, you {Ти знищуєш} other {{name} знищує}} на барахолці {card_acc}.',
  'event.destroyed.play': '{who, select, you {Ти знищуєш} other {{name} знищує}} у грі {card_acc}.',
  'event.destroyed.fleeting': 'Час вийшов: {card} знищується.',
  'event.placed.hand': '{who, select, you {Ти береш} other {{name} бере}} на руку {card_acc}.',
  'event.placed.top': '{who, select, you {Ти кладеш} other {{name} кладе}} {card_acc} на верх своєї колоди.',
  'event.placed.given':
    '{who, select, you {Ти кладеш} other {{name} кладе}} {card_acc} {whom, select, you {тобі у скид} other {в чужий скид. Новий власник — {target}}}.',
  'event.placed.returned':
    '{card} повертається на верх {whom, select, you {твоєї колоди} other {колоди. Власник — {target}}}.',
  'event.placed.held':
    '{who, select, you {Ти затримуєш} other {{name} затримує}} {card_acc} під своєю картою. Власник той самий.',
  'event.placed.released': '{card} на волі: {whom, select, you {карта у твоєму скиді} other {власник — {target}}}.',
  'event.clean-up.location': '{card} іде у скид локацій.',
  'event.moved': '{card}: {from} → {to}.',
  'event.drew': '{name} бере {count, plural, one {# карту} few {# карти} many {# карт} other {# карти}}.',
  'event.drawn': 'Ти береш {cards_acc}.',
  'event.shuffled': '{who, select, you {Ти перетасовуєш} other {{name} перетасовує}} скид у нову колоду.',
  'event.shuffled.locations': 'Скид локацій перетасовано в новий стос.',
  'event.power':
    '{card}: +{n, plural, one {# міць} few {# міці} many {# міці} other {# міці}}, усього {total, number}.',
  'event.tokens.bought':
    '{who, select, you {Ти купуєш} other {{name} купує}} {n, plural, one {# жетон} few {# жетони} many {# жетонів} other {# жетона}}.',
  'event.tokens.gained':
    '{who, select, you {Ти отримуєш} other {{name} отримує}} {n, plural, one {# жетон} few {# жетони} many {# жетонів} other {# жетона}}.',
  'event.tokens.payment':
    '{who, select, you {Ти скидаєш} other {{name} скидає}} {n, plural, one {# жетон} few {# жетони} many {# жетонів} other {# жетона}}.',
  'event.chose-target':
    '{who, select, you {Ти обираєш} other {{name} обирає}} ворога: це {whom, select, you {ти} other {{target}}}.',
  'event.avoided': '{who, select, you {Ти уникаєш} other {{name} уникає}} атаки: {card}.',
  'event.had-nothing.match':
    '{card}: {who, select, you {у тебе немає нічого підхожого} other {{name} — нічого підхожого немає}}.',
  'event.had-nothing.waves': '{card}: карти «Хвилі Морті» скінчилися.',
  'event.declined': '{card}: {who, select, you {ти відмовляєшся} other {{name} відмовляється}}.',
  'event.vote.auction': '{who, select, you {Ти оголошуєш} other {{name} оголошує}} аукціон: {card}.',
  'event.vote.referendum': '{who, select, you {Ти оголошуєш} other {{name} оголошує}} референдум: {card}.',
  'event.vote.sanctions': '{who, select, you {Ти оголошуєш} other {{name} оголошує}} санкції: {card}.',
  'event.vote-cancelled.nothing': 'Голосування не буде: {card} зараз нічого не змінить.',
  'event.vote-cancelled.ability': '{who, select, you {Ти скасовуєш} other {{name} скасовує}} голосування: {card}.',
  'event.voted': '{who, select, you {Ти голосуєш} other {{name} голосує}} таємно.',
  'event.ballots': 'Голоси відкрито: {bids}.',
  'event.ballots.bid':
    '{who, select, you {ти} other {{name}}} — {tokens, plural, =0 {без жетонів} one {# жетон} few {# жетони} many {# жетонів} other {# жетона}}',
  'event.ballots.choice':
    '{who, select, you {ти} other {{name}}} — {choice}{tokens, plural, =0 {} one { + # жетон} few { + # жетони} many { + # жетонів} other { + # жетона}}',
  'event.revealed': '{who, select, you {Ти показуєш} other {{name} показує}} {card_acc}: +1 голос.',
  'event.vote-result': 'Голоси підраховано — {votes}.',
  'event.vote-result.tie': 'Голосів порівну — {votes}, вирішує активний гравець.',
  'event.vote-result.choice': 'Рішення: {choice}.',
  'event.line-up':
    'На барахолці {count, plural, one {з’являється} few {з’являються} many {з’являються} other {з’являються}}: {cards}.',
  'event.nemesis': 'Новий заклятий ворог: {card}.',
  'event.character': '{who, select, you {Ти граєш} other {{name} грає}} за {card_acc}.',
  'event.over.defeated': 'Останнього заклятого ворога подолано, гру закінчено. Переможні очки: {all}.',
  'event.over.standstill': 'Гра зайшла в глухий кут, її закінчено. Переможні очки: {all}.',
  'event.over.deck-out': 'Барахолку нічим поповнити, гру закінчено. Переможні очки: {all}.',
  'event.over.points': '{who, select, you {ти} other {{name}}} — {points, number}',

  'zone.hand': 'рука',
  'zone.deck': 'колода',
  'zone.discard': 'скид',
  'zone.play': 'гра',
  'zone.held': 'під картою',
  'zone.line-up': 'барахолка',
  'zone.main-deck': 'основна колода',
  'zone.guns': 'стос портальних гармат',
  'zone.waves': 'стос «Хвиль Морті»',
  'zone.locations': 'стос локацій',
  'zone.location-discard': 'скид локацій',
  'zone.nemeses': 'стос заклятих ворогів',
  'zone.destroyed': 'знищені карти',

  'refusal.malformed': 'У цій грі такого ходу немає.',
  'refusal.not-your-decision': 'Зараз тебе про це не питають.',
  'refusal.not-in-hand': 'Такої карти в тебе на руці немає.',
  'refusal.cannot-buy': 'Цю карту зараз не купити.',
  'refusal.cannot-defeat': 'Заклятого ворога зараз не подолати.',
  'refusal.no-token': 'Жетон зараз не купити: лише один за хід, і міці має вистачати.',
  'refusal.cannot-use': 'Цю властивість зараз не застосувати.',
  'refusal.not-to-choose': 'Цю карту обрати не можна.',
  'refusal.no-defence': 'Цим від атаки не захиститися.',
  'refusal.no-such-vote': 'Так проголосувати не можна.',
  'refusal.not-offered': 'Зараз так не можна.',
  'refusal.other': 'Зараз так не можна.',

  'table.seat':
    '{who, select, you {{name} (ти)} other {{name}}}{isKnown, select, yes {, {card}} other {}}. Жетони: {tokens, number}. Карти: рука {hand, number}, колода {deck, number}, скид {discard, number}.',
  'table.points': 'Переможні очки: {points, number}.',
  'table.hand': 'На руці: {cards}.',
  'table.play': 'У грі: {cards}.',
  'table.held': 'Під картою, власник — {who, select, you {ти} other {{name}}}: {cards}.',
  'table.line-up': '{count, plural, =0 {Барахолка порожня.} other {Барахолка: {cards}.}}',
  'table.card': '{card} за {cost, number}',
  'table.nemesis': 'Заклятий ворог: {card}, перемогти за {cost, number}. Усього в стосі: {count, number}.',
  'table.nemesis.hidden': 'Наступний заклятий ворог закритий. Усього в стосі: {count, number}.',
  'table.stacks':
    'Портальні гармати: {guns, number}. «Хвилі Морті»: {waves, number}. Жетони в запасі: {tokens, number}. Локації: {locations, number}. Основна колода: {deck, number}. Знищено: {destroyed, number}.',
  'table.power': '{who, select, you {Твоя міць} other {{name}, міць}}: {power, number}.',
  'table.ballot':
    'Твій таємний голос: {choice}{tokens, plural, =0 {} one { + # жетон} few { + # жетони} many { + # жетонів} other { + # жетона}}.',
  'table.waiting': 'Чекаємо на відповідь: {names}.',

  'reveal.seat':
    '{name}: {points, plural, one {# переможне очко} few {# переможні очки} many {# переможних очок} other {# переможного очка}}{count, plural, =0 {} other {. {cards}}}.',
  'reveal.card': '{card}{count, plural, =1 {} other { ×#}} — {points}',
  'reveal.waves': '{card} без пари — {points}',
  'ending.won': '{who, select, you {Перемога твоя!} other {Перемагає {name}.}}',
  'ending.shared': 'Перемога спільна: {names}.',

  'reference.turn':
    'Хід: розігруй карти з руки, витрачай міць, застосовуй властивості — у будь-якому порядку. Потім усе йде у скид, і ти береш {hand, number} карт.',
  'reference.buy':
    'Купувати можна з барахолки ({lineUp, number} карт), портальні гармати й локації, введені в гру в цей хід (за {location, number}). Куплене — одразу у скид.',
  'reference.token':
    'Жетони доступу: усього {tokens, number}. Раз за хід можна купити 1 за {token, number} міці. Скинуті повертаються в запас.',
  'reference.portal': 'Локація зі стосу діє до кінця ходу. Розіграна з руки лишається у грі назавжди.',
  'reference.ongoing':
    'Постійка лишається у грі, і її властивості діють, доки її не скинуть. Властивість «раз за хід» — раз за твій хід.',
  'reference.attack':
    'Атака: кожна ціль може застосувати один захист, і він рятує лише її. Решта на карті нападника все одно спрацює.',
  'reference.nemesis':
    'Заклятий ворог: перемога над ним — та сама купівля, не більше однієї за хід. Новий відкривається наприкінці ходу і б’є груповою атакою по всіх.',
  'reference.vote':
    'Голосування: у кожного 1 голос, кожен жетон і кожна показана карта Ради — ще 1. Платить лише сторона, що перемогла. Нічию вирішує активний гравець.',
  'reference.end':
    'Кінець: переможено Президента або барахолку нічим поповнити. Рахуються переможні очки на всіх твоїх картах. «Хвилі Морті» без пари «Хвиль генія» — мінус 1.',

  'option.characters': 'Персонажі',
  'option.characters.about': 'Хто ким грає.',
  'option.livePoints': 'Рахунок на видноті',
  'option.livePoints.about': 'Переможні очки кожного всі бачать уже під час гри.',
  'value.characters.random': 'випадково',
  'value.characters.two': 'один із двох',
  'value.characters.choice': 'на вибір, по черзі',
  'value.on': 'так',
  'value.off': 'ні',
};

// Ukrainian. Names are never declined and their gender is unknown: hence the present tense, direct speech («Я Герцог»),
// and constructions that leave a name in the nominative («Ціль — Анна»).

import type { Catalogue } from '@kuluary/texts/catalogue';
import type { MessageKey } from './message-keys.ts';

export const uk: Catalogue<MessageKey> = {
  title: 'Переворот',
  you: 'ти',

  'plan.foreign-aid':
    '{who, select, you {Ти просиш} other {{name} просить}} {action_acc}: {coins, plural, one {# монету} few {# монети} many {# монет} other {# монети}}.',
  'plan.coup':
    '{who, select, you {Ти платиш} other {{name} платить}} {coins, plural, one {# монету} few {# монети} many {# монет} other {# монети}} за {action_acc}. Ціль — {whom, select, you {ти} other {{target}}}.',
  'plan.tax':
    '{who, select, you {Ти кажеш: «Я {claim}» — і тягнешся} other {{name} каже: «Я {claim}» — і тягнеться}} по {coins, plural, one {# монету} few {# монети} many {# монет} other {# монети}} ({action}).',
  'plan.assassinate':
    '{who, select, you {Ти кажеш: «Я {claim}» — і платиш} other {{name} каже: «Я {claim}» — і платить}} {coins, plural, one {# монету} few {# монети} many {# монет} other {# монети}} за {action_acc}. Ціль — {whom, select, you {ти} other {{target}}}.',
  'plan.steal':
    '{who, select, you {Ти кажеш: «Я {claim}» — і хочеш украсти} other {{name} каже: «Я {claim}» — і хоче вкрасти}} {whom, select, you {в тебе } other {}}{coins, plural, one {# монету} few {# монети} many {# монет} other {# монети}}.{whom, select, you {} other { Ціль — {target}.}}',
  'plan.exchange':
    '{who, select, you {Ти кажеш: «Я {claim}» — і просиш} other {{name} каже: «Я {claim}» — і просить}} {action_acc}: взяти {draws, plural, one {# карту} few {# карти} many {# карт} other {# карти}}, {draws, number} повернути.',
  'plan.examine':
    '{who, select, you {Ти кажеш: «Я {claim}» — і хочеш} other {{name} каже: «Я {claim}» — і хоче}} взяти {draws, plural, one {# карту} few {# карти} many {# карт} other {# карти}} з колоди й {draws, number} повернути ({action}).',
  'plan.examine.target':
    '{who, select, you {Ти кажеш: «Я {claim}» — і хочеш} other {{name} каже: «Я {claim}» — і хоче}} побачити одну {whom, select, you {твою карту} other {чужу карту}} й {decides, select, yes {вирішити, чи міняти її} other {змінити її}} ({action}).{whom, select, you {} other { Ціль — {target}.}}',

  'question.action':
    'Твій хід, у тебе {coins, plural, one {# монета} few {# монети} many {# монет} other {# монети}}. Що робиш?',
  'question.action.must-coup':
    'Твій хід, у тебе {coins, plural, one {# монета} few {# монети} many {# монет} other {# монети}}. З такими грошима вихід один — {action}. Хто ціль?',
  'question.challenge': 'Віриш?',
  'question.block': 'Зупинити це може тільки {cards}. Втрутишся?',
  'question.challenge-block': 'Віриш блоку?',
  'question.show':
    '{name} не вірить, що ти {claim}. На кону {stake, select, block {твій блок} other {{action}}}. Покажеш карту?',
  'question.show.bluff': '{name} не вірить, що ти {claim}, — і недарма: {claim_gen} в тебе немає. Лишається зізнатися.',
  'question.lose': 'Яку карту втрачаєш?',
  'question.lose.coup': '{name} влаштовує {action_acc}, і ціль — ти.',
  'question.lose.assassination': '{name} доводить {action_acc} до кінця, і ціль — ти.',
  'question.lose.caught-acting': 'Ти не показуєш {claim_acc}, тож {action} скасовується.',
  'question.lose.caught-blocking': 'Ти не показуєш {claim_acc}, тож блок падає.',
  'question.lose.doubted-action': '{name} показує {claim_acc}. За недовіру ти платиш картою.',
  'question.lose.doubted-block': '{name} показує {claim_acc}: блок чесний. За недовіру ти платиш картою.',
  'question.keep':
    'Обирай: {cards}. {count, plural, one {Яку карту} few {Які # карти} many {Які # карт} other {Які # карти}} лишиш собі? Решта йде {returnTo, select, bottom {під колоду} other {в колоду}}.',
  'question.offer':
    '{name} побачить одну твою карту{decides, select, yes { й вирішить, чи міняти її} other {, а потім ти її зміниш}}. Яку покажеш?',
  'question.swap': '{target} показує тобі {card_acc}. Замінити цю карту на нову?',
  'question.pick':
    'Драфт: яку зі своїх п’яти карт візьмеш? Суперник її не побачить. Інші чотири вийдуть із гри, а другу карту тобі здадуть.',

  'note.proved': 'Карту всі бачили: це справді {claim}.',
  'note.purse':
    '{coins, plural, =0 {Щоправда, красти там нічого.} one {Щоправда, там лише # монета.} few {Щоправда, там лише # монети.} many {Щоправда, там лише # монет.} other {Щоправда, там лише # монети.}}',
  'note.target-out.assassinate': '{target} вже поза грою, вбивати більше нікого.',
  'note.target-out.steal': '{target} вже поза грою, але монети ще на столі.',
  'note.further-blocks':
    '(У запасі {count, plural, one {ще # блок} few {ще # блоки} many {ще # блоків} other {ще # блока}}: {names}.)',
  'note.further-blocks.own': 'твій',
  'note.kill-pending': 'А {action} ще попереду.',

  'answer.income':
    '{action_title}: взяти {coins, plural, one {# монету} few {# монети} many {# монет} other {# монети}}',
  'answer.foreign-aid':
    '{action_title}: взяти {coins, plural, one {# монету} few {# монети} many {# монет} other {# монети}}',
  'answer.coup':
    '{action_title} за {coins, plural, one {# монету} few {# монети} many {# монет} other {# монети}}: {target}',
  'answer.tax': '{action_title}: взяти {coins, plural, one {# монету} few {# монети} many {# монет} other {# монети}}',
  'answer.assassinate':
    '{action_title} за {coins, plural, one {# монету} few {# монети} many {# монет} other {# монети}}: {target}',
  'answer.steal':
    '{action_title} {coins, plural, one {# монети} few {# монет} many {# монет} other {# монети}}: {target}',
  'answer.exchange':
    '{action_title}: взяти {draws, plural, one {# карту} few {# карти} many {# карт} other {# карти}}, {draws, number} повернути',
  'answer.examine':
    '{action_title}: взяти {draws, plural, one {# карту} few {# карти} many {# карт} other {# карти}}, {draws, number} повернути',
  'answer.examine.target':
    '{action_title}: побачити {decides, select, yes {й, якщо треба, змінити} other {й змінити}} карту — {target}',
  'answer.pass': 'Вірю',
  'answer.pass.then-block': 'Вірю (заблокувати можна буде далі)',
  'answer.pass.block': 'Не заважаю',
  'answer.pass-openly': 'Сказати вголос: вірю',
  'answer.pass-openly.block': 'Сказати вголос: не заважаю',
  'answer.challenge': 'Не вірю!',
  'answer.block': 'Блокую як {claim}',
  'answer.show': 'Показати {claim_acc}',
  'answer.decline': 'Не показувати',
  'answer.decline.bluff': 'Визнати блеф',
  'answer.lose': 'Втратити {card_acc}',
  'answer.keep': 'Лишити собі {cards_acc}',
  'answer.offer': 'Показати {card_acc}',
  'answer.swap': 'Замінити',
  'answer.leave': 'Не міняти',
  'answer.pick': 'Взяти {card_acc}',

  'mark.as': '{label} (як {claim})',
  'mark.held': '{label} ({claim} є)',
  'mark.bluff': '{label} (блеф: {claim_gen} нема)',
  'mark.block.held': '{label} (карта є)',
  'mark.block.bluff': '{label} (блеф)',

  'warning.challenge.both-cards':
    'Якщо це правда, ти втрачаєш карту за недовіру, а {action} триває: можна втратити обидві карти.',
  'warning.challenge.last-card': 'Це твоя остання карта: помилишся — і ти поза грою.',
  'warning.challenge.shield':
    'Цей блок захищає тебе: хто б не мав рації, {last, select, yes {ти поза грою} other {ти втрачаєш карту}}. Або твоя недовіра даремна, або {action} триває.',
  'warning.block.last-card': 'Це блеф, а карта остання: розкриють — і ти поза грою.',
  'warning.block.only-first':
    'Це блеф, а рахується лише перший блок: чесний після твого вже не допоможе. Розкриють — і ти поза грою.',
  'warning.block.both-cards': 'Це блеф. Якщо його розкриють, одну карту ти втрачаєш за обман, а другу забере {action}.',
  'warning.pass.last-card': 'Це твоя остання карта: якщо удару не зупинити, ти поза грою.',
  'warning.steal.empty-purse': '{target} без монет: {action} нічого не дасть.',
  'warning.decline.card-in-hand':
    'А в тебе є {claim}. Не покажеш — {cost, select, last {втратиш останню карту й вийдеш із гри} both {втратиш обидві карти й вийдеш із гри} other {програєш суперечку й утратиш карту}}.',

  'event.game-began.alike':
    'Гра почалася. Кожен отримує {coins, plural, one {# монету} few {# монети} many {# монет} other {# монети}}. Перший хід {who, select, you {робиш ти} other {робить {name}}}.',
  'event.game-began.apart':
    'Гра почалася. Монети на старті: {purses}. Перший хід {who, select, you {робиш ти} other {робить {name}}}.',
  'event.game-began.purse': '{who, select, you {ти} other {{name}}} — {coins, number}',
  'event.draft-began': 'Драфт: кожен таємно бере одну карту зі свого набору з п’яти персонажів.',
  'event.passed-openly.challenge': '{who, select, you {Ти кажеш} other {{name} каже}} вголос: «Вірю».',
  'event.passed-openly.block': '{who, select, you {Ти кажеш} other {{name} каже}} вголос: «Не заважаю» ({action}).',
  'event.passed-openly.challenge-block': '{who, select, you {Ти кажеш} other {{name} каже}} вголос: «Вірю блоку».',
  'event.nobody-challenged': 'Ніхто не сумнівається, що {whom, select, you {ти} other {{target} —}} {claim}.',
  'event.challenged':
    '{who, select, you {Ти не віриш} other {{name} не вірить}}, що {whom, select, you {ти} other {{target} —}} {claim}.',
  'event.shown': '{who, select, you {Ти показуєш} other {{name} показує}} {card_acc}: усе чесно.',
  'event.not-shown': '{who, select, you {Ти не показуєш} other {{name} не показує}} {claim_acc}.',
  'event.refunded':
    '{who, select, you {Ти отримуєш} other {{name} отримує}} назад {coins, plural, one {# монету} few {# монети} many {# монет} other {# монети}}.',
  'event.lost.coup': '{action_title}: {who, select, you {ти втрачаєш} other {{name} втрачає}} {card_acc}.',
  'event.lost.assassination': '{action_title}: {who, select, you {ти втрачаєш} other {{name} втрачає}} {card_acc}.',
  'event.lost.caught-acting': 'Не доведено: {who, select, you {ти втрачаєш} other {{name} втрачає}} {card_acc}.',
  'event.lost.caught-blocking': 'Блок не доведено: {who, select, you {ти втрачаєш} other {{name} втрачає}} {card_acc}.',
  'event.lost.doubted-action':
    'Недовіра не виправдалася: {who, select, you {ти втрачаєш} other {{name} втрачає}} {card_acc}.',
  'event.lost.doubted-block':
    'Блок чесний, недовіра не виправдалася: {who, select, you {ти втрачаєш} other {{name} втрачає}} {card_acc}.',
  'event.eliminated': '{who, select, you {Ти вибуваєш із гри} other {{name} вибуває з гри}}.',
  'event.replaced':
    '{card} {returnTo, select, bottom {лягає під колоду} other {повертається в колоду}}, {who, select, you {ти отримуєш} other {{name} отримує}} нову карту.',
  'event.nobody-blocked': 'Ніхто не блокує.',
  'event.blocked': '{who, select, you {Ти блокуєш} other {{name} блокує}} {action_acc}: «Я {claim}».',
  'event.block-stood': 'Блок устояв: {action_gen} не буде.',
  'event.took':
    '{coins, plural, =0 {Казна порожня: {who, select, you {ти лишаєшся} other {{name} лишається}} ні з чим ({action}).} other {{who, select, you {Ти береш} other {{name} бере}} {coins, plural, one {# монету} few {# монети} many {# монет} other {# монети}} ({action}).}}',
  'event.stole':
    '{coins, plural, =0 {{who, select, you {Ти лізеш} other {{name} лізе}} в порожній гаманець: {whom, select, you {ти} other {{target}}} без монет.} other {{who, select, you {Ти крадеш} other {{name} краде}} {whom, select, you {в тебе } other {}}{coins, plural, one {# монету} few {# монети} many {# монет} other {# монети}}.{whom, select, you {} other { Жертва — {target}.}}}}',
  'event.drew': '{name} бере {count, plural, one {# карту} few {# карти} many {# карт} other {# карти}} з колоди.',
  'event.returned':
    '{name} {returnTo, select, bottom {кладе} other {повертає}} {count, plural, one {# карту} few {# карти} many {# карт} other {# карти}} {returnTo, select, bottom {під колоду} other {в колоду}}.',
  'event.examined': '{target} показує одну карту, і бачить її тільки {name}.',
  'event.swapped':
    '{who, select, you {Ти міняєш} other {{name} міняє}} цю карту на нову, стара йде {returnTo, select, bottom {під колоду} other {в колоду}}.',
  'event.left': '{who, select, you {Ти лишаєш} other {{name} лишає}} цю карту собі.',
  'event.no-effect': '{whom, select, you {Ти} other {{target}}} вже поза грою: {action} нічого не змінює.',
  'event.forfeited':
    '{who, select, you {Ти залишаєш} other {{name} залишає}} казні {coins, plural, one {# монету} few {# монети} many {# монет} other {# монети}}.',
  'event.won': '{who, select, you {Перемога твоя!} other {Перемагає {name}. Другого місця тут немає.}}',
  'event.drawn-game':
    'Нічия: за {turns, plural, one {# хід} few {# ходи} many {# ходів} other {# ходу}} ніхто не поступився. За столом лишилися: {names}.',
  'event.your-hand': 'Твої карти: {cards}.',
  'event.your-pick': 'Ти таємно береш {card_acc}.',
  'event.your-replacement': 'Твоя нова карта: {card}.',
  'event.your-draw': 'Ти береш із колоди {cards_acc}.',
  'event.your-return':
    'Ти {returnTo, select, bottom {кладеш під колоду} other {повертаєш у колоду}} {cards_acc}, собі лишаєш {kept_acc}.',
  'event.you-saw': '{target} показує тобі {card_acc}.',
  'event.your-offer': 'Ти показуєш {card_acc} віч-на-віч.',

  'refusal.malformed': 'У цій грі такого ходу немає.',
  'refusal.not-your-decision': 'Зараз тебе про це не питають.',
  'refusal.not-at-court': 'Такого персонажа в цій партії немає.',
  'refusal.must-coup': 'Грошей забагато: тепер тільки переворот.',
  'refusal.not-enough-coins': 'На це бракує монет.',
  'refusal.illegal-target': 'Обери суперника, який іще в грі.',
  'refusal.cannot-block-that': 'Цей персонаж такого не зупинить.',
  'refusal.nothing-sealed': 'Більше нікого не питають: твою відповідь і так побачать усі.',
  'refusal.not-your-card': 'У тебе немає такої карти.',
  'refusal.wrong-number-of-cards': 'Залиш стільки карт, скільки було.',
  'refusal.other': 'Зараз так не можна.',

  'table.seat':
    '{who, select, you {{name} (ти)} other {{name}}}: {coins, plural, one {# монета} few {# монети} many {# монет} other {# монети}}{count, plural, =0 {} one {, # закрита карта} few {, # закриті карти} many {, # закритих карт} other {, # закритої карти}}.',
  'table.seat.out':
    '{who, select, you {{name} (ти)} other {{name}}}: поза грою{coins, plural, =0 {} one {, на столі # монета} few {, на столі # монети} many {, на столі # монет} other {, на столі # монети}}.',
  'table.hand': '{count, plural, one {Твоя карта} few {Твої карти} many {Твої карти} other {Твої карти}}: {cards}.',
  'table.face-up': 'Відкрито: {cards}.',
  'table.known': 'Точно є: {cards}.',
  'table.claimed': 'Заявлено з теперішніми картами: {cards}.',
  'table.treasury':
    'Казна: {coins, plural, one {# монета} few {# монети} many {# монет} other {# монети}}.{count, plural, =0 {} one { Колода: # карта.} few { Колода: # карти.} many { Колода: # карт.} other { Колода: # карти.}}',
  'table.deck-known': 'У ній точно є: {cards}.',
  'table.deck-place': '{card} ({place, plural, =1 {1-ша} =2 {2-га} =3 {3-тя} =7 {7-ма} =8 {8-ма} other {#-та}} згори)',
  'table.waiting': 'Чекаємо на відповідь: {names}.',
  'table.answer': 'Твоя відповідь: «{answer}».',

  'reveal.seat':
    '{name}: {count, plural, one {закрита карта} few {закриті карти} many {закриті карти} other {закриті карти}} — {cards}.',

  'reference.action': '{action_title}: {effect}.',
  'reference.character': '{card}. {abilities}',
  'reference.stopped-by': 'Зупинити може {cards}.',
  'reference.unstoppable': 'Зупинити не можна.',
  'reference.stops': 'Зупиняє {actions_acc}.',
  'reference.stops.as-target': 'Зупиняє {actions_acc}, якщо ціль — ти.',
  'reference.must-coup':
    'Якщо на початку ходу в тебе {coins, plural, one {# монета} few {# монети} many {# монет} other {# монети}} або більше, лишається тільки {action}.',
  'effect.take': 'взяти {coins, plural, one {# монету} few {# монети} many {# монет} other {# монети}}',
  'effect.steal':
    'забрати в суперника до {coins, plural, one {# монети} few {# монет} many {# монет} other {# монети}}',
  'effect.strike':
    'заплатити {coins, plural, one {# монету} few {# монети} many {# монет} other {# монети}}, і обраний суперник втрачає карту',
  'effect.draw':
    'взяти {draws, plural, one {# карту} few {# карти} many {# карт} other {# карти}}, {draws, number} {returnTo, select, bottom {покласти під колоду} other {повернути в колоду}}',
  'effect.look':
    'або побачити карту суперника{decides, select, yes { й вирішити, чи міняти її} other {, і той її міняє}}',

  'option.edition': 'Видання',
  'option.edition.about': 'Чиї правила й чиї назви; від нього залежить решта налаштувань.',
  'option.inquisitor': '{inquisitor}',
  'option.inquisitor.about': 'При дворі замість {ambassador_gen}: міняє одну карту або дивиться чужу.',
  'option.draft': 'Драфт на двох',
  'option.draft.about': 'У грі вдвох кожен таємно бере одну карту з набору з п’яти персонажів.',
  'option.refundOnChallenge': 'Повернення плати',
  'option.refundOnChallenge.about': 'Якщо потрібної карти не показано, ціна дії повертається.',
  'option.replaceProven': 'Заміна показаної карти',
  'option.replaceProven.about': 'Коли карту, показану в суперечці, міняють на нову.',
  'option.returnTo': 'Повернення карт',
  'option.returnTo.about': 'Куди потрапляє карта, яку повертають у колоду.',
  'option.mayDecline': 'Можна не показувати',
  'option.mayDecline.about': 'У суперечці можна приховати потрібну карту й навмисне програти.',
  'option.blockBy': 'Хто блокує {kill_acc} та {steal_acc}',
  'option.blockBy.about': 'Заблокувати {aid_acc} може будь-хто.',
  'option.blockers': 'Скільки блоків діє',
  'option.blockers.about': 'Що робити, коли одну дію блокують одразу кілька гравців.',
  'option.examinerDecides': 'Заміна за бажанням',
  'option.examinerDecides.about': 'Хто дивиться чужу карту, той і вирішує, чи міняти її; інакше її міняють завжди.',
  'option.coinsInBox': 'Монети в коробці',
  'option.coinsInBox.about': 'Усі монети гри: і в гравців, і в казні.',
  'option.coupAt': 'Обов’язковий переворот',
  'option.coupAt.about': 'Якщо на початку ходу є стільки монет або більше, можна тільки влаштувати переворот.',
  'option.startingCoins': 'Монети на старті',
  'option.startingCoins.about': 'У порядку ходу; останнє число — для решти.',
  'option.firstPlayer': 'Хто починає',
  'option.firstPlayer.about': 'Якщо попереднього переможця немає, вирішує жереб.',
  'option.drawAtLimit': 'Нічия в довгій партії',
  'option.drawAtLimit.about': 'Після 300 ходів — нічия. Між самими ботами вона буде завжди.',
  'option.people': 'Люди',
  'option.people.about': 'Місця, за якими грають люди.',
  'option.firstSeat': 'Перший хід',
  'option.firstSeat.about':
    'Хто завгодно: скажімо, той, хто останнім переміг у будь-якій грі. Інакше вирішують правила.',
  'option.seatOrder': 'Порядок місць',
  'option.seatOrder.about': 'Як гравці розсядуться на початок партії.',
  'option.lastWinner': 'Попередній переможець',
  'option.lastWinner.about': 'За ким лишилася попередня партія.',
  'value.edition.hobby-world': 'Hobby World',
  'value.edition.ukrainian': 'українське',
  'value.edition.squirrel': '«Сквірл»',
  'value.replaceProven.now': 'одразу',
  'value.replaceProven.end-of-turn': 'наприкінці ходу',
  'value.returnTo.shuffle': 'у колоду й перемішати',
  'value.returnTo.bottom': 'під колоду',
  'value.blockBy.target': 'тільки ціль',
  'value.blockBy.any': 'будь-хто',
  'value.blockers.first': 'тільки перший за годинниковою стрілкою',
  'value.blockers.each': 'кожен, доки не розкритий',
  'value.blockers.each-with-target': 'кожен; від допомоги — лише перший',
  'value.firstPlayer.winner': 'попередній переможець',
  'value.firstPlayer.random': 'за жеребом',
  'value.seatOrder.as-seated': 'як сіли',
  'value.seatOrder.random': 'за жеребом',
  'value.firstSeat.nobody': 'за правилами',
  'value.on': 'так',
  'value.off': 'ні',
  'value.seat': 'місце {seat, number}',
  'value.nobody': 'ніхто',
};

// The Ukrainian sentences. No past tense that shows a player's gender, and names are never declined.

import type { Catalogue } from '@kuluary/texts/catalogue';
import type { MessageKey } from '../message-keys.ts';

export const sentences: Catalogue<MessageKey> = {
  title: 'Голоси в моїй голові',
  you: 'ти',
  copies: '{card} ×{count, number}',
  'face.guilt': 'провина',
  'face.innocence': 'невинність',
  'face.blank': 'порожньо',
  'result.guilty': 'винен',
  'result.innocent': 'не винен',
  'result.undecided': 'рішення немає',

  'question.colours':
    '{count, plural, =1 {Який колір хочеш?} one {Які два кольори хочеш?} few {Які два кольори хочеш?} many {Які два кольори хочеш?} other {Які два кольори хочеш?}}',
  'question.trial': 'Раунд {round, number}. Яку карту суду береш?',
  'question.push': 'Твій хід: заштовхни маркер на одну з ділянок.',
  'question.push.two':
    '{left, plural, =1 {Твій хід: тепер заштовхни маркер іншого свого кольору.} other {Твій хід: заштовхни маркер на одну з ділянок, потім ще один — іншого свого кольору.}}',
  'question.push.card': '{source}: заштовхни один із цих маркерів {into}.',
  'question.push.one': '{source}: заштовхни {marker_acc} {into}.',
  'question.strategy.placed':
    'Ти заштовхуєш {marker_acc} {region_into}{count, plural, =0 {} =1 {; падає {fallen}} other {; падають {fallen}}}. Зіграєш стратегію?',
  'question.strategy.lost':
    '{name} заштовхує {marker_acc} {region_into}, і {count, plural, =1 {падає} other {падають}} {fallen}. Зіграєш стратегію?',
  'question.strategy.next': 'Зіграно стратегію {card} ({name}). Зіграєш тепер свою?',
  'question.order': 'Стратегію хочуть зіграти одразу кілька гравців: {names}. Хто перший?',
  'question.tie': '{region}, нічия: {names}. Хто контролює?',
  'question.tie.nobody': '{region}: там немає маркерів жодної персони. Хто контролює?',
  'question.hidden': '{source}. Що робить Гай?',
  'question.either': '{source}: що обираєш?',
  'question.may': '{source}: хочеш {what}?',
  'question.juror': '{source}. {what}. Який тип присяжних?',
  'question.juror.to': '{source}. {what}. Кому?',
  'question.influence': '{source}. {what}. Тобі випало: {faces}. Що кладеш?',
  'question.marker': '{source}. {what}. Який маркер?',
  'question.target': '{source}. {what}. Кого обираєш?',
  'question.also': 'Ти контролюєш Планування: стратегію бере ще одна персона. Хто?',
  'question.discard':
    '{source}: скинь {left, plural, one {# стратегію} few {# стратегії} many {# стратегій} other {# стратегії}}. Яку?',
  'question.discard.limit':
    'У тебе забагато стратегій: скинь {left, plural, one {# карту} few {# карти} many {# карт} other {# карти}}. Яку?',
  'question.replace': '«Збентеження»: замінити невибрану карту суду, на якій є {region}?',

  'into.any': 'на будь-яку ділянку',
  'into.several': 'на одну з ділянок: {regions}',

  'aim.at.0': 'біля лівого краю',
  'aim.at.1': 'ліворуч',
  'aim.at.2': 'посередині',
  'aim.at.3': 'праворуч',
  'aim.at.4': 'біля правого краю',
  'aim.left': 'навскоси вліво',
  'aim.straight': 'прямо',
  'aim.right': 'навскоси вправо',

  'answer.trial': '{card} ({regions})',
  'answer.push': '{marker_acc} {region_into}, {at}, {slope}',
  'answer.strategy': 'Зіграти: {card}',
  'answer.pass': 'Не грати',
  'answer.pass.replace': 'Нічого не міняти',
  'answer.pass.colours': 'Байдуже',
  'answer.seat': '{who, select, you {{name} (ти)} other {{name}}}',
  'answer.option.known': '{label}: {effect}',
  'answer.yes': 'Так',
  'answer.no': 'Ні',
  'answer.juror': '{type}',
  'answer.keep': '{faces}',
  'answer.keep.order': '{below}, зверху {top}',
  'answer.keep.where': '{faces} → {type}',
  'answer.marker': '{marker} {region_in}',
  'answer.marker.like': '{marker} {region_in}, № {at, number} зліва',
  'answer.discard': 'Скинути: {card}',
  'answer.replace': 'Замінити: {card}',

  'event.plot':
    '{who, select, you {Прокурор — ти} other {Прокурор — {name}}}; {whom, select, you {перший гравець — ти} other {перший гравець — {target}}}.',
  'event.role': 'Твоя роль — {role}. {goal}',
  'event.colours': 'Кольори: {all}.',
  'event.colours.seat': '{who, select, you {ти} other {{name}}}: {colours}',
  'event.round': 'Раунд {round, number}.',
  'event.market': 'Нові карти суду перед тобою: {cards}.',
  'event.chose': '{who, select, you {Ти обираєш} other {{name} обирає}} карту суду: {regions}.',
  'event.pushed':
    '{who, select, you {Ти заштовхуєш} other {{name} заштовхує}} {marker_acc} {region_into}{count, plural, =0 {} =1 {; падає {fallen}} other {; падають {fallen}}}.',
  'event.skipped':
    '{who, select, you {У тебе} other {{name}: маркерів}} більше немає{who, select, you { маркерів} other {}}.',
  'event.strategy': '{who, select, you {Ти граєш} other {{name} грає}} стратегію {card}.',
  'event.fiction.front': '{card}.',
  'event.fiction.back': '{card}, зворот.',
  'event.controller.most': '{who, select, you {Ти контролюєш} other {{name} контролює}} {region_acc}.',
  'event.controller.tie': '{region}: нічия, {who, select, you {вирішуєш ти} other {вирішує {name}}}.',
  'event.controller.nobody':
    '{region}: там немає маркерів жодної персони, {who, select, you {вирішуєш ти} other {вирішує {name}}}.',
  'event.controller.prosecutor': '{region}: нічия, {who, select, you {вирішуєш ти} other {вирішує {name}}} — прокурор.',
  'event.controller.asked': 'Тут {who, select, you {ти контролюєш} other {{name} контролює}} {region_acc}.',
  'event.ability': '{header}, {who, select, you {ти} other {{name}}}: {text}',
  'event.ability.hidden': '{header}, {who, select, you {ти обираєш} other {{name} обирає}}: {labels}.',
  'event.option': '{who, select, you {Ти обираєш} other {{name} обирає}}: {label}.',
  'event.put':
    '{who, select, you {Ти кладеш} other {{name} кладе}} {n, plural, one {# жетон} few {# жетони} many {# жетонів} other {# жетона}} {token, select, guilt {провини} other {невинності}} {jurors_dat}.',
  'event.removed':
    '{who, select, you {Ти забираєш} other {{name} забирає}} {n, plural, one {# жетон} few {# жетони} many {# жетонів} other {# жетона}} {token, select, guilt {провини} other {невинності}} у {jurors_gen}.',
  'event.shifted':
    '{who, select, you {Ти перекладаєш} other {{name} перекладає}} 1 жетон {token, select, guilt {провини} other {невинності}} від {jurors_gen} до {others_gen}.',
  'event.turned':
    '{who, select, you {Ти замінюєш} other {{name} замінює}} у {jurors_gen} 1 жетон {token, select, guilt {провини на жетон невинності} other {невинності на жетон провини}}.',
  'event.drew-influence':
    '{name} таємно дивиться {n, plural, one {# жетон} few {# жетони} many {# жетонів} other {# жетона}} впливу.',
  'event.saw': 'Ти береш жетони впливу: {faces}.',
  'event.saw.jurors': 'У {jurors_gen} ти бачиш, згори вниз: {faces}.',
  'event.influence':
    '{who, select, you {Ти кладеш} other {{name} кладе}} {n, plural, one {# жетон} few {# жетони} many {# жетонів} other {# жетона}} впливу {jurors_dat}, долілиць.',
  'event.influence.blind':
    '{who, select, you {Ти кладеш} other {{name} кладе}} наосліп {n, plural, one {# жетон} few {# жетони} many {# жетонів} other {# жетона}} впливу {jurors_dat}.',
  'event.peeked':
    '{who, select, you {Ти дивишся} other {{name} дивиться}} {n, plural, one {верхній жетон} few {# верхні жетони} many {# верхніх жетонів} other {# верхнього жетона}} впливу в {jurors_gen}.',
  'event.discarded-influence':
    '{who, select, you {Ти скидаєш} other {{name} скидає}} верхній жетон впливу в {jurors_gen}.',
  'event.shifted-influence':
    '{who, select, you {Ти перекладаєш} other {{name} перекладає}} верхній жетон впливу від {jurors_gen} до {others_gen}.',
  'event.revealed':
    '{who, select, you {Ти відкриваєш} other {{name} відкриває}} верхній жетон впливу в {jurors_gen}: {face}.',
  'event.destroyed': '{who, select, you {Ти знищуєш} other {{name} знищує}} {marker_acc} {region_in}.',
  'event.returned': '{who, select, you {Ти повертаєш} other {{name} повертає}} в запас {marker_acc} {region_from}.',
  'event.taken': '{who, select, you {Ти береш} other {{name} бере}} {marker_acc} {region_from}.',
  'event.emotion': '{who, select, you {Ти застосовуєш} other {{name} застосовує}} властивість маркера: {emotion}.',
  'event.drew': '{name} бере {n, plural, one {# стратегію} few {# стратегії} many {# стратегій} other {# стратегії}}.',
  'event.drawn': '{count, plural, =1 {Тобі випала стратегія} other {Тобі випали стратегії}}: {cards}.',
  'event.discarded': '{who, select, you {Ти скидаєш} other {{name} скидає}} стратегію {card}.',
  'event.shuffled.strategies': 'Скинуті стратегії перетасовано в нову колоду.',
  'event.shuffled.influence': 'Скинуті жетони впливу перемішано, вони знову в запасі.',
  'event.target': '{who, select, you {Твій вибір} other {{name} обирає}}: {whom, select, you {ти} other {{target}}}.',
  'event.first.passed': 'Перший гравець тепер {who, select, you {ти} other {{name}}}.',
  'event.first.taken': 'Жетон першого гравця тепер {who, select, you {у тебе} other {тримає {name}}}.',
  'event.replaced': '{who, select, you {Ти замінюєш} other {{name} замінює}} карту суду, на якій є {region}.',
  'event.phase': 'Друга частина: Гай дає свідчення.',
  'event.roles': 'Ролі: {all}.',
  'event.verdict': 'Присяжні, провина проти невинності: {all}.',
  'event.over.convicted': 'Гая засуджено.',
  'event.over.released': 'Гай вільний.',
  'event.over.undecided': 'Присяжні не змогли вирішити, і Гай вільний.',

  'refusal.malformed': 'У цій грі немає такого ходу.',
  'refusal.not-your-decision': 'Зараз тебе про це не питають.',
  'refusal.not-in-market': 'Цієї карти суду перед тобою немає.',
  'refusal.not-this-marker': 'Цей маркер зараз штовхати не можна.',
  'refusal.not-this-region': 'На цю ділянку зараз штовхати не можна.',
  'refusal.no-such-aim': 'Так прицілитися не можна.',
  'refusal.not-in-hand': 'Цієї карти в тебе немає.',
  'refusal.not-now': 'Цю стратегію зараз зіграти не можна.',
  'refusal.not-to-name': 'Цього гравця назвати не можна.',
  'refusal.not-to-choose': 'Це обрати не можна.',
  'refusal.not-drawn': 'Таких жетонів у тебе немає, або їх не можна покласти туди.',
  'refusal.not-offered': 'Зараз так не можна.',
  'refusal.other': 'Зараз так не можна.',

  'table.seat':
    '{who, select, you {{name} (ти)} other {{name}}}, колір: {colours}. Маркери: у запасі {unused, number}, знищено {destroyed, number}. Стратегії: {cards, number}.',
  'table.prosecutor':
    '{who, select, you {{name} (ти)} other {{name}}}, прокурор, колір: {colours}. Маркери: у запасі {unused, number}, знищено {destroyed, number}.',
  'table.role': 'Роль: {role}. {goal}',
  'table.hand': 'На руці: {cards}.',
  'table.market': 'Карти суду: {cards}.',
  'table.held.front': '{card}, лице: {text}',
  'table.held.back': '{card}, зворот: {text}',
  'table.ability': '{header}: {text}',
  'table.region': '{region}: {shares}.',
  'table.region.empty': '{region}: порожньо.',
  'table.share': '{who, select, you {ти} other {{name}}} {strength, number} ({markers})',
  'table.juror': '{jurors}: провина {guilt, number}, невинність {innocence, number}, вплив {influence, number}.',
  'table.known': 'Тобі відомо: {faces}.',
  'table.round': 'Раунд {round, number} із {rounds, number}. Перший гравець — {who, select, you {ти} other {{name}}}.',
  'table.chosen': 'Карта суду: {regions}.',
  'table.stacks':
    'Стратегії: колода {deck, number}, скид {discard, number}. Жетони впливу в запасі: {supply, number}. Карти суду в колоді: {trial, number}.',
  'table.waiting': 'Чекаємо на відповідь: {names}.',

  'reveal.juror':
    '{jurors}: провина {guilt, number}, невинність {innocence, number}, погашено {cancelled, number}{count, plural, =0 {} other { (вплив: {faces})}}: {result}.',
  'reveal.seat': '{name}: {role}. На карті: «{goal}» {isWon, select, yes {Мети досягнуто.} other {Не вийшло.}}',
  'ending.won': '{who, select, you {Перемога твоя!} other {Перемагає {name}.}}',
  'ending.shared': 'Перемагають {names}.',
  'ending.nobody': 'Не перемагає ніхто.',

  'reference.round':
    'Раундів {rounds, number}. Прокурор обирає одну з {market, number} карт суду й називає дві її ділянки. Починаючи з першого гравця, кожен заштовхує маркер. Потім карту розігрують: лице, далі зворот.',
  'reference.push':
    'Маркер їде по прямій до самого бортика й зсуває все на шляху. Маркер, чий центр зійшов із платформи, знищено.',
  'reference.control':
    'Ділянку контролює персона з найбільшою сумою. Маркери прокурора варті 0 й нічого не контролюють. За нічиєї перший гравець називає одного з рівних, а за столом на трьох властивість розігрує прокурор.',
  'reference.regions':
    'Мовлення: провина й невинність. Спостережливість: подивитися вплив, перекласти, скинути. Інстинкт: вплив і ризик. Моторика: маркери. Планування: стратегії.',
  'reference.trial':
    'Усе, що сказано без «можеш», виконують, наскільки вдасться. Де наслідки приховано, обираєш, що робить Гай, і читають тільки цей наслідок.',
  'reference.influence':
    'Жетони впливу лежать долілиць: провина, невинність або порожньо. Хто бере, дивиться таємно, частину кладе, решту скидає.',
  'reference.strategies':
    'Стратегій на руці не більше {hand, number}. Їх можна грати, коли маркер заштовхнули або зіштовхнули, кожну по разу.',
  'reference.end':
    'Кінець: вплив відкривають, у кожного типу провина й невинність гасять одна одну, і вирішує те, що лишилося. Перемагає кожен, чиєї мети досягнуто. Мета прокурора: {goal}',

  'option.roles': 'Ролі',
  'option.roles.about':
    'Прості: завжди ті самі на цю кількість гравців. Для знавців: випадковий набір, одну роль відкладено.',
  'option.prosecutor': 'Прокурор',
  'option.prosecutor.about': 'Хто обвинувачує Гая. Решта в нього в голові.',
  'option.abilities': 'Властивості маркерів',
  'option.abilities.about': 'Перший маркер, який заштовхуєш у свій хід, уміє дещо ще.',
  'option.abilities.advice': 'У першій партії правила дуже радять обійтися без них: із ними все складніше й довше.',
  'option.aimError': 'Рука здригнеться',
  'option.aimError.about': 'Поштовх трішки відхиляється від прицілу.',
  'option.majority': 'Вирок',
  'option.majority.about': 'Коли перемагає прокурор.',
  'option.memoryAid': 'Підказка пам’яті',
  'option.memoryAid.about': 'Екран пам’ятає жетони впливу, які тобі показали.',
  'value.roles.basic': 'прості',
  'value.roles.expert': 'для знавців',
  'value.majority.four': '«винен» у чотирьох типів із шести',
  'value.majority.more': '«винен» частіше, ніж «не винен»',
  'value.seat': 'місце {seat, number}',
  'value.nobody': 'за жеребом',
  'value.on': 'так',
  'value.off': 'ні',
};

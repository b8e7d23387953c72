// The Russian sentences. No past tense that shows a player's gender, and names are never declined.

import type { Catalogue } from '@kuluary/texts/catalogue';
import type { MessageKey } from '../message-keys.ts';

export const sentences: Catalogue<MessageKey> = {
  title: 'Голоса в моей голове',
  you: 'ты',
  copies: '{card} ×{count, number}',
  'face.guilt': 'вина',
  'face.innocence': 'невиновность',
  'face.blank': 'пусто',
  'result.guilty': 'виновен',
  'result.innocent': 'невиновен',
  'result.undecided': 'решения нет',

  'question.colours':
    '{count, plural, =1 {Какой цвет хочешь?} one {Какие два цвета хочешь?} few {Какие два цвета хочешь?} many {Какие два цвета хочешь?} other {Какие два цвета хочешь?}}',
  'question.trial': 'Раунд {round, number}. Какую карту суда берёшь?',
  'question.push': 'Твой ход: втолкни маркер в одну из областей.',
  'question.push.two':
    '{left, plural, =1 {Твой ход: теперь втолкни маркер другого своего цвета.} other {Твой ход: втолкни маркер в одну из областей, потом ещё один — другого своего цвета.}}',
  'question.push.card': '{source}: втолкни один из этих маркеров {into}.',
  'question.push.one': '{source}: втолкни {marker_acc} {into}.',
  'question.strategy.placed':
    'Ты вталкиваешь {marker_acc} {region_into}{count, plural, =0 {} =1 {; падает {fallen}} other {; падают {fallen}}}. Сыграешь стратегию?',
  'question.strategy.lost':
    '{name} вталкивает {marker_acc} {region_into}, и {count, plural, =1 {падает} other {падают}} {fallen}. Сыграешь стратегию?',
  'question.strategy.next': 'Сыграна стратегия {card} ({name}). Сыграешь теперь свою?',
  'question.order': 'Стратегию хотят сыграть сразу несколько: {names}. Кто первый?',
  'question.tie': '{region}, ничья: {names}. Кто контролирует?',
  'question.tie.nobody': '{region}: там нет маркеров ни одной персоны. Кто контролирует?',
  'question.hidden': '{source}. Что делает Гай?',
  'question.either': '{source}: что выбираешь?',
  'question.may': '{source}: хочешь {what}?',
  'question.juror': '{source}. {what}. Какой тип присяжных?',
  'question.juror.to': '{source}. {what}. Кому?',
  'question.influence': '{source}. {what}. Тебе достались: {faces}. Что кладёшь?',
  'question.marker': '{source}. {what}. Какой маркер?',
  'question.target': '{source}. {what}. Кого выбираешь?',
  'question.also': 'Ты контролируешь Планирование: стратегию берёт и ещё одна персона. Кто?',
  'question.discard':
    '{source}: сбрось {left, plural, one {# стратегию} few {# стратегии} many {# стратегий} other {# стратегии}}. Какую?',
  'question.discard.limit':
    'У тебя слишком много стратегий: сбрось {left, plural, one {# карту} few {# карты} many {# карт} other {# карты}}. Какую?',
  'question.replace': '«Смущение»: заменить невыбранную карту суда, на которой есть {region}?',

  'into.any': 'в любую область',
  'into.several': 'в одну из областей: {regions}',

  'aim.at.0': 'у левого края',
  'aim.at.1': 'слева',
  'aim.at.2': 'посередине',
  'aim.at.3': 'справа',
  'aim.at.4': 'у правого края',
  'aim.left': 'наискось влево',
  'aim.straight': 'прямо',
  'aim.right': 'наискось вправо',

  'answer.trial': '{card} ({regions})',
  'answer.push': '{marker_acc} {region_into}, {at}, {slope}',
  'answer.strategy': 'Сыграть: {card}',
  'answer.pass': 'Не играть',
  'answer.pass.replace': 'Ничего не менять',
  'answer.pass.colours': 'Всё равно',
  'answer.seat': '{who, select, you {{name} (ты)} other {{name}}}',
  'answer.option.known': '{label}: {effect}',
  'answer.yes': 'Да',
  'answer.no': 'Нет',
  'answer.juror': '{type}',
  'answer.keep': '{faces}',
  'answer.keep.order': '{below}, сверху {top}',
  'answer.keep.where': '{faces} → {type}',
  'answer.marker': '{marker} {region_in}',
  'answer.marker.like': '{marker} {region_in}, № {at, number} слева',
  'answer.discard': 'Сбросить: {card}',
  'answer.replace': 'Заменить: {card}',

  'event.plot':
    '{who, select, you {Прокурор — ты} other {Прокурор — {name}}}; {whom, select, you {первый игрок — ты} other {первый игрок — {target}}}.',
  'event.role': 'Твоя роль — {role}. {goal}',
  'event.colours': 'Цвета: {all}.',
  'event.colours.seat': '{who, select, you {ты} other {{name}}}: {colours}',
  'event.round': 'Раунд {round, number}.',
  'event.market': 'Новые карты суда перед тобой: {cards}.',
  'event.chose': '{who, select, you {Ты выбираешь} other {{name} выбирает}} карту суда: {regions}.',
  'event.pushed':
    '{who, select, you {Ты вталкиваешь} other {{name} вталкивает}} {marker_acc} {region_into}{count, plural, =0 {} =1 {; падает {fallen}} other {; падают {fallen}}}.',
  'event.skipped':
    '{who, select, you {У тебя} other {{name}: маркеров}} больше нет{who, select, you { маркеров} other {}}.',
  'event.strategy': '{who, select, you {Ты играешь} other {{name} играет}} стратегию {card}.',
  'event.fiction.front': '{card}.',
  'event.fiction.back': '{card}, оборот.',
  'event.controller.most': '{who, select, you {Ты контролируешь} other {{name} контролирует}} {region_acc}.',
  'event.controller.tie': '{region}: ничья, {who, select, you {решаешь ты} other {решает {name}}}.',
  'event.controller.nobody':
    '{region}: там нет маркеров ни одной персоны, {who, select, you {решаешь ты} other {решает {name}}}.',
  'event.controller.prosecutor': '{region}: ничья, {who, select, you {решаешь ты} other {решает {name}}} — прокурор.',
  'event.controller.asked': 'Здесь {who, select, you {ты контролируешь} other {{name} контролирует}} {region_acc}.',
  'event.ability': '{header}, {who, select, you {ты} other {{name}}}: {text}',
  'event.ability.hidden': '{header}, {who, select, you {ты выбираешь} other {{name} выбирает}}: {labels}.',
  'event.option': '{who, select, you {Ты выбираешь} other {{name} выбирает}}: {label}.',
  'event.put':
    '{who, select, you {Ты кладёшь} other {{name} кладёт}} {n, plural, one {# жетон} few {# жетона} many {# жетонов} other {# жетона}} {token, select, guilt {вины} other {невиновности}} {jurors_dat}.',
  'event.removed':
    '{who, select, you {Ты убираешь} other {{name} убирает}} {n, plural, one {# жетон} few {# жетона} many {# жетонов} other {# жетона}} {token, select, guilt {вины} other {невиновности}} у {jurors_gen}.',
  'event.shifted':
    '{who, select, you {Ты перекладываешь} other {{name} перекладывает}} 1 жетон {token, select, guilt {вины} other {невиновности}} от {jurors_gen} к {others_dat}.',
  'event.turned':
    '{who, select, you {Ты заменяешь} other {{name} заменяет}} у {jurors_gen} 1 жетон {token, select, guilt {вины на жетон невиновности} other {невиновности на жетон вины}}.',
  'event.drew-influence':
    '{name} тайно смотрит {n, plural, one {# жетон} few {# жетона} many {# жетонов} other {# жетона}} влияния.',
  'event.saw': 'Ты берёшь жетоны влияния: {faces}.',
  'event.saw.jurors': 'У {jurors_gen} ты видишь, сверху вниз: {faces}.',
  'event.influence':
    '{who, select, you {Ты кладёшь} other {{name} кладёт}} {n, plural, one {# жетон} few {# жетона} many {# жетонов} other {# жетона}} влияния {jurors_dat}, лицом вниз.',
  'event.influence.blind':
    '{who, select, you {Ты кладёшь} other {{name} кладёт}} вслепую {n, plural, one {# жетон} few {# жетона} many {# жетонов} other {# жетона}} влияния {jurors_dat}.',
  'event.peeked':
    '{who, select, you {Ты смотришь} other {{name} смотрит}} {n, plural, one {верхний жетон} few {# верхних жетона} many {# верхних жетонов} other {# верхнего жетона}} влияния у {jurors_gen}.',
  'event.discarded-influence':
    '{who, select, you {Ты сбрасываешь} other {{name} сбрасывает}} верхний жетон влияния у {jurors_gen}.',
  'event.shifted-influence':
    '{who, select, you {Ты перекладываешь} other {{name} перекладывает}} верхний жетон влияния от {jurors_gen} к {others_dat}.',
  'event.revealed':
    '{who, select, you {Ты открываешь} other {{name} открывает}} верхний жетон влияния у {jurors_gen}: {face}.',
  'event.destroyed': '{who, select, you {Ты уничтожаешь} other {{name} уничтожает}} {marker_acc} {region_in}.',
  'event.returned': '{who, select, you {Ты возвращаешь} other {{name} возвращает}} в запас {marker_acc} {region_from}.',
  'event.taken': '{who, select, you {Ты берёшь} other {{name} берёт}} {marker_acc} {region_from}.',
  'event.emotion': '{who, select, you {Ты применяешь} other {{name} применяет}} свойство маркера: {emotion}.',
  'event.drew': '{name} берёт {n, plural, one {# стратегию} few {# стратегии} many {# стратегий} other {# стратегии}}.',
  'event.drawn': '{count, plural, =1 {Тебе досталась стратегия} other {Тебе достались стратегии}}: {cards}.',
  'event.discarded': '{who, select, you {Ты сбрасываешь} other {{name} сбрасывает}} стратегию {card}.',
  'event.shuffled.strategies': 'Сброшенные стратегии перемешаны в новую колоду.',
  'event.shuffled.influence': 'Сброшенные жетоны влияния перемешаны и снова в запасе.',
  'event.target': '{who, select, you {Твой выбор} other {{name} выбирает}}: {whom, select, you {ты} other {{target}}}.',
  'event.first.passed': 'Первый игрок теперь {who, select, you {ты} other {{name}}}.',
  'event.first.taken': 'Жетон первого игрока теперь {who, select, you {у тебя} other {держит {name}}}.',
  'event.replaced': '{who, select, you {Ты заменяешь} other {{name} заменяет}} карту суда, на которой есть {region}.',
  'event.phase': 'Вторая часть: Гай даёт показания.',
  'event.roles': 'Роли: {all}.',
  'event.verdict': 'Присяжные, вина против невиновности: {all}.',
  'event.over.convicted': 'Гай осуждён.',
  'event.over.released': 'Гай свободен.',
  'event.over.undecided': 'Присяжные не смогли решить, и Гай свободен.',

  'refusal.malformed': 'В этой игре нет такого хода.',
  'refusal.not-your-decision': 'Сейчас тебя об этом не спрашивают.',
  'refusal.not-in-market': 'Этой карты суда перед тобой нет.',
  'refusal.not-this-marker': 'Этот маркер сейчас толкать нельзя.',
  'refusal.not-this-region': 'В эту область сейчас толкать нельзя.',
  'refusal.no-such-aim': 'Так прицелиться нельзя.',
  'refusal.not-in-hand': 'Этой карты у тебя нет.',
  'refusal.not-now': 'Эту стратегию сейчас сыграть нельзя.',
  'refusal.not-to-name': 'Этого игрока назвать нельзя.',
  'refusal.not-to-choose': 'Это выбрать нельзя.',
  'refusal.not-drawn': 'Таких жетонов у тебя нет, или их нельзя положить туда.',
  'refusal.not-offered': 'Сейчас так нельзя.',
  'refusal.other': 'Сейчас так нельзя.',

  'table.seat':
    '{who, select, you {{name} (ты)} other {{name}}}, цвет: {colours}. Маркеры: в запасе {unused, number}, уничтожено {destroyed, number}. Стратегии: {cards, number}.',
  'table.prosecutor':
    '{who, select, you {{name} (ты)} other {{name}}}, прокурор, цвет: {colours}. Маркеры: в запасе {unused, number}, уничтожено {destroyed, number}.',
  'table.role': 'Роль: {role}. {goal}',
  'table.hand': 'На руке: {cards}.',
  'table.market': 'Карты суда: {cards}.',
  'table.held.front': '{card}, лицо: {text}',
  'table.held.back': '{card}, оборот: {text}',
  'table.ability': '{header}: {text}',
  'table.region': '{region}: {shares}.',
  'table.region.empty': '{region}: пусто.',
  'table.share': '{who, select, you {ты} other {{name}}} {strength, number} ({markers})',
  'table.juror': '{jurors}: вина {guilt, number}, невиновность {innocence, number}, влияние {influence, number}.',
  'table.known': 'Тебе известно: {faces}.',
  'table.round': 'Раунд {round, number} из {rounds, number}. Первый игрок — {who, select, you {ты} other {{name}}}.',
  'table.chosen': 'Карта суда: {regions}.',
  'table.stacks':
    'Стратегии: колода {deck, number}, сброс {discard, number}. Жетоны влияния в запасе: {supply, number}. Карты суда в колоде: {trial, number}.',
  'table.waiting': 'Ждём ответа: {names}.',

  'reveal.juror':
    '{jurors}: вина {guilt, number}, невиновность {innocence, number}, погашено {cancelled, number}{count, plural, =0 {} other { (влияние: {faces})}}: {result}.',
  'reveal.seat': '{name}: {role}. На карте: «{goal}» {isWon, select, yes {Цель достигнута.} other {Не вышло.}}',
  'ending.won': '{who, select, you {Победа твоя!} other {Побеждает {name}.}}',
  'ending.shared': 'Побеждают {names}.',
  'ending.nobody': 'Не побеждает никто.',

  'reference.round':
    'Раундов {rounds, number}. Прокурор выбирает одну из {market, number} карт суда и называет две её области. Начиная с первого игрока, каждый вталкивает маркер. Потом карта разыгрывается: лицо, затем оборот.',
  'reference.push':
    'Маркер едет по прямой до самого бортика и сдвигает всё на пути. Маркер, чей центр сошёл с платформы, уничтожен.',
  'reference.control':
    'Область контролирует персона с наибольшей суммой. Маркеры прокурора стоят 0 и ничего не контролируют. При ничьей первый игрок называет одного из равных, а за столом на троих свойство разыгрывает прокурор.',
  'reference.regions':
    'Речь: вина и невиновность. Наблюдательность: посмотреть влияние, переложить, сбросить. Инстинкт: влияние и риск. Моторика: маркеры. Планирование: стратегии.',
  'reference.trial':
    'Всё, что сказано без «можешь», выполняется, насколько возможно. Где последствия скрыты, выбираешь, что делает Гай, и читается только это последствие.',
  'reference.influence':
    'Жетоны влияния лежат лицом вниз: вина, невиновность или пусто. Кто берёт, смотрит тайно, часть кладёт, остальные сбрасывает.',
  'reference.strategies':
    'Стратегий на руке не больше {hand, number}. Их можно играть, когда маркер втолкнули или столкнули, каждую по разу.',
  'reference.end':
    'Конец: влияние открывается, у каждого типа вина и невиновность гасят друг друга, и решает остаток. Побеждает каждый, чья цель достигнута. Цель прокурора: {goal}',

  'option.roles': 'Роли',
  'option.roles.about':
    'Простые: всегда одни и те же на это число игроков. Для знатоков: случайный набор, одна роль отложена.',
  'option.prosecutor': 'Прокурор',
  'option.prosecutor.about': 'Кто обвиняет Гая. Остальные у него в голове.',
  'option.abilities': 'Свойства маркеров',
  'option.abilities.about': 'Первый маркер, который вталкиваешь в свой ход, может кое-что ещё.',
  'option.abilities.advice': 'В первой партии правила очень советуют обойтись без них: с ними всё сложнее и дольше.',
  'option.aimError': 'Рука дрогнет',
  'option.aimError.about': 'Толчок чуть-чуть отклоняется от прицела.',
  'option.majority': 'Приговор',
  'option.majority.about': 'Когда побеждает прокурор.',
  'option.memoryAid': 'Подсказка памяти',
  'option.memoryAid.about': 'Экран помнит жетоны влияния, которые тебе показали.',
  'value.roles.basic': 'простые',
  'value.roles.expert': 'для знатоков',
  'value.majority.four': '«виновен» у четырёх типов из шести',
  'value.majority.more': '«виновен» чаще, чем «невиновен»',
  'value.seat': 'место {seat, number}',
  'value.nobody': 'по жребию',
  'value.on': 'да',
  'value.off': 'нет',
};

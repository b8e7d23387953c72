// Russian. Names are never declined and their gender is unknown: hence the present tense, direct speech («Я Герцог»), and
// constructions that leave a name in the nominative («Цель — Анна»).

import type { Catalogue } from '@kuluary/texts/catalogue';
import type { MessageKey } from './message-keys.ts';

export const ru: Catalogue<MessageKey> = {
  title: 'Переворот',
  you: 'ты',

  'plan.foreign-aid':
    '{who, select, you {Ты просишь} other {{name} просит}} {action_acc}: {coins, plural, one {# монету} few {# монеты} many {# монет} other {# монеты}}.',
  'plan.coup':
    '{who, select, you {Ты платишь} other {{name} платит}} {coins, plural, one {# монету} few {# монеты} many {# монет} other {# монеты}} за {action_acc}. Цель — {whom, select, you {ты} other {{target}}}.',
  'plan.tax':
    '{who, select, you {Ты говоришь: «Я {claim}» — и тянешься} other {{name} говорит: «Я {claim}» — и тянется}} за {coins, plural, one {# монетой} few {# монетами} many {# монетами} other {# монетами}} ({action}).',
  'plan.assassinate':
    '{who, select, you {Ты говоришь: «Я {claim}» — и платишь} other {{name} говорит: «Я {claim}» — и платит}} {coins, plural, one {# монету} few {# монеты} many {# монет} other {# монеты}} за {action_acc}. Цель — {whom, select, you {ты} other {{target}}}.',
  'plan.steal':
    '{who, select, you {Ты говоришь: «Я {claim}» — и хочешь} other {{name} говорит: «Я {claim}» — и хочет}} украсть {whom, select, you {у тебя } other {}}{coins, plural, one {# монету} few {# монеты} many {# монет} other {# монеты}}.{whom, select, you {} other { Цель — {target}.}}',
  'plan.exchange':
    '{who, select, you {Ты говоришь: «Я {claim}» — и просишь} other {{name} говорит: «Я {claim}» — и просит}} {action_acc}: взять {draws, plural, one {# карту} few {# карты} many {# карт} other {# карты}}, {draws, number} вернуть.',
  'plan.examine':
    '{who, select, you {Ты говоришь: «Я {claim}» — и хочешь} other {{name} говорит: «Я {claim}» — и хочет}} взять {draws, plural, one {# карту} few {# карты} many {# карт} other {# карты}} из колоды и {draws, number} вернуть ({action}).',
  'plan.examine.target':
    '{who, select, you {Ты говоришь: «Я {claim}» — и хочешь} other {{name} говорит: «Я {claim}» — и хочет}} увидеть одну {whom, select, you {твою карту} other {чужую карту}} и {decides, select, yes {решить, менять ли её} other {сменить её}} ({action}).{whom, select, you {} other { Цель — {target}.}}',

  'question.action':
    'Твой ход, у тебя {coins, plural, one {# монета} few {# монеты} many {# монет} other {# монеты}}. Что делаешь?',
  'question.action.must-coup':
    'Твой ход, у тебя {coins, plural, one {# монета} few {# монеты} many {# монет} other {# монеты}}. С такими деньгами выход один — {action}. Кто цель?',
  'question.challenge': 'Веришь?',
  'question.block': 'Остановить это может только {cards}. Вмешаешься?',
  'question.challenge-block': 'Веришь блоку?',
  'question.show':
    '{name} не верит, что ты {claim}. На кону {stake, select, block {твой блок} other {{action}}}. Покажешь карту?',
  'question.show.bluff': '{name} не верит, что ты {claim}, — и не зря: {claim_gen} у тебя нет. Остаётся признаться.',
  'question.lose': 'Какую карту теряешь?',
  'question.lose.coup': '{name} устраивает {action_acc}, и цель — ты.',
  'question.lose.assassination': '{name} доводит {action_acc} до конца, и цель — ты.',
  'question.lose.caught-acting': 'Ты не показываешь {claim_acc}, и {action} отменяется.',
  'question.lose.caught-blocking': 'Ты не показываешь {claim_acc}, и блок рушится.',
  'question.lose.doubted-action': '{name} показывает {claim_acc}. За недоверие ты платишь картой.',
  'question.lose.doubted-block': '{name} показывает {claim_acc}: блок честный. За недоверие ты платишь картой.',
  'question.keep':
    'Выбирай: {cards}. {count, plural, one {Какую карту} few {Какие # карты} many {Какие # карт} other {Какие # карты}} оставишь? Остальное уходит {returnTo, select, bottom {под колоду} other {в колоду}}.',
  'question.offer':
    '{name} увидит одну твою карту{decides, select, yes { и решит, менять ли её} other {, а потом ты её сменишь}}. Какую покажешь?',
  'question.swap': '{target} показывает тебе {card_acc}. Заменить эту карту на новую?',
  'question.pick':
    'Драфт: какую из своих пяти карт возьмёшь? Соперник её не увидит. Остальные четыре выйдут из игры, а вторую карту тебе сдадут.',

  'note.proved': 'Карту все видели: это и правда {claim}.',
  'note.purse':
    '{coins, plural, =0 {Правда, красть там нечего.} one {Правда, там всего # монета.} few {Правда, там всего # монеты.} many {Правда, там всего # монет.} other {Правда, там всего # монеты.}}',
  'note.target-out.assassinate': '{target} уже вне игры, убивать больше некого.',
  'note.target-out.steal': '{target} уже вне игры, но монеты ещё на столе.',
  'note.further-blocks':
    '(В запасе {count, plural, one {ещё # блок} few {ещё # блока} many {ещё # блоков} other {ещё # блока}}: {names}.)',
  'note.further-blocks.own': 'твой',
  'note.kill-pending': 'А {action} ещё впереди.',

  'answer.income':
    '{action_title}: взять {coins, plural, one {# монету} few {# монеты} many {# монет} other {# монеты}}',
  'answer.foreign-aid':
    '{action_title}: взять {coins, plural, one {# монету} few {# монеты} many {# монет} other {# монеты}}',
  'answer.coup':
    '{action_title} за {coins, plural, one {# монету} few {# монеты} many {# монет} other {# монеты}}: {target}',
  'answer.tax': '{action_title}: взять {coins, plural, one {# монету} few {# монеты} many {# монет} other {# монеты}}',
  'answer.assassinate':
    '{action_title} за {coins, plural, one {# монету} few {# монеты} many {# монет} other {# монеты}}: {target}',
  'answer.steal':
    '{action_title} {coins, plural, one {# монеты} few {# монет} many {# монет} other {# монеты}}: {target}',
  'answer.exchange':
    '{action_title}: взять {draws, plural, one {# карту} few {# карты} many {# карт} other {# карты}}, {draws, number} вернуть',
  'answer.examine':
    '{action_title}: взять {draws, plural, one {# карту} few {# карты} many {# карт} other {# карты}}, {draws, number} вернуть',
  'answer.examine.target':
    '{action_title}: посмотреть {decides, select, yes {и, если надо, сменить} other {и сменить}} карту — {target}',
  'answer.pass': 'Верю',
  'answer.pass.then-block': 'Верю (заблокировать можно будет дальше)',
  'answer.pass.block': 'Не мешаю',
  'answer.pass-openly': 'Сказать вслух: верю',
  'answer.pass-openly.block': 'Сказать вслух: не мешаю',
  'answer.challenge': 'Не верю!',
  'answer.block': 'Блокирую как {claim}',
  'answer.show': 'Показать {claim_acc}',
  'answer.decline': 'Не показывать',
  'answer.decline.bluff': 'Признать блеф',
  'answer.lose': 'Потерять {card_acc}',
  'answer.keep': 'Оставить себе {cards_acc}',
  'answer.offer': 'Показать {card_acc}',
  'answer.swap': 'Заменить',
  'answer.leave': 'Не менять',
  'answer.pick': 'Взять {card_acc}',

  'mark.as': '{label} (как {claim})',
  'mark.held': '{label} ({claim} есть)',
  'mark.bluff': '{label} (блеф: {claim_gen} нет)',
  'mark.block.held': '{label} (карта есть)',
  'mark.block.bluff': '{label} (блеф)',

  'warning.challenge.both-cards':
    'Если это правда, ты теряешь карту за недоверие, а {action} идёт дальше: можно потерять обе карты.',
  'warning.challenge.last-card': 'Это твоя последняя карта: ошибёшься — и ты вне игры.',
  'warning.challenge.shield':
    'Этот блок защищает тебя: кто бы ни был прав, {last, select, yes {ты вне игры} other {ты теряешь карту}}. Либо твоё недоверие напрасно, либо {action} идёт дальше.',
  'warning.block.last-card': 'Это блеф, а карта последняя: раскроют — и ты вне игры.',
  'warning.block.only-first':
    'Это блеф, а считается только первый блок: честный после твоего уже не поможет. Раскроют — и ты вне игры.',
  'warning.block.both-cards': 'Это блеф. Если его раскроют, одну карту ты теряешь за обман, а вторую заберёт {action}.',
  'warning.pass.last-card': 'Это твоя последняя карта: если удар не остановить, ты вне игры.',
  'warning.steal.empty-purse': '{target} без монет: {action} ничего не принесёт.',
  'warning.decline.card-in-hand':
    '{claim} у тебя есть. Не покажешь — {cost, select, last {потеряешь последнюю карту и выйдешь из игры} both {потеряешь обе карты и выйдешь из игры} other {проиграешь спор и потеряешь карту}}.',

  'event.game-began.alike':
    'Игра началась. Каждый получает {coins, plural, one {# монету} few {# монеты} many {# монет} other {# монеты}}. Первый ход {who, select, you {делаешь ты} other {делает {name}}}.',
  'event.game-began.apart':
    'Игра началась. Монеты на старте: {purses}. Первый ход {who, select, you {делаешь ты} other {делает {name}}}.',
  'event.game-began.purse': '{who, select, you {ты} other {{name}}} — {coins, number}',
  'event.draft-began': 'Драфт: каждый втайне берёт одну карту из своего набора в пять персонажей.',
  'event.passed-openly.challenge': '{who, select, you {Ты говоришь} other {{name} говорит}} вслух: «Верю».',
  'event.passed-openly.block': '{who, select, you {Ты говоришь} other {{name} говорит}} вслух: «Не мешаю» ({action}).',
  'event.passed-openly.challenge-block': '{who, select, you {Ты говоришь} other {{name} говорит}} вслух: «Верю блоку».',
  'event.nobody-challenged': 'Никто не сомневается, что {whom, select, you {ты} other {{target} —}} {claim}.',
  'event.challenged':
    '{who, select, you {Ты не веришь} other {{name} не верит}}, что {whom, select, you {ты} other {{target} —}} {claim}.',
  'event.shown': '{who, select, you {Ты показываешь} other {{name} показывает}} {card_acc}: всё честно.',
  'event.not-shown': '{who, select, you {Ты не показываешь} other {{name} не показывает}} {claim_acc}.',
  'event.refunded':
    '{who, select, you {Ты получаешь} other {{name} получает}} назад {coins, plural, one {# монету} few {# монеты} many {# монет} other {# монеты}}.',
  'event.lost.coup': '{action_title}: {who, select, you {ты теряешь} other {{name} теряет}} {card_acc}.',
  'event.lost.assassination': '{action_title}: {who, select, you {ты теряешь} other {{name} теряет}} {card_acc}.',
  'event.lost.caught-acting': 'Не доказано: {who, select, you {ты теряешь} other {{name} теряет}} {card_acc}.',
  'event.lost.caught-blocking': 'Блок не доказан: {who, select, you {ты теряешь} other {{name} теряет}} {card_acc}.',
  'event.lost.doubted-action':
    'Недоверие не оправдалось: {who, select, you {ты теряешь} other {{name} теряет}} {card_acc}.',
  'event.lost.doubted-block':
    'Блок честный, недоверие не оправдалось: {who, select, you {ты теряешь} other {{name} теряет}} {card_acc}.',
  'event.eliminated': '{who, select, you {Ты выбываешь} other {{name} выбывает}} из игры.',
  'event.replaced':
    '{card} уходит {returnTo, select, bottom {под колоду} other {в колоду}}, {who, select, you {ты получаешь} other {{name} получает}} новую карту.',
  'event.nobody-blocked': 'Никто не блокирует.',
  'event.blocked': '{who, select, you {Ты блокируешь} other {{name} блокирует}} {action_acc}: «Я {claim}».',
  'event.block-stood': 'Блок устоял: {action_gen} не будет.',
  'event.took':
    '{coins, plural, =0 {Казна пуста: {who, select, you {ты остаёшься} other {{name} остаётся}} ни с чем ({action}).} other {{who, select, you {Ты берёшь} other {{name} берёт}} {coins, plural, one {# монету} few {# монеты} many {# монет} other {# монеты}} ({action}).}}',
  'event.stole':
    '{coins, plural, =0 {{who, select, you {Ты лезешь} other {{name} лезет}} в пустой кошелёк: {whom, select, you {ты} other {{target}}} без монет.} other {{who, select, you {Ты крадёшь} other {{name} крадёт}} {whom, select, you {у тебя } other {}}{coins, plural, one {# монету} few {# монеты} many {# монет} other {# монеты}}.{whom, select, you {} other { Жертва — {target}.}}}}',
  'event.drew': '{name} берёт {count, plural, one {# карту} few {# карты} many {# карт} other {# карты}} из колоды.',
  'event.returned':
    '{name} {returnTo, select, bottom {кладёт} other {возвращает}} {count, plural, one {# карту} few {# карты} many {# карт} other {# карты}} {returnTo, select, bottom {под колоду} other {в колоду}}.',
  'event.examined': '{target} показывает одну карту, и видит её только {name}.',
  'event.swapped':
    '{who, select, you {Ты меняешь} other {{name} меняет}} эту карту на новую, старая уходит {returnTo, select, bottom {под колоду} other {в колоду}}.',
  'event.left': '{who, select, you {Ты оставляешь} other {{name} оставляет}} эту карту себе.',
  'event.no-effect': '{whom, select, you {Ты} other {{target}}} уже вне игры: {action} ничего не меняет.',
  'event.forfeited':
    '{who, select, you {Ты оставляешь} other {{name} оставляет}} казне {coins, plural, one {# монету} few {# монеты} many {# монет} other {# монеты}}.',
  'event.won': '{who, select, you {Победа твоя!} other {Побеждает {name}. Второго места здесь нет.}}',
  'event.drawn-game':
    'Ничья: за {turns, plural, one {# ход} few {# хода} many {# ходов} other {# хода}} никто не уступил. За столом остались: {names}.',
  'event.your-hand': 'Твои карты: {cards}.',
  'event.your-pick': 'Ты втайне берёшь {card_acc}.',
  'event.your-replacement': 'Твоя новая карта: {card}.',
  'event.your-draw': 'Ты берёшь из колоды {cards_acc}.',
  'event.your-return':
    'Ты {returnTo, select, bottom {кладёшь под колоду} other {возвращаешь в колоду}} {cards_acc}, себе оставляешь {kept_acc}.',
  'event.you-saw': '{target} показывает тебе {card_acc}.',
  'event.your-offer': 'Ты показываешь {card_acc} с глазу на глаз.',

  'refusal.malformed': 'В этой игре такого хода нет.',
  'refusal.not-your-decision': 'Сейчас тебя об этом не спрашивают.',
  'refusal.not-at-court': 'Такого персонажа в этой партии нет.',
  'refusal.must-coup': 'Денег слишком много: теперь только переворот.',
  'refusal.not-enough-coins': 'На это не хватает монет.',
  'refusal.illegal-target': 'Выбери соперника, который ещё в игре.',
  'refusal.cannot-block-that': 'Этот персонаж такое не остановит.',
  'refusal.nothing-sealed': 'Больше никого не спрашивают: твой ответ и так увидят все.',
  'refusal.not-your-card': 'У тебя нет такой карты.',
  'refusal.wrong-number-of-cards': 'Оставь столько карт, сколько было.',
  'refusal.other': 'Сейчас так нельзя.',

  'table.seat':
    '{who, select, you {{name} (ты)} other {{name}}}: {coins, plural, one {# монета} few {# монеты} many {# монет} other {# монеты}}{count, plural, =0 {} one {, # закрытая карта} few {, # закрытые карты} many {, # закрытых карт} other {, # закрытой карты}}.',
  'table.seat.out':
    '{who, select, you {{name} (ты)} other {{name}}}: вне игры{coins, plural, =0 {} one {, на столе # монета} few {, на столе # монеты} many {, на столе # монет} other {, на столе # монеты}}.',
  'table.hand': '{count, plural, one {Твоя карта} few {Твои карты} many {Твои карты} other {Твои карты}}: {cards}.',
  'table.face-up': 'Открыто: {cards}.',
  'table.known': 'Точно есть: {cards}.',
  'table.claimed': 'Заявлено с нынешними картами: {cards}.',
  'table.treasury':
    'Казна: {coins, plural, one {# монета} few {# монеты} many {# монет} other {# монеты}}.{count, plural, =0 {} one { Колода: # карта.} few { Колода: # карты.} many { Колода: # карт.} other { Колода: # карты.}}',
  'table.deck-known': 'В ней точно есть: {cards}.',
  'table.deck-place': '{card} ({place, number}-я сверху)',
  'table.waiting': 'Ждём ответа: {names}.',
  'table.answer': 'Твой ответ: «{answer}».',

  'reveal.seat':
    '{name}: {count, plural, one {закрытая карта} few {закрытые карты} many {закрытые карты} other {закрытые карты}} — {cards}.',

  'reference.action': '{action_title}: {effect}.',
  'reference.character': '{card}. {abilities}',
  'reference.stopped-by': 'Остановить может {cards}.',
  'reference.unstoppable': 'Остановить нельзя.',
  'reference.stops': 'Останавливает {actions_acc}.',
  'reference.stops.as-target': 'Останавливает {actions_acc}, если цель — ты.',
  'reference.must-coup':
    'Если в начале хода у тебя {coins, plural, one {# монета} few {# монеты} many {# монет} other {# монеты}} или больше, остаётся только {action}.',
  'effect.take': 'взять {coins, plural, one {# монету} few {# монеты} many {# монет} other {# монеты}}',
  'effect.steal':
    'забрать у соперника до {coins, plural, one {# монеты} few {# монет} many {# монет} other {# монеты}}',
  'effect.strike':
    'заплатить {coins, plural, one {# монету} few {# монеты} many {# монет} other {# монеты}}, и выбранный соперник теряет карту',
  'effect.draw':
    'взять {draws, plural, one {# карту} few {# карты} many {# карт} other {# карты}}, {draws, number} {returnTo, select, bottom {положить под колоду} other {вернуть в колоду}}',
  'effect.look':
    'или посмотреть карту соперника{decides, select, yes { и решить, менять ли её} other {, и тот её меняет}}',

  'option.edition': 'Издание',
  'option.edition.about': 'Чьи правила и чьи названия; от него зависят остальные настройки.',
  'option.inquisitor': '{inquisitor}',
  'option.inquisitor.about': 'При дворе вместо {ambassador_gen}: меняет одну карту или смотрит чужую.',
  'option.draft': 'Драфт на двоих',
  'option.draft.about': 'В игре вдвоём каждый втайне берёт одну карту из набора в пять персонажей.',
  'option.refundOnChallenge': 'Возврат платы',
  'option.refundOnChallenge.about': 'Если нужная карта не показана, цена действия возвращается.',
  'option.replaceProven': 'Замена показанной карты',
  'option.replaceProven.about': 'Когда карту, показанную в споре, меняют на новую.',
  'option.returnTo': 'Возврат карт',
  'option.returnTo.about': 'Куда попадает карта, которую возвращают в колоду.',
  'option.mayDecline': 'Можно не показывать',
  'option.mayDecline.about': 'В споре можно скрыть нужную карту и проиграть нарочно.',
  'option.blockBy': 'Кто блокирует {kill_acc} и {steal_acc}',
  'option.blockBy.about': 'Заблокировать {aid_acc} может кто угодно.',
  'option.blockers': 'Сколько блоков в силе',
  'option.blockers.about': 'Что делать, если одно действие блокируют сразу несколько игроков.',
  'option.examinerDecides': 'Замена по желанию',
  'option.examinerDecides.about': 'Кто смотрит чужую карту, тот и решает, менять ли её; иначе её меняют всегда.',
  'option.coinsInBox': 'Монеты в коробке',
  'option.coinsInBox.about': 'Все монеты игры: и у игроков, и в казне.',
  'option.coupAt': 'Обязательный переворот',
  'option.coupAt.about': 'Если в начале хода столько монет или больше, можно только устроить переворот.',
  'option.startingCoins': 'Монеты на старте',
  'option.startingCoins.about': 'В порядке хода; последнее число — для всех остальных.',
  'option.firstPlayer': 'Кто начинает',
  'option.firstPlayer.about': 'Если прошлого победителя нет, решает жребий.',
  'option.drawAtLimit': 'Ничья в долгой партии',
  'option.drawAtLimit.about': 'После 300 ходов — ничья. Между одними ботами она будет всегда.',
  'option.people': 'Люди',
  'option.people.about': 'Места, за которыми играют люди.',
  'option.firstSeat': 'Первый ход',
  'option.firstSeat.about': 'Кто угодно: скажем, тот, кто последним победил в любой игре. Иначе решают правила.',
  'option.seatOrder': 'Порядок мест',
  'option.seatOrder.about': 'Как игроки рассядутся к началу партии.',
  'option.lastWinner': 'Прошлый победитель',
  'option.lastWinner.about': 'За кем осталась прошлая партия.',
  'value.edition.hobby-world': '«Мир Хобби»',
  'value.edition.ukrainian': 'украинское',
  'value.edition.squirrel': '«Сквирл»',
  'value.replaceProven.now': 'сразу',
  'value.replaceProven.end-of-turn': 'в конце хода',
  'value.returnTo.shuffle': 'в колоду и перемешать',
  'value.returnTo.bottom': 'под колоду',
  'value.blockBy.target': 'только цель',
  'value.blockBy.any': 'кто угодно',
  'value.blockers.first': 'только первый по часовой стрелке',
  'value.blockers.each': 'каждый, пока не раскрыт',
  'value.blockers.each-with-target': 'каждый; от помощи — только первый',
  'value.firstPlayer.winner': 'прошлый победитель',
  'value.firstPlayer.random': 'по жребию',
  'value.seatOrder.as-seated': 'как сели',
  'value.seatOrder.random': 'по жребию',
  'value.firstSeat.nobody': 'по правилам',
  'value.on': 'да',
  'value.off': 'нет',
  'value.seat': 'место {seat, number}',
  'value.nobody': 'никто',
};

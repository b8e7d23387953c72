import type { Catalogue } from '@kuluary/texts/catalogue';
import type { TableKey } from './table.ts';

export const words: Catalogue<TableKey> = {
  'bar.menu': 'Меню стола',
  'bar.rules': 'Правила',
  'bar.reference': 'Памятка',
  'bar.sound-on': 'Звук включён',
  'bar.sound-off': 'Звук выключен',
  'bar.log': 'Протокол игры',
  'bar.log-unread':
    'Протокол игры, {count, plural, one {# новая запись} few {# новые записи} many {# новых записей} other {# новой записи}}',
  'bar.turn': 'ход {turn, number}',

  'log.title': 'Протокол',
  'log.deal': 'Раздача',
  'log.turn': 'Ход {turn, number} · {name}',
  'log.you': 'Ты',
  'log.empty': 'Пока ничего не случилось.',
  'log.again': 'показать этот момент ещё раз',
  'log.gone': 'Этот момент не сохранился: страницу открыли позже. После игры можно пересмотреть всё.',

  'past.turn': 'На экране ход {turn, number}',
  'past.named': 'На экране: {name}',
  'past.deal': 'На экране раздача',
  'past.back': 'К игре',

  'talk.title': 'Разговор',
  'talk.open': 'Реакции, фразы, чат',
  'talk.open-unread':
    'Реакции, фразы, чат: {count, plural, one {# новая реплика} few {# новые реплики} many {# новых реплик} other {# новой реплики}}',
  'talk.reactions': 'Реакции',
  'talk.phrases': 'Быстрые фразы',
  'talk.field': 'Сказать всем',
  'talk.send': 'Отправить',
  'talk.said': '{name} говорит: {words}',
  'talk.lines': 'Что было сказано',
  'talk.nothing': 'Пока все молчат.',
  'talk.mute-title': 'Чьи реплики скрыть',
  'talk.mute': 'Скрыть реплики: {name}',

  'note.late': 'Время игрока {name} вышло: отвечает бот.',
  'note.late-you': 'Твоё время вышло: ответил бот.',
  'note.back': '{name} берёт последний ход назад.',
  'note.back-you': 'Ты берёшь последний ход назад.',

  'link.lost': 'Нет связи. Возвращаемся…',
  'link.back': 'Связь снова есть',

  'menu.title': 'Меню стола',
  'menu.invite': 'Ссылка на стол',
  'menu.invite-about': 'По ней можно смотреть игру, если дверь открыта.',
  'menu.copy': 'Скопировать ссылку',
  'menu.copied': 'Скопировано',
  'menu.share': 'Поделиться',
  'menu.device': 'Играть на другом устройстве',
  'menu.device-about': 'Одноразовая ссылка перенесёт твоё место вместе с картами. Не показывай её никому.',
  'menu.device-ready': 'Открой это на другом устройстве. Ссылка сработает один раз.',
  'menu.device-used': 'Место уже переехало: ссылка сработала. Здесь можно только смотреть.',
  'menu.leave': 'Оставить место боту',
  'menu.leave-about': 'Бот доиграет за тебя. Вернуться можно в любой момент.',
  'menu.leave-yes': 'Да, пусть играет бот',
  'menu.notify': 'Сообщать, когда мой ход',
  'menu.notify-on': 'Когда придёт твой ход, а страница скрыта, появится уведомление',
  'menu.notify-denied': 'Уведомления запрещены в настройках браузера',
  'menu.new-game': 'Новая игра…',
  'menu.language': 'Язык',
  'menu.theme': 'Свет',
  'menu.qr': 'QR-код ссылки',
  'menu.only-here':
    'Для другого устройства «{here}» — это оно само: впиши там вместо него сетевой адрес, который сервер показал при запуске.',

  'seat.stand-in': 'За тебя играет бот',
  'seat.take-back': 'Вернуть место',
  'seat.only-bots': 'Остались одни боты',
  'seat.hurry': 'Быстрее',

  'device.title': 'Играть здесь',
  'device.about': 'Твоё место вместе с картами переедет на это устройство. На прежнем останется вид зрителя.',
  'device.take': 'Пересесть сюда',

  close: 'Закрыть',
  cancel: 'Отмена',
  understood: 'Понятно',
  why: 'Почему?',

  'asked.title': 'Нужен твой ответ',
  'asked.short': 'Твой ответ!',
  'asked.tab': 'Твой ответ: {question} · {game} · Кулуары',
  tab: '{game} · Кулуары',

  'kept.until': 'Эту партию можно пересмотреть до {date}',
  'kept.here': 'Эта партия есть только на этом устройстве, пока не начнётся следующая.',

  'gone.title': 'Эта дверь не открывается',
  'gone.code': 'Ввести код ещё раз',

  'phrase.oh-really': 'Ой ли?',
  'phrase.i-believe': 'Честные глаза!',
  'phrase.bravo': 'Браво',
  'phrase.your-turn': 'Твой ход',
  'phrase.well-played': 'Хорошо сыграно',
  'phrase.oops': 'Упс',
  'reaction.watching': 'Слежу за тобой',
  'reaction.hats-off': 'Снимаю шляпу',
  'reaction.you-are-next': 'Следующая цель — ты',
  'reaction.charmed': 'Я в восторге',
  'reaction.noted': 'Запомним',
};

import type { Catalogue } from '@kuluary/texts/catalogue';
import type { TableKey } from './table.ts';

export const words: Catalogue<TableKey> = {
  'bar.menu': 'Меню столу',
  'bar.rules': 'Правила',
  'bar.reference': 'Пам’ятка',
  'bar.sound-on': 'Звук увімкнено',
  'bar.sound-off': 'Звук вимкнено',
  'bar.log': 'Протокол гри',
  'bar.log-unread':
    'Протокол гри, {count, plural, one {# новий запис} few {# нові записи} many {# нових записів} other {# нового запису}}',
  'bar.turn': 'хід {turn, number}',

  'log.title': 'Протокол',
  'log.deal': 'Роздача',
  'log.turn': 'Хід {turn, number} · {name}',
  'log.you': 'Ти',
  'log.empty': 'Поки що нічого не сталося.',
  'log.again': 'показати цю мить ще раз',
  'log.gone': 'Ця мить не збереглася: сторінку відкрили пізніше. Після гри можна переглянути все.',

  'past.turn': 'На екрані хід {turn, number}',
  'past.named': 'На екрані: {name}',
  'past.deal': 'На екрані роздача',
  'past.back': 'До гри',

  'talk.title': 'Розмова',
  'talk.open': 'Реакції, фрази, чат',
  'talk.open-unread':
    'Реакції, фрази, чат: {count, plural, one {# нова репліка} few {# нові репліки} many {# нових реплік} other {# нової репліки}}',
  'talk.reactions': 'Реакції',
  'talk.phrases': 'Швидкі фрази',
  'talk.field': 'Сказати всім',
  'talk.send': 'Надіслати',
  'talk.said': '{name} каже: {words}',
  'talk.lines': 'Що було сказано',
  'talk.nothing': 'Поки що всі мовчать.',
  'talk.mute-title': 'Чиї репліки приховати',
  'talk.mute': 'Приховати репліки: {name}',

  'note.late': '{name} не встигає: відповідає бот.',
  'note.late-you': 'Час сплив: відповів бот.',
  'note.back': '{name} бере останній хід назад.',
  'note.back-you': 'Ти береш останній хід назад.',

  'link.lost': 'Немає зв’язку. Повертаємося…',
  'link.back': 'Зв’язок знову є',

  'menu.title': 'Меню столу',
  'menu.invite': 'Посилання на стіл',
  'menu.invite-about': 'За ним можна дивитися гру, якщо двері відчинені.',
  'menu.copy': 'Скопіювати посилання',
  'menu.copied': 'Скопійовано',
  'menu.share': 'Поділитися',
  'menu.device': 'Грати на іншому пристрої',
  'menu.device-about': 'Одноразове посилання перенесе твоє місце разом із картами. Не показуй його нікому.',
  'menu.device-ready': 'Відкрий це на іншому пристрої. Посилання спрацює один раз.',
  'menu.device-used': 'Місце вже переїхало: посилання спрацювало. Тут можна лише дивитися.',
  'menu.leave': 'Залишити місце ботові',
  'menu.leave-about': 'Бот дограє за тебе. Повернутися можна будь-якої миті.',
  'menu.leave-yes': 'Так, нехай грає бот',
  'menu.notify': 'Сповіщати, коли мій хід',
  'menu.notify-on': 'Коли настане твій хід, а сторінку сховано, з’явиться сповіщення',
  'menu.notify-denied': 'Сповіщення заборонені в налаштуваннях браузера',
  'menu.new-game': 'Нова гра…',
  'menu.language': 'Мова',
  'menu.theme': 'Світло',
  'menu.qr': 'QR-код посилання',
  'menu.only-here':
    'Для іншого пристрою «{here}» — це він сам: впиши там замість нього мережеву адресу, яку сервер показав під час запуску.',

  'seat.stand-in': 'За тебе грає бот',
  'seat.take-back': 'Повернути місце',
  'seat.only-bots': 'Лишилися самі боти',
  'seat.hurry': 'Швидше',

  'device.title': 'Грати тут',
  'device.about': 'Твоє місце разом із картами переїде на цей пристрій. На попередньому лишиться вигляд глядача.',
  'device.take': 'Пересісти сюди',

  close: 'Закрити',
  cancel: 'Скасувати',
  understood: 'Зрозуміло',
  why: 'Чому?',

  'asked.title': 'Потрібна твоя відповідь',
  'asked.short': 'Відповідай!',
  'asked.tab': 'Твоя відповідь: {question} · {game} · Кулуари',
  tab: '{game} · Кулуари',

  'kept.until': 'Цю партію можна переглянути до {date}',
  'kept.here': 'Ця партія є лише на цьому пристрої, доки не почнеться наступна.',

  'gone.title': 'Ці двері не відчиняються',
  'gone.code': 'Ввести код ще раз',

  'phrase.oh-really': 'Та невже?',
  'phrase.i-believe': 'Чесні очі!',
  'phrase.bravo': 'Браво',
  'phrase.your-turn': 'Твій хід',
  'phrase.well-played': 'Добре зіграно',
  'phrase.oops': 'Ой',
  'reaction.watching': 'Стежу за тобою',
  'reaction.hats-off': 'Знімаю капелюха',
  'reaction.you-are-next': 'Наступна ціль — ти',
  'reaction.charmed': 'Я в захваті',
  'reaction.noted': 'Запам’ятаємо',
};

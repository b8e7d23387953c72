import type { Catalogue } from '@kuluary/texts/catalogue';
import type { AppKey } from './app.ts';

export const words: Catalogue<AppKey> = {
  name: 'Кулуары',
  home: 'На главную',
  rules: 'Правила',
  close: 'Закрыть',
  cancel: 'Отмена',
  back: 'Назад',
  copied: 'Скопировано',
  copy: 'Копировать',
  'mishap.title': 'Погасла свеча',
  'mishap.about': 'Что-то сломалось у нас. Обнови страницу: твоё место за столом никто не займёт.',
  'mishap.offline': 'Нет сети',
  'mishap.offline.about':
    'Часть страницы ещё не успела прийти, а сети сейчас нет. Попробуй ещё раз, когда она появится: твоё место никто не займёт.',
  'mishap.offline.still': 'Сети всё ещё нет{tries, plural, =1 {} other { (попытка #)}}.',
  'mishap.reload': 'Ещё раз',
  'not-found.title': 'Глухой коридор',
  'not-found.about': 'По этому адресу двери нет. Может быть, ссылка потеряла по дороге цифру.',
  'settings.language': 'Язык',
  'settings.theme': 'Свет',
  'settings.theme.system': 'Как в системе',
  'settings.theme.dark': 'При свечах',
  'settings.theme.light': 'Дневной',
  'settings.name': 'Твоё имя',
};

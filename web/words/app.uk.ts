import type { Catalogue } from '@kuluary/texts/catalogue';
import type { AppKey } from './app.ts';

export const words: Catalogue<AppKey> = {
  name: 'Кулуари',
  home: 'На головну',
  rules: 'Правила',
  close: 'Закрити',
  cancel: 'Скасувати',
  back: 'Назад',
  copied: 'Скопійовано',
  copy: 'Копіювати',
  'mishap.title': 'Згасла свічка',
  'mishap.about': 'Щось зламалося в нас. Онови сторінку: твого місця за столом ніхто не займе.',
  'mishap.offline': 'Немає мережі',
  'mishap.offline.about':
    'Частина сторінки ще не встигла надійти, а мережі зараз немає. Спробуй ще раз, коли вона з’явиться: твого місця ніхто не займе.',
  'mishap.offline.still': 'Мережі досі немає{tries, plural, =1 {} other { (спроба #)}}.',
  'mishap.reload': 'Ще раз',
  'not-found.title': 'Глухий коридор',
  'not-found.about': 'За цією адресою дверей немає. Мабуть, посилання загубило дорогою цифру.',
  'settings.language': 'Мова',
  'settings.theme': 'Світло',
  'settings.theme.system': 'Як у системі',
  'settings.theme.dark': 'При свічках',
  'settings.theme.light': 'Денне',
  'settings.name': 'Твоє ім’я',
};

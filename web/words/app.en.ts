import type { Catalogue } from '@kuluary/texts/catalogue';
import type { AppKey } from './app.ts';

export const words: Catalogue<AppKey> = {
  name: 'Kuluary',
  home: 'Home',
  rules: 'Rules',
  close: 'Close',
  cancel: 'Cancel',
  back: 'Back',
  copied: 'Copied',
  copy: 'Copy',
  'mishap.title': 'A candle went out',
  'mishap.about': 'Something broke on our side. Reload the page: your seat at the table waits for you.',
  'mishap.offline': 'No network',
  'mishap.offline.about':
    'A part of the page has not come yet, and the network is away. Try again when it is back: your seat waits for you.',
  'mishap.offline.still': 'Still no network{tries, plural, =1 {} other { (tried # times)}}.',
  'mishap.reload': 'Try again',
  'not-found.title': 'A blind corridor',
  'not-found.about': 'There is no door at this address. Perhaps the link lost a digit on its way to you.',
  'settings.language': 'Language',
  'settings.theme': 'Light',
  'settings.theme.system': 'As the system',
  'settings.theme.dark': 'Candlelight',
  'settings.theme.light': 'Daylight',
  'settings.name': 'Your name',
};

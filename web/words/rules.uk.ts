import type { Catalogue } from '@kuluary/texts/catalogue';
import type { RulesKey } from './rules.ts';

export const words: Catalogue<RulesKey> = {
  tab: '{game}: правила · Кулуари',
  contents: 'Зміст',
  print: 'Надрукувати',
  anchor: 'Посилання на правило {rule}',
  current: 'видання, яке ти читаєш',
};

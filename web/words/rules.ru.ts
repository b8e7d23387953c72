import type { Catalogue } from '@kuluary/texts/catalogue';
import type { RulesKey } from './rules.ts';

export const words: Catalogue<RulesKey> = {
  tab: '{game}: правила · Кулуары',
  contents: 'Содержание',
  print: 'Напечатать',
  anchor: 'Ссылка на правило {rule}',
  current: 'издание, которое ты читаешь',
};

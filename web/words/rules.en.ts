import type { Catalogue } from '@kuluary/texts/catalogue';
import type { RulesKey } from './rules.ts';

export const words: Catalogue<RulesKey> = {
  tab: '{game}: the rules · Kuluary',
  contents: 'Contents',
  print: 'Print',
  anchor: 'Link to rule {rule}',
  current: 'the edition you are reading',
};

// "Anna, Boris, and Lesya". Intl.ListFormat says the same, but a phone takes long to load what it needs for it.

import type { Language } from './languages.ts';

export type ListType = 'conjunction' | 'disjunction';

const BEFORE_LAST: Readonly<Record<ListType, Readonly<Record<Language, string>>>> = {
  conjunction: { en: 'and', ru: 'и', uk: 'і' },
  disjunction: { en: 'or', ru: 'или', uk: 'або' },
};

export function list(language: Language, items: readonly string[], type: ListType): string {
  if (items.length < 2) return items.join('');
  const comma = language === 'en' && items.length > 2 ? ',' : '';
  return `${items.slice(0, -1).join(', ')}${comma} ${BEFORE_LAST[type][language]} ${items.at(-1)}`;
}

// "Anna, Boris, and Lesya". Intl.ListFormat gives the same, but is slow to load on a phone.

import type { Language } from './languages.ts';

export type ListType = 'conjunction' | 'disjunction';

const CONJUNCTIONS: Readonly<Record<ListType, Readonly<Record<Language, string>>>> = {
  conjunction: { en: 'and', ru: 'и', uk: 'і' },
  disjunction: { en: 'or', ru: 'или', uk: 'або' },
};

export function formatList(language: Language, items: readonly string[], type: ListType): string {
  if (items.length < 2) return items.join('');
  const comma = language === 'en' && items.length > 2 ? ',' : '';
  return `${items.slice(0, -1).join(', ')}${comma} ${CONJUNCTIONS[type][language]} ${items.at(-1)}`;
}

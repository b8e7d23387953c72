// The texts of options and their values.

import type { Language } from '@kuluary/texts/languages';
import { OPTION_SPECS, type Options } from '../rules/editions.ts';
import { termsOf } from './edition-terms.ts';
import { formatSentence, isKey } from './format-sentence.ts';
import type { MessageKey } from './message-keys.ts';
import { valuesByCase } from './message-values.ts';

/** In the words of the edition, if that is known. */
export function optionText(
  language: Language,
  id: string,
  { edition = 'hobby-world' }: Partial<Pick<Options, 'edition'>> = {},
): { readonly name: string; readonly about: string } {
  const { characters, actions } = termsOf(language, edition);
  const values = {
    ...valuesByCase('inquisitor', characters.inquisitor),
    ...valuesByCase('ambassador', characters.ambassador),
    ...valuesByCase('kill', actions.assassinate),
    ...valuesByCase('steal', actions.steal),
    ...valuesByCase('aid', actions['foreign-aid']),
  };
  return {
    name: formatSentence(language, optionKey(language, `option.${id}`), values),
    about: formatSentence(language, optionKey(language, `option.${id}.about`), values),
  };
}

export function optionValueText(language: Language, id: string, value: unknown): string {
  switch (OPTION_SPECS.find((spec) => spec.id === id)?.kind) {
    case 'choice':
      return formatSentence(language, optionKey(language, `value.${id}.${String(value)}`));
    case 'flag':
      return formatSentence(language, value === true ? 'value.on' : 'value.off');
    case 'seat':
      return typeof value === 'number'
        ? formatSentence(language, 'value.seat', { seat: value + 1 })
        : formatSentence(language, id === 'firstSeat' ? 'value.firstSeat.nobody' : 'value.nobody');
    case 'numbers':
      return (value as readonly number[]).join(', ');
    case 'number':
      return String(value);
    case undefined:
      throw new Error(`coup has no option "${id}"`);
  }
}

/** Options and values have been checked before: an unknown one is a bug. */
function optionKey(language: Language, text: string): MessageKey {
  if (!isKey(language, text)) throw new Error(`coup has no message "${text}"`);
  return text;
}

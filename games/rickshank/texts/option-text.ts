// Names of the options and their values.

import type { Language } from '@kuluary/texts/languages';
import { OPTION_SPECS } from '../rules/options.ts';
import { formatSentence, isKey } from './format-sentence.ts';
import type { MessageKey } from './message-keys.ts';

export function optionText(language: Language, id: string): { readonly name: string; readonly about: string } {
  return {
    name: formatSentence(language, optionKey(language, `option.${id}`)),
    about: formatSentence(language, optionKey(language, `option.${id}.about`)),
  };
}

export function optionValueText(language: Language, id: string, value: unknown): string {
  const isChoice = OPTION_SPECS.find((spec) => spec.id === id)?.kind === 'choice';
  if (isChoice) return formatSentence(language, optionKey(language, `value.${id}.${String(value)}`));
  return formatSentence(language, value === true ? 'value.on' : 'value.off');
}

/** Options have been checked before: an unknown one is a bug. */
function optionKey(language: Language, text: string): MessageKey {
  if (!isKey(language, text)) throw new Error(`rickshank: no message "${text}"`);
  return text;
}

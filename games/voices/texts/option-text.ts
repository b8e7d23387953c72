// The texts of options and their values.

import type { OptionText } from '@kuluary/texts/game-texts';
import type { Language } from '@kuluary/texts/languages';
import { OPTION_SPECS } from '../rules/options.ts';
import { formatSentence, isKey } from './format-sentence.ts';
import type { MessageKey } from './message-keys.ts';

export function optionText(language: Language, id: string): OptionText {
  const advice = `option.${id}.advice`;
  return {
    name: formatSentence(language, optionKey(language, `option.${id}`)),
    about: formatSentence(language, optionKey(language, `option.${id}.about`)),
    ...(isKey(language, advice) && { advice: formatSentence(language, advice) }),
  };
}

export function optionValueText(language: Language, id: string, value: unknown): string {
  const kind = OPTION_SPECS.find((spec) => spec.id === id)?.kind;
  if (kind === 'choice') return formatSentence(language, optionKey(language, `value.${id}.${String(value)}`));
  if (kind === 'seat') {
    return typeof value === 'number'
      ? formatSentence(language, 'value.seat', { seat: value + 1 })
      : formatSentence(language, 'value.nobody');
  }
  return formatSentence(language, value === true ? 'value.on' : 'value.off');
}

/** Options have been validated before: an unknown one is a bug. */
function optionKey(language: Language, text: string): MessageKey {
  if (!isKey(language, text)) throw new Error(`voices has no words for "${text}"`);
  return text;
}

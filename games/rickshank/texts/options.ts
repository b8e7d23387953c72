// What a host may choose, in words.

import type { Language } from '@kuluary/texts/languages';
import { OPTION_SPECS } from '../rules/options.ts';
import type { Key } from './keys.ts';
import { isKey, say } from './say.ts';

export function option(language: Language, id: string): { readonly name: string; readonly about: string } {
  return {
    name: say(language, keyOf(language, `option.${id}`)),
    about: say(language, keyOf(language, `option.${id}.about`)),
  };
}

export function optionValue(language: Language, id: string, value: unknown): string {
  const isChoice = OPTION_SPECS.find((spec) => spec.id === id)?.kind === 'choice';
  if (isChoice) return say(language, keyOf(language, `value.${id}.${String(value)}`));
  return say(language, value === true ? 'value.on' : 'value.off');
}

/** Options and their values are checked before anybody names them: an unknown one is a bug. */
function keyOf(language: Language, text: string): Key {
  if (!isKey(language, text)) throw new Error(`rickshank has no words for "${text}"`);
  return text;
}

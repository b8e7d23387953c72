// What a host may choose, in words.

import type { Language } from '@kuluary/texts/languages';
import { OPTION_SPECS } from '../rules/editions.ts';
import type { Key } from './keys.ts';
import { isKey, say } from './say.ts';

export function option(language: Language, id: string): { readonly name: string; readonly about: string } {
  return {
    name: say(language, keyOf(language, `option.${id}`)),
    about: say(language, keyOf(language, `option.${id}.about`)),
  };
}

export function optionValue(language: Language, id: string, value: unknown): string {
  switch (OPTION_SPECS.find((spec) => spec.id === id)?.kind) {
    case 'choice':
      return say(language, keyOf(language, `value.${id}.${String(value)}`));
    case 'flag':
      return say(language, value === true ? 'value.on' : 'value.off');
    case 'seat':
      return typeof value === 'number'
        ? say(language, 'value.seat', { seat: value + 1 })
        : say(language, 'value.nobody');
    case 'numbers':
      return (value as readonly number[]).join(', ');
    case 'number':
      return String(value);
    case undefined:
      throw new Error(`coup has no option "${id}"`);
  }
}

/** Options and their values are checked before anybody names them: an unknown one is a bug. */
function keyOf(language: Language, text: string): Key {
  if (!isKey(language, text)) throw new Error(`coup has no words for "${text}"`);
  return text;
}

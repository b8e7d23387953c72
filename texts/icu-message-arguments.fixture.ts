// Which arguments a message takes, for tests that compare the languages.

import { IntlMessageFormat } from 'intl-messageformat';

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

export function messageArguments(message: string): ReadonlySet<string> {
  const found = new Set<string>();
  // Which arguments there are does not depend on the language.
  for (const element of new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst()) {
    collectArguments(element, found);
  }
  return found;
}

/** The plural categories of every plural in the message, a list each. Exact cases (=0) are left out. */
export function pluralForms(message: string): readonly (readonly string[])[] {
  const found: string[][] = [];
  const visit = (element: Element): void => {
    if (!('options' in element)) return;
    if ('pluralType' in element) found.push(Object.keys(element.options).filter((form) => !form.startsWith('=')));
    for (const option of Object.values(element.options)) option.value.forEach(visit);
  };
  new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst().forEach(visit);
  return found;
}

const LITERAL = 0; // the parser's own numbers for text, and for the # of a plural
const POUND = 7;

function collectArguments(element: Element, found: Set<string>): void {
  if (element.type === LITERAL || element.type === POUND || !('value' in element)) return;
  found.add(element.value);
  if (!('options' in element)) return;
  for (const option of Object.values(element.options)) {
    for (const inner of option.value) collectArguments(inner, found);
  }
}

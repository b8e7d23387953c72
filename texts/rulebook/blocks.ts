// Blocks of a rulebook whose words are messages, each by its key. A rule's own message has the rule for its key.

import type { List, Paragraph } from './section.ts';

export class Blocks<Key extends string, Rule extends Key> {
  private readonly say: (key: Key) => string;

  constructor(say: (key: Key) => string) {
    this.say = say;
  }

  words(key: Key): Paragraph {
    return { kind: 'paragraph', rules: [], text: this.say(key) };
  }

  /** Each with a paragraph of its own. */
  rules(...ids: readonly Rule[]): readonly Paragraph[] {
    return ids.map((rule) => ({ kind: 'paragraph', rules: [rule], text: this.say(rule) }));
  }

  list(keys: readonly Key[], ordered = false): List {
    return { kind: 'list', ordered, items: keys.map((key) => ({ rules: [], text: this.say(key) })) };
  }

  /** One after the other, each a rule. */
  steps(...ids: readonly Rule[]): List {
    return { kind: 'list', ordered: true, items: ids.map((rule) => ({ rules: [rule], text: this.say(rule) })) };
  }
}

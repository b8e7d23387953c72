// Builds blocks of a rulebook from message keys. The key of a rule's own message is the rule's id.

import type { Paragraph, RulebookList } from './rulebook.ts';

export class BlockBuilder<Key extends string, Rule extends Key> {
  private readonly messageFor: (key: Key) => string;

  constructor(messageFor: (key: Key) => string) {
    this.messageFor = messageFor;
  }

  paragraph(key: Key): Paragraph {
    return { kind: 'paragraph', rules: [], text: this.messageFor(key) };
  }

  ruleParagraphs(...ids: readonly Rule[]): readonly Paragraph[] {
    return ids.map((rule) => ({ kind: 'paragraph', rules: [rule], text: this.messageFor(rule) }));
  }

  list(keys: readonly Key[], ordered = false): RulebookList {
    return { kind: 'list', ordered, items: keys.map((key) => ({ rules: [], text: this.messageFor(key) })) };
  }

  ruleList(...ids: readonly Rule[]): RulebookList {
    return { kind: 'list', ordered: true, items: ids.map((rule) => ({ rules: [rule], text: this.messageFor(rule) })) };
  }
}

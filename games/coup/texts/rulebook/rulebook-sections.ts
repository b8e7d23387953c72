// The sections of the rulebook for one table: its language, edition and house rules.

import type { Language } from '@kuluary/texts/languages';
import { BlockBuilder } from '@kuluary/texts/rulebook/block-builder';
import type { Block, PortraitGallery, Section } from '@kuluary/texts/rulebook/rulebook';
import { typeset } from '@kuluary/texts/typography';
import { characterName, charactersInPlay } from '../../rules/characters.ts';
import type { Options } from '../../rules/editions.ts';
import { cardValues } from '../message-values.ts';
import { characterAbilities } from '../reference-card.ts';
import { actionTable } from './action-table.ts';
import { editionNameTable, editionRuleTable } from './edition-tables.ts';
import { houseRuleLines } from './house-rules.ts';
import {
  ADVICE_KEYS,
  IDEA_KEYS,
  type RulebookKey,
  SECTION_IDS,
  type SectionId,
  TURN_STEP_KEYS,
} from './message-keys.ts';
import { makeRulebookContext, type RulebookContext, rulebookMessage } from './message-values.ts';
import type { RuleId } from './rule-ids.ts';

/** `seats`, if known: two players start with other coins than more. */
export function rulebookSections(language: Language, options: Options, seats?: number): readonly Section[] {
  const context = makeRulebookContext(language, options, seats);
  return SECTION_IDS.map((id) => ({
    id,
    title: rulebookMessage(context, `title.${id}`),
    blocks: sectionBlocks(context, id, seats),
  }));
}

function sectionBlocks(context: RulebookContext, id: SectionId, seats: number | undefined): readonly Block[] {
  const book = new BlockBuilder<RulebookKey, RuleId>((key) => rulebookMessage(context, key));
  switch (id) {
    case 'story':
      return [
        book.paragraph(`story.${context.options.edition}.world`),
        book.paragraph(`story.${context.options.edition}.you`),
      ];
    case 'idea':
      return [book.list(IDEA_KEYS)];
    case 'setup':
      return [...book.ruleParagraphs('C1'), characterGallery(context), ...book.ruleParagraphs('C37', 'C36')];
    case 'turn':
      return [...book.ruleParagraphs('C2', 'C4', 'C5', 'C14', 'C19'), book.list(TURN_STEP_KEYS, true)];
    case 'actions':
      return [
        book.paragraph('actions.intro'),
        actionTable(context),
        ...book.ruleParagraphs('C6', 'C7', 'C8', 'C9', 'C10', 'C11'),
      ];
    case 'claims':
      return book.ruleParagraphs('C15', 'C16', 'C17', 'C25', 'C26', 'C27');
    case 'blocks':
      return book.ruleParagraphs('C20', 'C21', 'C22', 'C23', 'C24');
    case 'losing':
      return book.ruleParagraphs('C3', 'C28', 'C29');
    case 'exchange':
      return book.ruleParagraphs('C12', 'C13');
    case 'end':
      return book.ruleParagraphs('C34', 'C35');
    case 'talk':
      return book.ruleParagraphs('C40', 'C41', 'C38');
    case 'two':
      return book.ruleParagraphs('C32', 'C33');
    case 'editions':
      return [book.paragraph('editions.intro'), editionRuleTable(context), editionNameTable(context)];
    case 'advice':
      return [book.list(ADVICE_KEYS)];
    case 'house':
      return [...book.ruleParagraphs('C39'), ...houseRuleBlocks(book, context, seats)];
    case 'doubtful':
      return [
        book.paragraph('doubtful.intro'),
        ...book.ruleParagraphs('C18', 'C30', 'C31'),
        book.paragraph('doubtful.absent'),
      ];
  }
}

function houseRuleBlocks(
  book: BlockBuilder<RulebookKey, RuleId>,
  context: RulebookContext,
  seats: number | undefined,
): readonly Block[] {
  const lines = houseRuleLines(context, seats);
  if (lines.length === 0) return [book.paragraph('house.unchanged')];
  const items = lines.map((text) => ({ rules: [], text }));
  return [book.paragraph('house.changed'), { kind: 'list', ordered: false, items }];
}

function characterGallery({ language, reader, options }: RulebookContext): PortraitGallery {
  const portraits = charactersInPlay(options.inquisitor).map((code) => {
    const character = characterName(code);
    const about = typeset(language, characterAbilities(reader, character));
    return { picture: character, name: String(cardValues(reader, character).card), about };
  });
  return { kind: 'gallery', portraits };
}

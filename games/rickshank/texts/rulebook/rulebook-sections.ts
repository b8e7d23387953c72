// The sections of the rulebook in our own words, for a language and the options of a table.

import type { Language } from '@kuluary/texts/languages';
import { BlockBuilder } from '@kuluary/texts/rulebook/block-builder';
import type { Block, PortraitGallery, Section } from '@kuluary/texts/rulebook/rulebook';
import { typeset } from '@kuluary/texts/typography';
import type { Options } from '../../rules/options.ts';
import { BOX } from '../card-lookup.ts';
import { cardName, cardText } from '../card-text.ts';
import {
  CARD_RULING_KEYS,
  IDEA_KEYS,
  MAIN_MOVE_KEYS,
  OPTION_KEYS,
  type RulebookKey,
  SECTION_IDS,
  type SectionId,
  TOKEN_USE_KEYS,
  VOTE_EXAMPLE_KEYS,
} from './message-keys.ts';
import { makeRulebookContext, type RulebookContext, rulebookMessage } from './message-values.ts';
import { nemesisTable } from './nemesis-table.ts';
import type { RuleId } from './rule-ids.ts';
import { typeTable } from './type-table.ts';
import { voteTable } from './vote-table.ts';

/** `seats`, if known, decides whether there are enough characters to choose from. */
export function rulebookSections(language: Language, options: Options, seats?: number): readonly Section[] {
  const context = makeRulebookContext(language, options, seats);
  return SECTION_IDS.map((id) => ({
    id,
    title: rulebookMessage(context, `title.${id}`),
    blocks: sectionBlocks(context, id),
  }));
}

function sectionBlocks(context: RulebookContext, id: SectionId): readonly Block[] {
  const book = new BlockBuilder<RulebookKey, RuleId>((key) => rulebookMessage(context, key));
  switch (id) {
    case 'story':
      return [book.paragraph('story.prison'), book.paragraph('story.level')];
    case 'idea':
      return [book.list(IDEA_KEYS)];
    case 'setup':
      return [
        ...book.ruleParagraphs('R1', 'R2', 'R3', 'R4', 'R5'),
        characterGallery(context),
        ...book.ruleParagraphs('R6'),
      ];
    case 'cards':
      return [book.paragraph('cards.intro'), typeTable(context), ...book.ruleParagraphs('R7', 'R14', 'R15')];
    case 'turn':
      return [
        book.paragraph('turn.intro'),
        ...book.ruleParagraphs('S1', 'S2'),
        book.paragraph('turn.then'),
        book.list(MAIN_MOVE_KEYS),
        ...book.ruleParagraphs('R8', 'R13'),
      ];
    case 'turn-end':
      return [book.paragraph('turn-end.intro'), book.ruleList('E1', 'E2', 'E3', 'E4', 'E5', 'E6', 'E7', 'E8')];
    case 'buying':
      return [...book.ruleParagraphs('R9'), book.paragraph('buying.example'), ...book.ruleParagraphs('R10')];
    case 'tokens':
      return [...book.ruleParagraphs('R11'), book.paragraph('tokens.intro'), book.list(TOKEN_USE_KEYS)];
    case 'attacks':
      return book.ruleParagraphs('R21', 'R22', 'R23', 'R56', 'R46');
    case 'locations':
      return book.ruleParagraphs('R25', 'R26', 'R35', 'R27', 'R32', 'R52');
    case 'votes':
      return [
        book.paragraph('votes.intro'),
        voteTable(context),
        ...book.ruleParagraphs('V0'),
        book.paragraph('votes.steps'),
        book.ruleList('V1', 'V2', 'V3', 'V4', 'V5', 'V6', 'V7'),
        ...book.ruleParagraphs('R37'),
      ];
    case 'vote-example':
      return [book.paragraph('vote-example.intro'), book.list(VOTE_EXAMPLE_KEYS, true)];
    case 'nemeses':
      return [
        ...book.ruleParagraphs('R12'),
        nemesisTable(context),
        ...book.ruleParagraphs('R24', 'R33'),
        book.paragraph('nemeses.president'),
      ];
    case 'end':
      return [
        ...book.ruleParagraphs('R18', 'R43', 'R54', 'R19'),
        book.paragraph('end.example'),
        ...book.ruleParagraphs('R20', 'R41'),
      ];
    case 'order':
      return book.ruleParagraphs('R16', 'R17');
    case 'secrets':
      return book.ruleParagraphs('R28', 'R53');
    case 'table':
      return [book.paragraph('table.intro'), book.list(OPTION_KEYS), ...book.ruleParagraphs('R45', 'R44')];
    case 'rulings':
      return [book.paragraph('rulings.intro'), ...book.ruleParagraphs('R36', 'R38', 'R39', 'R40', 'R42', 'R29')];
    case 'single':
      return [
        ...book.ruleParagraphs('R30', 'R31', 'R51', 'R50', 'R55', 'R47', 'R49', 'R48', 'R34'),
        book.paragraph('single.intro'),
        book.list(CARD_RULING_KEYS),
      ];
  }
}

function characterGallery({ language }: RulebookContext): PortraitGallery {
  const portraits = BOX.characters.map((number) => {
    const { id } = BOX.cards[number]!;
    return { picture: id, name: cardName(language, id), about: typeset(language, cardText(language, id).join(' ')) };
  });
  return { kind: 'gallery', portraits };
}

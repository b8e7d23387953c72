// Builds the rulebook's sections for one table: its language, options and number of seats.

import type { Language } from '@kuluary/texts/languages';
import { BlockBuilder } from '@kuluary/texts/rulebook/block-builder';
import type { Block, PortraitGallery, RulebookList, Section } from '@kuluary/texts/rulebook/rulebook';
import type { Options } from '../../rules/options.ts';
import {
  COMPONENT_PICTURES,
  CONTROL_PICTURES,
  EXAMPLE_KEYS,
  FORGOTTEN_KEYS,
  GOAL_NOTION_KEYS,
  IDEA_KEYS,
  OPTION_IDS,
  type PictureId,
  PUSH_INSTRUCTION_KEYS,
  PUSH_PICTURES,
  type RulebookKey,
  SECTION_IDS,
  type SectionId,
  TALK_KEYS,
} from './message-keys.ts';
import { makeRulebookContext, type RulebookContext, rulebookMessage } from './message-values.ts';
import type { RuleId } from './rule-ids.ts';
import {
  emotionTable,
  expertTable,
  jurorTable,
  regionTable,
  roleTable,
  strategyTable,
  verdictTable,
} from './rulebook-tables.ts';

/** `seats`, if known, decides on the roles, and on the rules for three seats. */
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
    case 'idea':
      return [book.list(IDEA_KEYS)];
    case 'sight':
      return [
        book.paragraph('sight.intro'),
        gallery(context, COMPONENT_PICTURES),
        regionTable(context),
        emotionTable(context),
      ];
    case 'setup':
      return book.ruleParagraphs('V1', 'V44', 'V2', 'V3', 'V4', 'V5');
    case 'round':
      return [
        ...book.ruleParagraphs('V6'),
        book.ruleList('V7', 'V8', 'V10', 'V21', 'V22'),
        book.paragraph('round.tip'),
      ];
    case 'pushing':
      return [
        ...book.ruleParagraphs('V9'),
        gallery(context, PUSH_PICTURES),
        book.paragraph('pushing.hands'),
        book.list(PUSH_INSTRUCTION_KEYS, true),
        ...book.ruleParagraphs('V38'),
      ];
    case 'control':
      return [...book.ruleParagraphs('V11', 'V12'), gallery(context, CONTROL_PICTURES), ...book.ruleParagraphs('V42')];
    case 'trial':
      return [
        ...book.ruleParagraphs('V14', 'V15', 'V43'),
        book.paragraph('trial.guess'),
        jurorTable(context),
        book.paragraph('trial.example'),
      ];
    case 'influence':
      return [book.paragraph('influence.intro'), ...book.ruleParagraphs('V16')];
    case 'strategies':
      return [
        ...book.ruleParagraphs('V17', 'V18', 'V19', 'V20', 'V41', 'V39'),
        book.paragraph('strategies.all'),
        strategyTable(context),
      ];
    case 'phases':
      return book.ruleParagraphs('V23');
    case 'end':
      return [
        ...book.ruleParagraphs('V25'),
        book.paragraph('end.example'),
        verdictTable(context),
        ...book.ruleParagraphs('V26'),
        book.paragraph('end.goals'),
        book.list(GOAL_NOTION_KEYS),
        ...book.ruleParagraphs('V27', 'V28'),
        book.paragraph('end.roles'),
        roleTable(context),
      ];
    case 'three':
      return [book.paragraph('three.intro'), ...book.ruleParagraphs('V13')];
    case 'variants':
      return [
        book.paragraph('variants.intro'),
        optionList(book),
        ...book.ruleParagraphs('V29'),
        expertTable(context),
        ...book.ruleParagraphs('V30', 'V31'),
        book.paragraph('variants.abilities'),
        ...book.ruleParagraphs('V32', 'V33', 'V34', 'V35', 'V36', 'V37'),
      ];
    case 'secrets':
      return [
        ...book.ruleParagraphs('V24'),
        book.paragraph('secrets.talk'),
        book.list(TALK_KEYS),
        ...book.ruleParagraphs('V40'),
      ];
    case 'forgotten':
      return [book.paragraph('forgotten.intro'), book.list(FORGOTTEN_KEYS)];
    case 'example':
      return [book.paragraph('example.intro'), book.list(EXAMPLE_KEYS, true)];
  }
}

function gallery(context: RulebookContext, pictures: readonly PictureId[]): PortraitGallery {
  const portraits = pictures.map((picture) => ({
    picture,
    name: rulebookMessage(context, `picture.${picture}`),
    about: rulebookMessage(context, `picture.${picture}.about`),
  }));
  return { kind: 'gallery', portraits };
}

/** The options with their chosen values. */
function optionList(book: BlockBuilder<RulebookKey, RuleId>): RulebookList {
  return book.list(OPTION_IDS.map((id) => `choice.${id}` as const));
}

// The rules of Voices in My Head in our words, for one table: its language and its options.

import type { Language } from '@kuluary/texts/languages';
import { Blocks } from '@kuluary/texts/rulebook/blocks';
import type { Block, Gallery, List, Section } from '@kuluary/texts/rulebook/section';
import type { Options } from '../../rules/options.ts';
import {
  type BookKey,
  CONTROL,
  EXAMPLE,
  HANDS,
  IDEA,
  NOTIONS,
  OPTION_IDS,
  type PictureId,
  PUSHING,
  SECTION_IDS,
  type SectionId,
  TALK,
  THINGS,
} from './keys.ts';
import type { RuleId } from './rule-ids.ts';
import {
  emotionTable,
  expertTable,
  jurorTable,
  regionTable,
  roleTable,
  strategyTable,
  verdictTable,
} from './tables.ts';
import { type Speaker, speak, speaker } from './vocabulary.ts';

/** `seats`, where known, tells which roles there are, and whether it is a table of three. */
export function rulebook(language: Language, options: Options, seats?: number): readonly Section[] {
  const voice = speaker(language, options, seats);
  return SECTION_IDS.map((id) => ({ id, title: speak(voice, `title.${id}`), blocks: blocks(voice, id) }));
}

function blocks(voice: Speaker, id: SectionId): readonly Block[] {
  const book = new Blocks<BookKey, RuleId>((key) => speak(voice, key));
  switch (id) {
    case 'idea':
      return [book.list(IDEA)];
    case 'sight':
      return [book.words('sight.intro'), gallery(voice, THINGS), regionTable(voice), emotionTable(voice)];
    case 'setup':
      return book.rules('V1', 'V2', 'V3', 'V4', 'V5');
    case 'round':
      return [...book.rules('V6'), book.steps('V7', 'V8', 'V10', 'V21', 'V22')];
    case 'pushing':
      return [
        ...book.rules('V9'),
        gallery(voice, PUSHING),
        book.words('pushing.hands'),
        book.list(HANDS, true),
        ...book.rules('V38'),
      ];
    case 'control':
      return [...book.rules('V11', 'V12'), gallery(voice, CONTROL)];
    case 'trial':
      return [...book.rules('V14', 'V15'), book.words('trial.guess'), jurorTable(voice), book.words('trial.example')];
    case 'influence':
      return [book.words('influence.intro'), ...book.rules('V16')];
    case 'strategies':
      return [...book.rules('V17', 'V18', 'V19', 'V20', 'V39'), book.words('strategies.all'), strategyTable(voice)];
    case 'phases':
      return book.rules('V23');
    case 'end':
      return [
        ...book.rules('V25'),
        book.words('end.example'),
        verdictTable(voice),
        ...book.rules('V26'),
        book.words('end.goals'),
        book.list(NOTIONS),
        ...book.rules('V27', 'V28'),
        book.words('end.roles'),
        roleTable(voice),
      ];
    case 'three':
      return [book.words('three.intro'), ...book.rules('V13')];
    case 'variants':
      return [
        book.words('variants.intro'),
        choices(book),
        ...book.rules('V29'),
        expertTable(voice),
        ...book.rules('V30', 'V31'),
        book.words('variants.abilities'),
        ...book.rules('V32', 'V33', 'V34', 'V35', 'V36', 'V37'),
      ];
    case 'secrets':
      return [...book.rules('V24'), book.words('secrets.talk'), book.list(TALK), ...book.rules('V40')];
    case 'example':
      return [book.words('example.intro'), book.list(EXAMPLE, true)];
  }
}

function gallery(voice: Speaker, pictures: readonly PictureId[]): Gallery {
  const portraits = pictures.map((picture) => ({
    picture,
    name: speak(voice, `picture.${picture}`),
    about: speak(voice, `picture.${picture}.about`),
  }));
  return { kind: 'gallery', portraits };
}

/** What the host may choose, and has chosen. */
function choices(book: Blocks<BookKey, RuleId>): List {
  return book.list(OPTION_IDS.map((id) => `choice.${id}` as const));
}

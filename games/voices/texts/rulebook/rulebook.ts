// The rules of Voices in My Head in our words, for one table: its language and its options.

import type { Language } from '@kuluary/texts/languages';
import type { Block, Gallery, List, Paragraph, Section } from '@kuluary/texts/rulebook/section';
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
  const rules = (...ids: readonly RuleId[]) => ids.map((rule) => paragraph(voice, rule, [rule]));
  const words = (key: BookKey) => paragraph(voice, key);
  switch (id) {
    case 'idea':
      return [list(voice, IDEA)];
    case 'sight':
      return [words('sight.intro'), gallery(voice, THINGS), regionTable(voice), emotionTable(voice)];
    case 'setup':
      return rules('V1', 'V2', 'V3', 'V4', 'V5');
    case 'round':
      return [...rules('V6'), steps(voice, ['V7', 'V8', 'V10', 'V21', 'V22'])];
    case 'pushing':
      return [
        ...rules('V9'),
        gallery(voice, PUSHING),
        words('pushing.hands'),
        list(voice, HANDS, true),
        ...rules('V38'),
      ];
    case 'control':
      return [...rules('V11', 'V12'), gallery(voice, CONTROL)];
    case 'trial':
      return [...rules('V14', 'V15'), words('trial.guess'), jurorTable(voice), words('trial.example')];
    case 'influence':
      return [words('influence.intro'), ...rules('V16')];
    case 'strategies':
      return [...rules('V17', 'V18', 'V19', 'V20', 'V39'), words('strategies.all'), strategyTable(voice)];
    case 'phases':
      return rules('V23');
    case 'end':
      return [
        ...rules('V25'),
        words('end.example'),
        verdictTable(voice),
        ...rules('V26'),
        words('end.goals'),
        list(voice, NOTIONS),
        ...rules('V27', 'V28'),
        words('end.roles'),
        roleTable(voice),
      ];
    case 'three':
      return [words('three.intro'), ...rules('V13')];
    case 'variants':
      return [
        words('variants.intro'),
        choices(voice),
        ...rules('V29'),
        expertTable(voice),
        ...rules('V30', 'V31'),
        words('variants.abilities'),
        ...rules('V32', 'V33', 'V34', 'V35', 'V36', 'V37'),
      ];
    case 'secrets':
      return [...rules('V24'), words('secrets.talk'), list(voice, TALK), ...rules('V40')];
    case 'example':
      return [words('example.intro'), list(voice, EXAMPLE, true)];
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

function paragraph(voice: Speaker, key: BookKey, rules: readonly RuleId[] = []): Paragraph {
  return { kind: 'paragraph', rules, text: speak(voice, key) };
}

function list(voice: Speaker, keys: readonly BookKey[], ordered = false): List {
  return { kind: 'list', ordered, items: keys.map((key) => ({ rules: [], text: speak(voice, key) })) };
}

/** What the host may choose, and has chosen. */
function choices(voice: Speaker): List {
  return list(
    voice,
    OPTION_IDS.map((id) => `choice.${id}` as const),
  );
}

/** One after the other, each a rule. */
function steps(voice: Speaker, ids: readonly RuleId[]): List {
  return { kind: 'list', ordered: true, items: ids.map((rule) => ({ rules: [rule], text: speak(voice, rule) })) };
}

// The rules of the Rickshank Rickdemption in our words, for one table: its language and its options.

import type { Language } from '@kuluary/texts/languages';
import type { Block, Gallery, List, Paragraph, Section } from '@kuluary/texts/rulebook/section';
import { typeset } from '@kuluary/texts/typography';
import type { Options } from '../../rules/options.ts';
import { BOX } from '../box.ts';
import { cardName, cardText } from '../card-text.ts';
import {
  type BookKey,
  CHOICES,
  CLARIFIED,
  DEEDS,
  EXAMPLE,
  IDEA,
  SECTION_IDS,
  type SectionId,
  TOKEN_USES,
} from './keys.ts';
import { nemesisTable } from './nemesis-table.ts';
import type { RuleId } from './rule-ids.ts';
import { typeTable } from './type-table.ts';
import { type Speaker, speak, speaker } from './vocabulary.ts';
import { voteTable } from './vote-table.ts';

/** `seats`, where known, tells whether there are characters enough to choose from. */
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
    case 'setup':
      return [...rules('R1', 'R2', 'R3', 'R4', 'R5'), gallery(voice), ...rules('R6')];
    case 'cards':
      return [words('cards.intro'), typeTable(voice), ...rules('R7', 'R14', 'R15')];
    case 'turn':
      return [words('turn.intro'), ...rules('S1', 'S2'), words('turn.then'), list(voice, DEEDS), ...rules('R8', 'R13')];
    case 'turn-end':
      return [words('turn-end.intro'), steps(voice, ['E1', 'E2', 'E3', 'E4', 'E5', 'E6', 'E7', 'E8'])];
    case 'buying':
      return [...rules('R9'), words('buying.example'), ...rules('R10')];
    case 'tokens':
      return [...rules('R11'), words('tokens.intro'), list(voice, TOKEN_USES)];
    case 'attacks':
      return rules('R21', 'R22', 'R23', 'R46');
    case 'locations':
      return rules('R25', 'R26', 'R35', 'R27', 'R32', 'R52');
    case 'votes':
      return [
        words('votes.intro'),
        voteTable(voice),
        ...rules('V0'),
        words('votes.steps'),
        steps(voice, ['V1', 'V2', 'V3', 'V4', 'V5', 'V6', 'V7']),
        ...rules('R37'),
      ];
    case 'vote-example':
      return [words('vote-example.intro'), list(voice, EXAMPLE, true)];
    case 'nemeses':
      return [...rules('R12'), nemesisTable(voice), ...rules('R24', 'R33'), words('nemeses.president')];
    case 'end':
      return [...rules('R18', 'R43', 'R54', 'R19'), words('end.example'), ...rules('R20', 'R41')];
    case 'order':
      return rules('R16', 'R17');
    case 'secrets':
      return rules('R28', 'R53');
    case 'table':
      return [words('table.intro'), list(voice, CHOICES), ...rules('R45', 'R44')];
    case 'rulings':
      return [words('rulings.intro'), ...rules('R36', 'R38', 'R39', 'R40', 'R42', 'R29')];
    case 'single':
      return [
        ...rules('R30', 'R31', 'R51', 'R50', 'R47', 'R49', 'R48', 'R34'),
        words('single.intro'),
        list(voice, CLARIFIED),
      ];
  }
}

function gallery({ language }: Speaker): Gallery {
  const portraits = BOX.characters.map((number) => {
    const { id } = BOX.cards[number]!;
    return { picture: id, name: cardName(language, id), about: typeset(language, cardText(language, id).join(' ')) };
  });
  return { kind: 'gallery', portraits };
}

function paragraph(voice: Speaker, key: BookKey, rules: readonly RuleId[] = []): Paragraph {
  return { kind: 'paragraph', rules, text: speak(voice, key) };
}

function list(voice: Speaker, keys: readonly BookKey[], ordered = false): List {
  return { kind: 'list', ordered, items: keys.map((key) => ({ rules: [], text: speak(voice, key) })) };
}

/** One after the other, each a rule. */
function steps(voice: Speaker, ids: readonly RuleId[]): List {
  return { kind: 'list', ordered: true, items: ids.map((rule) => ({ rules: [rule], text: speak(voice, rule) })) };
}

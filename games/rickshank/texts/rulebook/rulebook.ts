// The rules of the Rickshank Rickdemption in our words, for one table: its language and its options.

import type { Language } from '@kuluary/texts/languages';
import { Blocks } from '@kuluary/texts/rulebook/blocks';
import type { Block, Gallery, Section } from '@kuluary/texts/rulebook/section';
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
  const book = new Blocks<BookKey, RuleId>((key) => speak(voice, key));
  switch (id) {
    case 'idea':
      return [book.list(IDEA)];
    case 'setup':
      return [...book.rules('R1', 'R2', 'R3', 'R4', 'R5'), gallery(voice), ...book.rules('R6')];
    case 'cards':
      return [book.words('cards.intro'), typeTable(voice), ...book.rules('R7', 'R14', 'R15')];
    case 'turn':
      return [
        book.words('turn.intro'),
        ...book.rules('S1', 'S2'),
        book.words('turn.then'),
        book.list(DEEDS),
        ...book.rules('R8', 'R13'),
      ];
    case 'turn-end':
      return [book.words('turn-end.intro'), book.steps('E1', 'E2', 'E3', 'E4', 'E5', 'E6', 'E7', 'E8')];
    case 'buying':
      return [...book.rules('R9'), book.words('buying.example'), ...book.rules('R10')];
    case 'tokens':
      return [...book.rules('R11'), book.words('tokens.intro'), book.list(TOKEN_USES)];
    case 'attacks':
      return book.rules('R21', 'R22', 'R23', 'R46');
    case 'locations':
      return book.rules('R25', 'R26', 'R35', 'R27', 'R32', 'R52');
    case 'votes':
      return [
        book.words('votes.intro'),
        voteTable(voice),
        ...book.rules('V0'),
        book.words('votes.steps'),
        book.steps('V1', 'V2', 'V3', 'V4', 'V5', 'V6', 'V7'),
        ...book.rules('R37'),
      ];
    case 'vote-example':
      return [book.words('vote-example.intro'), book.list(EXAMPLE, true)];
    case 'nemeses':
      return [...book.rules('R12'), nemesisTable(voice), ...book.rules('R24', 'R33'), book.words('nemeses.president')];
    case 'end':
      return [...book.rules('R18', 'R43', 'R54', 'R19'), book.words('end.example'), ...book.rules('R20', 'R41')];
    case 'order':
      return book.rules('R16', 'R17');
    case 'secrets':
      return book.rules('R28', 'R53');
    case 'table':
      return [book.words('table.intro'), book.list(CHOICES), ...book.rules('R45', 'R44')];
    case 'rulings':
      return [book.words('rulings.intro'), ...book.rules('R36', 'R38', 'R39', 'R40', 'R42', 'R29')];
    case 'single':
      return [
        ...book.rules('R30', 'R31', 'R51', 'R50', 'R47', 'R49', 'R48', 'R34'),
        book.words('single.intro'),
        book.list(CLARIFIED),
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

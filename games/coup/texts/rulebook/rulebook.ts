// The rules of Coup in our words, for one table: its language, its edition, its house rules.

import type { Language } from '@kuluary/texts/languages';
import { Blocks } from '@kuluary/texts/rulebook/blocks';
import type { Block, Gallery, Section } from '@kuluary/texts/rulebook/section';
import { typeset } from '@kuluary/texts/typography';
import { characterName, court } from '../../rules/characters.ts';
import type { Options } from '../../rules/editions.ts';
import { card } from '../reader.ts';
import { abilitiesOf } from '../reference.ts';
import { actionTable } from './action-table.ts';
import { nameTable, ruleTable } from './edition-tables.ts';
import { houseRules } from './house-rules.ts';
import { ADVICE, type BookKey, IDEA, SECTION_IDS, type SectionId, STEPS } from './keys.ts';
import type { RuleId } from './rule-ids.ts';
import { type Speaker, speak, speaker } from './vocabulary.ts';

/** `seats`, where known, tells the coins of two players from those of more. */
export function rulebook(language: Language, options: Options, seats?: number): readonly Section[] {
  const voice = speaker(language, options, seats);
  return SECTION_IDS.map((id) => ({
    id,
    title: speak(voice, `title.${id}`),
    blocks: blocks(voice, id, seats),
  }));
}

function blocks(voice: Speaker, id: SectionId, seats: number | undefined): readonly Block[] {
  const book = new Blocks<BookKey, RuleId>((key) => speak(voice, key));
  switch (id) {
    case 'idea':
      return [book.list(IDEA)];
    case 'setup':
      return [...book.rules('C1'), gallery(voice), ...book.rules('C37', 'C36')];
    case 'turn':
      return [...book.rules('C2', 'C4', 'C5', 'C14', 'C19'), book.list(STEPS, true)];
    case 'actions':
      return [book.words('actions.intro'), actionTable(voice), ...book.rules('C6', 'C7', 'C8', 'C9', 'C10', 'C11')];
    case 'claims':
      return book.rules('C15', 'C16', 'C17', 'C25', 'C26', 'C27');
    case 'blocks':
      return book.rules('C20', 'C21', 'C22', 'C23', 'C24');
    case 'losing':
      return book.rules('C3', 'C28');
    case 'exchange':
      return book.rules('C12', 'C13');
    case 'end':
      return book.rules('C34', 'C35');
    case 'talk':
      return book.rules('C40', 'C38');
    case 'two':
      return book.rules('C32', 'C33');
    case 'editions':
      return [book.words('editions.intro'), ruleTable(voice), nameTable(voice)];
    case 'advice':
      return [book.list(ADVICE)];
    case 'house':
      return [...book.rules('C39'), ...changes(book, voice, seats)];
    case 'doubtful':
      return [book.words('doubtful.intro'), ...book.rules('C18', 'C30', 'C29', 'C31'), book.words('doubtful.absent')];
  }
}

function changes(book: Blocks<BookKey, RuleId>, voice: Speaker, seats: number | undefined): readonly Block[] {
  const lines = houseRules(voice, seats);
  if (lines.length === 0) return [book.words('house.unchanged')];
  const items = lines.map((text) => ({ rules: [], text }));
  return [book.words('house.changed'), { kind: 'list', ordered: false, items }];
}

function gallery({ language, reader, options }: Speaker): Gallery {
  const portraits = court(options.inquisitor).map((code) => {
    const character = characterName(code);
    const about = typeset(language, abilitiesOf(reader, character));
    return { picture: character, name: String(card(reader, character).card), about };
  });
  return { kind: 'gallery', portraits };
}

// The three votes, and which cards call them.

import { cell } from '@kuluary/texts/rulebook/cell';
import type { Table } from '@kuluary/texts/rulebook/section';
import { VOTES, type VoteKind } from '../../rules/dialect.ts';
import { BOX } from '../box.ts';
import { cardName } from '../card-text.ts';
import { type Speaker, speak } from './vocabulary.ts';

const COLUMNS = [
  { title: 'votes.vote', share: 20 },
  { title: 'votes.choice', share: 23, folded: 'named' },
  { title: 'votes.result', share: 31 },
  { title: 'votes.cards', share: 26, folded: 'named' },
] as const;

export function voteTable(speaker: Speaker): Table {
  return {
    kind: 'table',
    caption: speak(speaker, 'votes.caption'),
    columns: COLUMNS.map((column) => ({ ...column, title: speak(speaker, column.title), current: false })),
    rows: VOTES.map((vote) => ({
      title: cell(speak(speaker, `vote.${vote}`)),
      see: 'V1',
      cells: [
        cell(speak(speaker, `vote.${vote}.choice`)),
        cell(speak(speaker, `vote.${vote}.result`)),
        cell(
          callers(vote)
            .map((id) => cardName(speaker.language, id))
            .join(', '),
        ),
      ],
    })),
  };
}

/** The cards that call such a vote, wherever in their effect it stands. */
export function callers(vote: VoteKind): readonly string[] {
  return BOX.cards.filter(({ effect }) => calls(effect, vote)).map(({ id }) => id);
}

function calls(effect: unknown, vote: VoteKind): boolean {
  if (typeof effect !== 'object' || effect === null) return false;
  if ('do' in effect && effect.do === 'vote' && 'vote' in effect && effect.vote === vote) return true;
  return Object.values(effect).some((part) => calls(part, vote));
}

// The rulebook table of the three kinds of vote and the cards that call them.

import type { RulebookTable } from '@kuluary/texts/rulebook/rulebook';
import { makeCell } from '@kuluary/texts/rulebook/table-cell';
import { VOTE_KINDS, type VoteKind } from '../../rules/card-terms.ts';
import { BOX } from '../card-lookup.ts';
import { cardName } from '../card-text.ts';
import { type RulebookContext, rulebookMessage } from './message-values.ts';

const COLUMNS = [
  { title: 'votes.vote', widthPercent: 20 },
  { title: 'votes.choice', widthPercent: 23, narrowLayout: 'named' },
  { title: 'votes.result', widthPercent: 31 },
  { title: 'votes.cards', widthPercent: 26, narrowLayout: 'named' },
] as const;

export function voteTable(context: RulebookContext): RulebookTable {
  return {
    kind: 'table',
    caption: rulebookMessage(context, 'votes.caption'),
    columns: COLUMNS.map((column) => ({
      ...column,
      title: rulebookMessage(context, column.title),
      isCurrentEdition: false,
    })),
    rows: VOTE_KINDS.map((vote) => ({
      title: makeCell(rulebookMessage(context, `vote.${vote}`)),
      seeRule: 'V1',
      cells: [
        makeCell(rulebookMessage(context, `vote.${vote}.choice`)),
        makeCell(rulebookMessage(context, `vote.${vote}.result`)),
        makeCell(
          cardsCallingVote(vote)
            .map((id) => cardName(context.language, id))
            .join(', '),
        ),
      ],
    })),
  };
}

export function cardsCallingVote(vote: VoteKind): readonly string[] {
  return BOX.cards.filter(({ effect }) => callsVote(effect, vote)).map(({ id }) => id);
}

function callsVote(effect: unknown, vote: VoteKind): boolean {
  if (typeof effect !== 'object' || effect === null) return false;
  if ('do' in effect && effect.do === 'vote' && 'vote' in effect && effect.vote === vote) return true;
  return Object.values(effect).some((part) => callsVote(part, vote));
}

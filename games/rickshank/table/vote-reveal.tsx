// The decision of a vote whether to reveal a council card.

import { CardButton } from './card-button.tsx';
import { MoveButton } from './move-buttons.tsx';
import { titleOfWord } from './piles.ts';
import { useTableContext } from './table-context.tsx';
import { moveKey } from './view-queries.ts';
import { SEND_BUTTON_CLASS, VoteDecisionPanel } from './vote-decision-panel.tsx';
import styles from './vote-reveal.module.css';
import { tableText } from './words.ts';

export function CouncilCardReveal() {
  const { reader, moves, numberKeys } = useTableContext();
  const cards = moves.filter((move) => move.type === 'reveal');
  const pass = moves.find((move) => move.type === 'pass');
  const pile = { title: titleOfWord('hand'), cards: cards.map(({ card }) => card) };
  return (
    <VoteDecisionPanel
      prompt={tableText(reader, 'vote.reveal')}
      {...(cards.length > 0 && { note: tableText(reader, 'vote.reveal.about') })}
    >
      <ul className={styles.council}>
        {cards.map((move, at) => (
          <li key={moveKey(move)}>
            <CardButton
              of={move.card}
              pile={pile}
              at={at}
              move={move}
              state="lit"
              tag={tableText(reader, 'tag.vote')}
            />
          </li>
        ))}
      </ul>
      {pass && (
        <MoveButton
          move={pass}
          look="paper"
          keyNumber={numberKeys.get(moveKey(pass))}
          className={SEND_BUTTON_CLASS}
          {...(cards.length === 0 && { note: tableText(reader, 'vote.reveal.none') })}
        >
          {tableText(reader, 'vote.pass')}
        </MoveButton>
      )}
    </VoteDecisionPanel>
  );
}

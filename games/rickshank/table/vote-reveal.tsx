// Council cards from the hand, or none.

import { MoveButton } from './acts.tsx';
import { useTable } from './at-table.tsx';
import { CardButton } from './face.tsx';
import { titled } from './piles.ts';
import { spelled } from './situation.ts';
import { SEND, VoteBox } from './vote-box.tsx';
import styles from './vote-reveal.module.css';
import { word } from './words.ts';

export function Reveal() {
  const { reader, moves, keys } = useTable();
  const cards = moves.filter((move) => move.type === 'reveal');
  const pass = moves.find((move) => move.type === 'pass');
  const pile = { title: titled('hand'), cards: cards.map(({ card }) => card) };
  return (
    <VoteBox
      question={word(reader, 'vote.reveal')}
      {...(cards.length > 0 && { note: word(reader, 'vote.reveal.about') })}
    >
      <ul className={styles.council}>
        {cards.map((move, at) => (
          <li key={spelled(move)}>
            <CardButton of={move.card} pile={pile} at={at} move={move} state="lit" tag={word(reader, 'tag.vote')} />
          </li>
        ))}
      </ul>
      {pass && (
        <MoveButton
          move={pass}
          look="paper"
          keyNumber={keys.get(spelled(pass))}
          className={SEND}
          {...(cards.length === 0 && { note: word(reader, 'vote.reveal.none') })}
        >
          {word(reader, 'vote.pass')}
        </MoveButton>
      )}
    </VoteBox>
  );
}

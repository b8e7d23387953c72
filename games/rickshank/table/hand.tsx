// The cards that nobody else sees: a touch plays one, or answers with it.

import { isAsked } from '@kuluary/texts/reader';
import { type CSSProperties, useMemo } from 'react';
import type { Move } from '../rules/moves.ts';
import { useTable } from './at-table.tsx';
import type { Pile } from './details.tsx';
import { Bolt, CardButton } from './face.tsx';
import { certainPower, isUseful } from './gains.ts';
import styles from './hand.module.css';
import { Picture } from './picture.tsx';
import { titled } from './piles.ts';
import { isOwnMain, ownHand } from './situation.ts';
import { word } from './words.ts';

/** How many of a line are seen, by the number of cards in a row. */
const LETTERS: Readonly<Record<number, number>> = { 6: 7, 7: 6 };
const ROW = 7; // cards that fit side by side, each with room for a finger

export function Hand() {
  const { reader, view, moves } = useTable();
  const hand = useSorted(ownHand(view));
  const pile: Pile = { title: titled('hand'), cards: hand };
  const rows =
    hand.length > ROW ? [hand.slice(0, Math.ceil(hand.length / 2)), hand.slice(Math.ceil(hand.length / 2))] : [hand];
  const isChoosing = isAsked(view) && view.decision !== 'main' && moves.some((move) => isInHand(move));
  return (
    <section className={styles.hand} data-place={`hand-${view.viewer}`} data-choosing={isChoosing || undefined}>
      <h2 className="sr">{word(reader, 'hand.count', { count: hand.length })}</h2>
      {rows.map((row, r) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the first row and the second
        <ol key={r} className={styles.row} style={{ '--n': row.length } as CSSProperties}>
          {row.map((id, i) => {
            const at = r * rows[0]!.length + i;
            return (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: two of one name are told apart by their place
                key={`${id} ${i}`}
                style={{ '--i': i - (row.length - 1) / 2 } as CSSProperties}
              >
                <HandCard
                  of={id}
                  at={at}
                  pile={pile}
                  isFirst={hand.indexOf(id) === at}
                  letters={i === row.length - 1 ? undefined : LETTERS[row.length]}
                />
              </li>
            );
          })}
        </ol>
      ))}
    </section>
  );
}

/** Cards of one name side by side, in the order in which they came. */
function useSorted(hand: readonly string[]): readonly string[] {
  const key = hand.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the hand
  return useMemo(() => {
    const order = [...new Set(hand)];
    return [...hand].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  }, [key]);
}

interface HandCardProps {
  readonly of: string;
  readonly at: number;
  readonly pile: Pile;
  readonly isFirst: boolean;
  readonly letters: number | undefined;
}

function HandCard({ of, at, pile, isFirst, letters }: HandCardProps) {
  const { reader, view, moves } = useTable();
  const move = moves.find((each) => isInHand(each) && each.card === of);
  const isMain = isOwnMain(view);
  const power = isMain ? certainPower(view, of) : 0;
  const isDull = (isMain && !isUseful(view, of)) || (isAsked(view) && !isMain && !move);
  const isAnswer = move !== undefined && !isMain;
  return (
    <CardButton
      of={of}
      pile={pile}
      at={at}
      size="hand"
      move={move}
      isFirst={isFirst}
      letters={letters}
      state={isAnswer ? 'lit' : isDull ? 'dull' : undefined}
      {...(power > 0 && { bonus: <Bolt power={power} /> })}
      {...(isAnswer && { bonus: <Chosen>{tagOf(move)}</Chosen> })}
    />
  );

  function tagOf({ type }: Move) {
    return word(reader, type === 'defend' ? 'tag.defend' : type === 'reveal' ? 'tag.vote' : 'tag.take');
  }
}

/** A tick, and the word where there is room for it. */
function Chosen({ children }: { readonly children: string }) {
  return (
    <>
      <Picture of="icon-check" />
      <span className={styles.word}>{children}</span>
    </>
  );
}

type HandMove = Extract<Move, { type: 'play' | 'choose' | 'defend' | 'reveal' }>;

function isInHand(move: Move): move is HandMove {
  if (move.type === 'choose') return move.from === 'hand' && move.seat === undefined;
  if (move.type === 'defend') return move.from === 'hand';
  return move.type === 'play' || move.type === 'reveal';
}

// The viewer's hand: a touch plays a card or answers a decision with it.

import { isViewerAsked } from '@kuluary/texts/reader';
import { type CSSProperties, useMemo } from 'react';
import type { Move } from '../rules/moves.ts';
import { CardButton, PowerBonus } from './card-button.tsx';
import type { Pile } from './card-inspector.tsx';
import styles from './hand.module.css';
import { titleOfWord } from './piles.ts';
import { certainPower, wouldDoAnything } from './play-preview.ts';
import { SymbolPicture } from './symbol-picture.tsx';
import { useTableContext } from './table-context.tsx';
import { isOwnMainDecision, ownHand } from './view-queries.ts';
import { tableText } from './words.ts';

/** Visible letters per line, by the number of cards in a row. */
const LETTERS_BY_ROW_LENGTH: Readonly<Record<number, number>> = { 6: 7, 7: 6 };
const MAX_ROW_LENGTH = 7; // that fit side by side, each wide enough for a finger

export function Hand() {
  const { reader, view, moves } = useTableContext();
  const hand = useGroupedHand(ownHand(view));
  const pile: Pile = { title: titleOfWord('hand'), cards: hand };
  const rows =
    hand.length > MAX_ROW_LENGTH
      ? [hand.slice(0, Math.ceil(hand.length / 2)), hand.slice(Math.ceil(hand.length / 2))]
      : [hand];
  const isChoosing = isViewerAsked(view) && view.decision !== 'main' && moves.some((move) => isInHand(move));
  return (
    <section className={styles.hand} data-place={`hand-${view.viewer}`} data-choosing={isChoosing || undefined}>
      <h2 className="sr">{tableText(reader, 'hand.count', { count: hand.length })}</h2>
      {rows.map((row, r) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the first row and the second
        <ol key={r} className={styles.row} style={{ '--n': row.length } as CSSProperties}>
          {row.map((id, i) => {
            const at = r * rows[0]!.length + i;
            return (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: equal cards differ by their index
                key={`${id} ${i}`}
                style={{ '--i': i - (row.length - 1) / 2 } as CSSProperties}
              >
                <HandCard
                  of={id}
                  at={at}
                  pile={pile}
                  isFirst={hand.indexOf(id) === at}
                  letters={i === row.length - 1 ? undefined : LETTERS_BY_ROW_LENGTH[row.length]}
                />
              </li>
            );
          })}
        </ol>
      ))}
    </section>
  );
}

/** Equal cards side by side, in order of arrival. */
function useGroupedHand(hand: readonly string[]): readonly string[] {
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
  const { reader, view, moves } = useTableContext();
  const move = moves.find((each) => isInHand(each) && each.card === of);
  const isMain = isOwnMainDecision(view);
  const power = isMain ? certainPower(view, of) : 0;
  const isDull = (isMain && !wouldDoAnything(view, of)) || (isViewerAsked(view) && !isMain && !move);
  const isChoice = move !== undefined && !isMain;
  return (
    <CardButton
      of={of}
      pile={pile}
      at={at}
      size="hand"
      move={move}
      isFirst={isFirst}
      letters={letters}
      state={isChoice ? 'lit' : isDull ? 'dull' : undefined}
      {...(power > 0 && { bonus: <PowerBonus power={power} /> })}
      {...(isChoice && { bonus: <ChosenTag>{tagOf(move)}</ChosenTag> })}
    />
  );

  function tagOf({ type }: Move) {
    return tableText(reader, type === 'defend' ? 'tag.defend' : type === 'reveal' ? 'tag.vote' : 'tag.take');
  }
}

/** A tick, and the word where it fits. */
function ChosenTag({ children }: { readonly children: string }) {
  return (
    <>
      <SymbolPicture of="icon-check" />
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

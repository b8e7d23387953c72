// This turn: what was played and what it has brought, and one's own cards that stay in play.

import type { Seat } from '@kuluary/kernel/game';
import { classes } from '@kuluary/stage/buttons';
import type { Move } from '../rules/moves.ts';
import { FROM_HAND, FROM_STACK } from '../rules/state.ts';
import type { PieceView } from '../rules/view.ts';
import { cardNamed } from '../texts/box.ts';
import { priceOf } from '../texts/in-force.ts';
import { useTable } from './at-table.tsx';
import { marksOf, printedPower } from './card-facts.ts';
import { type Pile, useLooking } from './details.tsx';
import { TileButton } from './face.tsx';
import { Picture } from './picture.tsx';
import { titled, visiblePiles } from './piles.ts';
import { ongoingOf, playedBy } from './situation.ts';
import styles from './turn.module.css';
import { type Word, word } from './words.ts';

export function Turn() {
  const { reader, view, sitters } = useTable();
  const looking = useLooking();
  const { active, viewer } = view;
  const played = forSaleFirst(playedBy(view, active));
  const mine: Seat = viewer === 'spectator' ? active : viewer;
  const isOthers = viewer !== active;
  return (
    <section className={styles.turn} aria-label={word(reader, 'turn')}>
      <div className={styles.played} data-place="play">
        <h3>
          {isOthers ? sitters[active]!.name : word(reader, 'played')}
          {isOthers && view.power > 0 && <b>{view.power}</b>}
        </h3>
        <Tiles pieces={played} seat={active} title="played" />
      </div>
      <div className={styles.ongoing}>
        <h3>
          <Picture of="mark-ongoing" />
          {word(reader, 'in-play')}
        </h3>
        <Tiles pieces={ongoingOf(view, mine)} seat={mine} title="in-play" withCharacter />
      </div>
      <button
        type="button"
        className={styles.look}
        aria-label={word(reader, 'look')}
        title={word(reader, 'look')}
        onClick={() => looking.look({ kind: 'piles', title: titled('look'), piles: visiblePiles(view) })}
      >
        <Picture of="icon-eye" />
      </button>
    </section>
  );
}

/** A location that was opened can be bought only here: nothing may lie over it. */
function forSaleFirst(pieces: readonly PieceView[]): readonly PieceView[] {
  return pieces.toSorted((a, b) => Number(b.from === FROM_STACK) - Number(a.from === FROM_STACK));
}

interface TilesProps {
  readonly pieces: readonly PieceView[];
  readonly seat: Seat;
  readonly title: Word;
  readonly withCharacter?: boolean;
}

function Tiles({ pieces, seat, title, withCharacter = false }: TilesProps) {
  const { reader, view } = useTable();
  const { character } = view.seats[seat]!;
  const shown = withCharacter && character !== null ? character : null;
  const pile: Pile = {
    title: titled(title),
    cards: [...pieces.map(({ card }) => card), ...(shown === null ? [] : [shown])],
  };
  if (pile.cards.length === 0) return <p className={styles.none}>{word(reader, 'nothing')}</p>;
  return (
    <ul className={classes(styles.tiles, pile.cards.length > 4 && styles.many)}>
      {shown !== null && (
        <li>
          <CharacterTile of={shown} pile={pile} seat={seat} />
        </li>
      )}
      {pieces.map((piece, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two of one name are told apart by their place
        <li key={`${piece.card} ${at}`}>
          <PieceTile piece={piece} pile={pile} at={at} seat={seat} isFirst={isFirstOf(pieces, at)} />
        </li>
      ))}
    </ul>
  );
}

function isFirstOf(pieces: readonly PieceView[], at: number): boolean {
  return pieces.findIndex(({ card }) => card === pieces[at]!.card) === at;
}

interface PieceTileProps {
  readonly piece: PieceView;
  readonly pile: Pile;
  readonly at: number;
  readonly seat: Seat;
  readonly isFirst: boolean;
}

function PieceTile({ piece, pile, at, seat, isFirst }: PieceTileProps) {
  const { reader, view, moves } = useTable();
  const { card, from, isFresh, used, held } = piece;
  const move = seat === view.viewer ? moveWith(moves, card, from === FROM_STACK) : undefined;
  const isUsed = used.length > 0 && !move;
  const isBrief = from !== FROM_HAND && isFresh; // it leaves at the end of the turn
  const [mark] = marksOf(card).filter((each) => each === 'defence' || each === 'attack' || each === 'vote');
  const power = printedPower(card);
  return (
    <TileButton
      of={card}
      pile={pile}
      at={at}
      move={move}
      isFirst={isFirst}
      state={move ? 'lit' : isUsed ? 'used' : undefined}
    >
      {move?.type === 'buy' ? (
        <>
          <Picture of="icon-check" />
          {priceOf(view, card)}
        </>
      ) : move?.type === 'use' ? (
        word(reader, 'tag.use')
      ) : held.length > 0 ? (
        <>
          <Picture of="icon-lock" />
          {held.length}
        </>
      ) : power > 0 && !cardNamed(card).isOngoing ? (
        `+${power}`
      ) : (
        <Picture of={isBrief ? 'mark-soon' : mark ? `mark-${mark}` : 'mark-ongoing'} />
      )}
    </TileButton>
  );
}

interface CharacterTileProps {
  readonly of: string;
  readonly pile: Pile;
  readonly seat: Seat;
}

function CharacterTile({ of, pile, seat }: CharacterTileProps) {
  const { reader, view, moves } = useTable();
  const isOwn = seat === view.viewer;
  const move = isOwn ? moveWith(moves, of, false) : undefined;
  const isUsed = view.seats[seat]!.used.length > 0 && !move;
  return (
    <TileButton
      of={of}
      pile={pile}
      at={pile.cards.length - 1}
      move={move}
      state={move ? 'lit' : isUsed ? 'used' : undefined}
    >
      {move?.type === 'use' ? word(reader, 'tag.use') : isOwn ? word(reader, 'you') : <Picture of="type-character" />}
    </TileButton>
  );
}

/** A location that was opened can be bought; otherwise what lies in play is used, or defends. */
function moveWith(moves: readonly Move[], id: string, isOpened: boolean): Move | undefined {
  const found = moves.filter((move) => 'card' in move && move.card === id);
  const bought = isOpened ? found.find(({ type }) => type === 'buy') : undefined;
  return (
    found.find(({ type }) => type === 'use') ??
    bought ??
    found.find((move) => move.type === 'defend' && move.from !== 'hand')
  );
}

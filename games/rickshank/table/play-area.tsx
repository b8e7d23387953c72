// The play area: the cards played this turn, and the viewer's cards that stay in play.

import type { Seat } from '@kuluary/kernel/game';
import { classNames } from '@kuluary/ui/buttons';
import type { Move } from '../rules/moves.ts';
import { BORROWED, FROM_HAND, FROM_STACK } from '../rules/state.ts';
import type { CardInPlayView } from '../rules/view.ts';
import { cardNamed } from '../texts/card-lookup.ts';
import { currentPrice } from '../texts/prices-and-votes.ts';
import { TileButton } from './card-button.tsx';
import { cardMarks, printedPower } from './card-facts.ts';
import { type Pile, useInspector } from './card-inspector.tsx';
import { titleOfWord, visiblePiles } from './piles.ts';
import styles from './play-area.module.css';
import { SymbolPicture } from './symbol-picture.tsx';
import { useTableContext } from './table-context.tsx';
import { boughtLocationsOf, ongoingCardsOf, playedCardsOf } from './view-queries.ts';
import { type TableTextKey, tableText } from './words.ts';

export function PlayArea() {
  const { reader, view, players } = useTableContext();
  const inspector = useInspector();
  const { active, viewer } = view;
  const played = forSaleFirst([...boughtLocationsOf(view), ...playedCardsOf(view, active)]);
  const shownSeat: Seat = viewer === 'spectator' ? active : viewer;
  const isOthers = viewer !== active;
  return (
    <section className={styles.turn} aria-label={tableText(reader, 'turn')}>
      <div className={styles.played} data-place="play">
        <h3>
          {isOthers ? players[active]!.name : tableText(reader, 'played')}
          {isOthers && view.power > 0 && <b>{view.power}</b>}
        </h3>
        <CardTiles cards={played} seat={active} title="played" />
      </div>
      <div className={styles.ongoing}>
        <h3>
          <SymbolPicture of="mark-ongoing" />
          {tableText(reader, 'in-play')}
        </h3>
        <CardTiles cards={ongoingCardsOf(view, shownSeat)} seat={shownSeat} title="in-play" withCharacter />
      </div>
      <button
        type="button"
        className={styles.look}
        aria-label={tableText(reader, 'look')}
        title={tableText(reader, 'look')}
        onClick={() => inspector.openSheet({ kind: 'piles', title: titleOfWord('look'), piles: visiblePiles(view) })}
      >
        <SymbolPicture of="icon-eye" />
      </button>
    </section>
  );
}

/** A location of the stack can be bought only here: nothing may cover it. */
function forSaleFirst(cards: readonly CardInPlayView[]): readonly CardInPlayView[] {
  return cards.toSorted((a, b) => Number(b.from === FROM_STACK) - Number(a.from === FROM_STACK));
}

interface CardTilesProps {
  readonly cards: readonly CardInPlayView[];
  readonly seat: Seat;
  readonly title: TableTextKey;
  readonly withCharacter?: boolean;
}

function CardTiles({ cards, seat, title, withCharacter = false }: CardTilesProps) {
  const { reader, view } = useTableContext();
  const { character } = view.seats[seat]!;
  const shown = withCharacter && character !== null ? character : null;
  const pile: Pile = {
    title: titleOfWord(title),
    cards: [...cards.map(({ card }) => card), ...(shown === null ? [] : [shown])],
  };
  if (pile.cards.length === 0) return <p className={styles.none}>{tableText(reader, 'nothing')}</p>;
  return (
    <ul className={classNames(styles.tiles, pile.cards.length > 4 && styles.many)}>
      {shown !== null && (
        <li>
          <CharacterTile of={shown} pile={pile} seat={seat} />
        </li>
      )}
      {cards.map((cardInPlay, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal cards differ by their index
        <li key={`${cardInPlay.card} ${at}`}>
          <CardInPlayTile cardInPlay={cardInPlay} pile={pile} at={at} seat={seat} isFirst={isFirstCopy(cards, at)} />
        </li>
      ))}
    </ul>
  );
}

function isFirstCopy(cards: readonly CardInPlayView[], at: number): boolean {
  return cards.findIndex(({ card }) => card === cards[at]!.card) === at;
}

interface CardInPlayTileProps {
  readonly cardInPlay: CardInPlayView;
  readonly pile: Pile;
  readonly at: number;
  readonly seat: Seat;
  readonly isFirst: boolean;
}

function CardInPlayTile({ cardInPlay, pile, at, seat, isFirst }: CardInPlayTileProps) {
  const { reader, view, moves } = useTableContext();
  const { card, from, isFresh, used, held } = cardInPlay;
  const move = seat === view.viewer ? moveWithCard(moves, card, cardInPlay) : undefined;
  const isUsed = used.length > 0 && !move;
  const isBrief = from !== FROM_HAND && isFresh; // leaves at the end of the turn
  const [mark] = cardMarks(card).filter((each) => each === 'defence' || each === 'attack' || each === 'vote');
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
          <SymbolPicture of="icon-check" />
          {currentPrice(view, card)}
        </>
      ) : move?.type === 'use' ? (
        tableText(reader, 'tag.use')
      ) : held.length > 0 ? (
        <>
          <SymbolPicture of="icon-lock" />
          {held.length}
        </>
      ) : power > 0 && !cardNamed(card).isOngoing ? (
        `+${power}`
      ) : (
        <SymbolPicture of={isBrief ? 'mark-soon' : mark ? `mark-${mark}` : 'mark-ongoing'} />
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
  const { reader, view, moves } = useTableContext();
  const isOwn = seat === view.viewer;
  const move = isOwn ? moveWithCard(moves, of, null) : undefined;
  const isUsed = view.seats[seat]!.used.length > 0 && !move;
  return (
    <TileButton
      of={of}
      pile={pile}
      at={pile.cards.length - 1}
      move={move}
      state={move ? 'lit' : isUsed ? 'used' : undefined}
    >
      {move?.type === 'use' ? (
        tableText(reader, 'tag.use')
      ) : isOwn ? (
        tableText(reader, 'you')
      ) : (
        <SymbolPicture of="type-character" />
      )}
    </TileButton>
  );
}

/** Using it comes first, then buying a location of the stack, then defending. */
function moveWithCard(moves: readonly Move[], id: string, cardInPlay: CardInPlayView | null): Move | undefined {
  const found = moves.filter((move) => 'card' in move && move.card === id);
  const bought = cardInPlay?.from === FROM_STACK ? found.find(({ type }) => type === 'buy') : undefined;
  const owner = cardInPlay?.from === BORROWED ? cardInPlay.owner : undefined;
  return (
    found.find(({ type }) => type === 'use') ??
    bought ??
    found.find((move) => move.type === 'defend' && move.from !== 'hand' && move.owner === owner)
  );
}

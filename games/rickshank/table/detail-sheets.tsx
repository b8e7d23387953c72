// Detail sheets over the table: a card with its text, piles, a seat. The browser's <dialog> keeps the focus inside; Esc and
// Back close the top one.

import type { Seat } from '@kuluary/kernel/game';
import type { Language } from '@kuluary/texts/languages';
import { closeOnBack } from '@kuluary/ui/back-button';
import { classNames } from '@kuluary/ui/buttons';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { Move } from '../rules/moves.ts';
import { cardName } from '../texts/card-text.ts';
import { moveText } from '../texts/move-text.ts';
import { currentPrice } from '../texts/prices-and-votes.ts';
import { Avatar } from './avatar.tsx';
import { Badge, type CardLine } from './card.tsx';
import { CardFace } from './card-button.tsx';
import { cardMarks, cardTypeLine, illustratedCardLines, pointsLabel, printedPower } from './card-facts.ts';
import { isCharacter } from './card-frame.ts';
import { type Pile, type PileTitle, type SheetContent, useInspector } from './card-inspector.tsx';
import styles from './detail-sheets.module.css';
import { MoveButton } from './move-buttons.tsx';
import { heldPilesOf, pilesOfSeat, UNTITLED } from './piles.ts';
import { pointsBreakdown } from './points-breakdown.ts';
import { SymbolPicture } from './symbol-picture.tsx';
import { useTableContext } from './table-context.tsx';
import { moveKey, nemesisCountOf, ongoingCardsOf } from './view-queries.ts';
import { tableText } from './words.ts';

export function DetailSheets() {
  const { openSheets } = useInspector();
  const top = openSheets.at(-1);
  return top ? <InspectorSheet content={top} /> : null;
}

function InspectorSheet({ content }: { readonly content: SheetContent }) {
  switch (content.kind) {
    case 'card':
      return <CardSheet content={content} />;
    case 'piles':
      return <PilesSheet title={content.title} piles={content.piles} />;
    case 'seat':
      return <SeatSheet seat={content.seat} />;
  }
}

interface SheetFrameProps {
  readonly title: string;
  readonly tools?: ReactNode;
  readonly foot?: ReactNode;
  readonly onKey?: (key: string) => void;
  readonly children: ReactNode;
}

function SheetFrame({ title, tools, foot, onKey, children }: SheetFrameProps) {
  const { reader } = useTableContext();
  const { closeSheet, openSheets } = useInspector();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, []);
  const close = useRef(closeSheet);
  close.current = closeSheet;
  useEffect(() => closeOnBack(() => close.current()), []);
  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        closeSheet();
      }}
      onClick={(event) => event.target === dialog.current && closeSheet()}
      onKeyDown={(event) => onKey?.(event.key)}
    >
      <header className={styles.head}>
        <button
          type="button"
          className={styles.tool}
          aria-label={tableText(reader, openSheets.length > 1 ? 'back' : 'close')}
          onClick={closeSheet}
        >
          <SymbolPicture of={openSheets.length > 1 ? 'icon-left' : 'icon-close'} />
        </button>
        <h2 id={heading}>{title}</h2>
        <span className={styles.tools}>{tools}</span>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by the keyboard */}
      <section className={styles.inside} aria-labelledby={heading} tabIndex={0}>
        {children}
      </section>
      {foot && <footer className={styles.foot}>{foot}</footer>}
    </dialog>
  );
}

function CardSheet({ content }: { readonly content: Extract<SheetContent, { kind: 'card' }> }) {
  const { reader, view } = useTableContext();
  const { replaceSheet } = useInspector();
  const { pile, at } = content;
  const id = pile.cards[at]!;
  const { length } = pile.cards;
  const place = pile.title(reader);
  const title = length > 1 ? tableText(reader, 'sheet.place', { place, at: at + 1, count: length }) : place;
  const go = (next: number) => {
    if (next >= 0 && next < length) replaceSheet({ ...content, at: next });
  };
  return (
    <SheetFrame
      title={title}
      onKey={(key) => (key === 'ArrowLeft' ? go(at - 1) : key === 'ArrowRight' ? go(at + 1) : undefined)}
      tools={
        length > 1 && (
          <>
            <Arrow to="left" label={tableText(reader, 'previous')} isEnd={at === 0} onGo={() => go(at - 1)} />
            <Arrow to="right" label={tableText(reader, 'next')} isEnd={at === length - 1} onGo={() => go(at + 1)} />
          </>
        )
      }
      foot={<CardMoves of={id} />}
    >
      <div className={styles.card} key={`${id} ${at}`}>
        <Rays />
        <span className={styles.large}>
          <CardFace of={id} size="inspected" lines={linesOnLargeCard(reader.language, id)} />
        </span>
        <div className={styles.info}>
          <h3 className={styles.name}>{cardName(reader.language, id)}</h3>
          <CardFactList of={id} />
          <h4 className={styles.caption}>{tableText(reader, 'sheet.does')}</h4>
          <ul className={styles.told} data-card={id}>
            {illustratedCardLines(reader.language, id).map(({ picture, text }) => (
              <li key={text}>
                <SymbolPicture of={picture} />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <PileList piles={heldPilesOf(view, id)} />
    </SheetFrame>
  );
}

const MAX_PRINTED_LETTERS = 84; // that fit on the large card

/** The text on the card itself; only its power if the text is too long. */
function linesOnLargeCard(language: Language, id: string): readonly CardLine[] {
  const lines = illustratedCardLines(language, id);
  const letters = lines.reduce((sum, { text }) => sum + text.length, 0);
  if (letters <= MAX_PRINTED_LETTERS) return lines;
  const power = printedPower(id);
  return power > 0 ? [{ loud: true, picture: 'power', text: `+${power}` }] : [];
}

interface ArrowProps {
  readonly to: 'left' | 'right';
  readonly label: string;
  readonly isEnd: boolean;
  readonly onGo: () => void;
}

function Arrow({ to, label, isEnd, onGo }: ArrowProps) {
  return (
    <button type="button" className={styles.tool} aria-label={label} aria-disabled={isEnd || undefined} onClick={onGo}>
      <SymbolPicture of={`icon-${to}`} />
    </button>
  );
}

const RAYS = 18;

/** The background of the shown card. */
function Rays() {
  const wedges = Array.from({ length: RAYS }, (_, i) => {
    const [from, to] = [i, i + 0.5].map((turn) => (turn / RAYS) * 2 * Math.PI);
    const point = (angle: number) =>
      `${(50 + 50 * Math.cos(angle)).toFixed(1)} ${(50 + 50 * Math.sin(angle)).toFixed(1)}`;
    return `M50 50L${point(from!)}L${point(to!)}Z`;
  });
  return (
    <svg viewBox="0 0 100 100" className={styles.rays} aria-hidden="true">
      <path d={wedges.join('')} />
    </svg>
  );
}

function CardFactList({ of }: { readonly of: string }) {
  const { reader, view } = useTableContext();
  return (
    <ul className={styles.facts}>
      <li>{cardTypeLine(reader.language, of)}</li>
      {!isCharacter(of) && (
        <>
          <li>
            <Badge of="cost" value={currentPrice(view, of)} />
            {tableText(reader, 'fact.cost')}
          </li>
          <li>
            <Badge of="points" value={pointsLabel(of)} />
            {tableText(reader, 'fact.points')}
          </li>
        </>
      )}
      {cardMarks(of).map((mark) => (
        <li key={mark}>
          <SymbolPicture of={`mark-${mark}`} />
          {tableText(reader, `fact.${mark}`)}
        </li>
      ))}
    </ul>
  );
}

/** The moves with this card, or why it cannot be bought. */
function CardMoves({ of }: { readonly of: string }) {
  const { reader, view, moves, selection } = useTableContext();
  const { closeSheet } = useInspector();
  const possible = moves.filter((move) => isMoveWithCard(move, of, view.nemesis));
  const price = currentPrice(view, of);
  const isLacking =
    view.decision === 'main' &&
    view.viewer === view.active &&
    (view.lineUp.includes(of) || view.nemesis === of) &&
    price > view.power;
  if (possible.length === 0 && !isLacking) return null;
  return (
    <>
      {isLacking && (
        <p className={styles.why}>
          <SymbolPicture of="icon-lock" />
          {tableText(reader, 'offer.power', { price, power: view.power })}{' '}
          {tableText(reader, 'offer.locked', { count: price - view.power })}
        </p>
      )}
      {possible.map((move) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the button inside has the keyboard
        // biome-ignore lint/a11y/noStaticElementInteractions: it only closes the sheet behind the button
        <span key={moveKey(move)} className={styles.act} onClick={() => selection.acceptsMoves && closeSheet()}>
          <MoveButton move={move} look="go">
            {moveText(reader, view, move)}
          </MoveButton>
        </span>
      ))}
    </>
  );
}

function isMoveWithCard(move: Move, id: string, nemesis: string | null): boolean {
  if (move.type === 'defeat') return nemesis === id;
  return 'card' in move && move.card === id;
}

function PilesSheet({ title, piles }: { readonly title: PileTitle; readonly piles: readonly Pile[] }) {
  const { reader } = useTableContext();
  const isEmpty = piles.every(({ cards }) => cards.length === 0);
  return (
    <SheetFrame title={title(reader)}>
      {isEmpty ? <p className={styles.empty}>{tableText(reader, 'pile.empty')}</p> : <PileList piles={piles} />}
    </SheetFrame>
  );
}

function PileList({ piles }: { readonly piles: readonly Pile[] }) {
  const { reader } = useTableContext();
  return piles
    .filter(({ cards }) => cards.length > 0)
    .map((pile) => (
      <section key={pile.title(reader)} className={styles.pile}>
        {pile.title !== UNTITLED && (
          <h3>
            {pile.title(reader)} <span>{pile.cards.length}</span>
          </h3>
        )}
        <ul>
          {groupByCard(pile.cards).map(({ card, copies, at }) => (
            <li key={card}>
              <PileCard of={card} copies={copies} pile={pile} at={at} />
            </li>
          ))}
        </ul>
      </section>
    ));
}

interface PileCardProps {
  readonly of: string;
  readonly copies: number;
  readonly pile: Pile;
  readonly at: number;
}

function PileCard({ of, copies, pile, at }: PileCardProps) {
  const { reader } = useTableContext();
  const { openSheet } = useInspector();
  return (
    <button
      type="button"
      className={styles.small}
      aria-label={copies > 1 ? `${cardName(reader.language, of)} ×${copies}` : cardName(reader.language, of)}
      data-card={of}
      onClick={() => openSheet({ kind: 'card', pile, at })}
    >
      <CardFace of={of} />
      {copies > 1 && <span className={styles.copies}>×{copies}</span>}
    </button>
  );
}

function groupByCard(cards: readonly string[]) {
  return [...new Set(cards)].map((card) => ({
    card,
    copies: cards.filter((other) => other === card).length,
    at: cards.indexOf(card),
  }));
}

/** If points are shown during the game. */
function PointsByCard({ seat }: { readonly seat: Seat }) {
  const { reader, view } = useTableContext();
  const breakdown = pointsBreakdown(view, seat);
  if (!breakdown) return null;
  return (
    <section className={styles.pile}>
      <h3>
        {tableText(reader, 'sheet.worth')} <span>{breakdown.total}</span>
      </h3>
      <ul className={styles.worth}>
        {breakdown.cards.map(({ card, points, copies }) => (
          <li key={card}>
            {cardName(reader.language, card)}
            {copies > 1 && ` ×${copies}`}
            <b>{signedPoints(points * copies)}</b>
          </li>
        ))}
        {breakdown.variablePoints !== 0 && (
          <li>
            {tableText(reader, 'sheet.worth.rest')}
            <b>{signedPoints(breakdown.variablePoints)}</b>
          </li>
        )}
      </ul>
    </section>
  );
}

function signedPoints(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

function SeatSheet({ seat }: { readonly seat: Seat }) {
  const { reader, view, players } = useTableContext();
  const { character, cards, deck, discard, tokens, points } = view.seats[seat]!;
  const figures = [
    ['icon-hand', cards, 'seat.hand'],
    ['token', tokens, 'seat.tokens'],
    ['icon-deck', deck, 'seat.deck'],
    ['icon-discard', discard.length, 'seat.discard'],
    ['mark-ongoing', ongoingCardsOf(view, seat).length, 'seat.ongoing'],
    ['type-nemesis', nemesisCountOf(view, seat), 'seat.nemeses'],
  ] as const;
  return (
    <SheetFrame title={players[seat]!.name}>
      <div className={styles.seat}>
        <Avatar character={character} className={styles.avatar} />
        <ul className={styles.figures}>
          {figures.map(([picture, value, about]) => (
            <li key={about}>
              <SymbolPicture of={picture} />
              <b>{value}</b> {tableText(reader, about)}
            </li>
          ))}
          {points !== null && (
            <li>
              <Badge of="points" value={points} className={classNames(styles.points)} />{' '}
              {tableText(reader, 'seat.points')}
            </li>
          )}
        </ul>
      </div>
      <PointsByCard seat={seat} />
      <PileList piles={pilesOfSeat(view, seat)} />
    </SheetFrame>
  );
}

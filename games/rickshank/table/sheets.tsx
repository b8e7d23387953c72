// Sheets over the table: one card with all its words, a pile to look through, everything about a seat. The browser's own
// <dialog> keeps the focus inside; Esc and Back put away the uppermost.

import type { Seat } from '@kuluary/kernel/game';
import { classes } from '@kuluary/stage/buttons';
import { catchBack } from '@kuluary/stage/way-back';
import type { Language } from '@kuluary/texts/languages';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { Move } from '../rules/moves.ts';
import { answer } from '../texts/answer.ts';
import { cardName } from '../texts/card-text.ts';
import { priceOf } from '../texts/in-force.ts';
import { MoveButton } from './acts.tsx';
import { useTable } from './at-table.tsx';
import { Avatar } from './avatar.tsx';
import { Badge, type CardLine } from './card.tsx';
import { kindOf, marksOf, pointsOf, printedPower, toldBy } from './card-facts.ts';
import { type Pile, type Sight, type Title, useLooking } from './details.tsx';
import { Face } from './face.tsx';
import { isCharacter } from './frame-of.ts';
import { Picture } from './picture.tsx';
import { pilesOfSeat, UNTITLED } from './piles.ts';
import styles from './sheets.module.css';
import { nemesesOf, ongoingOf, spelled } from './situation.ts';
import { word } from './words.ts';
import { breakdown } from './worth.ts';

export function Sheets() {
  const { sights } = useLooking();
  const top = sights.at(-1);
  return top ? <Sheet sight={top} /> : null;
}

function Sheet({ sight }: { readonly sight: Sight }) {
  switch (sight.kind) {
    case 'card':
      return <CardSheet sight={sight} />;
    case 'piles':
      return <PilesSheet title={sight.title} piles={sight.piles} />;
    case 'seat':
      return <SeatSheet seat={sight.seat} />;
  }
}

interface FrameProps {
  readonly title: string;
  readonly tools?: ReactNode;
  readonly foot?: ReactNode;
  readonly onKey?: (key: string) => void;
  readonly children: ReactNode;
}

function Frame({ title, tools, foot, onKey, children }: FrameProps) {
  const { reader } = useTable();
  const { leave, sights } = useLooking();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, []);
  const leaving = useRef(leave);
  leaving.current = leave;
  useEffect(() => catchBack(() => leaving.current()), []);
  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
      onClick={(event) => event.target === dialog.current && leave()}
      onKeyDown={(event) => onKey?.(event.key)}
    >
      <header className={styles.head}>
        <button
          type="button"
          className={styles.tool}
          aria-label={word(reader, sights.length > 1 ? 'back' : 'close')}
          onClick={leave}
        >
          <Picture of={sights.length > 1 ? 'icon-left' : 'icon-close'} />
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

function CardSheet({ sight }: { readonly sight: Extract<Sight, { kind: 'card' }> }) {
  const { reader } = useTable();
  const { turnTo } = useLooking();
  const { pile, at } = sight;
  const id = pile.cards[at]!;
  const { length } = pile.cards;
  const place = pile.title(reader);
  const title = length > 1 ? word(reader, 'sheet.place', { place, at: at + 1, count: length }) : place;
  const go = (next: number) => {
    if (next >= 0 && next < length) turnTo({ ...sight, at: next });
  };
  return (
    <Frame
      title={title}
      onKey={(key) => (key === 'ArrowLeft' ? go(at - 1) : key === 'ArrowRight' ? go(at + 1) : undefined)}
      tools={
        length > 1 && (
          <>
            <Arrow to="left" label={word(reader, 'previous')} isEnd={at === 0} onGo={() => go(at - 1)} />
            <Arrow to="right" label={word(reader, 'next')} isEnd={at === length - 1} onGo={() => go(at + 1)} />
          </>
        )
      }
      foot={<CardFoot of={id} />}
    >
      <div className={styles.card} key={`${id} ${at}`}>
        <Rays />
        <span className={styles.large}>
          <Face of={id} size="inspected" lines={printedOn(reader.language, id)} />
        </span>
        <div className={styles.info}>
          <h3 className={styles.name}>{cardName(reader.language, id)}</h3>
          <Facts of={id} />
          <h4 className={styles.caption}>{word(reader, 'sheet.does')}</h4>
          <ul className={styles.told} data-card={id}>
            {toldBy(reader.language, id).map(({ picture, text }) => (
              <li key={text}>
                <Picture of={picture} />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Frame>
  );
}

const PRINTED = 84; // letters that the paper of the large card holds

/** What it says, on the card itself; its number alone where that is too much. */
function printedOn(language: Language, id: string): readonly CardLine[] {
  const told = toldBy(language, id);
  const letters = told.reduce((sum, { text }) => sum + text.length, 0);
  if (letters <= PRINTED) return told;
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
      <Picture of={`icon-${to}`} />
    </button>
  );
}

const RAYS = 18;

/** Behind a card that is shown. */
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

function Facts({ of }: { readonly of: string }) {
  const { reader, view } = useTable();
  return (
    <ul className={styles.facts}>
      <li>{kindOf(reader.language, of)}</li>
      {!isCharacter(of) && (
        <>
          <li>
            <Badge of="cost" value={priceOf(view, of)} />
            {word(reader, 'fact.cost')}
          </li>
          <li>
            <Badge of="points" value={pointsOf(of)} />
            {word(reader, 'fact.points')}
          </li>
        </>
      )}
      {marksOf(of).map((mark) => (
        <li key={mark}>
          <Picture of={`mark-${mark}`} />
          {word(reader, `fact.${mark}`)}
        </li>
      ))}
    </ul>
  );
}

/** What can be done with it now, or why not. */
function CardFoot({ of }: { readonly of: string }) {
  const { reader, view, moves, deciding } = useTable();
  const { leave } = useLooking();
  const possible = moves.filter((move) => isAbout(move, of, view.nemesis));
  const price = priceOf(view, of);
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
          <Picture of="icon-lock" />
          {word(reader, 'offer.power', { price, power: view.power })}{' '}
          {word(reader, 'offer.locked', { count: price - view.power })}
        </p>
      )}
      {possible.map((move) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the button inside has the keyboard
        // biome-ignore lint/a11y/noStaticElementInteractions: it only puts the sheet away behind the button
        <span key={spelled(move)} className={styles.act} onClick={() => deciding.isOpen && leave()}>
          <MoveButton move={move} look="go">
            {answer(reader, view, move)}
          </MoveButton>
        </span>
      ))}
    </>
  );
}

function isAbout(move: Move, id: string, nemesis: string | null): boolean {
  if (move.type === 'defeat') return nemesis === id;
  return 'card' in move && move.card === id;
}

function PilesSheet({ title, piles }: { readonly title: Title; readonly piles: readonly Pile[] }) {
  const { reader } = useTable();
  const isEmpty = piles.every(({ cards }) => cards.length === 0);
  return (
    <Frame title={title(reader)}>
      {isEmpty ? <p className={styles.empty}>{word(reader, 'pile.empty')}</p> : <Piles piles={piles} />}
    </Frame>
  );
}

function Piles({ piles }: { readonly piles: readonly Pile[] }) {
  const { reader } = useTable();
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
          {together(pile.cards).map(({ card, copies, at }) => (
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
  const { reader } = useTable();
  const { look } = useLooking();
  return (
    <button
      type="button"
      className={styles.small}
      aria-label={copies > 1 ? `${cardName(reader.language, of)} ×${copies}` : cardName(reader.language, of)}
      data-card={of}
      onClick={() => look({ kind: 'card', pile, at })}
    >
      <Face of={of} />
      {copies > 1 && <span className={styles.copies}>×{copies}</span>}
    </button>
  );
}

/** Cards of one name are one, with their number. */
function together(cards: readonly string[]) {
  return [...new Set(cards)].map((card) => ({
    card,
    copies: cards.filter((other) => other === card).length,
    at: cards.indexOf(card),
  }));
}

/** Points by card, where they are shown during the game. */
function Worth({ seat }: { readonly seat: Seat }) {
  const { reader, view } = useTable();
  const worth = breakdown(view, seat);
  if (!worth) return null;
  return (
    <section className={styles.pile}>
      <h3>
        {word(reader, 'sheet.worth')} <span>{worth.total}</span>
      </h3>
      <ul className={styles.worth}>
        {worth.cards.map(({ card, points, copies }) => (
          <li key={card}>
            {cardName(reader.language, card)}
            {copies > 1 && ` ×${copies}`}
            <b>{signed(points * copies)}</b>
          </li>
        ))}
        {worth.rest !== 0 && (
          <li>
            {word(reader, 'sheet.worth.rest')}
            <b>{signed(worth.rest)}</b>
          </li>
        )}
      </ul>
    </section>
  );
}

function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

function SeatSheet({ seat }: { readonly seat: Seat }) {
  const { reader, view, sitters } = useTable();
  const { character, cards, deck, discard, tokens, points } = view.seats[seat]!;
  const figures = [
    ['icon-hand', cards, 'seat.hand'],
    ['token', tokens, 'seat.tokens'],
    ['icon-deck', deck, 'seat.deck'],
    ['icon-discard', discard.length, 'seat.discard'],
    ['mark-ongoing', ongoingOf(view, seat).length, 'seat.ongoing'],
    ['type-nemesis', nemesesOf(view, seat), 'seat.nemeses'],
  ] as const;
  return (
    <Frame title={sitters[seat]!.name}>
      <div className={styles.seat}>
        <Avatar character={character} className={styles.avatar} />
        <ul className={styles.figures}>
          {figures.map(([picture, value, about]) => (
            <li key={about}>
              <Picture of={picture} />
              <b>{value}</b> {word(reader, about)}
            </li>
          ))}
          {points !== null && (
            <li>
              <Badge of="points" value={points} className={classes(styles.points)} /> {word(reader, 'seat.points')}
            </li>
          )}
        </ul>
      </div>
      <Worth seat={seat} />
      <Piles piles={pilesOfSeat(view, seat)} />
    </Frame>
  );
}

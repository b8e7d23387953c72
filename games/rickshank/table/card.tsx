// Draws a card, a tile or a card back from its props alone.

import { classNames } from '@kuluary/ui/buttons';
import { Fragment, type ReactNode } from 'react';
import styles from './card.module.css';
import { CardArtwork, emblemArea } from './card-artwork.tsx';
import type { CardBackName } from './drawings/card-backs.ts';
import { CARD_HEIGHT, CARD_WIDTH, type CardFrameName, SEAM_Y } from './drawings/card-frames.ts';
import type { MarkName } from './drawings/marks.ts';
import { type SymbolName, symbolId } from './drawings/symbol-sheet.ts';
import { lineCount, withSoftHyphens } from './soft-hyphens.ts';
import { SymbolPicture } from './symbol-picture.tsx';

/** Hand: the essentials. Line-up: with its price. Inspected: with its whole text. */
const CARD_SIZES = ['hand', 'line-up', 'inspected'] as const;
export type CardSize = (typeof CARD_SIZES)[number];

const CARD_STATES = ['lit', 'locked', 'dull', 'used', 'fresh', 'chosen'] as const;
/** Lit: available now. Locked: not yet. Dull: has no effect. Used: already used. Fresh: just arrived. */
export type CardState = (typeof CARD_STATES)[number];

export interface CardLine {
  readonly picture?: SymbolName;
  readonly loud?: boolean; // a number
  readonly text: ReactNode;
}

interface CardBaseProps {
  readonly of: string; // id of the card
  readonly frame: CardFrameName;
  readonly state?: CardState | undefined;
  readonly className?: string | undefined;
}

interface CardProps extends CardBaseProps {
  readonly name: string;
  readonly size?: CardSize;
  readonly kind?: string; // its type in words, under the name of an inspected card
  readonly cost?: number | undefined;
  readonly points?: number | string | undefined; // "1+" if it varies
  readonly marks?: readonly MarkName[];
  readonly lines?: readonly CardLine[];
  readonly tag?: ReactNode; // below: what can be done with it, or what is missing
  readonly bonus?: ReactNode; // on the upper edge: what it will bring
  readonly letters?: number; // per line of its name: fewer where another card covers a part
}

/** Its width is --w. */
export function Card(props: CardProps) {
  const { of, frame, name, size = 'line-up', state, className, kind, cost, points, marks = [], lines = [] } = props;
  const { tag, bonus, letters = DEFAULT_LETTERS_PER_LINE } = props;
  const fit = nameFitClass(name, frame, letters);
  return (
    <span className={classNames(styles.lot, styles[size], state && styles[state], className)}>
      <span className={styles.card}>
        <svg viewBox={`0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`} className={styles.frame} aria-hidden="true">
          <use href={`#${symbolId(`base-${frame}`)}`} />
          <use href={`#${symbolId(`emblem-${of}`)}`} {...emblemArea(frame)} />
          <use href={`#${symbolId(`seam-${frame}`)}`} className={classNames(styles.seam, fit)} />
        </svg>
        {cost !== undefined && <Badge of="cost" value={cost} className={styles.cost} />}
        {points !== undefined && <Badge of="points" value={points} className={styles.points} />}
        {marks.length > 0 && <CardMarks of={marks} />}
        <span className={classNames(styles.plate, styles[frame], fit)}>
          <CardName>{name}</CardName>
          {kind !== undefined && <span className={styles.kind}>{kind}</span>}
          {lines.length > 0 && <Lines of={lines} />}
        </span>
        {state === 'fresh' && <SymbolPicture of="fresh" className={styles.star} />}
        {(state === 'used' || state === 'chosen') && <Tick />}
      </span>
      {bonus !== undefined && <span className={styles.bonus}>{bonus}</span>}
      {tag !== undefined && <CardTag state={state}>{tag}</CardTag>}
    </span>
  );
}

/** A card in play: its illustration with a caption. Its width is --w. */
export function CardTile({ of, frame, state, className, children }: CardBaseProps & { readonly children: ReactNode }) {
  return (
    <span className={classNames(styles.tile, state && styles[state], className)}>
      <CardArtwork of={of} frame={frame} viewBox={`0 0 ${CARD_WIDTH} ${SEAM_Y}`} className={styles.crop} />
      <span className={styles.caption}>{children}</span>
      {state === 'fresh' && <SymbolPicture of="fresh" className={styles.star} />}
      {(state === 'used' || state === 'chosen') && <Tick />}
    </span>
  );
}

/** Face down. Its width is --w. */
export function CardBack({ of = 'main', className }: { readonly of?: CardBackName; readonly className?: string }) {
  return (
    <span className={classNames(styles.lot, className)}>
      <span className={styles.card}>
        <SymbolPicture of={`back-${of}`} className={styles.frame} />
      </span>
    </span>
  );
}

/** Breaks only words that are wider than the card. */
function CardName({ children }: { readonly children: string }) {
  const words = withSoftHyphens(children).split(/(?<=-)|(?<= )/);
  return (
    <span className={styles.name}>
      {words.map((word, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the words of a name keep their order
        <Fragment key={i}>
          <span className={styles.word}>{word.trimEnd()}</span>
          {word.endsWith(' ') && ' '}
        </Fragment>
      ))}
    </span>
  );
}

interface BadgeProps {
  readonly of: 'cost' | 'points';
  readonly value: number | string;
  readonly className?: string | undefined;
}

/** Cost is a hexagon, points are a toothed disc. Its width is --b. */
export function Badge({ of, value, className }: BadgeProps) {
  const text = typeof value === 'number' && value < 0 ? `−${-value}` : String(value);
  return (
    <svg viewBox="0 0 60 60" className={classNames(styles.badge, styles[`${of}-badge`], className)} aria-hidden="true">
      <use href={`#${symbolId(of)}`} />
      <text
        x="30"
        y="31"
        dominantBaseline="central"
        textAnchor="middle"
        className={text.length > 1 ? styles.two : undefined}
      >
        {text}
      </text>
    </svg>
  );
}

function CardMarks({ of }: { readonly of: readonly MarkName[] }) {
  return (
    <span className={styles.marks}>
      {of.map((mark) => (
        <SymbolPicture key={mark} of={`mark-${mark}`} className={styles.mark} />
      ))}
    </span>
  );
}

function Lines({ of }: { readonly of: readonly CardLine[] }) {
  return (
    <span
      className={classNames(styles.lines, of.length > 2 || !of.some(({ loud }) => loud) ? styles.many : styles.few)}
    >
      {of.map(({ picture, loud = false, text }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a card keep their order
        <span key={i} className={classNames(styles.line, loud && styles.loud)}>
          {picture !== undefined && <SymbolPicture of={picture} className={styles.icon} />}
          <span>{text}</span>
        </span>
      ))}
    </span>
  );
}

function CardTag({ state, children }: { readonly state: CardState | undefined; readonly children: ReactNode }) {
  return (
    <span className={styles.tag}>
      {state === 'lit' && <SymbolPicture of="icon-check" className={styles.sign} />}
      {state === 'locked' && <SymbolPicture of="icon-lock" className={styles.sign} />}
      <span>{children}</span>
    </span>
  );
}

function Tick() {
  return (
    <span className={styles.tick}>
      <SymbolPicture of="icon-check" className={styles.sign} />
    </span>
  );
}

const DEFAULT_LETTERS_PER_LINE = 9; // of the smallest card
const BROAD_NAME_LETTERS = 17; // a longer name does not fit into one line of the largest card

/** A name of more than two lines gets more space; of more than three it may be cut. */
function nameFitClass(name: string, frame: CardFrameName, letters: number): string | undefined {
  const lines = lineCount(name, frame === 'gromflomite' ? letters + 1 : letters); // its paper is wider
  if (lines > 3) return styles.longest;
  if (lines > 2) return styles.long;
  return name.length > BROAD_NAME_LETTERS ? styles.broad : undefined;
}

// A card on the table. It is told everything: its words, and what may be done with it.

import { classes } from '@kuluary/stage/buttons';
import { Fragment, type ReactNode } from 'react';
import styles from './card.module.css';
import { Cutting, emblemArea } from './cutting.tsx';
import type { BackName } from './drawings/backs.ts';
import { CARD_HEIGHT, CARD_WIDTH, type FrameName, SEAM } from './drawings/frames.ts';
import type { MarkName } from './drawings/marks.ts';
import { type SymbolName, symbolId } from './drawings/markup.ts';
import { Picture } from './picture.tsx';
import { linesOf, withSoftHyphens } from './soft-hyphens.ts';

/** Hand: only what somebody holding it looks for. Line-up: with its price. Inspected: with all that it says. */
const CARD_SIZES = ['hand', 'line-up', 'inspected'] as const;
export type CardSize = (typeof CARD_SIZES)[number];

const CARD_STATES = ['lit', 'locked', 'dull', 'used', 'fresh', 'chosen'] as const;
/** Lit: it can be had now. Locked: not yet. Dull: it does nothing. Used: it has done it. Fresh: it has just come. */
export type CardState = (typeof CARD_STATES)[number];

export interface CardLine {
  readonly picture?: SymbolName;
  readonly loud?: boolean; // a number
  readonly text: ReactNode;
}

interface Face {
  readonly of: string; // id of the card
  readonly frame: FrameName;
  readonly state?: CardState | undefined;
  readonly className?: string | undefined;
}

interface CardProps extends Face {
  readonly name: string;
  readonly size?: CardSize;
  readonly kind?: string; // its type in words, under the name of an inspected card
  readonly cost?: number | undefined;
  readonly points?: number | string | undefined; // "1+" where it depends
  readonly marks?: readonly MarkName[];
  readonly lines?: readonly CardLine[];
  readonly tag?: ReactNode; // hangs below: what can be done with it, or what is missing
  readonly bonus?: ReactNode; // sits on the upper edge: what it will bring
  readonly letters?: number; // that a line of its name holds: fewer where another card covers a part
}

/** Its width is --w. */
export function Card(props: CardProps) {
  const { of, frame, name, size = 'line-up', state, className, kind, cost, points, marks = [], lines = [] } = props;
  const { tag, bonus, letters = LETTERS } = props;
  const fit = fitOf(name, frame, letters);
  return (
    <span className={classes(styles.lot, styles[size], state && styles[state], className)}>
      <span className={styles.card}>
        <svg viewBox={`0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`} className={styles.frame} aria-hidden="true">
          <use href={`#${symbolId(`base-${frame}`)}`} />
          <use href={`#${symbolId(`emblem-${of}`)}`} {...emblemArea(frame)} />
          <use href={`#${symbolId(`seam-${frame}`)}`} className={classes(styles.seam, fit)} />
        </svg>
        {cost !== undefined && <Badge of="cost" value={cost} className={styles.cost} />}
        {points !== undefined && <Badge of="points" value={points} className={styles.points} />}
        {marks.length > 0 && <Marks of={marks} />}
        <span className={classes(styles.plate, styles[frame], fit)}>
          <Name>{name}</Name>
          {kind !== undefined && <span className={styles.kind}>{kind}</span>}
          {lines.length > 0 && <Lines of={lines} />}
        </span>
        {state === 'fresh' && <Picture of="fresh" className={styles.star} />}
        {(state === 'used' || state === 'chosen') && <Tick />}
      </span>
      {bonus !== undefined && <span className={styles.bonus}>{bonus}</span>}
      {tag !== undefined && <Tag state={state}>{tag}</Tag>}
    </span>
  );
}

/** What was played or stays in play: the window only, and a caption below it. Its width is --w. */
export function CardTile({ of, frame, state, className, children }: Face & { readonly children: ReactNode }) {
  return (
    <span className={classes(styles.tile, state && styles[state], className)}>
      <Cutting of={of} frame={frame} box={`0 0 ${CARD_WIDTH} ${SEAM}`} className={styles.crop} />
      <span className={styles.caption}>{children}</span>
      {state === 'fresh' && <Picture of="fresh" className={styles.star} />}
      {(state === 'used' || state === 'chosen') && <Tick />}
    </span>
  );
}

/** Face down. Its width is --w. */
export function CardBack({ of = 'main', className }: { readonly of?: BackName; readonly className?: string }) {
  return (
    <span className={classes(styles.lot, className)}>
      <span className={styles.card}>
        <Picture of={`back-${of}`} className={styles.frame} />
      </span>
    </span>
  );
}

/** Words are whole: only one that is wider than the card is broken. */
function Name({ children }: { readonly children: string }) {
  const words = withSoftHyphens(children).split(/(?<=-)|(?<= )/);
  return (
    <span className={styles.name}>
      {words.map((word, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the words of a name never change their order
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
    <svg viewBox="0 0 60 60" className={classes(styles.badge, styles[`${of}-badge`], className)} aria-hidden="true">
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

function Marks({ of }: { readonly of: readonly MarkName[] }) {
  return (
    <span className={styles.marks}>
      {of.map((mark) => (
        <Picture key={mark} of={`mark-${mark}`} className={styles.mark} />
      ))}
    </span>
  );
}

function Lines({ of }: { readonly of: readonly CardLine[] }) {
  return (
    <span className={classes(styles.lines, of.length > 2 || !of.some(({ loud }) => loud) ? styles.many : styles.few)}>
      {of.map(({ picture, loud = false, text }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what a card says never changes its order
        <span key={i} className={classes(styles.line, loud && styles.loud)}>
          {picture !== undefined && <Picture of={picture} className={styles.icon} />}
          <span>{text}</span>
        </span>
      ))}
    </span>
  );
}

function Tag({ state, children }: { readonly state: CardState | undefined; readonly children: ReactNode }) {
  return (
    <span className={styles.tag}>
      {state === 'lit' && <Picture of="icon-check" className={styles.sign} />}
      {state === 'locked' && <Picture of="icon-lock" className={styles.sign} />}
      <span>{children}</span>
    </span>
  );
}

function Tick() {
  return (
    <span className={styles.tick}>
      <Picture of="icon-check" className={styles.sign} />
    </span>
  );
}

const LETTERS = 9; // in a line of the smallest card
const BROAD = 17; // letters: a longer name does not fit into one line of the largest card

/** A name of more than two lines needs more room; of more than three it may be cut. */
function fitOf(name: string, frame: FrameName, letters: number): string | undefined {
  const lines = linesOf(name, frame === 'gromflomite' ? letters + 1 : letters); // its paper is wider
  if (lines > 3) return styles.longest;
  if (lines > 2) return styles.long;
  return name.length > BROAD ? styles.broad : undefined;
}

// How everybody's chance to win went, a line for each seat, with lies and mistakes marked on them.

import type { ReviewedStep } from '@kuluary/bots/review';
import type { Seat } from '@kuluary/kernel/game';
import { classes } from '@kuluary/stage/buttons';
import { type MouseEvent, useRef } from 'react';
import { useSettings } from '../settings/use-settings.ts';
import { REVIEW } from '../words/review.ts';
import { useWords } from '../words/use-words.ts';
import styles from './curve.module.css';
import { KINDS, type Kind, type Mark, marksOf } from './marks.ts';
import { inPercent } from './verdict.tsx';

interface CurveProps {
  readonly steps: readonly ReviewedStep[];
  readonly names: readonly string[];
  readonly moments: readonly number[]; // steps at which the lines have their points: the turns
  readonly last: number; // step
  readonly own: Seat | null; // whose line stands out
  readonly at: number | null; // the step that is looked at
  readonly isSmall?: boolean; // the lines alone
  readonly onPick: (step: number) => void;
}

const WIDTH = 600;
const HEIGHT = 200;
const SHAPES: Readonly<Record<Kind, string>> = {
  bluff: 'M0-6L6 0 0 6-6 0z',
  caught: 'M-5-5L5 5M5-5L-5 5',
  missed: 'M0-5a5 5 0 1 1 0 10a5 5 0 1 1 0-10z',
  mistake: 'M-5 4.5L0-5 5 4.5z',
};

/** For the eye and the finger; the list beside it says the same in words. */
export function Curve({ steps, names, moments, last, own, at, isSmall = false, onPick }: CurveProps) {
  const { language } = useSettings();
  const plot = useRef<HTMLDivElement>(null);
  const points = moments.concat(last).filter((step) => step < steps.length);
  const x = (step: number) => (step / Math.max(1, last)) * WIDTH;
  const y = (step: number, seat: Seat) => (1 - chanceAt(steps, points, step, seat)) * HEIGHT;
  const pick = ({ clientX }: MouseEvent) => {
    const { left, width } = plot.current!.getBoundingClientRect();
    onPick(Math.max(0, Math.min(last, Math.round(((clientX - left) / width) * last))));
  };
  return (
    <figure className={classes(styles.curve, isSmall && styles.small)}>
      <div ref={plot} className={styles.plot} onClick={pick} aria-hidden="true">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="presentation">
          {[0.25, 0.5, 0.75].map((share) => (
            <line key={share} className={styles.grid} x1={0} x2={WIDTH} y1={share * HEIGHT} y2={share * HEIGHT} />
          ))}
          {at !== null && <line className={styles.now} x1={x(at)} x2={x(at)} y1={0} y2={HEIGHT} />}
          {names.map((_, seat) => (
            <polyline
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              key={seat}
              className={classes(styles.line, own === seat && styles.own)}
              data-seat={seat}
              points={points.map((step) => `${x(step)},${y(step, seat)}`).join(' ')}
            />
          ))}
        </svg>
        {marksOf(steps).map((mark) => (
          <Placed
            key={mark.judgement.step}
            mark={mark}
            left={x(mark.judgement.step) / WIDTH}
            top={y(mark.judgement.step, mark.judgement.seat) / HEIGHT}
          />
        ))}
        <span className={styles.all}>{inPercent(language, 1)}</span>
        <span className={styles.none}>{inPercent(language, 0)}</span>
      </div>
      {!isSmall && <Legend names={names} />}
    </figure>
  );
}

function Legend({ names }: { readonly names: readonly string[] }) {
  const say = useWords(REVIEW);
  return (
    <figcaption className={styles.legend}>
      {names.map((name, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <span key={seat} className={styles.name} data-seat={seat}>
          {name}
        </span>
      ))}
      {KINDS.map((kind) => (
        <span key={kind} className={styles.kind}>
          <Shape kind={kind} />
          {say(`kind.${kind}`)}
        </span>
      ))}
    </figcaption>
  );
}

/** Between two turns a line is straight. */
function chanceAt(steps: readonly ReviewedStep[], points: readonly number[], step: number, seat: Seat): number {
  const after = points.find((point) => point >= step) ?? points.at(-1);
  const before = points.findLast((point) => point <= step) ?? after;
  if (before === undefined || after === undefined) return 0;
  const [from, to] = [steps[before]!.chances[seat]!, steps[after]!.chances[seat]!];
  return before === after ? from : from + ((to - from) * (step - before)) / (after - before);
}

function Placed({ mark, left, top }: { readonly mark: Mark; readonly left: number; readonly top: number }) {
  return (
    <span
      className={styles.mark}
      data-seat={mark.judgement.seat}
      style={{ left: `${left * 100}%`, top: `${top * 100}%` }}
    >
      <Shape kind={mark.kind} />
    </span>
  );
}

function Shape({ kind }: { readonly kind: Kind }) {
  return (
    <svg className={styles.shape} data-kind={kind} viewBox="-8 -8 16 16" aria-hidden="true">
      <path d={SHAPES[kind]} />
    </svg>
  );
}

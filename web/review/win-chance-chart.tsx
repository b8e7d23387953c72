// A chart of each seat's win probability over the match, with bluffs and mistakes marked.

import type { ReviewedPosition } from '@kuluary/bots/game-review';
import type { Seat } from '@kuluary/kernel/game';
import { classNames } from '@kuluary/ui/buttons';
import { type MouseEvent, useRef } from 'react';
import { useSettings } from '../settings/use-settings.ts';
import { REVIEW_WORDS } from '../words/review.ts';
import { useWords } from '../words/use-words.ts';
import { formatPercent } from './move-verdict.tsx';
import { MARK_KINDS, type MarkKind, type ReviewMark, reviewMarksOf } from './review-marks.ts';
import styles from './win-chance-chart.module.css';

interface WinChanceChartProps {
  readonly steps: readonly ReviewedPosition[];
  readonly names: readonly string[];
  readonly turnSteps: readonly number[]; // at which the lines have their points
  readonly lastStep: number;
  readonly ownSeat: Seat | null; // whose line stands out
  readonly shownStep: number | null; // of a replay
  readonly isSmall?: boolean; // without legend
  readonly onPick: (step: number) => void;
}

const WIDTH = 600;
const HEIGHT = 200;
const SHAPES: Readonly<Record<MarkKind, string>> = {
  bluff: 'M0-6L6 0 0 6-6 0z',
  caught: 'M-5-5L5 5M5-5L-5 5',
  missed: 'M0-5a5 5 0 1 1 0 10a5 5 0 1 1 0-10z',
  mistake: 'M-5 4.5L0-5 5 4.5z',
};

/** Hidden from screen readers; the list beside it says the same in words. */
export function WinChanceChart({
  steps,
  names,
  turnSteps,
  lastStep,
  ownSeat,
  shownStep,
  isSmall = false,
  onPick,
}: WinChanceChartProps) {
  const { language } = useSettings();
  const plot = useRef<HTMLDivElement>(null);
  const points = turnSteps.concat(lastStep).filter((step) => step < steps.length);
  const x = (step: number) => (step / Math.max(1, lastStep)) * WIDTH;
  const y = (step: number, seat: Seat) => (1 - winProbabilityAt(steps, points, step, seat)) * HEIGHT;
  const pick = ({ clientX }: MouseEvent) => {
    const { left, width } = plot.current!.getBoundingClientRect();
    onPick(Math.max(0, Math.min(lastStep, Math.round(((clientX - left) / width) * lastStep))));
  };
  return (
    <figure className={classNames(styles.curve, isSmall && styles.small)}>
      <div ref={plot} className={styles.plot} onClick={pick} aria-hidden="true">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="presentation">
          {[0.25, 0.5, 0.75].map((level) => (
            <line key={level} className={styles.grid} x1={0} x2={WIDTH} y1={level * HEIGHT} y2={level * HEIGHT} />
          ))}
          {shownStep !== null && <line className={styles.now} x1={x(shownStep)} x2={x(shownStep)} y1={0} y2={HEIGHT} />}
          {names.map((_, seat) => (
            <polyline
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              key={seat}
              className={classNames(styles.line, ownSeat === seat && styles.own)}
              data-seat={seat}
              points={points.map((step) => `${x(step)},${y(step, seat)}`).join(' ')}
            />
          ))}
        </svg>
        {reviewMarksOf(steps).map((mark) => (
          <PlacedMark
            key={mark.judgement.position}
            mark={mark}
            left={x(mark.judgement.position) / WIDTH}
            top={y(mark.judgement.position, mark.judgement.seat) / HEIGHT}
          />
        ))}
        <span className={styles.all}>{formatPercent(language, 1)}</span>
        <span className={styles.none}>{formatPercent(language, 0)}</span>
      </div>
      {!isSmall && <ChartLegend names={names} />}
    </figure>
  );
}

function ChartLegend({ names }: { readonly names: readonly string[] }) {
  const say = useWords(REVIEW_WORDS);
  return (
    <figcaption className={styles.legend}>
      {names.map((name, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <span key={seat} className={styles.name} data-seat={seat}>
          {name}
        </span>
      ))}
      {MARK_KINDS.map((kind) => (
        <span key={kind} className={styles.kind}>
          <MarkShape kind={kind} />
          {say(`kind.${kind}`)}
        </span>
      ))}
    </figcaption>
  );
}

/** Interpolated between two points. */
function winProbabilityAt(
  steps: readonly ReviewedPosition[],
  points: readonly number[],
  step: number,
  seat: Seat,
): number {
  const after = points.find((point) => point >= step) ?? points.at(-1);
  const before = points.findLast((point) => point <= step) ?? after;
  if (before === undefined || after === undefined) return 0;
  const [from, to] = [steps[before]!.winProbabilities[seat]!, steps[after]!.winProbabilities[seat]!];
  return before === after ? from : from + ((to - from) * (step - before)) / (after - before);
}

function PlacedMark({ mark, left, top }: { readonly mark: ReviewMark; readonly left: number; readonly top: number }) {
  return (
    <span
      className={styles.mark}
      data-seat={mark.judgement.seat}
      style={{ left: `${left * 100}%`, top: `${top * 100}%` }}
    >
      <MarkShape kind={mark.kind} />
    </span>
  );
}

function MarkShape({ kind }: { readonly kind: MarkKind }) {
  return (
    <svg className={styles.shape} data-kind={kind} viewBox="-8 -8 16 16" aria-hidden="true">
      <path d={SHAPES[kind]} />
    </svg>
  );
}

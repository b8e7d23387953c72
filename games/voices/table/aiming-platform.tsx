// The platform of the push dialog with the aim on it: the new marker, the stick behind it, the path, and the first touch.

import type { Reader } from '@kuluary/texts/reader';
import type { CSSProperties, Ref } from 'react';
import { type Aim, hangsOver, MAX_SLOPE, PLATFORM, type PlacedMarker, SLOPE_UNIT } from '../push/platform.ts';
import { MAX_AT, MIN_AT } from '../rules/push-outcome.ts';
import { DEPTH, R, slopeDegrees, WIDTH } from '../texts/rulebook/drawing-coordinates.ts';
import {
  dragAlongRail,
  KNOB_RADIUS,
  leanOf,
  leanToPoint,
  millimetresOf,
  railCrossing,
  stickEnd,
} from './aim-control.ts';
import { type AimGuide, isLaneShort, lanePath } from './aim-guide.ts';
import styles from './aiming-platform.module.css';
import { FirstTouchLabel } from './first-touch-label.tsx';
import { markerOwnerName } from './marker-owner-name.ts';
import { MarkerFigure } from './marker-picture.tsx';
import { PlatformMarkers, PlatformRail, PlatformSlab, PushStick, PushTrails } from './platform-picture.tsx';
import type { PushDialogState } from './push-dialog.tsx';
import type { AimControl } from './use-aim-control.ts';
import type { PlaybackPicture } from './use-push-playback.ts';
import { useSvgDrag } from './use-svg-drag.ts';
import { tableText } from './words.ts';

const MARGIN = 72; // on both sides: markers may hang over so far
const ABOVE = 90; // markers that hang over the far edge
const BELOW = 378; // for the marker and the stick
const [LEFT, RIGHT] = [-MARGIN, WIDTH + MARGIN];

interface AimingPlatformProps {
  readonly ref: Ref<SVGSVGElement>;
  readonly dialog: PushDialogState;
  readonly lying: readonly PlacedMarker[];
  readonly guide: AimGuide;
  readonly aim: Aim;
  readonly isFirst: boolean; // not aimed yet
  readonly set: AimControl['set'];
  readonly shown: PlaybackPicture;
}

export function AimingPlatform({ ref, dialog, lying, guide, aim, isFirst, set, shown: playback }: AimingPlatformProps) {
  const { reader, phase, marker } = dialog;
  const isAiming = phase !== 'shown';
  const box = [LEFT + (isAiming ? viewShiftFor(aim) : 0), -ABOVE, RIGHT - LEFT, ABOVE + DEPTH + BELOW];
  return (
    <section
      className={styles.stage}
      style={{ '--wide': RIGHT - LEFT, '--high': ABOVE + DEPTH + BELOW } as CSSProperties}
      aria-label={tableText(reader, 'aim.platform')}
    >
      <svg ref={ref} className={styles.picture} viewBox={box.join(' ')} role="presentation">
        <path className={styles.void} d={OPEN_EDGE_HATCHING} />
        <PlatformSlab isSmall={false} />
        <PushTrails trails={playback.trails} />
        {isAiming && <AimPath guide={guide} />}
        <PlatformMarkers moment={playback.moment} lying={lying} isSmall={false} />
        {isAiming && <FirstTouchLabel guide={guide} lying={lying} words={tableText(reader, 'aim.note')} />}
        <PlatformRail isSmall={false} />
        {playback.moment && <MarkerOverRail shown={playback} marker={marker} />}
        {isAiming && <AimPathAtRail guide={guide} />}
        {isAiming && <AimHandles dialog={dialog} aim={aim} set={set} />}
        {isAiming && guide.touch && (
          <circle className={styles.dot} cx={guide.touch.dot.x} cy={guide.touch.dot.y} r="13" />
        )}
      </svg>
      {phase === 'aiming' && isFirst && <AimTips reader={reader} />}
      {phase === 'sent' && <AimSentNote reader={reader} aim={aim} />}
      <MarkersInWords dialog={dialog} lying={lying} />
    </section>
  );
}

/** Shifts the picture where the end of the stick would leave it. */
function viewShiftFor(aim: Aim): number {
  const { x } = stickEnd(aim, MARGIN);
  return Math.max(0, x + KNOB_RADIUS + 4 - RIGHT) + Math.min(0, x - KNOB_RADIUS - 4 - LEFT);
}

const OPEN_EDGE_HATCHING = [
  ...positionsEvery90(-30, DEPTH - 60).map((y) => `M-46 ${y}l-26 22M${WIDTH + 72} ${y}l-26 22`),
  ...positionsEvery90(20, WIDTH - 60).map((x) => `M${x} -42l26 22`),
].join('');

function positionsEvery90(from: number, to: number): number[] {
  return Array.from({ length: Math.floor((to - from) / 90) + 1 }, (_, i) => from + 90 * i);
}

function MarkerOverRail({ shown: { moment }, marker }: { readonly shown: PlaybackPicture; readonly marker: number }) {
  const pushed = moment?.markers.find(({ id }) => id === marker);
  return (
    <>
      {moment?.stick && <PushStick stick={moment.stick} />}
      {pushed && pushed.y > DEPTH - R && (
        <g transform={`translate(${pushed.x} ${pushed.y})`}>
          <MarkerFigure marker={marker} isSmall={false} />
        </g>
      )}
    </>
  );
}

function AimPath({ guide }: { readonly guide: AimGuide }) {
  const { from, to, touch } = guide;
  return (
    <>
      {!isLaneShort(guide) && <path className={styles.lane} d={lanePath(guide)} />}
      <path className={styles.line} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      <circle className={styles.ghost} cx={to.x} cy={to.y} r={R - 2} />
      {touch && <circle className={styles.ring} cx={touch.x} cy={touch.y} r={R + 13} />}
      {touch && <circle className={styles.ringDashes} cx={touch.x} cy={touch.y} r={R + 13} />}
    </>
  );
}

/** The parts of the guide that are drawn above the rail: often the first touch is right there. */
function AimPathAtRail({ guide }: { readonly guide: AimGuide }) {
  return (
    <>
      {isLaneShort(guide) && <path className={styles.stub} d={lanePath(guide)} />}
      <circle className={styles.outline} cx={guide.to.x} cy={guide.to.y} r={R - 2} />
    </>
  );
}

interface AimHandlesProps {
  readonly dialog: PushDialogState;
  readonly aim: Aim;
  readonly set: AimControl['set'];
}

function AimHandles({ dialog, aim, set }: AimHandlesProps) {
  const { phase, marker } = dialog;
  const end = stickEnd(aim, MARGIN);
  const x = railCrossing(aim);
  const lean = x - (aim.slope * R) / SLOPE_UNIT; // the marker's centre below the rail
  const isOpen = phase === 'aiming';
  return (
    <g className={styles.handles} data-open={isOpen || undefined}>
      {isOpen && <path className={styles.track} d={sliderTrack(lean)} />}
      {isOpen && <AngleArc x={x} />}
      <g transform={`translate(${lean} ${DEPTH + R}) rotate(${slopeDegrees(aim.slope)})`} className={styles.stick}>
        <StickShaft length={Math.hypot(end.x - lean, end.y - DEPTH - R)} />
      </g>
      <PlaceSlider dialog={dialog} aim={aim} set={set}>
        <g transform={`translate(${lean} ${DEPTH + R})`}>
          <circle className={styles.reach} r={R + 8} />
          <MarkerFigure marker={marker} isSmall={false} />
          {isOpen && <path className={styles.chevron} d="M-128 -24l-22 24l22 24M128 -24l22 24l-22 24" />}
        </g>
      </PlaceSlider>
      <AngleSlider dialog={dialog} aim={aim} set={set}>
        <g transform={`translate(${end.x} ${end.y})`} className={styles.knob}>
          <circle className={styles.reach} r={KNOB_RADIUS + 10} />
          <circle r={KNOB_RADIUS} />
          <path d="M-24 -8l-10 12l12 9M24 -8l10 12l-12 9M-32 4C-14 14 14 14 32 4" />
        </g>
      </AngleSlider>
    </g>
  );
}

function sliderTrack(x: number): string {
  const y = DEPTH + R;
  const ends = `M-6 ${y - 20}v40M${WIDTH + 6} ${y - 20}v40`;
  const [left, right] = [x - 170, x + 170];
  return `${left > 0 ? `M-6 ${y}H${left}` : ''}${right < WIDTH ? `M${right} ${y}H${WIDTH + 6}` : ''}${ends}`;
}

const ARC_RADIUS = R + 218;
const MAX_LEAN_SINE = MAX_SLOPE / Math.hypot(MAX_SLOPE, SLOPE_UNIT); // of the steepest slope
const MAX_LEAN_COSINE = SLOPE_UNIT / Math.hypot(MAX_SLOPE, SLOPE_UNIT);

function AngleArc({ x }: { readonly x: number }) {
  const [across, down] = [ARC_RADIUS * MAX_LEAN_SINE, ARC_RADIUS * MAX_LEAN_COSINE];
  const tick = (side: number) =>
    `M${x + side * (across - 10 * MAX_LEAN_SINE)} ${DEPTH + down - 10 * MAX_LEAN_COSINE}l${side * 20 * MAX_LEAN_SINE} ${20 * MAX_LEAN_COSINE}`;
  return (
    <>
      <path
        className={styles.arc}
        d={`M${x - across} ${DEPTH + down}A${ARC_RADIUS} ${ARC_RADIUS} 0 0 0 ${x + across} ${DEPTH + down}`}
      />
      <path className={styles.ticks} d={`${tick(-1)}M${x} ${DEPTH + ARC_RADIUS - 10}v20${tick(1)}`} />
    </>
  );
}

function StickShaft({ length }: { readonly length: number }) {
  return (
    <>
      <path d={`M-16 ${R + 22}L-14 ${length}L14 ${length}L17 ${R + 22}Z`} />
      <path
        d={`M-92 ${R + 1}C-40 ${R - 2} 40 ${R + 2} 92 ${R}L90 ${R + 27}C40 ${R + 30} -40 ${R + 26} -90 ${R + 29}Z`}
      />
      <path
        className={styles.grain}
        d={`M-80 ${R + 11}C-30 ${R + 8} 30 ${R + 13} 80 ${R + 10}M-4 ${R + 35}L-3 ${length}M6 ${R + 35}L6 ${length}`}
      />
    </>
  );
}

interface SliderProps extends AimHandlesProps {
  readonly children: React.ReactNode;
}

function PlaceSlider({ dialog: { reader, phase }, aim, set, children }: SliderProps) {
  const drag = useSvgDrag(
    () => aim,
    (before, by) => set(({ slope }) => ({ ...dragAlongRail(before, by.x), slope })),
  );
  return (
    <g
      className={styles.slider}
      role="slider"
      tabIndex={0}
      data-slider="place"
      data-first-focus=""
      aria-label={tableText(reader, 'aim.place.slider')}
      aria-valuemin={MIN_AT}
      aria-valuemax={MAX_AT}
      aria-valuenow={aim.at}
      aria-valuetext={tableText(reader, 'aim.place.about', { mm: millimetresOf(aim) })}
      aria-disabled={phase !== 'aiming' || undefined}
      {...drag}
    >
      {children}
    </g>
  );
}

function AngleSlider({ dialog: { reader, phase }, aim, set, children }: SliderProps) {
  const drag = useSvgDrag(
    () => stickEnd(aim, MARGIN),
    (end, by) => set((before) => leanToPoint(before, { x: end.x + by.x, y: end.y + by.y })),
  );
  const { side, degrees } = leanOf(aim);
  return (
    <g
      className={styles.slider}
      role="slider"
      tabIndex={0}
      data-slider="angle"
      aria-label={tableText(reader, 'aim.angle.slider')}
      aria-valuemin={-MAX_SLOPE}
      aria-valuemax={MAX_SLOPE}
      aria-valuenow={aim.slope}
      aria-valuetext={tableText(reader, `aim.angle.${side}.about`, { degrees })}
      aria-disabled={phase !== 'aiming' || undefined}
      {...drag}
    >
      {children}
    </g>
  );
}

/** Shown until the first aim. */
function AimTips({ reader }: { readonly reader: Reader }) {
  return (
    <>
      <p className={styles.tip} data-side="left">
        <EmphasisedText text={tableText(reader, 'aim.tip.place')} />
      </p>
      <p className={styles.tip} data-side="right">
        <EmphasisedText text={tableText(reader, 'aim.tip.angle')} />
      </p>
    </>
  );
}

/** Stands in the corner that the stick points away from. */
function AimSentNote({ reader, aim }: { readonly reader: Reader; readonly aim: Aim }) {
  const isLeft = stickEnd(aim, MARGIN).x >= WIDTH / 2;
  return (
    <p className={styles.waiting} data-side={isLeft ? 'left' : 'right'}>
      {tableText(reader, 'aim.tip.waiting')}
    </p>
  );
}

function EmphasisedText({ text }: { readonly text: string }) {
  return text.split('*').map((part, i) => (i % 2 === 1 ? <b key={part}>{part}</b> : part));
}

/** For screen readers. */
function MarkersInWords({
  dialog: { reader, view },
  lying,
}: {
  readonly dialog: PushDialogState;
  readonly lying: readonly PlacedMarker[];
}) {
  if (lying.length === 0) return <p className="sr">{tableText(reader, 'aim.nobody')}</p>;
  return (
    <ul className="sr">
      {lying.map((each) => (
        <li key={each.id}>
          {tableText(reader, hangsOver(PLATFORM, each) ? 'aim.hangs' : 'aim.lies', {
            marker: markerOwnerName(reader, view, each.id),
            x: Math.round(each.x / 1000),
            y: Math.round(each.y / 1000),
          })}
        </li>
      ))}
    </ul>
  );
}

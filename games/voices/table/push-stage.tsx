// The platform with the aim: the marker before the rail, the stick behind it, the path, and the first touch.

import type { Reader } from '@kuluary/texts/reader';
import type { CSSProperties, Ref } from 'react';
import { type Aim, hangsOver, type Lying, MAX_SLOPE, PLATFORM, SLOPE_UNIT } from '../push/platform.ts';
import { LEAST_AT, MOST_AT } from '../rules/placing.ts';
import { DEPTH, degreesOf, R, WIDTH } from '../texts/rulebook/plane.ts';
import { crossing, dragged, KNOB, leaned, leanOf, millimetresOf, stickEnd } from './aiming.ts';
import { type Guide, isShort, laneOf } from './guide.ts';
import { MarkerFigure } from './marker.tsx';
import { Markers, PushStick, Rail, Slab, Trails } from './platform.tsx';
import { FirstTouch } from './push-note.tsx';
import type { InRoom } from './push-room.tsx';
import styles from './push-stage.module.css';
import type { Aiming } from './use-aim.ts';
import { useDrag } from './use-drag.ts';
import type { Shown } from './use-show.ts';
import { whoseMarker } from './whose.ts';
import { word } from './words.ts';

const MARGIN = 72; // on both sides: so far a marker may hang over
const ABOVE = 90; // and so far, nearly: the rest of it may lie over the margin of the page
const BELOW = 378; // for the marker and the stick
const [LEFT, RIGHT] = [-MARGIN, WIDTH + MARGIN];

interface PushStageProps {
  readonly ref: Ref<SVGSVGElement>;
  readonly room: InRoom;
  readonly lying: readonly Lying[];
  readonly guide: Guide;
  readonly aim: Aim;
  readonly isFirst: boolean; // nobody has aimed yet
  readonly set: Aiming['set'];
  readonly shown: Shown;
}

export function PushStage({ ref, room, lying, guide, aim, isFirst, set, shown }: PushStageProps) {
  const { reader, phase, marker } = room;
  const isAiming = phase !== 'shown';
  const box = [LEFT + (isAiming ? asideFor(aim) : 0), -ABOVE, RIGHT - LEFT, ABOVE + DEPTH + BELOW];
  return (
    <section
      className={styles.stage}
      style={{ '--wide': RIGHT - LEFT, '--high': ABOVE + DEPTH + BELOW } as CSSProperties}
      aria-label={word(reader, 'aim.platform')}
    >
      <svg ref={ref} className={styles.picture} viewBox={box.join(' ')} role="presentation">
        <path className={styles.void} d={VOID} />
        <Slab isSmall={false} />
        <Trails trails={shown.trails} />
        {isAiming && <Path guide={guide} />}
        <Markers moment={shown.moment} lying={lying} isSmall={false} />
        {isAiming && <FirstTouch guide={guide} lying={lying} words={word(reader, 'aim.note')} />}
        <Rail isSmall={false} />
        {shown.moment && <OnTop shown={shown} marker={marker} />}
        {isAiming && <AtRail guide={guide} />}
        {isAiming && <Handles room={room} aim={aim} set={set} />}
        {isAiming && guide.touch && (
          <circle className={styles.dot} cx={guide.touch.dot.x} cy={guide.touch.dot.y} r="13" />
        )}
      </svg>
      {phase === 'aiming' && isFirst && <Tips reader={reader} />}
      {phase === 'sent' && <Waiting reader={reader} aim={aim} />}
      <LyingInWords room={room} lying={lying} />
    </section>
  );
}

/** At the furthest aims the end of the stick would be out of sight: the picture gives way a little. */
function asideFor(aim: Aim): number {
  const { x } = stickEnd(aim, MARGIN);
  return Math.max(0, x + KNOB + 4 - RIGHT) + Math.min(0, x - KNOB - 4 - LEFT);
}

/** The open edges: hatched, as a draughtsman marks a drop. */
const VOID = [
  ...steps(-30, DEPTH - 60).map((y) => `M-46 ${y}l-26 22M${WIDTH + 72} ${y}l-26 22`),
  ...steps(20, WIDTH - 60).map((x) => `M${x} -42l26 22`),
].join('');

function steps(from: number, to: number): number[] {
  return Array.from({ length: Math.floor((to - from) / 90) + 1 }, (_, i) => from + 90 * i);
}

/** The new marker goes over the rail, and the stick behind it. */
function OnTop({ shown: { moment }, marker }: { readonly shown: Shown; readonly marker: number }) {
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

/** As far as the first touch, and no further. */
function Path({ guide }: { readonly guide: Guide }) {
  const { from, to, touch } = guide;
  return (
    <>
      {!isShort(guide) && <path className={styles.lane} d={laneOf(guide)} />}
      <path className={styles.line} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      <circle className={styles.ghost} cx={to.x} cy={to.y} r={R - 2} />
      {touch && <circle className={styles.ring} cx={touch.x} cy={touch.y} r={R + 13} />}
      {touch && <circle className={styles.ringDashes} cx={touch.x} cy={touch.y} r={R + 13} />}
    </>
  );
}

/** What the rail must not hide: often they touch right there. */
function AtRail({ guide }: { readonly guide: Guide }) {
  return (
    <>
      {isShort(guide) && <path className={styles.stub} d={laneOf(guide)} />}
      <circle className={styles.outline} cx={guide.to.x} cy={guide.to.y} r={R - 2} />
    </>
  );
}

interface HandlesProps {
  readonly room: InRoom;
  readonly aim: Aim;
  readonly set: Aiming['set'];
}

function Handles({ room, aim, set }: HandlesProps) {
  const { phase, marker } = room;
  const end = stickEnd(aim, MARGIN);
  const x = crossing(aim);
  const lean = x - (aim.slope * R) / SLOPE_UNIT; // the marker's centre, before the rail
  const isOpen = phase === 'aiming';
  return (
    <g className={styles.handles} data-open={isOpen || undefined}>
      {isOpen && <path className={styles.track} d={trackOf(lean)} />}
      {isOpen && <Arc x={x} />}
      <g transform={`translate(${lean} ${DEPTH + R}) rotate(${degreesOf(aim.slope)})`} className={styles.stick}>
        <Shaft length={Math.hypot(end.x - lean, end.y - DEPTH - R)} />
      </g>
      <PlaceSlider room={room} aim={aim} set={set}>
        <g transform={`translate(${lean} ${DEPTH + R})`}>
          <circle className={styles.reach} r={R + 8} />
          <MarkerFigure marker={marker} isSmall={false} />
          {isOpen && <path className={styles.chevron} d="M-128 -24l-22 24l22 24M128 -24l22 24l-22 24" />}
        </g>
      </PlaceSlider>
      <AngleSlider room={room} aim={aim} set={set}>
        <g transform={`translate(${end.x} ${end.y})`} className={styles.knob}>
          <circle className={styles.reach} r={KNOB + 10} />
          <circle r={KNOB} />
          <path d="M-24 -8l-10 12l12 9M24 -8l10 12l-12 9M-32 4C-14 14 14 14 32 4" />
        </g>
      </AngleSlider>
    </g>
  );
}

function trackOf(x: number): string {
  const y = DEPTH + R;
  const ends = `M-6 ${y - 20}v40M${WIDTH + 6} ${y - 20}v40`;
  const [left, right] = [x - 170, x + 170];
  return `${left > 0 ? `M-6 ${y}H${left}` : ''}${right < WIDTH ? `M${right} ${y}H${WIDTH + 6}` : ''}${ends}`;
}

const ARC = R + 218;
const LEAN = MAX_SLOPE / Math.hypot(MAX_SLOPE, SLOPE_UNIT); // the sine of the furthest
const UPRIGHT = SLOPE_UNIT / Math.hypot(MAX_SLOPE, SLOPE_UNIT);

function Arc({ x }: { readonly x: number }) {
  const [across, down] = [ARC * LEAN, ARC * UPRIGHT];
  const tick = (side: number) =>
    `M${x + side * (across - 10 * LEAN)} ${DEPTH + down - 10 * UPRIGHT}l${side * 20 * LEAN} ${20 * UPRIGHT}`;
  return (
    <>
      <path
        className={styles.arc}
        d={`M${x - across} ${DEPTH + down}A${ARC} ${ARC} 0 0 0 ${x + across} ${DEPTH + down}`}
      />
      <path className={styles.ticks} d={`${tick(-1)}M${x} ${DEPTH + ARC - 10}v20${tick(1)}`} />
    </>
  );
}

function Shaft({ length }: { readonly length: number }) {
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

interface SliderProps extends HandlesProps {
  readonly children: React.ReactNode;
}

function PlaceSlider({ room: { reader, phase }, aim, set, children }: SliderProps) {
  const drag = useDrag(
    () => aim,
    (before, by) => set(({ slope }) => ({ ...dragged(before, by.x), slope })),
  );
  return (
    <g
      className={styles.slider}
      role="slider"
      tabIndex={0}
      data-slider="place"
      data-first-focus=""
      aria-label={word(reader, 'aim.place.slider')}
      aria-valuemin={LEAST_AT}
      aria-valuemax={MOST_AT}
      aria-valuenow={aim.at}
      aria-valuetext={word(reader, 'aim.place.about', { mm: millimetresOf(aim) })}
      aria-disabled={phase !== 'aiming' || undefined}
      {...drag}
    >
      {children}
    </g>
  );
}

function AngleSlider({ room: { reader, phase }, aim, set, children }: SliderProps) {
  const drag = useDrag(
    () => stickEnd(aim, MARGIN),
    (end, by) => set((before) => leaned(before, { x: end.x + by.x, y: end.y + by.y })),
  );
  const { side, degrees } = leanOf(aim);
  return (
    <g
      className={styles.slider}
      role="slider"
      tabIndex={0}
      data-slider="angle"
      aria-label={word(reader, 'aim.angle.slider')}
      aria-valuemin={-MAX_SLOPE}
      aria-valuemax={MAX_SLOPE}
      aria-valuenow={aim.slope}
      aria-valuetext={word(reader, `aim.angle.${side}.about`, { degrees })}
      aria-disabled={phase !== 'aiming' || undefined}
      {...drag}
    >
      {children}
    </g>
  );
}

/** How it is done, beside what it is done with, until somebody does it. */
function Tips({ reader }: { readonly reader: Reader }) {
  return (
    <>
      <p className={styles.tip} data-side="left">
        <Marked text={word(reader, 'aim.tip.place')} />
      </p>
      <p className={styles.tip} data-side="right">
        <Marked text={word(reader, 'aim.tip.angle')} />
      </p>
    </>
  );
}

/** In the corner from which the stick points away. */
function Waiting({ reader, aim }: { readonly reader: Reader; readonly aim: Aim }) {
  const isLeft = stickEnd(aim, MARGIN).x >= WIDTH / 2;
  return (
    <p className={styles.waiting} data-side={isLeft ? 'left' : 'right'}>
      {word(reader, 'aim.tip.waiting')}
    </p>
  );
}

function Marked({ text }: { readonly text: string }) {
  return text.split('*').map((part, i) => (i % 2 === 1 ? <b key={part}>{part}</b> : part));
}

/** For those who do not see it. */
function LyingInWords({ room: { reader, view }, lying }: { readonly room: InRoom; readonly lying: readonly Lying[] }) {
  if (lying.length === 0) return <p className="sr">{word(reader, 'aim.nobody')}</p>;
  return (
    <ul className="sr">
      {lying.map((each) => (
        <li key={each.id}>
          {word(reader, hangsOver(PLATFORM, each) ? 'aim.hangs' : 'aim.lies', {
            marker: whoseMarker(reader, view, each.id),
            x: Math.round(each.x / 1000),
            y: Math.round(each.y / 1000),
          })}
        </li>
      ))}
    </ul>
  );
}

// At the thumb: what the aim is, in millimetres and degrees, buttons to correct it, and the pad that pushes.

import { type PointerEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import type { Aim } from '../push/platform.ts';
import { leanOf, ledBy, millimetresOf, nudged, turned } from './aiming.ts';
import type { SymbolName } from './drawings/markup.ts';
import { Picture } from './picture.tsx';
import styles from './push-controls.module.css';
import type { InRoom } from './push-room.tsx';
import type { Aiming } from './use-aim.ts';
import { unitsOf } from './use-drag.ts';
import { word } from './words.ts';

interface PushControlsProps {
  readonly room: InRoom;
  readonly aim: Aim;
  readonly set: Aiming['set'];
  readonly svg: RefObject<SVGSVGElement | null>; // the stick follows the finger at its scale
  readonly lead: RefObject<number | null>;
  readonly onPush: () => void;
}

export function PushControls({ room, aim, set, svg, lead, onPush }: PushControlsProps) {
  const { reader } = room;
  const isOpen = room.phase === 'aiming';
  const { side, degrees } = leanOf(aim);
  return (
    <div className={styles.controls}>
      <Corrected caption={word(reader, 'aim.place')} value={word(reader, 'aim.place.mm', { mm: millimetresOf(aim) })}>
        <Nudge
          label={word(reader, 'aim.place.left')}
          icon="i-left"
          isOpen={isOpen}
          onStep={() => set((before) => nudged(before, -1, false))}
        />
        <Nudge
          label={word(reader, 'aim.place.right')}
          icon="i-right"
          isOpen={isOpen}
          onStep={() => set((before) => nudged(before, 1, false))}
        />
      </Corrected>
      <Pad room={room} svg={svg} lead={lead} onPush={onPush} />
      <Corrected caption={word(reader, 'aim.angle')} value={word(reader, `aim.angle.${side}`, { degrees })}>
        <Nudge
          label={word(reader, 'aim.lean.left')}
          icon="i-ccw"
          isOpen={isOpen}
          onStep={() => set((before) => turned(before, -1, false))}
        />
        <Nudge
          label={word(reader, 'aim.lean.right')}
          icon="i-cw"
          isOpen={isOpen}
          onStep={() => set((before) => turned(before, 1, false))}
        />
      </Corrected>
    </div>
  );
}

interface CorrectedProps {
  readonly caption: string;
  readonly value: string;
  readonly children: ReactNode;
}

function Corrected({ caption, value, children }: CorrectedProps) {
  return (
    <div className={styles.corrected}>
      <p>
        {caption} <b>{value}</b>
      </p>
      <div className={styles.pair}>{children}</div>
    </div>
  );
}

const HELD = 380; // ms until a button that is held goes on by itself
const REPEATED = 70; // ms

interface NudgeProps {
  readonly label: string;
  readonly icon: SymbolName;
  readonly isOpen: boolean;
  readonly onStep: () => void;
}

function Nudge({ label, icon, isOpen, onStep }: NudgeProps) {
  const timer = useRef(0);
  const isHeld = useRef(false);
  const release = () => window.clearInterval(timer.current);
  return (
    <button
      type="button"
      className={styles.nudge}
      aria-label={label}
      disabled={!isOpen}
      onMouseDown={(event) => event.preventDefault()} // the focus stays where Enter pushes
      onPointerDown={() => {
        isHeld.current = false;
        release();
        timer.current = window.setTimeout(() => {
          isHeld.current = true;
          timer.current = window.setInterval(onStep, REPEATED);
        }, HELD);
      }}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => event.preventDefault()}
      onClick={() => {
        if (!isHeld.current) onStep();
        isHeld.current = false;
      }}
    >
      <Picture of={icon} />
    </button>
  );
}

const STIR = 6; // px: less is no movement

type PadProps = Pick<PushControlsProps, 'room' | 'svg' | 'lead' | 'onPush'>;

/** Press and slide. Whoever only clicks sees the push by itself. */
function Pad({ room: { reader, phase }, svg, lead, onPush }: PadProps) {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const [isPressed, setPressed] = useState(false);
  const slide = (event: PointerEvent) => {
    if (!from.current) return;
    const [across, up] = [event.clientX - from.current.x, from.current.y - event.clientY];
    if (lead.current === null) {
      if (Math.hypot(across, up) < STIR || phase !== 'aiming') return;
      lead.current = 0;
      onPush();
    }
    const units = svg.current ? unitsOf(svg.current) : 1;
    lead.current = Math.max(lead.current, ledBy(up * units));
  };
  const release = () => {
    from.current = null;
    lead.current = null;
    setPressed(false);
  };
  return (
    <button
      type="button"
      className={styles.pad}
      data-push=""
      data-pressed={isPressed || undefined}
      aria-describedby="push-about"
      aria-disabled={phase !== 'aiming' || undefined}
      onPointerDown={(event) => {
        if (event.button !== 0 || phase !== 'aiming') return;
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = { x: event.clientX, y: event.clientY };
        setPressed(true);
      }}
      onPointerMove={slide}
      onPointerUp={release}
      onPointerCancel={release}
      onContextMenu={(event) => event.preventDefault()}
      onClick={onPush}
    >
      <Picture of="i-up" />
      <span>{word(reader, isPressed && phase !== 'aiming' ? 'aim.go.sent' : 'aim.go')}</span>
      <span id="push-about" className="sr">
        {word(reader, 'aim.go.about')}
      </span>
    </button>
  );
}

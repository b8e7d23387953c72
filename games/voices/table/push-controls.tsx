// At the thumb: what the aim is, in millimetres and degrees, buttons to correct it, and the pad that pushes.

import type { Reader } from '@kuluary/texts/reader';
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
      <Pad room={room} aim={aim} svg={svg} lead={lead} onPush={onPush} />
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

const STIR = 10; // px: less is the trembling of a finger that only taps

const BY_KEY = 0; // clicks of a pointer are counted

type PadProps = Pick<PushControlsProps, 'room' | 'aim' | 'svg' | 'lead' | 'onPush'>;

/** Hold and drag up. Whoever only clicks is told so, and asked; a key is meant. */
function Pad({ room: { reader, phase }, aim, svg, lead, onPush }: PadProps) {
  const pad = useRef<HTMLButtonElement>(null);
  const [clickedAt, setClickedAt] = useState<Aim | null>(null);
  const from = useRef<number | null>(null); // px
  const [isPressed, setPressed] = useState(false);
  const slide = (event: PointerEvent) => {
    if (from.current === null) return;
    const up = from.current - event.clientY;
    if (lead.current === null) {
      if (up < STIR || phase !== 'aiming') return;
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
    <>
      <button
        ref={pad}
        type="button"
        className={styles.pad}
        data-push=""
        data-pressed={isPressed || undefined}
        aria-describedby="push-about"
        aria-disabled={phase !== 'aiming' || undefined}
        onPointerDown={(event) => {
          if (event.button !== 0 || phase !== 'aiming') return;
          event.currentTarget.setPointerCapture(event.pointerId);
          from.current = event.clientY;
          setPressed(true);
        }}
        onPointerMove={slide}
        onPointerUp={release}
        onPointerCancel={release}
        onContextMenu={(event) => event.preventDefault()}
        onClick={({ detail }) => {
          if (detail === BY_KEY) onPush();
          else if (phase === 'aiming') setClickedAt(aim);
        }}
      >
        <Picture of="i-up" />
        <PadWords reader={reader} isLed={isPressed && phase !== 'aiming'} />
        <span id="push-about" className="sr">
          {word(reader, 'aim.go.about')}
        </span>
      </button>
      {phase === 'aiming' && clickedAt === aim && (
        <Hint
          reader={reader}
          onPush={() => {
            pad.current?.focus();
            onPush();
          }}
        />
      )}
    </>
  );
}

function PadWords({ reader, isLed }: { readonly reader: Reader; readonly isLed: boolean }) {
  if (isLed) return <b>{word(reader, 'aim.go.sent')}</b>;
  return (
    <>
      <b>{word(reader, 'aim.go')}</b>
      <span>{word(reader, 'aim.go.how')}</span>
    </>
  );
}

/** How it is pushed; and a button for whoever cannot drag, or would rather not. It goes with the next change of the aim. */
function Hint({ reader, onPush }: { readonly reader: Reader; readonly onPush: () => void }) {
  return (
    <div className={styles.hint}>
      <p role="alert">{word(reader, 'aim.hint')}</p>
      <button type="button" className={styles.now} data-push-now="" onClick={onPush}>
        {word(reader, 'aim.hint.now')}
      </button>
    </div>
  );
}

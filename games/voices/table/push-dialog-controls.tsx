// The controls of the push dialog: the aim in millimetres and degrees, buttons to correct it, and the pad that pushes.

import type { Reader } from '@kuluary/texts/reader';
import { type PointerEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import type { Aim } from '../push/platform.ts';
import { leanOf, millimetresOf, nudgeAlongRail, progressOfFinger, turnStick } from './aim-control.ts';
import type { SymbolName } from './drawings/symbol-sheet.ts';
import type { PushDialogState } from './push-dialog.tsx';
import styles from './push-dialog-controls.module.css';
import { SymbolPicture } from './symbol-picture.tsx';
import type { AimControl } from './use-aim-control.ts';
import { svgUnitsPerPixel } from './use-svg-drag.ts';
import { tableText } from './words.ts';

interface PushDialogControlsProps {
  readonly dialog: PushDialogState;
  readonly aim: Aim;
  readonly set: AimControl['set'];
  readonly svg: RefObject<SVGSVGElement | null>; // its scale converts finger movements
  readonly lead: RefObject<number | null>;
  readonly onPush: () => void;
}

export function PushDialogControls({ dialog, aim, set, svg, lead, onPush }: PushDialogControlsProps) {
  const { reader } = dialog;
  const isOpen = dialog.phase === 'aiming';
  const { side, degrees } = leanOf(aim);
  return (
    <div className={styles.controls}>
      <AimCorrection
        caption={tableText(reader, 'aim.place')}
        value={tableText(reader, 'aim.place.mm', { mm: millimetresOf(aim) })}
      >
        <NudgeButton
          label={tableText(reader, 'aim.place.left')}
          icon="i-left"
          isOpen={isOpen}
          onStep={() => set((before) => nudgeAlongRail(before, -1, false))}
        />
        <NudgeButton
          label={tableText(reader, 'aim.place.right')}
          icon="i-right"
          isOpen={isOpen}
          onStep={() => set((before) => nudgeAlongRail(before, 1, false))}
        />
      </AimCorrection>
      <PushPad dialog={dialog} aim={aim} svg={svg} lead={lead} onPush={onPush} />
      <AimCorrection
        caption={tableText(reader, 'aim.angle')}
        value={tableText(reader, `aim.angle.${side}`, { degrees })}
      >
        <NudgeButton
          label={tableText(reader, 'aim.lean.left')}
          icon="i-ccw"
          isOpen={isOpen}
          onStep={() => set((before) => turnStick(before, -1, false))}
        />
        <NudgeButton
          label={tableText(reader, 'aim.lean.right')}
          icon="i-cw"
          isOpen={isOpen}
          onStep={() => set((before) => turnStick(before, 1, false))}
        />
      </AimCorrection>
    </div>
  );
}

interface AimCorrectionProps {
  readonly caption: string;
  readonly value: string;
  readonly children: ReactNode;
}

function AimCorrection({ caption, value, children }: AimCorrectionProps) {
  return (
    <div className={styles.corrected}>
      <p>
        {caption} <b>{value}</b>
      </p>
      <div className={styles.pair}>{children}</div>
    </div>
  );
}

const HOLD_DELAY_MS = 380; // until a held button repeats
const REPEAT_MS = 70;

interface NudgeButtonProps {
  readonly label: string;
  readonly icon: SymbolName;
  readonly isOpen: boolean;
  readonly onStep: () => void;
}

function NudgeButton({ label, icon, isOpen, onStep }: NudgeButtonProps) {
  const timer = useRef(0);
  const isHeld = useRef(false);
  const release = () => window.clearInterval(timer.current);
  return (
    <button
      type="button"
      className={styles.nudge}
      aria-label={label}
      disabled={!isOpen}
      onMouseDown={(event) => event.preventDefault()} // keeps the focus, so that Enter pushes
      onPointerDown={() => {
        isHeld.current = false;
        release();
        timer.current = window.setTimeout(() => {
          isHeld.current = true;
          timer.current = window.setInterval(onStep, REPEAT_MS);
        }, HOLD_DELAY_MS);
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
      <SymbolPicture of={icon} />
    </button>
  );
}

const DRAG_THRESHOLD = 10; // px: less counts as a tap

const BY_KEY = 0; // MouseEvent.detail of a click by keyboard

type PushPadProps = Pick<PushDialogControlsProps, 'dialog' | 'aim' | 'svg' | 'lead' | 'onPush'>;

/** Pushes by holding and dragging up. A mere click shows a hint with a button; a key pushes at once. */
function PushPad({ dialog: { reader, phase }, aim, svg, lead, onPush }: PushPadProps) {
  const pad = useRef<HTMLButtonElement>(null);
  const [clickedAt, setClickedAt] = useState<Aim | null>(null);
  const from = useRef<number | null>(null); // px
  const [isPressed, setPressed] = useState(false);
  const slide = (event: PointerEvent) => {
    if (from.current === null) return;
    const up = from.current - event.clientY;
    if (lead.current === null) {
      if (up < DRAG_THRESHOLD || phase !== 'aiming') return;
      lead.current = 0;
      onPush();
    }
    const units = svg.current ? svgUnitsPerPixel(svg.current) : 1;
    lead.current = Math.max(lead.current, progressOfFinger(up * units));
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
        <SymbolPicture of="i-up" />
        <PushPadText reader={reader} isLed={isPressed && phase !== 'aiming'} />
        <span id="push-about" className="sr">
          {tableText(reader, 'aim.go.about')}
        </span>
      </button>
      {phase === 'aiming' && clickedAt === aim && (
        <DragHint
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

function PushPadText({ reader, isLed }: { readonly reader: Reader; readonly isLed: boolean }) {
  if (isLed) return <b>{tableText(reader, 'aim.go.sent')}</b>;
  return (
    <>
      <b>{tableText(reader, 'aim.go')}</b>
      <span>{tableText(reader, 'aim.go.how')}</span>
    </>
  );
}

/** How to drag, and a button that pushes without dragging. Disappears with the next change of the aim. */
function DragHint({ reader, onPush }: { readonly reader: Reader; readonly onPush: () => void }) {
  return (
    <div className={styles.hint}>
      <p role="alert">{tableText(reader, 'aim.hint')}</p>
      <button type="button" className={styles.now} data-push-now="" onClick={onPush}>
        {tableText(reader, 'aim.hint.now')}
      </button>
    </div>
  );
}

// The push: one platform as large as the screen lets it be, the entrance at the thumb. The marker is dragged along the rail,
// the stick is turned by its end; then hold and drag up. The first movement sends the aim, and there is no way back.

import type { RunningClock, Sitter } from '@kuluary/stage/game-table';
import type { Language } from '@kuluary/texts/languages';
import type { Reader } from '@kuluary/texts/reader';
import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import type { Lying } from '../push/platform.ts';
import type { Move, Push } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { REGIONS, type Region } from '../rules/vocabulary.ts';
import { regionName } from '../texts/reader.ts';
import { voicesTexts } from '../texts/voices-texts.ts';
import { type Guide, guideOf } from './guide.ts';
import { colourNameOf } from './marker.tsx';
import { Picture } from './picture.tsx';
import { type Pushed, showOf } from './playing.ts';
import { PushControls } from './push-controls.tsx';
import { PushHead } from './push-head.tsx';
import { PushOverlay } from './push-overlay.tsx';
import styles from './push-room.module.css';
import { isOver, resultOf } from './push-seen.tsx';
import { PushSide } from './push-side.tsx';
import { PushStage } from './push-stage.tsx';
import { useAim, useAimKeys } from './use-aim.ts';
import { useShow } from './use-show.ts';
import { whoseMarker } from './whose.ts';
import { word } from './words.ts';

export interface PushRoomProps {
  readonly language: Language;
  readonly view: View;
  readonly sitters: readonly Sitter[];
  readonly markers: readonly number[]; // that can be pushed
  readonly marker: number; // that is
  readonly region: Region;
  readonly clock: RunningClock | undefined; // of whoever sits at this screen
  readonly pending: Move | null;
  readonly pushed: Pushed | null; // what came of it, as soon as it is known: the room shows it
  readonly onMarker: (marker: number) => void;
  readonly onPush: (move: Push) => void; // once
  readonly onBack: () => void; // never after onPush
  readonly onSeen: () => void; // the push has been seen: the room can be closed
}

const HOLD_MS = 500; // to read what came of it

/** Aiming; sent, and nothing is known yet; to be seen what came of it. */
type Phase = 'aiming' | 'sent' | 'shown';

/** What every part of the room reads. */
export interface InRoom {
  readonly reader: Reader;
  readonly view: View;
  readonly marker: number;
  readonly region: Region;
  readonly phase: Phase;
}

export function PushRoom(props: PushRoomProps) {
  const { language, view, sitters, markers, marker, region, clock, pending, pushed, onMarker, onSeen } = props;
  const [isSent, setSent] = useSent(pending, pushed);
  const phase: Phase = pushed ? 'shown' : isSent ? 'sent' : 'aiming';
  const isOpen = phase === 'aiming';
  const { aim, isFirst, set } = useAim(isOpen);
  const svg = useRef<SVGSVGElement>(null);
  const lead = useRef<number | null>(null); // how far a finger has led the stick
  const shown = useShow(pushed, { isNear: true, lead, hold: HOLD_MS, onSeen });
  const reader = useMemo(
    (): Reader => ({ language, viewer: view.viewer, names: sitters.map(({ name }) => name) }),
    [language, view.viewer, sitters],
  );
  const lying = useLying(view, region, pushed);
  const guide = useMemo(() => guideOf(lying, aim), [lying, aim]);
  const push = () => {
    if (!isOpen) return;
    setSent(true);
    props.onPush({ type: 'push', marker, region, ...aim });
  };
  const back = () => isOpen && props.onBack();
  useAimKeys({ isOpen, set, onPush: push, onBack: back });
  const room: InRoom = { reader, view, marker, region, phase };
  const name = regionName(reader, region);
  return (
    <PushOverlay
      label={word(reader, 'aim.room', { region: name })}
      voice={colourNameOf(marker)}
      isOpen={isOpen}
      onBack={back}
    >
      <div className={styles.room} data-phase={phase}>
        <PushHead
          room={room}
          clock={clock}
          result={pushed && isOver(shown) ? resultOf(reader, pushed) : null}
          onBack={back}
        />
        <PushStage
          ref={svg}
          room={room}
          lying={lying}
          guide={guide}
          aim={aim}
          isFirst={isFirst}
          set={set}
          shown={shown}
        />
        <PushControls room={room} aim={aim} set={set} svg={svg} lead={lead} onPush={push} />
        <PushSide room={room} markers={markers} touch={guide.touch} onMarker={onMarker} />
        <div className={styles.brain} style={{ [`--w-${region}`]: 'var(--mine)' } as CSSProperties} aria-hidden="true">
          <Picture of="brain" />
        </div>
        <Told room={room} guide={guide} pushed={pushed} />
      </div>
    </PushOverlay>
  );
}

/** For ears: whom it would touch first, and then what came of it. */
function Told({
  room,
  guide,
  pushed,
}: {
  readonly room: InRoom;
  readonly guide: Guide;
  readonly pushed: Pushed | null;
}) {
  const { reader, view, phase } = room;
  const { language } = reader;
  if (pushed) {
    return (
      <p className="sr" role="status">
        {voicesTexts.event(language, pushed, view.viewer, reader.names, view.options)}
      </p>
    );
  }
  if (phase === 'sent') {
    return (
      <p className="sr" role="status">
        {word(reader, 'aim.tip.waiting')}
      </p>
    );
  }
  return (
    <p className="sr" role="status">
      {guide.touch
        ? word(reader, 'aim.touch.about', { marker: whoseMarker(reader, view, guide.touch.id) })
        : word(reader, 'aim.touch.free.about')}
    </p>
  );
}

/** What lies there; when the push is known, as it has become. */
function useLying(view: View, region: Region, pushed: Pushed | null): readonly Lying[] {
  const { lying } = view.regions[REGIONS.indexOf(region)]!;
  return useMemo(() => (pushed ? showOf(pushed).frames.frames.at(-1)! : lying), [lying, pushed]);
}

const PATIENCE = 1200; // ms: an aim that was sent, and is not awaited any more, was refused

/** Whether the aim has been sent. What was refused can be sent again. */
function useSent(pending: Move | null, pushed: Pushed | null) {
  const [isSent, setSent] = useState(false);
  const isForgotten = isSent && pending === null && pushed === null;
  useEffect(() => {
    if (!isForgotten) return;
    const timer = setTimeout(() => setSent(false), PATIENCE);
    return () => clearTimeout(timer);
  }, [isForgotten]);
  return [isSent, setSent] as const;
}

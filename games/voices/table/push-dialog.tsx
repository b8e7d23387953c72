// The push dialog: one large platform. The marker is dragged along the rail, the stick is turned by its end, then held and
// dragged up. The first upward movement sends the aim irrevocably.

import type { Language } from '@kuluary/texts/languages';
import type { Reader } from '@kuluary/texts/reader';
import type { ShownClock, TablePlayer } from '@kuluary/ui/game-table';
import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import type { PlacedMarker } from '../push/platform.ts';
import type { Move, PushMove } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { REGIONS, type Region } from '../rules/vocabulary.ts';
import { regionName } from '../texts/message-values.ts';
import { voicesTexts } from '../texts/voices-texts.ts';
import { type AimGuide, makeAimGuide } from './aim-guide.ts';
import { AimingPlatform } from './aiming-platform.tsx';
import { markerOwnerName } from './marker-owner-name.ts';
import { colourNameOf } from './marker-picture.tsx';
import styles from './push-dialog.module.css';
import { PushDialogControls } from './push-dialog-controls.tsx';
import { PushDialogFrame } from './push-dialog-frame.tsx';
import { PushDialogHeader } from './push-dialog-header.tsx';
import { PushDialogSidebar } from './push-dialog-sidebar.tsx';
import { makePlayback, type PushedEvent } from './push-playback.ts';
import { isPushOver, pushResultText } from './push-playback-overlay.tsx';
import { SymbolPicture } from './symbol-picture.tsx';
import { useAimControl, useAimKeys } from './use-aim-control.ts';
import { usePushPlayback } from './use-push-playback.ts';
import { tableText } from './words.ts';

interface PushDialogProps {
  readonly language: Language;
  readonly view: View;
  readonly players: readonly TablePlayer[];
  readonly markers: readonly number[]; // to choose from
  readonly marker: number; // the chosen one
  readonly region: Region;
  readonly clock: ShownClock | undefined; // of the viewer
  readonly pending: Move | null;
  readonly pushed: PushedEvent | null; // the result, once it is known
  readonly onMarker: (marker: number) => void;
  readonly onPush: (move: PushMove) => void; // once
  readonly onBack: () => void; // never after onPush
  readonly onEnd: () => void; // the result has been shown
}

const RESULT_HOLD_MS = 500; // to read the result

/** `shown`: the result is known and played back. */
type PushPhase = 'aiming' | 'sent' | 'shown';

/** What every part of the dialog reads. */
export interface PushDialogState {
  readonly reader: Reader;
  readonly view: View;
  readonly marker: number;
  readonly region: Region;
  readonly phase: PushPhase;
}

export function PushDialog(props: PushDialogProps) {
  const { language, view, players, markers, marker, region, clock, pending, pushed, onMarker, onEnd } = props;
  const [isSent, setSent] = useAimSent(pending, pushed);
  const phase: PushPhase = pushed ? 'shown' : isSent ? 'sent' : 'aiming';
  const isOpen = phase === 'aiming';
  const { aim, isFirst, set } = useAimControl(isOpen);
  const svg = useRef<SVGSVGElement>(null);
  const fingerProgress = useRef<number | null>(null);
  const playback = usePushPlayback(pushed, {
    startsAtRail: true,
    fingerProgress,
    holdMs: RESULT_HOLD_MS,
    onEnd,
  });
  const reader = useMemo(
    (): Reader => ({ language, viewer: view.viewer, names: players.map(({ name }) => name) }),
    [language, view.viewer, players],
  );
  const lying = useMarkersShown(view, region, pushed);
  const guide = useMemo(() => makeAimGuide(lying, aim), [lying, aim]);
  const push = () => {
    if (!isOpen) return;
    setSent(true);
    props.onPush({ type: 'push', marker, region, ...aim });
  };
  const back = () => isOpen && props.onBack();
  useAimKeys({ isOpen, set, onPush: push, onBack: back });
  const dialog: PushDialogState = { reader, view, marker, region, phase };
  const name = regionName(reader, region);
  return (
    <PushDialogFrame
      label={tableText(reader, 'aim.room', { region: name })}
      voice={colourNameOf(marker)}
      isOpen={isOpen}
      onBack={back}
    >
      <div className={styles.room} data-phase={phase}>
        <PushDialogHeader
          dialog={dialog}
          clock={clock}
          result={pushed && isPushOver(playback) ? pushResultText(reader, pushed) : null}
          onBack={back}
        />
        <AimingPlatform
          ref={svg}
          dialog={dialog}
          lying={lying}
          guide={guide}
          aim={aim}
          isFirst={isFirst}
          set={set}
          shown={playback}
        />
        <PushDialogControls dialog={dialog} aim={aim} set={set} svg={svg} lead={fingerProgress} onPush={push} />
        <PushDialogSidebar dialog={dialog} markers={markers} touch={guide.touch} onMarker={onMarker} />
        <div className={styles.brain} style={{ [`--w-${region}`]: 'var(--mine)' } as CSSProperties} aria-hidden="true">
          <SymbolPicture of="brain" />
        </div>
        <PushAnnouncement dialog={dialog} guide={guide} pushed={pushed} />
      </div>
    </PushDialogFrame>
  );
}

/** For screen readers: the first touch, then the result. */
function PushAnnouncement({
  dialog,
  guide,
  pushed,
}: {
  readonly dialog: PushDialogState;
  readonly guide: AimGuide;
  readonly pushed: PushedEvent | null;
}) {
  const { reader, view, phase } = dialog;
  const { language } = reader;
  if (pushed) {
    return (
      <p className="sr" role="status">
        {voicesTexts.eventText(language, pushed, view.viewer, reader.names, view.options)}
      </p>
    );
  }
  if (phase === 'sent') {
    return (
      <p className="sr" role="status">
        {tableText(reader, 'aim.tip.waiting')}
      </p>
    );
  }
  return (
    <p className="sr" role="status">
      {guide.touch
        ? tableText(reader, 'aim.touch.about', { marker: markerOwnerName(reader, view, guide.touch.id) })
        : tableText(reader, 'aim.touch.free.about')}
    </p>
  );
}

/** The markers of the region; after the push its result. */
function useMarkersShown(view: View, region: Region, pushed: PushedEvent | null): readonly PlacedMarker[] {
  const { lying } = view.regions[REGIONS.indexOf(region)]!;
  return useMemo(() => (pushed ? makePlayback(pushed).frames.frames.at(-1)! : lying), [lying, pushed]);
}

const REFUSAL_WAIT_MS = 1200; // a sent aim that is no longer pending and has no result was refused

/** After a refusal the aim can be sent again. */
function useAimSent(pending: Move | null, pushed: PushedEvent | null) {
  const [isSent, setSent] = useState(false);
  const isForgotten = isSent && pending === null && pushed === null;
  useEffect(() => {
    if (!isForgotten) return;
    const timer = setTimeout(() => setSent(false), REFUSAL_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isForgotten]);
  return [isSent, setSent] as const;
}

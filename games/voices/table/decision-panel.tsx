// The decision panel: the pending decision with its buttons, in the player's own colour; or what other seats decide.

import type { Seat } from '@kuluary/kernel/game';
import { splitPrompt } from '@kuluary/texts/prompt-parts';
import type { Reader } from '@kuluary/texts/reader';
import { isViewerAsked } from '@kuluary/texts/reader';
import { Icon } from '@kuluary/ui/icons';
import { useId } from 'react';
import type { View } from '../rules/view.ts';
import { REGIONS, type Region } from '../rules/vocabulary.ts';
import { capitalized, markerName, regionName, trialCardTitle } from '../texts/message-values.ts';
import { voicesTexts } from '../texts/voices-texts.ts';
import styles from './decision-panel.module.css';
import { MarkerPicture } from './marker-picture.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { abilityOfPush } from './reminders.ts';
import { RuleButton } from './rule-button.tsx';
import { statusLine } from './status-line.ts';
import { RegionIcon, SymbolPicture } from './symbol-picture.tsx';
import { useTableContext } from './table-context.tsx';
import { seatName } from './trial-card.tsx';
import { openReading, pickedMarker, regionInQuestion, strongestColour } from './view-queries.ts';
import { tableText } from './words.ts';

interface DecisionPanelProps {
  readonly sentences: readonly string[]; // about the latest events
  readonly onRegion: (region: Region) => void; // opens the push dialog
}

export function DecisionPanel({ sentences, onRegion }: DecisionPanelProps) {
  const { view, moves, selection } = useTableContext();
  const id = useId();
  const isOwn = moves.length > 0 && isViewerAsked(view);
  return (
    <section
      className={styles.question}
      aria-labelledby={id}
      data-question={view.decision ?? 'over'}
      data-own={isOwn || undefined}
      data-sending={selection.pending !== null || undefined}
      tabIndex={-1}
    >
      {isOwn ? (
        <OwnDecision key={selection.decisionId} id={id} onRegion={onRegion} />
      ) : (
        <WaitingPanel id={id} sentences={sentences} />
      )}
    </section>
  );
}

function OwnDecision({ id, onRegion }: { readonly id: string; readonly onRegion: (region: Region) => void }) {
  const { reader, view, selection } = useTableContext();
  const text = voicesTexts.prompt(reader.language, view, reader.names) ?? '';
  const { preamble, question } = splitPrompt(withoutCardName(reader, view, text));
  const picked = view.decision === 'push' ? pickedMarker(view, selection.marker) : null;
  if (picked !== null) {
    const ability = abilityOfPush(reader, view, picked);
    return (
      <>
        <header className={styles.head} data-picked="">
          <MarkerPicture marker={picked} className={styles.marker} />
          <h2 id={id} aria-live="assertive">
            {tableText(reader, 'push.where', { marker: markerName(reader, picked, false).acc })}
          </h2>
          {view.placing!.markers.length > 1 && (
            <button type="button" className={styles.link} onClick={() => selection.update({ marker: null })}>
              {tableText(reader, 'push.other')}
            </button>
          )}
        </header>
        {ability !== undefined && <p className={styles.ability}>{ability}</p>}
        <MoveButtons onRegion={onRegion} />
      </>
    );
  }
  return (
    <>
      <header className={styles.head}>
        <ControllerTag />
        <h2 id={id} aria-live="assertive" data-long={question.length > 60 || undefined}>
          {preamble && <small data-lead={preamble.endsWith(':') || undefined}>{preamble} </small>}
          {question}
        </h2>
        <RuleButton className={styles.rule} />
      </header>
      <MoveButtons onRegion={onRegion} />
    </>
  );
}

/** The open card above shows its name already. */
function withoutCardName(reader: Reader, view: View, text: string): string {
  const card = openReading(view)?.card;
  if (card === undefined) return text;
  const end = text.startsWith(trialCardTitle(reader, card)) ? text.search(/[.:] /) : -1;
  return end < 0 ? text : capitalized(reader, text.slice(end + 2));
}

/** The region whose controller decides, with its lead. */
function ControllerTag() {
  const { reader, view } = useTableContext();
  const region = regionInQuestion(view);
  if (!region || view.decision === 'tie') return null;
  const { strengths } = view.regions[REGIONS.indexOf(region)]!;
  const own = view.waitingFor[0]!;
  const next = strengths.reduce(
    (best, each, seat) => (seat !== own && seat !== view.prosecutor && each > (strengths[best] ?? -1) ? seat : best),
    -1,
  );
  return (
    <span className={styles.tag}>
      <RegionIcon of={region} />
      {regionName(reader, region)}: {seatName(reader, own)}
      {own !== view.prosecutor && strengths[own]! >= 0 && (
        <span className={styles.sums}>
          <RegionSum region={region} seat={own} />
          {next >= 0 && (
            <>
              {' : '}
              <RegionSum region={region} seat={next} />
            </>
          )}
        </span>
      )}
    </span>
  );
}

function RegionSum({ region, seat }: { readonly region: Region; readonly seat: Seat }) {
  const { view } = useTableContext();
  return (
    <span className={styles.sum}>
      <SymbolPicture of={`sign-${strongestColour(view, region, seat)}`} />
      {view.regions[REGIONS.indexOf(region)]!.strengths[seat]}
    </span>
  );
}

function WaitingPanel({ id, sentences }: { readonly id: string; readonly sentences: readonly string[] }) {
  const { reader, view, selection, onUndo } = useTableContext();
  const own = view.windows.at(-1)?.own ?? null;
  return (
    <header className={styles.waiting}>
      <h2 id={id} aria-live="polite">
        {selection.pending !== null ? tableText(reader, 'sending') : statusLine(reader, view)}
      </h2>
      {sentences.length > 0 && !view.outcome && <p>{sentences.join(' ')}</p>}
      {own !== null && (
        <p className={styles.sealed}>
          <Icon name="lock" />
          <span>{tableText(reader, 'window.sealed')}</span>
        </p>
      )}
      {view.viewer === 'spectator' && !view.outcome && <p>{tableText(reader, 'watching')}</p>}
      {onUndo && (
        <button type="button" className={styles.link} onClick={onUndo}>
          <Icon name="back" />
          {tableText(reader, 'undo')}
        </button>
      )}
    </header>
  );
}

// What is asked now and how it can be answered, on a sheet in the player's own colour; or, while others decide, what goes on.

import type { Seat } from '@kuluary/kernel/game';
import { Icon } from '@kuluary/stage/icons';
import { parted } from '@kuluary/texts/parted';
import type { Reader } from '@kuluary/texts/reader';
import { isAsked } from '@kuluary/texts/reader';
import { useId } from 'react';
import type { View } from '../rules/view.ts';
import { REGIONS, type Region } from '../rules/vocabulary.ts';
import { capital, markerName, regionName, trial } from '../texts/reader.ts';
import { voicesTexts } from '../texts/voices-texts.ts';
import { Answers } from './answers.tsx';
import { useTable } from './at-table.tsx';
import { happening } from './happening.ts';
import { MarkerPicture } from './marker.tsx';
import { Picture, RegionIcon } from './picture.tsx';
import styles from './question.module.css';
import { RuleButton } from './rule-button.tsx';
import { openReading, pickedMarker, regionInQuestion, winningColour } from './situation.ts';
import { nameOf } from './trial-card.tsx';
import { word } from './words.ts';

interface QuestionProps {
  readonly told: readonly string[]; // what has just happened
  readonly onRegion: (region: Region) => void; // opens the push room there
}

export function Question({ told, onRegion }: QuestionProps) {
  const { view, moves, deciding } = useTable();
  const id = useId();
  const isOwn = moves.length > 0 && isAsked(view);
  return (
    <section
      className={styles.question}
      aria-labelledby={id}
      data-question={view.decision ?? 'over'}
      data-own={isOwn || undefined}
      data-sending={deciding.pending !== null || undefined}
      tabIndex={-1}
    >
      {isOwn ? <Asked key={deciding.question} id={id} onRegion={onRegion} /> : <Waiting id={id} told={told} />}
    </section>
  );
}

function Asked({ id, onRegion }: { readonly id: string; readonly onRegion: (region: Region) => void }) {
  const { reader, view, deciding } = useTable();
  const text = voicesTexts.question(reader.language, view, reader.names) ?? '';
  const { told, asked } = parted(withoutCard(reader, view, text));
  const picked = view.decision === 'push' ? pickedMarker(view, deciding.marker) : null;
  if (picked !== null) {
    return (
      <>
        <header className={styles.head} data-picked="">
          <MarkerPicture marker={picked} className={styles.marker} />
          <h2 id={id} aria-live="assertive">
            {word(reader, 'push.where', { marker: markerName(reader, picked, false).acc })}
          </h2>
          {view.placing!.markers.length > 1 && (
            <button type="button" className={styles.link} onClick={() => deciding.go({ marker: null })}>
              {word(reader, 'push.other')}
            </button>
          )}
        </header>
        <Answers onRegion={onRegion} />
      </>
    );
  }
  return (
    <>
      <header className={styles.head}>
        <Tag />
        <h2 id={id} aria-live="assertive" data-long={asked.length > 60 || undefined}>
          {told && <small data-lead={told.endsWith(':') || undefined}>{told} </small>}
          {asked}
        </h2>
        <RuleButton className={styles.rule} />
      </header>
      <Answers onRegion={onRegion} />
    </>
  );
}

/** The card that lies open above need not be named once more. */
function withoutCard(reader: Reader, view: View, text: string): string {
  const card = openReading(view)?.card;
  if (card === undefined) return text;
  const end = text.startsWith(trial(reader, card)) ? text.search(/[.:] /) : -1;
  return end < 0 ? text : capital(reader, text.slice(end + 2));
}

/** The region that decides: whose it is, and by how much. */
function Tag() {
  const { reader, view } = useTable();
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
      {regionName(reader, region)}: {nameOf(reader, own)}
      {own !== view.prosecutor && strengths[own]! >= 0 && (
        <span className={styles.sums}>
          <Sum region={region} seat={own} />
          {next >= 0 && (
            <>
              {' : '}
              <Sum region={region} seat={next} />
            </>
          )}
        </span>
      )}
    </span>
  );
}

/** What somebody has in a region, with the sign of it. */
function Sum({ region, seat }: { readonly region: Region; readonly seat: Seat }) {
  const { view } = useTable();
  return (
    <span className={styles.sum}>
      <Picture of={`sign-${winningColour(view, region, seat)}`} />
      {view.regions[REGIONS.indexOf(region)]!.strengths[seat]}
    </span>
  );
}

/** Nothing is asked here: who decides, and what has just happened. */
function Waiting({ id, told }: { readonly id: string; readonly told: readonly string[] }) {
  const { reader, view, deciding, onUndo } = useTable();
  const own = view.windows.at(-1)?.own ?? null;
  return (
    <header className={styles.waiting}>
      <h2 id={id} aria-live="polite">
        {deciding.pending !== null ? word(reader, 'sending') : happening(reader, view)}
      </h2>
      {told.length > 0 && !view.outcome && <p>{told.join(' ')}</p>}
      {own !== null && view.decision === 'strategy' && (
        <p className={styles.sealed}>
          <Icon name="lock" />
          <span>{word(reader, 'window.sealed')}</span>
        </p>
      )}
      {view.viewer === 'spectator' && !view.outcome && <p>{word(reader, 'watching')}</p>}
      {onUndo && (
        <button type="button" className={styles.link} onClick={onUndo}>
          <Icon name="back" />
          {word(reader, 'undo')}
        </button>
      )}
    </header>
  );
}

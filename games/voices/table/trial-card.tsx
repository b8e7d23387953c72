// The card as it is read: the story first, then who decides, then what is asked; what has been resolved with what came of it.

import type { Seat } from '@kuluary/kernel/game';
import { classes } from '@kuluary/stage/buttons';
import type { Reader } from '@kuluary/texts/reader';
import { isAsked } from '@kuluary/texts/reader';
import { useRef } from 'react';
import { PHASE_ROUNDS } from '../rules/box.ts';
import { TAKEN } from '../rules/state.ts';
import type { ReadingView, View } from '../rules/view.ts';
import { SIDES, type SideName } from '../rules/vocabulary.ts';
import { trialCard } from '../texts/box.ts';
import { type AbilityText, plotWords, sideText, startText, trialWords } from '../texts/card-text.ts';
import { capital, regionName, regions } from '../texts/reader.ts';
import { useTable } from './at-table.tsx';
import { exhibitOf } from './exhibit-of.ts';
import { inWords } from './happening.ts';
import { useLooking } from './looking.tsx';
import { noteKey } from './notes.ts';
import { Picture, RegionIcon } from './picture.tsx';
import { openReading, pickedMarker, type Step, stepsOf } from './situation.ts';
import styles from './trial-card.module.css';
import { useRoomForStory } from './use-room-for-story.ts';
import { isVerdictTold } from './verdict-told.ts';
import { word } from './words.ts';

/** What lies in the dock: the card that is read, the one that lies face down, or how it began. */
export function TrialCard() {
  const { view } = useTable();
  const open = openReading(view);
  const last = view.readings.at(-1);
  if (view.outcome) return <CourtRises />;
  if (open) return <Read reading={open} />;
  if (last && isJustOver(view, last) && !(view.chosen && isAsked(view))) return <Read reading={last} />;
  if (view.chosen) return <FaceDown />;
  return view.round === 0 ? <PlotPage /> : <Between />;
}

/** It stays for a look until somebody has placed the next marker. */
function isJustOver(view: View, { isOver }: ReadingView): boolean {
  return (
    isOver && view.turned.length === 0 && view.places.every((place) => place !== TAKEN) && view.windows.length === 0
  );
}

/** The story, with what came of it; or, when that has been read, what came of it. */
type Told = 'side' | 'outcome';

interface ToldSideProps {
  readonly card: string;
  readonly side: SideName;
  readonly told: Told;
  readonly from: number; // the first ability to be told of
}

/** A side as it is told, also when the trial has gone on. */
export function ToldSide({ card, side, told, from }: ToldSideProps) {
  const { view } = useTable();
  const reading = view.readings.find((each) => each.card === card);
  if (!reading) return null;
  const number = SIDES.indexOf(side);
  return <Read reading={reading.side === number ? reading : { ...reading, side: number }} told={told} from={from} />;
}

interface ReadProps {
  readonly reading: ReadingView;
  readonly told?: Told;
  readonly from?: number;
}

/** A side of a card that is read, or was a moment ago. */
function Read({ reading, told, from = 0 }: ReadProps) {
  const { reader, view } = useTable();
  const looking = useLooking();
  const side = SIDES[reading.side]!;
  const { title, [side]: page } = trialWords(reader.language, reading.card);
  const steps = stepsOf(view, reading, side).filter(({ ability }) => ability >= from);
  const card = useRef<HTMLElement>(null);
  useRoomForStory(card, [page.fiction, view.decision, isAsked(view), steps.length].join());
  return (
    <article
      ref={card}
      className={styles.card}
      data-read=""
      data-over={(reading.isOver && !told) || undefined}
      data-told={told}
    >
      <CardHead card={reading.card} side={side} title={title} />
      <Exhibit of={reading.card} />
      {told !== 'outcome' && (
        <button
          type="button"
          key={`${reading.card} ${side}`}
          className={styles.fiction}
          aria-label={`${page.fiction} ${word(reader, 'card.look')}`}
          data-story=""
          onClick={() => looking.look({ kind: 'card' })}
        >
          <span className={styles.story}>{page.fiction}</span>
          <span className={styles.more}>{word(reader, 'card.more')}</span>
        </button>
      )}
      <ol className={styles.steps}>
        {steps.map((step) => (
          <StepLine key={step.ability} reading={reading} step={step} />
        ))}
      </ol>
    </article>
  );
}

/** What the card is about, as it lies before the court. */
function Exhibit({ of }: { readonly of: string }) {
  const exhibit = exhibitOf(of);
  if (exhibit === undefined) return null;
  return (
    <div key={of} className={styles.exhibit}>
      <Picture of={`exhibit-${exhibit}`} />
    </div>
  );
}

interface CardHeadProps {
  readonly card: string;
  readonly side: SideName;
  readonly title: string;
}

function CardHead({ card, side, title }: CardHeadProps) {
  const { reader, view } = useTable();
  return (
    <header className={styles.title}>
      <p className={styles.caption}>
        {trialCard(card).regions.map((region) => (
          <RegionIcon key={region} of={region} />
        ))}
        <span>
          {word(reader, 'card.caption', { round: view.readings.findIndex((reading) => reading.card === card) + 1 })} ·{' '}
          {word(reader, `side.${side}`)}
        </span>
      </p>
      <h2 data-card={card}>{title}</h2>
    </header>
  );
}

interface StepLineProps {
  readonly reading: ReadingView;
  readonly step: Step;
}

/** One ability: whose it is, what it says, and what came of it. */
function StepLine({ reading, step }: StepLineProps) {
  const { reader, view, notes } = useTable();
  const text = sideText(reader.language, reading.card, step.side)[step.ability]!;
  const told = inWords(reader, view, notes.get(noteKey(reading.card, step.side, step.ability)) ?? []);
  const chosen = step.option === null ? undefined : text.hidden[step.option];
  return (
    <li className={classes(styles.step, step.isRunning && styles.running)} data-by={step.by}>
      <p className={styles.whose}>
        {step.isRunning ? <Whose step={step} /> : <Picture of="i-check" />}
        <b>
          {text.header}
          {step.seat !== null && `: ${nameOf(reader, step.seat)}`}
        </b>
      </p>
      {chosen && (
        <p className={styles.chosen}>
          <q>{chosen.label}</q> <em>{chosen.after}</em>
        </p>
      )}
      <p className={styles.effect}>
        {!step.isRunning && told.length > 0 ? told.join(' ') : effectOf(reader, text, step)}
      </p>
    </li>
  );
}

function Whose({ step }: { readonly step: Step }) {
  return step.by === 'prosecutor' ? <Picture of="i-gavel" /> : <RegionIcon of={step.by} />;
}

/** Only what was chosen is read. */
function effectOf(reader: Reader, text: AbilityText, step: Step): string {
  if (!step.isRead) return word(reader, 'card.unread');
  if (text.text !== null) return text.text;
  return step.option === null ? word(reader, 'card.hidden') : text.hidden[step.option]!.effect;
}

export function nameOf(reader: Reader, seat: Seat): string {
  return seat === reader.viewer ? word(reader, 'you.small') : reader.names[seat]!;
}

/** What is asked below needs more room than a marker to pick. */
function isPressed(view: View, isOwn: boolean, marker: number | null): boolean {
  return isOwn && isAsked(view) && (view.decision !== 'push' || pickedMarker(view, marker) !== null);
}

/** Its regions are told, its text is not. */
function FaceDown() {
  const { reader, view, moves, deciding } = useTable();
  const looking = useLooking();
  const { regions: shown, card } = view.chosen!;
  const isLow = isPressed(view, moves.length > 0, deciding.marker);
  const sheet = useRef<HTMLElement>(null);
  useRoomForStory(sheet, [card, view.decision, isLow].join());
  return (
    <article ref={sheet} className={classes(styles.card, styles.down)} data-low={isLow || undefined}>
      <div className={styles.back} aria-hidden="true">
        {shown.map((region) => (
          <span key={region}>
            <RegionIcon of={region} />
            <small>{regionName(reader, region)}</small>
          </span>
        ))}
      </div>
      <div className={styles.about}>
        <p className={styles.caption}>
          <span>{word(reader, 'card.caption', { round: view.round + 1 })}</span>
        </p>
        <h2>{word(reader, 'card.down')}</h2>
        <p className="sr">{regions(reader, shown)}</p>
        <p className={styles.effect}>{word(reader, 'card.down.about')}</p>
        {card !== null && (
          <button type="button" className={styles.link} onClick={() => looking.look({ kind: 'desk' })}>
            {word(reader, 'desk.look')}
          </button>
        )}
      </div>
    </article>
  );
}

/** Before the first card. */
function PlotPage() {
  const { reader, view } = useTable();
  const { title, start } = plotWords(reader.language, view.plot);
  const looking = useLooking();
  return (
    <article className={styles.card}>
      <header className={styles.title}>
        <p className={styles.caption}>
          <span>{word(reader, 'plot')}</span>
        </p>
        <h2>{title}</h2>
      </header>
      <button type="button" className={styles.fiction} onClick={() => looking.look({ kind: 'plot' })}>
        <span>{start}</span>
      </button>
      <p className={styles.effect}>{startText(reader.language, view.plot).join(' ')}</p>
    </article>
  );
}

/** Between two rounds. */
function Between() {
  const { reader, view } = useTable();
  return (
    <article className={classes(styles.card, styles.between)}>
      <Picture of="i-gavel" className={styles.gavel} />
      <p className={styles.caption}>
        <span>{word(reader, view.round < PHASE_ROUNDS ? 'phase.1' : 'phase.2')}</span>
      </p>
      <h2>{word(reader, 'round', { round: view.round + 1 })}</h2>
      <p className={styles.effect}>{word(reader, view.round < PHASE_ROUNDS ? 'phase.1.about' : 'phase.2.about')}</p>
    </article>
  );
}

/** After the last card. What the jury says is told on the end screen first; whoever comes back from there reads it here. */
function CourtRises() {
  const { match, reader, view } = useTable();
  const { ending } = view;
  const isTold = ending !== null && isVerdictTold(match);
  return (
    <article className={classes(styles.card, styles.between)}>
      <Picture of="i-gavel" className={styles.gavel} />
      <h2>{word(reader, isTold ? `end.${ending}` : 'end.rises')}</h2>
      <p className={styles.effect}>
        {isTold ? plotWords(reader.language, view.plot)[ending] : word(reader, 'end.rises.about')}
      </p>
    </article>
  );
}

/** Everything of a card that was read, on a sheet of its own. */
export function WholeCard() {
  const { reader, view } = useTable();
  const reading = view.readings.at(-1);
  if (!reading) return null;
  const words = trialWords(reader.language, reading.card);
  return (
    <div className={styles.whole}>
      {SIDES.slice(0, reading.side + 1).map((side) => (
        <section key={side}>
          <h3>{capital(reader, word(reader, `side.${side}`))}</h3>
          <p className={styles.told}>{words[side].fiction}</p>
          <ol className={styles.steps}>
            {stepsOf(view, reading, side).map((step) => (
              <StepLine key={step.ability} reading={reading} step={step} />
            ))}
          </ol>
        </section>
      ))}
      <p className={styles.effect}>{word(reader, reading.side === 0 ? 'card.back-later' : 'card.that-is-all')}</p>
    </div>
  );
}

// The trial card while it is read: story, then abilities with who resolves them and their outcomes.

import type { Seat } from '@kuluary/kernel/game';
import type { Reader } from '@kuluary/texts/reader';
import { isViewerAsked } from '@kuluary/texts/reader';
import { classNames } from '@kuluary/ui/buttons';
import { useRef } from 'react';
import { ROUNDS_PER_PHASE } from '../rules/card-box.ts';
import { TAKEN } from '../rules/state.ts';
import { cardBeingReadBy, type ReadingView, type View } from '../rules/view.ts';
import { SIDES, type SideName } from '../rules/vocabulary.ts';
import { trialCard } from '../texts/card-lookup.ts';
import { type AbilityText, plotStartText, plotWords, sideText, trialWords } from '../texts/card-text.ts';
import { capitalized, regionList, regionName } from '../texts/message-values.ts';
import { outcomeKey } from './ability-outcomes.ts';
import { exhibitOfCard } from './card-exhibits.ts';
import { useDetailSheets } from './detail-sheet-stack.tsx';
import { isVerdictSeen } from './seen-verdicts.ts';
import { eventSentences } from './status-line.ts';
import { RegionIcon, SymbolPicture } from './symbol-picture.tsx';
import { useTableContext } from './table-context.tsx';
import styles from './trial-card.module.css';
import { useCardFit } from './use-card-fit.ts';
import {
  type AbilityProgress,
  abilityProgressOf,
  openReading,
  pickedMarker,
  wholeSideProgress,
} from './view-queries.ts';
import { tableText } from './words.ts';

/** The card being read, the one face down, or the plot before the first card. */
export function CurrentTrialCard() {
  const { view } = useTableContext();
  const open = openReading(view);
  const last = view.readings.at(-1);
  if (view.outcome) return <TrialOverCard />;
  if (open) return <ReadCardSide reading={open} />;
  if (last && isJustOver(view, last) && !(view.chosen && isViewerAsked(view))) return <ReadCardSide reading={last} />;
  if (view.chosen) return <FaceDownCard />;
  return view.round === 0 ? <PlotCard /> : <BetweenRounds />;
}

/** A resolved card stays visible until the next marker is placed. */
function isJustOver(view: View, { isOver }: ReadingView): boolean {
  return (
    isOver && view.turned.length === 0 && view.places.every((place) => place !== TAKEN) && view.windows.length === 0
  );
}

/** The story with its outcome; or the outcome only. */
type ShownPart = 'side' | 'outcome';

interface ShownCardSideProps {
  readonly card: string;
  readonly side: SideName;
  readonly part: ShownPart;
  readonly from: number; // the first ability shown
}

/** A side on an event page, even if the trial has gone on. */
export function ShownCardSide({ card, side, part, from }: ShownCardSideProps) {
  const { view } = useTableContext();
  const reading = view.readings.find((each) => each.card === card);
  if (!reading) return null;
  const number = SIDES.indexOf(side);
  return (
    <ReadCardSide reading={reading.side === number ? reading : { ...reading, side: number }} part={part} from={from} />
  );
}

interface ReadCardSideProps {
  readonly reading: ReadingView;
  readonly part?: ShownPart;
  readonly from?: number;
}

function ReadCardSide({ reading, part, from = 0 }: ReadCardSideProps) {
  const { reader, view } = useTableContext();
  const sheets = useDetailSheets();
  const side = SIDES[reading.side]!;
  const { title, [side]: page } = trialWords(reader.language, reading.card);
  const steps = abilityProgressOf(view, reading, side).filter(({ ability }) => ability >= from);
  const card = useRef<HTMLElement>(null);
  useCardFit(card, [page.fiction, view.decision, isViewerAsked(view), steps.length].join());
  return (
    <article
      ref={card}
      className={styles.card}
      data-read=""
      data-over={(reading.isOver && !part) || undefined}
      data-told={part}
    >
      <CardHeader card={reading.card} side={side} title={title} />
      <CardExhibit of={reading.card} />
      {part !== 'outcome' && (
        <button
          type="button"
          key={`${reading.card} ${side}`}
          className={styles.fiction}
          aria-label={`${page.fiction} ${tableText(reader, 'card.look')}`}
          data-story=""
          onClick={() => sheets.openDetails({ kind: 'card' })}
        >
          <span className={styles.story}>{page.fiction}</span>
          <span className={styles.more}>{tableText(reader, 'card.more')}</span>
        </button>
      )}
      <ol className={styles.steps}>
        {steps.map((progress) => (
          <AbilityLine key={progress.ability} reading={reading} progress={progress} />
        ))}
      </ol>
    </article>
  );
}

function CardExhibit({ of }: { readonly of: string }) {
  const exhibit = exhibitOfCard(of);
  if (exhibit === undefined) return null;
  return (
    <div key={of} className={styles.exhibit}>
      <SymbolPicture of={`exhibit-${exhibit}`} />
    </div>
  );
}

interface CardHeaderProps {
  readonly card: string;
  readonly side: SideName;
  readonly title: string;
}

function CardHeader({ card, side, title }: CardHeaderProps) {
  const { reader, view } = useTableContext();
  return (
    <header className={styles.title}>
      <p className={styles.caption}>
        {trialCard(card).regions.map((region) => (
          <RegionIcon key={region} of={region} />
        ))}
        <span>
          {tableText(reader, 'card.caption', {
            round: view.readings.findIndex((reading) => reading.card === card) + 1,
          })}{' '}
          · {tableText(reader, `side.${side}`)}
        </span>
      </p>
      <h2 data-card={card}>{title}</h2>
    </header>
  );
}

interface AbilityLineProps {
  readonly reading: ReadingView;
  readonly progress: AbilityProgress;
}

/** One ability: who resolves it, its text or outcome. */
function AbilityLine({ reading, progress }: AbilityLineProps) {
  const { reader, view, abilityOutcomes } = useTableContext();
  const text = sideText(reader.language, reading.card, progress.side)[progress.ability]!;
  const outcome = eventSentences(
    reader,
    view,
    abilityOutcomes.get(outcomeKey(reading.card, progress.side, progress.ability)) ?? [],
  );
  const chosen = progress.option === null ? undefined : text.hidden[progress.option];
  const isKnown = cardBeingReadBy(view, view.viewer) === reading.card;
  const isAhead = !progress.isRunning && progress.seat === null;
  return (
    <li className={classNames(styles.step, progress.isRunning && styles.running)} data-by={progress.by}>
      <p className={styles.whose}>
        {progress.isRunning || isAhead ? <ResolverIcon progress={progress} /> : <SymbolPicture of="i-check" />}
        <b>
          {text.header}
          {progress.seat !== null && `: ${seatName(reader, progress.seat)}`}
        </b>
      </p>
      {chosen && (
        <p className={styles.chosen}>
          <q>{chosen.label}</q> <em>{chosen.after}</em>
        </p>
      )}
      {isKnown && text.text === null && progress.option === null ? (
        <KnownOptions of={text} />
      ) : (
        <p className={styles.effect}>
          {!progress.isRunning && outcome.length > 0 ? outcome.join(' ') : shownEffect(reader, text, progress)}
        </p>
      )}
    </li>
  );
}

/** Hidden effects, for the prosecutor. */
function KnownOptions({ of }: { readonly of: AbilityText }) {
  return (
    <ul className={styles.options}>
      {of.hidden.map(({ label, effect }) => (
        <li key={label}>
          <q>{label}</q> {effect}
        </li>
      ))}
    </ul>
  );
}

function ResolverIcon({ progress }: { readonly progress: AbilityProgress }) {
  return progress.by === 'prosecutor' ? <SymbolPicture of="i-gavel" /> : <RegionIcon of={progress.by} />;
}

/** Of hidden effects only the chosen one. */
function shownEffect(reader: Reader, text: AbilityText, progress: AbilityProgress): string {
  if (!progress.isRead) return tableText(reader, 'card.unread');
  if (text.text !== null) return text.text;
  return progress.option === null ? tableText(reader, 'card.hidden') : text.hidden[progress.option]!.effect;
}

export function seatName(reader: Reader, seat: Seat): string {
  return seat === reader.viewer ? tableText(reader, 'you.small') : reader.names[seat]!;
}

/** The decision panel needs more space than for picking a marker. */
function isSpaceTight(view: View, isOwn: boolean, marker: number | null): boolean {
  return isOwn && isViewerAsked(view) && (view.decision !== 'push' || pickedMarker(view, marker) !== null);
}

/** Its regions are public, its text is not. */
function FaceDownCard() {
  const { reader, view, moves, selection } = useTableContext();
  const sheets = useDetailSheets();
  const { regions, card } = view.chosen!;
  const isLow = isSpaceTight(view, moves.length > 0, selection.marker);
  const sheet = useRef<HTMLElement>(null);
  useCardFit(sheet, [card, view.decision, isLow].join());
  return (
    <article ref={sheet} className={classNames(styles.card, styles.down)} data-low={isLow || undefined}>
      <div className={styles.back} aria-hidden="true">
        {regions.map((region) => (
          <span key={region}>
            <RegionIcon of={region} />
            <small>{regionName(reader, region)}</small>
          </span>
        ))}
      </div>
      <div className={styles.about}>
        <p className={styles.caption}>
          <span>{tableText(reader, 'card.caption', { round: view.round + 1 })}</span>
        </p>
        <h2>{tableText(reader, 'card.down')}</h2>
        <p className="sr">{regionList(reader, regions)}</p>
        <p className={styles.effect}>{tableText(reader, 'card.down.about')}</p>
        {card !== null && (
          <button type="button" className={styles.link} onClick={() => sheets.openDetails({ kind: 'desk' })}>
            {tableText(reader, 'desk.look')}
          </button>
        )}
      </div>
    </article>
  );
}

function PlotCard() {
  const { reader, view } = useTableContext();
  const { title, start } = plotWords(reader.language, view.plot);
  const sheets = useDetailSheets();
  return (
    <article className={styles.card}>
      <header className={styles.title}>
        <p className={styles.caption}>
          <span>{tableText(reader, 'plot')}</span>
        </p>
        <h2>{title}</h2>
      </header>
      <button type="button" className={styles.fiction} onClick={() => sheets.openDetails({ kind: 'plot' })}>
        <span>{start}</span>
      </button>
      <p className={styles.effect}>{plotStartText(reader.language, view.plot).join(' ')}</p>
    </article>
  );
}

function BetweenRounds() {
  const { reader, view } = useTableContext();
  return (
    <article className={classNames(styles.card, styles.between)}>
      <SymbolPicture of="i-gavel" className={styles.gavel} />
      <p className={styles.caption}>
        <span>{tableText(reader, view.round < ROUNDS_PER_PHASE ? 'phase.1' : 'phase.2')}</span>
      </p>
      <h2>{tableText(reader, 'round', { round: view.round + 1 })}</h2>
      <p className={styles.effect}>
        {tableText(reader, view.round < ROUNDS_PER_PHASE ? 'phase.1.about' : 'phase.2.about')}
      </p>
    </article>
  );
}

/** After the last card. The ending is shown only once the end screen has shown it. */
function TrialOverCard() {
  const { match, reader, view } = useTableContext();
  const { ending } = view;
  const isShown = ending !== null && isVerdictSeen(match);
  return (
    <article className={classNames(styles.card, styles.between)}>
      <SymbolPicture of="i-gavel" className={styles.gavel} />
      <h2>{tableText(reader, isShown ? `end.${ending}` : 'end.rises')}</h2>
      <p className={styles.effect}>
        {isShown ? plotWords(reader.language, view.plot)[ending] : tableText(reader, 'end.rises.about')}
      </p>
    </article>
  );
}

/** Both sides of a card as far as read, on a detail sheet; for the prosecutor, who holds it, the whole of it. */
export function TrialCardSheet() {
  const { reader, view } = useTableContext();
  const reading = view.readings.at(-1);
  if (!reading) return null;
  const words = trialWords(reader.language, reading.card);
  const isHeld = cardBeingReadBy(view, view.viewer) === reading.card;
  return (
    <div className={styles.whole}>
      {SIDES.slice(0, isHeld ? SIDES.length : reading.side + 1).map((side) => (
        <section key={side}>
          <h3>{capitalized(reader, tableText(reader, `side.${side}`))}</h3>
          <p className={styles.told}>{words[side].fiction}</p>
          <ol className={styles.steps}>
            {(isHeld ? wholeSideProgress : abilityProgressOf)(view, reading, side).map((progress) => (
              <AbilityLine key={progress.ability} reading={reading} progress={progress} />
            ))}
          </ol>
        </section>
      ))}
      <p className={styles.effect}>
        {tableText(reader, isHeld ? 'card.held' : reading.side === 0 ? 'card.back-later' : 'card.that-is-all')}
      </p>
    </div>
  );
}

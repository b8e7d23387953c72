// The end screen: shows the verdict step by step (roles, then the jury type by type), then the ending and who won. It can be
// skipped.

import type { Seat } from '@kuluary/kernel/game';
import type { Reader } from '@kuluary/texts/reader';
import { classNames } from '@kuluary/ui/buttons';
import { wantsMotion } from '@kuluary/ui/flight-animation';
import type { EndingProps, TablePlayer } from '@kuluary/ui/game-table';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { GUILTY_TYPES_TO_CONVICT } from '../rules/card-box.ts';
import type { JurorVerdict, TrialEnding } from '../rules/events.ts';
import type { View } from '../rules/view.ts';
import { JUROR_TYPES, type JurorType } from '../rules/vocabulary.ts';
import { plotWords, roleWords } from '../texts/card-text.ts';
import { faceList } from '../texts/message-values.ts';
import { goalProgressOfRole } from './goal-progress.ts';
import { goalLabel, progressText } from './goal-progress-text.ts';
import { jurorName } from './jury-box.tsx';
import { isVerdictSeen, markVerdictSeen } from './seen-verdicts.ts';
import { useSymbolSheet } from './svg-drawing.tsx';
import { JurorPicture, SymbolPicture, TokenPicture, VoicePicture } from './symbol-picture.tsx';
import theme from './table-theme.module.css';
import styles from './verdict-ending.module.css';
import { FINAL_STEP, FIRST_JURY_STEP, rowsAfterVerdict, rowsBeforeVerdict, type ShownToken } from './verdict-steps.ts';
import { colourOfSeat, coloursOf } from './view-queries.ts';
import { tableText } from './words.ts';

export function VerdictEnding({ language, matchId, players, views, ownSeat }: EndingProps<View>) {
  useSymbolSheet();
  const [view] = views;
  const [step, setStep] = useState(() => (isVerdictSeen(matchId) ? FINAL_STEP : 0));
  const stage = step >= FINAL_STEP ? 'final' : step >= FIRST_JURY_STEP ? 'jury' : 'roles';
  useScrollToTop(stage);
  if (!view?.outcome || !view.verdict || !view.ending) return null;
  const go = (next: number) => {
    if (next >= FINAL_STEP) markVerdictSeen(matchId);
    setStep(next);
  };
  const reader: Reader = { language, viewer: ownSeat ?? 'spectator', names: players.map(({ name }) => name) };
  const voice = ownSeat === null ? undefined : colourOfSeat(view, ownSeat);
  return (
    <div
      className={classNames(theme.voices, styles.verdict)}
      lang={language}
      data-voice={voice}
      data-stage={stage}
      data-titled=""
      data-untold={step < FINAL_STEP || undefined}
    >
      <SymbolPicture of="courtroom" className={styles.hall} />
      <div className={styles.sheet}>
        <VerdictHeading reader={reader} view={view} ending={view.ending} own={ownSeat} step={step} stage={stage} />
        <VerdictTally reader={reader} view={view} verdict={view.verdict} step={step} />
        <ul className={styles.jury} aria-label={tableText(reader, 'jury')}>
          {JUROR_TYPES.map((juror, i) => (
            <JurorVerdictCard
              key={juror}
              reader={reader}
              juror={juror}
              view={view}
              verdict={view.verdict![i]!}
              isOpen={step > i}
              isNow={step === i + 1}
            />
          ))}
        </ul>
        <SeatResults reader={reader} view={view} players={players} own={ownSeat} isOver={step >= FINAL_STEP} />
        {step < FINAL_STEP && (
          <div className={styles.go}>
            <button type="button" className={styles.next} onClick={() => go(step + 1)}>
              {step < JUROR_TYPES.length
                ? tableText(reader, 'end.next', { name: jurorName(reader, JUROR_TYPES[step]!) })
                : tableText(reader, 'end.verdict')}
            </button>
            <button type="button" className={styles.skip} onClick={() => go(FINAL_STEP)}>
              {tableText(reader, 'end.skip')}
            </button>
          </div>
        )}
      </div>
    </div>
  );
}

type VerdictStage = 'roles' | 'jury' | 'final';
const VERDICT_STAGES: readonly VerdictStage[] = ['roles', 'jury', 'final'];

/** Each stage begins at the top of the page. */
function useScrollToTop(stage: VerdictStage) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another stage begins
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: wantsMotion() ? 'smooth' : 'auto' });
  }, [stage]);
}

interface VerdictHeadingProps {
  readonly reader: Reader;
  readonly view: View;
  readonly ending: TrialEnding;
  readonly own: number | null;
  readonly step: number;
  readonly stage: VerdictStage;
}

/** Focuses the title at beginning and end, because the element that had the focus disappears. */
function useTitleFocus(step: number) {
  const title = useRef<HTMLHeadingElement>(null);
  const isEnd = step === 0 || step >= FINAL_STEP;
  useEffect(() => {
    if (isEnd) title.current?.focus({ preventScroll: true });
  }, [isEnd]);
  return title;
}

function VerdictHeading({ reader, view, ending, own, step, stage }: VerdictHeadingProps) {
  const title = useTitleFocus(step);
  const juror = JUROR_TYPES[step - 1];
  const spoken = juror === undefined ? undefined : view.verdict![step - 1]!;
  return (
    <header className={styles.head}>
      <ol className={styles.steps} aria-label={tableText(reader, 'end.steps')}>
        {VERDICT_STAGES.map((each) => (
          <li key={each} aria-current={each === stage ? 'step' : undefined}>
            {VERDICT_STAGES.indexOf(each) < VERDICT_STAGES.indexOf(stage) && <SymbolPicture of="i-check" />}
            {tableText(reader, `end.step.${each}`)}
          </li>
        ))}
      </ol>
      <div className={styles.title}>
        <h2 ref={title} tabIndex={-1}>
          {stage === 'final' ? tableText(reader, `end.${ending}`) : tableText(reader, `end.title.${stage}`)}
        </h2>
        {stage === 'final' && own !== null && <OwnResult reader={reader} isWon={view.outcome!.winners.includes(own)} />}
      </div>
      <p aria-live="polite">
        {stage === 'final' && plotWords(reader.language, view.plot)[ending]}
        {stage === 'roles' && tableText(reader, 'end.roles.about')}
        {stage === 'jury' &&
          spoken &&
          tableText(reader, 'end.turned', {
            name: jurorName(reader, juror!),
            count: spoken.faces.length,
            faces: faceList(reader, spoken.faces),
            result: tableText(reader, `result.${spoken.result}`),
          })}
      </p>
    </header>
  );
}

/** Whether the viewer has won. */
function OwnResult({ reader, isWon }: { readonly reader: Reader; readonly isWon: boolean }) {
  return (
    <span className={styles.own} data-won={isWon || undefined}>
      <SymbolPicture of={isWon ? 'i-check' : 'i-cross'} />
      {tableText(reader, isWon ? 'end.you.won' : 'end.you.lost')}
    </span>
  );
}

interface VerdictTallyProps {
  readonly reader: Reader;
  readonly view: View;
  readonly verdict: readonly JurorVerdict[];
  readonly step: number;
}

const RESULT_TOKENS = { guilty: 'guilt', innocent: 'innocence', undecided: 'blank' } as const;

/** How many types have each result so far. */
function VerdictTally({ reader, view, verdict, step }: VerdictTallyProps) {
  const spoken = verdict.slice(0, Math.min(step, JUROR_TYPES.length));
  const guilty = spoken.filter(({ result }) => result === 'guilty').length;
  const innocent = spoken.filter(({ result }) => result === 'innocent').length;
  return (
    <section className={styles.tally}>
      <ol aria-hidden="true">
        {JUROR_TYPES.map((juror, i) => (
          <li key={juror} data-open={i < step || undefined}>
            <JurorPicture of={juror} className={styles.small} />
            <span className={styles.slot} data-result={i < step ? verdict[i]!.result : undefined}>
              <TokenPicture of={i < step ? RESULT_TOKENS[verdict[i]!.result] : 'blank'} />
              {i < step && <b>{tableText(reader, `result.letter.${verdict[i]!.result}`)}</b>}
            </span>
          </li>
        ))}
      </ol>
      <p>
        <b>{tableText(reader, 'end.guilty', { count: guilty })}</b>{' '}
        {view.options.majority === 'four'
          ? tableText(reader, 'end.needed', { count: GUILTY_TYPES_TO_CONVICT })
          : tableText(reader, 'end.needed.more', { count: innocent })}
      </p>
    </section>
  );
}

interface JurorVerdictCardProps {
  readonly reader: Reader;
  readonly juror: JurorType;
  readonly view: View;
  readonly verdict: JurorVerdict;
  readonly isOpen: boolean;
  readonly isNow: boolean; // revealed in this step
}

function JurorVerdictCard({ reader, juror, view, verdict, isOpen, isNow }: JurorVerdictCardProps) {
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNow) card.current?.scrollIntoView({ block: 'nearest', behavior: wantsMotion() ? 'smooth' : 'auto' });
  }, [isNow]);
  const own = view.jurors[JUROR_TYPES.indexOf(juror)]!;
  const { guilt, innocence } = isOpen ? rowsAfterVerdict(own, verdict) : rowsBeforeVerdict(own);
  return (
    <li ref={card} className={classNames(styles.juror, isNow && styles.now)} data-open={isOpen || undefined}>
      <JurorPicture of={juror} className={styles.face} />
      <h3>{jurorName(reader, juror)}</h3>
      <div className={styles.box} aria-hidden="true">
        <TokenRow of={guilt} isNow={isNow} />
        <TokenRow of={innocence} isNow={isNow} />
      </div>
      {isOpen && (
        <span className={styles.stamp} data-result={verdict.result}>
          {tableText(reader, `result.${verdict.result}`)}
        </span>
      )}
      <span className="sr">
        {isOpen
          ? tableText(reader, 'end.juror', {
              guilt: verdict.guilt,
              innocence: verdict.innocence,
              cancelled: verdict.cancelled,
            })
          : tableText(reader, 'end.juror.closed', { count: own.stack.length })}
      </span>
    </li>
  );
}

function TokenRow({ of, isNow }: { readonly of: readonly ShownToken[]; readonly isNow: boolean }) {
  return (
    <span className={styles.row}>
      {of.map(({ face, isTurned, isStruck }, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a row are alike
          key={i}
          className={classNames(styles.token, isTurned && isNow && styles.turned, isStruck && styles.struck)}
          style={{ '--i': i } as CSSProperties}
        >
          <TokenPicture of={face} />
        </span>
      ))}
    </span>
  );
}

interface SeatResultsProps {
  readonly reader: Reader;
  readonly view: View;
  readonly players: readonly TablePlayer[];
  readonly own: number | null;
  readonly isOver: boolean;
}

/** The roles and goals of all seats; at the end winners first. */
function SeatResults({ reader, view, players, own, isOver }: SeatResultsProps) {
  const { winners } = view.outcome!;
  const seats = view.seats.map((_, seat) => seat);
  const order = isOver ? seats.sort((a, b) => Number(winners.includes(b)) - Number(winners.includes(a))) : seats;
  return (
    <section className={styles.seats}>
      <h3>{tableText(reader, 'end.roles')}</h3>
      <ol>
        {order.map((seat) => (
          <li
            key={seat}
            className={classNames(styles.seat, isOver && winners.includes(seat) && styles.wins)}
            data-seat={seat}
          >
            <span className={styles.voices} aria-hidden="true">
              {coloursOf(view, seat).map((colour) => (
                <VoicePicture key={colour} of={colour} />
              ))}
            </span>
            <div>
              <h4>
                {seat === own ? tableText(reader, 'you') : players[seat]!.name}
                <span> · {roleWords(reader.language, view.seats[seat]!.role!).title}</span>
              </h4>
              <GoalResults reader={reader} view={view} seat={seat} isOver={isOver} />
            </div>
            {isOver && (
              <span className={styles.result}>
                <SymbolPicture of={winners.includes(seat) ? 'i-check' : 'i-cross'} />
                {tableText(reader, winners.includes(seat) ? 'end.won' : 'end.lost')}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function GoalResults({
  reader,
  view,
  seat,
  isOver,
}: Pick<SeatResultsProps, 'reader' | 'view' | 'isOver'> & { readonly seat: Seat }) {
  return goalProgressOfRole(view, seat, view.seats[seat]!.role!, view.verdict!).map((each) => {
    const goal = goalLabel(reader, each);
    if (!isOver) return <p key={goal}>{goal}</p>;
    return (
      <p key={goal} data-holds={each.holds || undefined}>
        <SymbolPicture of={each.holds ? 'i-check' : 'i-cross'} />
        <span>
          <span className="sr">{tableText(reader, each.holds ? 'goal.reached' : 'goal.missed')} </span>
          {tableText(reader, 'goal.so', { goal, have: progressText(reader, view, seat, each) })}
        </span>
      </p>
    );
  });
}

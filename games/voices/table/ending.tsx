// The verdict, staged: roles turn over, influence tokens turn type by type, pairs cancel, the stamp lands; then how it ends,
// and who has reached what. Whoever is in a hurry goes to the end.

import type { Seat } from '@kuluary/kernel/game';
import { classes } from '@kuluary/stage/buttons';
import type { EndingProps, Sitter } from '@kuluary/stage/game-table';
import { wantsMotion } from '@kuluary/stage/in-flight';
import type { Reader } from '@kuluary/texts/reader';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { CONVICTION } from '../rules/box.ts';
import type { JurorVerdict, Ending as PlotEnding } from '../rules/events.ts';
import type { View } from '../rules/view.ts';
import { JURORS, type Juror } from '../rules/vocabulary.ts';
import { plotWords, roleWords } from '../texts/card-text.ts';
import { faces } from '../texts/reader.ts';
import { useDrawings } from './drawn.tsx';
import styles from './ending.module.css';
import { standings } from './goal-standing.ts';
import { goalWords, haveWords } from './goal-words.ts';
import { jurorName } from './jury-box.tsx';
import { Head, Picture, Token, Voice } from './picture.tsx';
import { colourOfSeat, coloursOf } from './situation.ts';
import tokens from './tokens.module.css';
import { closedRows, FINAL, JURY, type Laid, openRows } from './verdict-steps.ts';
import { isVerdictTold, tellVerdict } from './verdict-told.ts';
import { word } from './words.ts';

export function Ending({ language, match, sitters, views, own }: EndingProps<View>) {
  useDrawings();
  const [view] = views;
  const [step, setStep] = useState(() => (isVerdictTold(match) ? FINAL : 0));
  const stage = step >= FINAL ? 'final' : step >= JURY ? 'jury' : 'roles';
  useTopOf(stage);
  if (!view?.outcome || !view.verdict || !view.ending) return null;
  const go = (next: number) => {
    if (next >= FINAL) tellVerdict(match);
    setStep(next);
  };
  const reader: Reader = { language, viewer: own ?? 'spectator', names: sitters.map(({ name }) => name) };
  const voice = own === null ? undefined : colourOfSeat(view, own);
  return (
    <div
      className={classes(tokens.voices, styles.verdict)}
      lang={language}
      data-voice={voice}
      data-stage={stage}
      data-titled=""
      data-untold={step < FINAL || undefined}
    >
      <Picture of="courtroom" className={styles.hall} />
      <div className={styles.sheet}>
        <Heading reader={reader} view={view} ending={view.ending} own={own} step={step} stage={stage} />
        <Tally reader={reader} view={view} verdict={view.verdict} step={step} />
        <ul className={styles.jury} aria-label={word(reader, 'jury')}>
          {JURORS.map((juror, i) => (
            <JurorCard
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
        <Seats reader={reader} view={view} sitters={sitters} own={own} isOver={step >= FINAL} />
        {step < FINAL && (
          <div className={styles.go}>
            <button type="button" className={styles.next} onClick={() => go(step + 1)}>
              {step < JURORS.length
                ? word(reader, 'end.next', { name: jurorName(reader, JURORS[step]!) })
                : word(reader, 'end.verdict')}
            </button>
            <button type="button" className={styles.skip} onClick={() => go(FINAL)}>
              {word(reader, 'end.skip')}
            </button>
          </div>
        )}
      </div>
    </div>
  );
}

type Stage = 'roles' | 'jury' | 'final';
const STAGES: readonly Stage[] = ['roles', 'jury', 'final'];

/** Whoever has read on finds each part from its beginning. */
function useTopOf(stage: Stage) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part begins
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: wantsMotion() ? 'smooth' : 'auto' });
  }, [stage]);
}

interface HeadingProps {
  readonly reader: Reader;
  readonly view: View;
  readonly ending: PlotEnding;
  readonly own: number | null;
  readonly step: number;
  readonly stage: Stage;
}

/** What had the focus is hidden while the verdict is told, and what told it is gone at its end. */
function useFocusAtEnds(step: number) {
  const title = useRef<HTMLHeadingElement>(null);
  const isEnd = step === 0 || step >= FINAL;
  useEffect(() => {
    if (isEnd) title.current?.focus({ preventScroll: true });
  }, [isEnd]);
  return title;
}

function Heading({ reader, view, ending, own, step, stage }: HeadingProps) {
  const title = useFocusAtEnds(step);
  const juror = JURORS[step - 1];
  const spoken = juror === undefined ? undefined : view.verdict![step - 1]!;
  return (
    <header className={styles.head}>
      <ol className={styles.steps} aria-label={word(reader, 'end.steps')}>
        {STAGES.map((each) => (
          <li key={each} aria-current={each === stage ? 'step' : undefined}>
            {STAGES.indexOf(each) < STAGES.indexOf(stage) && <Picture of="i-check" />}
            {word(reader, `end.step.${each}`)}
          </li>
        ))}
      </ol>
      <div className={styles.title}>
        <h2 ref={title} tabIndex={-1}>
          {stage === 'final' ? word(reader, `end.${ending}`) : word(reader, `end.title.${stage}`)}
        </h2>
        {stage === 'final' && own !== null && <Own reader={reader} isWon={view.outcome!.winners.includes(own)} />}
      </div>
      <p aria-live="polite">
        {stage === 'final' && plotWords(reader.language, view.plot)[ending]}
        {stage === 'roles' && word(reader, 'end.roles.about')}
        {stage === 'jury' &&
          spoken &&
          word(reader, 'end.turned', {
            name: jurorName(reader, juror!),
            count: spoken.faces.length,
            faces: faces(reader, spoken.faces),
            result: word(reader, `result.${spoken.result}`),
          })}
      </p>
    </header>
  );
}

/** What it means for whoever looks. */
function Own({ reader, isWon }: { readonly reader: Reader; readonly isWon: boolean }) {
  return (
    <span className={styles.own} data-won={isWon || undefined}>
      <Picture of={isWon ? 'i-check' : 'i-cross'} />
      {word(reader, isWon ? 'end.you.won' : 'end.you.lost')}
    </span>
  );
}

interface TallyProps {
  readonly reader: Reader;
  readonly view: View;
  readonly verdict: readonly JurorVerdict[];
  readonly step: number;
}

const RESULT_TOKENS = { guilty: 'guilt', innocent: 'innocence', undecided: 'blank' } as const;

/** How many have said what. */
function Tally({ reader, view, verdict, step }: TallyProps) {
  const spoken = verdict.slice(0, Math.min(step, JURORS.length));
  const guilty = spoken.filter(({ result }) => result === 'guilty').length;
  const innocent = spoken.filter(({ result }) => result === 'innocent').length;
  return (
    <section className={styles.tally}>
      <ol aria-hidden="true">
        {JURORS.map((juror, i) => (
          <li key={juror} data-open={i < step || undefined}>
            <Head of={juror} className={styles.small} />
            <span className={styles.slot} data-result={i < step ? verdict[i]!.result : undefined}>
              <Token of={i < step ? RESULT_TOKENS[verdict[i]!.result] : 'blank'} />
              {i < step && <b>{word(reader, `result.letter.${verdict[i]!.result}`)}</b>}
            </span>
          </li>
        ))}
      </ol>
      <p>
        <b>{word(reader, 'end.guilty', { count: guilty })}</b>{' '}
        {view.options.majority === 'four'
          ? word(reader, 'end.needed', { count: CONVICTION })
          : word(reader, 'end.needed.more', { count: innocent })}
      </p>
    </section>
  );
}

interface JurorCardProps {
  readonly reader: Reader;
  readonly juror: Juror;
  readonly view: View;
  readonly verdict: JurorVerdict;
  readonly isOpen: boolean;
  readonly isNow: boolean; // it has just spoken
}

function JurorCard({ reader, juror, view, verdict, isOpen, isNow }: JurorCardProps) {
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNow) card.current?.scrollIntoView({ block: 'nearest', behavior: wantsMotion() ? 'smooth' : 'auto' });
  }, [isNow]);
  const own = view.jurors[JURORS.indexOf(juror)]!;
  const { guilt, innocence } = isOpen ? openRows(own, verdict) : closedRows(own);
  return (
    <li ref={card} className={classes(styles.juror, isNow && styles.now)} data-open={isOpen || undefined}>
      <Head of={juror} className={styles.face} />
      <h3>{jurorName(reader, juror)}</h3>
      <div className={styles.box} aria-hidden="true">
        <Row of={guilt} isNow={isNow} />
        <Row of={innocence} isNow={isNow} />
      </div>
      {isOpen && (
        <span className={styles.stamp} data-result={verdict.result}>
          {word(reader, `result.${verdict.result}`)}
        </span>
      )}
      <span className="sr">
        {isOpen
          ? word(reader, 'end.juror', {
              guilt: verdict.guilt,
              innocence: verdict.innocence,
              cancelled: verdict.cancelled,
            })
          : word(reader, 'end.juror.closed', { count: own.stack.length })}
      </span>
    </li>
  );
}

function Row({ of, isNow }: { readonly of: readonly Laid[]; readonly isNow: boolean }) {
  return (
    <span className={styles.row}>
      {of.map(({ face, isTurned, isStruck }, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a row are alike
          key={i}
          className={classes(styles.token, isTurned && isNow && styles.turned, isStruck && styles.struck)}
          style={{ '--i': i } as CSSProperties}
        >
          <Token of={face} />
        </span>
      ))}
    </span>
  );
}

interface SeatsProps {
  readonly reader: Reader;
  readonly view: View;
  readonly sitters: readonly Sitter[];
  readonly own: number | null;
  readonly isOver: boolean;
}

/** Everybody's role and goal; at the end who has reached it, those first. */
function Seats({ reader, view, sitters, own, isOver }: SeatsProps) {
  const { winners } = view.outcome!;
  const seats = view.seats.map((_, seat) => seat);
  const order = isOver ? seats.sort((a, b) => Number(winners.includes(b)) - Number(winners.includes(a))) : seats;
  return (
    <section className={styles.seats}>
      <h3>{word(reader, 'end.roles')}</h3>
      <ol>
        {order.map((seat) => (
          <li
            key={seat}
            className={classes(styles.seat, isOver && winners.includes(seat) && styles.wins)}
            data-seat={seat}
          >
            <span className={styles.voices} aria-hidden="true">
              {coloursOf(view, seat).map((colour) => (
                <Voice key={colour} of={colour} />
              ))}
            </span>
            <div>
              <h4>
                {seat === own ? word(reader, 'you') : sitters[seat]!.name}
                <span> · {roleWords(reader.language, view.seats[seat]!.role!).title}</span>
              </h4>
              <Goals reader={reader} view={view} seat={seat} isOver={isOver} />
            </div>
            {isOver && (
              <span className={styles.result}>
                <Picture of={winners.includes(seat) ? 'i-check' : 'i-cross'} />
                {word(reader, winners.includes(seat) ? 'end.won' : 'end.lost')}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Goals({
  reader,
  view,
  seat,
  isOver,
}: Pick<SeatsProps, 'reader' | 'view' | 'isOver'> & { readonly seat: Seat }) {
  return standings(view, seat, view.seats[seat]!.role!, view.verdict!).map((each) => {
    const goal = goalWords(reader, each);
    if (!isOver) return <p key={goal}>{goal}</p>;
    return (
      <p key={goal} data-holds={each.holds || undefined}>
        <Picture of={each.holds ? 'i-check' : 'i-cross'} />
        <span>
          <span className="sr">{word(reader, each.holds ? 'goal.reached' : 'goal.missed')} </span>
          {word(reader, 'goal.so', { goal, have: haveWords(reader, view, seat, each) })}
        </span>
      </p>
    );
  });
}

// The portal with the power of this turn, and beside it what is asked, or what goes on while others decide.

import { classes } from '@kuluary/stage/buttons';
import { ClockRing } from '@kuluary/stage/clock-ring';
import type { RunningClock } from '@kuluary/stage/game-table';
import { parted } from '@kuluary/texts/parted';
import { isAsked } from '@kuluary/texts/reader';
import { type ReactNode, useId } from 'react';
import { askingOf } from '../texts/asking.ts';
import { question } from '../texts/question.ts';
import styles from './ask.module.css';
import { useTable } from './at-table.tsx';
import { useLooking } from './details.tsx';
import { TileButton } from './face.tsx';
import { awaited, happening } from './happening.ts';
import { Picture } from './picture.tsx';
import { aloneOf } from './piles.ts';
import { RuleButton } from './rule-button.tsx';
import { Numbers, seatSentence } from './seats.tsx';
import { ownHand, questionId } from './situation.ts';
import { word } from './words.ts';

interface AskProps {
  readonly clock: RunningClock | undefined; // of whoever sits at this screen
  readonly told: string; // what has just happened
  readonly surprise: string; // what of it would go unnoticed
}

export function Ask({ clock, told, surprise }: AskProps) {
  const { view, moves, deciding } = useTable();
  const id = useId();
  const asked = moves.length > 0 && isAsked(view);
  return (
    <section
      className={styles.ask}
      aria-labelledby={id}
      data-question={view.decision ?? 'over'}
      data-sending={deciding.pending !== null || undefined}
      data-brief={(asked && view.decision === 'main' && !deciding.warning) || undefined}
      tabIndex={-1}
    >
      <Dial clock={clock} />
      <div className={styles.bubble} key={asked ? questionId(view) : 'waiting'}>
        <h2 id={id} className={styles.words} aria-live={asked ? 'assertive' : 'polite'}>
          {asked ? <Question surprise={surprise} /> : <Waiting told={told} />}
        </h2>
        <Source />
        <Self />
      </div>
    </section>
  );
}

function Dial({ clock }: { readonly clock: RunningClock | undefined }) {
  const { reader, view } = useTable();
  return (
    <div className={styles.dial} data-place="dial">
      {clock && (
        <span className={styles.ring}>
          <ClockRing ends={clock.ends} total={clock.total} />
        </span>
      )}
      <Picture of="part-portal" className={styles.portal} />
      <output className={styles.number} aria-label={`${word(reader, 'power')}: ${view.power}`}>
        <span key={view.power} className={view.power > 9 ? styles.wide : undefined}>
          {view.power}
        </span>
      </output>
      <span className={styles.unit} aria-hidden="true">
        {word(reader, 'power')}
      </span>
      <RuleButton className={styles.rule} />
    </div>
  );
}

function Question({ surprise }: Pick<AskProps, 'surprise'>) {
  const { reader, view, moves, deciding } = useTable();
  const { warning } = deciding;
  if (warning) {
    const which = warning.power > 0 && warning.cards > 0 ? 'both' : warning.power > 0 ? 'power' : 'cards';
    return (
      <Words loud={word(reader, 'ask.sure')}>
        {word(reader, `ask.sure.${which}`, { power: warning.power, cards: warning.cards })}
      </Words>
    );
  }
  if (view.decision === 'main') {
    const hint = word(reader, hintKey(view.played.length, moves));
    return <Words loud={word(reader, 'ask.turn')}>{surprise || hint}</Words>;
  }
  const { told, asked } = parted(question(reader, view) ?? '');
  return (
    <span className={styles.long} data-length={lengthOf(told.length + asked.length)}>
      {told && <span>{told} </span>}
      <strong>{asked}</strong>
    </span>
  );

  function hintKey(played: number, all: typeof moves) {
    const canBuy = all.some(({ type }) => type === 'buy' || type === 'defeat' || type === 'token');
    const canPlay = ownHand(view).length > 0;
    if (canPlay) return played === 0 && !canBuy ? 'ask.begin' : 'ask.more';
    return canBuy ? 'ask.buy' : 'ask.done';
  }
}

const LONG = 90; // letters: from here on the type is a size smaller on a phone
const LONGEST = 150;

function lengthOf(letters: number): 'short' | 'long' | 'longest' {
  return letters > LONGEST ? 'longest' : letters > LONG ? 'long' : 'short';
}

function Waiting({ told }: { readonly told: string }) {
  const { reader, view, deciding } = useTable();
  if (deciding.pending !== null && deciding.pending.type !== 'play') {
    return <Words loud={happening(reader, view)}>{word(reader, 'ask.sent')}</Words>;
  }
  const open = happening(reader, view);
  return (
    <Words loud={open}>
      {told || (view.waitingFor.length > 1 ? awaited(reader, view) : '')}
      {view.viewer === 'spectator' && !view.outcome && <small> {word(reader, 'now.watching')}</small>}
    </Words>
  );
}

function Words({ loud, children }: { readonly loud: string; readonly children: ReactNode }) {
  return (
    <>
      <span className={classes(styles.loud, loud.length > 18 && styles.small)}>{loud}</span>
      <span className={styles.rest}>{children}</span>
    </>
  );
}

/** The card that asks. */
function Source() {
  const { view } = useTable();
  const isShown = view.decision === 'defend' && isAsked(view); // large, above
  const asking = view.decision === 'main' || view.decision === null ? undefined : askingOf(view);
  if (!asking || isShown) return null;
  const { id } = asking.source.card;
  return (
    <span className={styles.source}>
      <TileButton of={id} pile={aloneOf(id)} at={0}>
        <Picture of="icon-eye" />
      </TileButton>
    </span>
  );
}

/** One's own tokens, deck and discard: a touch shows all of it. */
function Self() {
  const { reader, view, sitters } = useTable();
  const looking = useLooking();
  const { viewer } = view;
  if (viewer === 'spectator') return null;
  return (
    <button
      type="button"
      className={styles.self}
      aria-label={seatSentence(reader, view, sitters[viewer]!, viewer)}
      data-place={`seat-${viewer}`}
      onClick={() => looking.look({ kind: 'seat', seat: viewer })}
    >
      <Numbers seat={viewer} isOwn />
    </button>
  );
}

// The decision panel: the power of this turn, and the prompt or what happens while others decide.

import { splitPrompt } from '@kuluary/texts/prompt-parts';
import { isViewerAsked } from '@kuluary/texts/reader';
import { classNames } from '@kuluary/ui/buttons';
import { ClockRing } from '@kuluary/ui/clock-ring';
import type { ShownClock } from '@kuluary/ui/game-table';
import { type ReactNode, useId } from 'react';
import { promptText } from '../texts/prompt.ts';
import { promptSourceOf } from '../texts/prompt-source.ts';
import { TileButton } from './card-button.tsx';
import { useInspector } from './card-inspector.tsx';
import styles from './decision-panel.module.css';
import { describeSeat, SeatFigures } from './other-seats.tsx';
import { singleCardPile } from './piles.ts';
import { RuleButton } from './rule-button.tsx';
import { statusLine, waitingNames } from './status-line.ts';
import { SymbolPicture } from './symbol-picture.tsx';
import { useTableContext } from './table-context.tsx';
import { decisionIdOf, ownHand } from './view-queries.ts';
import { tableText } from './words.ts';

interface DecisionPanelProps {
  readonly clock: ShownClock | undefined; // of the viewer
  readonly lastSentences: string; // for recent events
  readonly unshownSentences: string; // for those of them that the table does not show
}

export function DecisionPanel({ clock, lastSentences, unshownSentences }: DecisionPanelProps) {
  const { view, moves, selection } = useTableContext();
  const id = useId();
  const asked = moves.length > 0 && isViewerAsked(view);
  return (
    <section
      className={styles.ask}
      aria-labelledby={id}
      data-question={view.decision ?? 'over'}
      data-sending={selection.pending !== null || undefined}
      data-brief={(asked && view.decision === 'main' && !selection.warning) || undefined}
      tabIndex={-1}
    >
      <PowerDial clock={clock} />
      <div className={styles.bubble} key={asked ? decisionIdOf(view) : 'waiting'}>
        <h2 id={id} className={styles.words} aria-live={asked ? 'assertive' : 'polite'}>
          {asked ? <Prompt unshownSentences={unshownSentences} /> : <WaitingText lastSentences={lastSentences} />}
        </h2>
        <PromptCard />
        <OwnSeatButton />
      </div>
    </section>
  );
}

function PowerDial({ clock }: { readonly clock: ShownClock | undefined }) {
  const { reader, view } = useTableContext();
  return (
    <div className={styles.dial} data-place="dial">
      {clock && (
        <span className={styles.ring}>
          <ClockRing endsAt={clock.endsAt} total={clock.total} />
        </span>
      )}
      <SymbolPicture of="part-portal" className={styles.portal} />
      <output className={styles.number} aria-label={`${tableText(reader, 'power')}: ${view.power}`}>
        <span key={view.power} className={view.power > 9 ? styles.wide : undefined}>
          {view.power}
        </span>
      </output>
      <span className={styles.unit} aria-hidden="true">
        {tableText(reader, 'power')}
      </span>
      <RuleButton className={styles.rule} />
    </div>
  );
}

function Prompt({ unshownSentences }: Pick<DecisionPanelProps, 'unshownSentences'>) {
  const { reader, view, moves, selection } = useTableContext();
  const { warning } = selection;
  if (warning) {
    const which = warning.power > 0 && warning.cards > 0 ? 'both' : warning.power > 0 ? 'power' : 'cards';
    return (
      <HeadedText loud={tableText(reader, 'ask.sure')}>
        {tableText(reader, `ask.sure.${which}`, { power: warning.power, cards: warning.cards })}
      </HeadedText>
    );
  }
  if (view.decision === 'main') {
    const hint = tableText(reader, hintKey(view.played.length, moves));
    return <HeadedText loud={tableText(reader, 'ask.turn')}>{unshownSentences || hint}</HeadedText>;
  }
  const { preamble, question } = splitPrompt(promptText(reader, view) ?? '');
  return (
    <span className={styles.long} data-length={textLengthClass(preamble.length + question.length)}>
      {preamble && <span>{preamble} </span>}
      <strong>{question}</strong>
    </span>
  );

  function hintKey(played: number, all: typeof moves) {
    const canBuy = all.some(({ type }) => type === 'buy' || type === 'defeat' || type === 'token');
    const canPlay = ownHand(view).length > 0;
    if (canPlay) return played === 0 && !canBuy ? 'ask.begin' : 'ask.more';
    return canBuy ? 'ask.buy' : 'ask.done';
  }
}

const LONG_TEXT = 90; // letters; longer texts are smaller on a phone
const LONGEST_TEXT = 150;

function textLengthClass(letters: number): 'short' | 'long' | 'longest' {
  return letters > LONGEST_TEXT ? 'longest' : letters > LONG_TEXT ? 'long' : 'short';
}

function WaitingText({ lastSentences }: Pick<DecisionPanelProps, 'lastSentences'>) {
  const { reader, view, selection } = useTableContext();
  const status = statusLine(reader, view);
  if (selection.pending !== null && selection.pending.type !== 'play') {
    return <HeadedText loud={status}>{tableText(reader, 'ask.sent')}</HeadedText>;
  }
  return (
    <HeadedText loud={status}>
      {lastSentences || (view.waitingFor.length > 1 ? waitingNames(reader, view) : '')}
      {view.viewer === 'spectator' && !view.outcome && <small> {tableText(reader, 'now.watching')}</small>}
    </HeadedText>
  );
}

function HeadedText({ loud, children }: { readonly loud: string; readonly children: ReactNode }) {
  return (
    <>
      <span className={classNames(styles.loud, loud.length > 18 && styles.small)}>{loud}</span>
      <span className={styles.rest}>{children}</span>
    </>
  );
}

/** The card that asks. */
function PromptCard() {
  const { view } = useTableContext();
  const isShown = view.decision === 'defend' && isViewerAsked(view); // the tray shows it large
  const promptSource = view.decision === 'main' || view.decision === null ? undefined : promptSourceOf(view);
  if (!promptSource || isShown) return null;
  const { id } = promptSource.programSource.card;
  return (
    <span className={styles.source}>
      <TileButton of={id} pile={singleCardPile(id)} at={0}>
        <SymbolPicture of="icon-eye" />
      </TileButton>
    </span>
  );
}

/** The viewer's tokens, deck and discard; opens its sheet. */
function OwnSeatButton() {
  const { reader, view, players } = useTableContext();
  const inspector = useInspector();
  const { viewer } = view;
  if (viewer === 'spectator') return null;
  return (
    <button
      type="button"
      className={styles.self}
      aria-label={describeSeat(reader, view, players[viewer]!, viewer)}
      data-place={`seat-${viewer}`}
      onClick={() => inspector.openSheet({ kind: 'seat', seat: viewer })}
    >
      <SeatFigures seat={viewer} isOwn />
    </button>
  );
}

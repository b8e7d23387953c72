// One's strategies: secret, and lit when their moment comes.

import { classes } from '@kuluary/stage/buttons';
import type { Move } from '../rules/moves.ts';
import { strategyCard } from '../texts/box.ts';
import { strategyText, strategyWords } from '../texts/card-text.ts';
import { useTable } from './at-table.tsx';
import type { IconName } from './drawings/icons.ts';
import { KeyHint } from './key-hint.tsx';
import { useLooking } from './looking.tsx';
import { Picture, RegionIcon } from './picture.tsx';
import { isSameMove, ofType, ownSeat, spelled } from './situation.ts';
import styles from './strategies.module.css';
import { word } from './words.ts';

/** The hand, at the lower edge: a touch shows a card whole. */
export function Strategies() {
  const { reader, view, moves } = useTable();
  const looking = useLooking();
  const hand = ownSeat(view)?.hand ?? null;
  if (hand === null || view.viewer === view.prosecutor) return null;
  const plays = ofType(moves, 'strategy');
  return (
    <section className={styles.hand} data-count={hand.length}>
      <h2 className="sr">{word(reader, 'strategies', { count: hand.length })}</h2>
      {hand.map((card, place) => (
        <button
          type="button"
          // biome-ignore lint/suspicious/noArrayIndexKey: two copies of a card are alike
          key={place}
          className={classes(styles.card, plays.some((move) => move.card === card) && styles.lit)}
          aria-label={`${strategyWords(reader.language, card).title}. ${strategyText(reader.language, card)}`}
          onClick={() => looking.look({ kind: 'strategy', card })}
        >
          <StrategyIcon card={card} />
          <b>{strategyWords(reader.language, card).title}</b>
          <span className={styles.text}>{strategyText(reader.language, card)}</span>
        </button>
      ))}
      {hand.length === 0 && <p className={styles.none}>{word(reader, 'strategies.none')}</p>}
    </section>
  );
}

/** Of those that can be played anywhere. */
const SIGNS: Readonly<Record<string, IconName>> = {
  'excessive-force': 'force',
  'second-thoughts': 'rethink',
  earworm: 'note',
  'me-first': 'first',
  'second-wind': 'wind',
  'an-eye-for-an-eye': 'eyes',
  'last-words': 'lastwords',
};

/** Where it is played; what it does, where that is anywhere. */
function StrategyIcon({ card, className }: { readonly card: string; readonly className?: string | undefined }) {
  const { in: region } = strategyCard(card);
  if (region !== undefined) return <RegionIcon of={region} className={className} />;
  return <Picture of={`i-${SIGNS[card] ?? 'up'}`} className={className} />;
}

interface StrategyFaceProps {
  readonly card: string;
  readonly move: Move | undefined; // what it answers; undefined: its moment is another one
  readonly number: number;
}

/** A card in a question: the whole of it, pressed to play or to discard. */
export function StrategyFace({ card, move, number }: StrategyFaceProps) {
  const { reader, deciding } = useTable();
  const { title } = strategyWords(reader.language, card);
  const text = strategyText(reader.language, card);
  const inside = (
    <>
      <StrategyIcon card={card} className={styles.icon} />
      <b>{title}</b>
      <span className={styles.words}>{text}</span>
    </>
  );
  if (!move) {
    return (
      <div className={classes(styles.face, styles.dim)}>
        {inside}
        <small>{word(reader, 'window.not-now')}</small>
      </div>
    );
  }
  const isSent = isSameMove(deciding.pending, move);
  return (
    <button
      type="button"
      className={classes(styles.face, styles.playable, isSent && styles.sent)}
      aria-disabled={!deciding.isOpen || undefined}
      aria-pressed={isSent || undefined}
      data-soon={deciding.isSoon || undefined}
      data-move={spelled(move)}
      data-key={number}
      onClick={() => deciding.answer(move)}
    >
      <KeyHint number={number} />
      {inside}
    </button>
  );
}

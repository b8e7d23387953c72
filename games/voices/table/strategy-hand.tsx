// The viewer's strategies: secret, highlighted when playable.

import { classNames } from '@kuluary/ui/buttons';
import type { Move } from '../rules/moves.ts';
import { strategyCard } from '../texts/card-lookup.ts';
import { strategyText, strategyWords } from '../texts/card-text.ts';
import { useDetailSheets } from './detail-sheet-stack.tsx';
import type { IconName } from './drawings/icons.ts';
import { KeyHint } from './key-hint.tsx';
import styles from './strategy-hand.module.css';
import { RegionIcon, SymbolPicture } from './symbol-picture.tsx';
import { useTableContext } from './table-context.tsx';
import { isSameMove, moveKey, movesOfType, ownSeatView } from './view-queries.ts';
import { tableText } from './words.ts';

/** At the lower edge; a tap opens the whole card. */
export function StrategyHand() {
  const { reader, view, moves } = useTableContext();
  const sheets = useDetailSheets();
  const hand = ownSeatView(view)?.hand ?? null;
  if (hand === null || view.viewer === view.prosecutor) return null;
  const plays = movesOfType(moves, 'strategy');
  return (
    <section className={styles.hand} data-count={hand.length}>
      <h2 className="sr">{tableText(reader, 'strategies', { count: hand.length })}</h2>
      {hand.map((card, place) => (
        <button
          type="button"
          // biome-ignore lint/suspicious/noArrayIndexKey: two copies of a card are alike
          key={place}
          className={classNames(styles.card, plays.some((move) => move.card === card) && styles.lit)}
          aria-label={`${strategyWords(reader.language, card).title}. ${strategyText(reader.language, card)}`}
          onClick={() => sheets.openDetails({ kind: 'strategy', card })}
        >
          <StrategyIcon card={card} />
          <b>{strategyWords(reader.language, card).title}</b>
          <span className={styles.text}>{strategyText(reader.language, card)}</span>
        </button>
      ))}
      {hand.length === 0 && <p className={styles.none}>{tableText(reader, 'strategies.none')}</p>}
    </section>
  );
}

/** Icons of strategies without a region. */
const STRATEGY_ICONS: Readonly<Record<string, IconName>> = {
  'excessive-force': 'force',
  'second-thoughts': 'rethink',
  earworm: 'note',
  'me-first': 'first',
  'second-wind': 'wind',
  'an-eye-for-an-eye': 'eyes',
  'last-words': 'lastwords',
};

/** Its region; without one, what it does. */
function StrategyIcon({ card, className }: { readonly card: string; readonly className?: string | undefined }) {
  const { in: region } = strategyCard(card);
  if (region !== undefined) return <RegionIcon of={region} className={className} />;
  return <SymbolPicture of={`i-${STRATEGY_ICONS[card] ?? 'up'}`} className={className} />;
}

interface StrategyCardButtonProps {
  readonly card: string;
  readonly move: Move | undefined; // undefined: not playable now
  readonly number: number;
}

/** The whole card as a button that plays or discards it. */
export function StrategyCardButton({ card, move, number }: StrategyCardButtonProps) {
  const { reader, selection } = useTableContext();
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
      <div className={classNames(styles.face, styles.dim)}>
        {inside}
        <small>{tableText(reader, 'window.not-now')}</small>
      </div>
    );
  }
  const isSent = isSameMove(selection.pending, move);
  return (
    <button
      type="button"
      className={classNames(styles.face, styles.playable, isSent && styles.sent)}
      aria-disabled={!selection.acceptsMoves || undefined}
      aria-pressed={isSent || undefined}
      data-soon={selection.acceptsMovesSoon || undefined}
      data-move={moveKey(move)}
      data-key={number}
      onClick={() => selection.submitMove(move)}
    >
      <KeyHint number={number} />
      {inside}
    </button>
  );
}

// The centre of the table: the deck, the medallion of the claim or action, its pending coins, the treasury.

import { classNames } from '@kuluary/ui/buttons';
import { Candle } from '@kuluary/ui/candle';
import { Icon } from '@kuluary/ui/icons';
import { Silhouette } from '@kuluary/ui/portraits';
import { Rosette } from '@kuluary/ui/rosette';
import type { Character } from '../rules/characters.ts';
import { actionValues, claimValues } from '../texts/message-values.ts';
import { CardBack } from './card.tsx';
import { Coin, CoinPile } from './coin-pile.tsx';
import { useCharacterTooltip } from './details-tooltip.tsx';
import { FACE_DOWN_CARD, LAUREL } from './drawings/symbols.ts';
import { ActionEmblem, Emblem, SymbolImage, spotColourStyle } from './emblem.tsx';
import styles from './table-centre.module.css';
import { characterNameFor, useTableContext } from './table-context.tsx';
import { pendingTreasuryCoins, type ShownClaim, shownClaimIn, visibleCopiesOf } from './view-queries.ts';
import { tableText } from './words.ts';

export function TableCentre() {
  const { reader, view } = useTableContext();
  const claim = shownClaimIn(view);
  return (
    <section className={styles.middle} aria-label={tableText(reader, 'middle')}>
      <div className={styles.around}>
        <Candle className={styles.left} />
        <p className={classNames(styles.pile, view.deck.length === 0 && styles.none)}>
          <DeckPile cards={view.deck.length} />
          <span>
            <span>{tableText(reader, 'deck')}</span> <b>{view.deck.length}</b>
          </span>
        </p>
        <div className={styles.claim} data-place="claim">
          <Rosette className={styles.rose} />
          {claim ? <ClaimMedallion claim={claim} /> : view.action ? <ActionMedallion /> : <ActorMedallion />}
          <PendingCoins coins={pendingTreasuryCoins(view)} />
        </div>
        <p className={styles.pile}>
          <span className={styles.hoard} data-place="treasury">
            <CoinPile coins={view.treasury} />
          </span>
          <span>
            <span>{tableText(reader, 'treasury')}</span> <b>{view.treasury}</b>
          </span>
        </p>
        <Candle className={styles.right} late />
      </div>
    </section>
  );
}

const LAYERS = ['bottom', 'middle', 'top'] as const;

/** Three cards at most. */
function DeckPile({ cards }: { readonly cards: number }) {
  return (
    <span className={styles.deck} data-place="deck">
      {LAYERS.slice(0, cards).map((layer) => (
        <CardBack key={layer} />
      ))}
    </span>
  );
}

function ClaimMedallion({ claim }: { readonly claim: ShownClaim }) {
  const { reader, view } = useTableContext();
  const { character, isOpen, isProven, hasFailed } = claim;
  const details = useCharacterTooltip(character);
  const name = characterNameFor(reader, character);
  const doubted = view.decision === 'show' && view.challenger !== null;
  return (
    <>
      <button
        type="button"
        key={`${claim.seat} ${character}`}
        className={classNames(styles.seal, doubted && styles.doubted, hasFailed && styles.fallen)}
        style={spotColourStyle(character)}
        aria-label={name}
        data-claim={character}
        {...details}
      >
        <Emblem of={character} />
        {doubted && <span className={styles.wax}>?!</span>}
      </button>
      <MedallionLabel
        text={isOpen && !isProven ? tableText(reader, 'seal.claim', claimValues(reader, character)) : name}
        mark={isProven ? 'tick' : hasFailed ? 'cross' : undefined}
      />
      <CopyCount of={character} />
    </>
  );
}

/** The label under the medallion; long ones are smaller. */
function MedallionLabel({ text, mark }: { readonly text: string; readonly mark?: 'tick' | 'cross' | undefined }) {
  const length = text.length > 14 ? 'longest' : text.length > 10 ? 'long' : 'short';
  return (
    <span className={classNames(styles.ribbon, mark === 'tick' && styles.proved)} data-length={length}>
      {text}
      {mark && <Icon name={mark} />}
    </span>
  );
}

/** How many copies of the character the viewer can see. */
function CopyCount({ of }: { readonly of: Character }) {
  const { reader, view } = useTableContext();
  const { up, own, all } = visibleCopiesOf(view, of);
  return (
    <span className={styles.copies}>
      {tableText(reader, own > 0 ? 'copies.up-own' : 'copies.up', { up, own, all })}
    </span>
  );
}

/** An action without a claim. */
function ActionMedallion() {
  const { reader, view } = useTableContext();
  const action = view.action!;
  return (
    <>
      <span className={classNames(styles.seal, styles.action)} key={action}>
        <ActionEmblem of={action} />
      </span>
      <MedallionLabel text={String(actionValues(reader, action).action_title)} />
    </>
  );
}

/** During a draft, or after the end. */
function PlainMedallion({ over }: { readonly over: boolean }) {
  return (
    <span className={classNames(styles.seal, styles.action)}>
      <SymbolImage path={over ? LAUREL : FACE_DOWN_CARD} />
    </span>
  );
}

/** Nothing is announced yet: the portrait of the seat whose turn it is. */
function ActorMedallion() {
  const { view, players } = useTableContext();
  if (view.decision === 'pick' || view.decision === null) return <PlainMedallion over={view.decision === null} />;
  return (
    <span className={classNames(styles.seal, styles.medal)} key={view.turn}>
      <Silhouette portrait={players[view.turn]!.portrait} />
    </span>
  );
}

const PENDING_COIN_KEYS = ['first', 'second', 'third'] as const; // no action takes more

/** Coins of the announced action, beside the claim. */
function PendingCoins({ coins }: { readonly coins: number }) {
  if (coins === 0) return null;
  return (
    <span className={styles.loot} data-place="loot" aria-hidden="true">
      {PENDING_COIN_KEYS.slice(0, coins).map((coin) => (
        <Coin key={coin} />
      ))}
    </span>
  );
}

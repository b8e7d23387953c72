// The middle of the table: the deck, the claim in question under its seal, coins on their way, the treasury.

import { classes } from '@kuluary/stage/buttons';
import { Candle } from '@kuluary/stage/candle';
import { Icon } from '@kuluary/stage/icons';
import { Silhouette } from '@kuluary/stage/portraits';
import { Rosette } from '@kuluary/stage/rosette';
import type { Character } from '../rules/characters.ts';
import { claimed, deed } from '../texts/reader.ts';
import { nameOf, useTable } from './at-table.tsx';
import { CardBack } from './card.tsx';
import { useCharacterDetails } from './details.tsx';
import { A_CARD, LAUREL } from './drawings/symbols.ts';
import { Cut, DeedEmblem, Emblem, inkOf } from './emblem.tsx';
import styles from './middle.module.css';
import { Coin, Hoard } from './money.tsx';
import { type Claim, claimOnTable, coinsOnTheWay, copiesOf } from './situation.ts';
import { word } from './words.ts';

export function Middle() {
  const { reader, view } = useTable();
  const claim = claimOnTable(view);
  return (
    <section className={styles.middle} aria-label={word(reader, 'middle')}>
      <div className={styles.around}>
        <Candle className={styles.left} />
        <p className={classes(styles.pile, view.deck.length === 0 && styles.none)}>
          <Deck cards={view.deck.length} />
          <span>
            <span>{word(reader, 'deck')}</span> <b>{view.deck.length}</b>
          </span>
        </p>
        <div className={styles.claim} data-place="claim">
          <Rosette className={styles.rose} />
          {claim ? <ClaimSeal claim={claim} /> : view.action ? <DeedSeal /> : <TurnSeal />}
          <Loot coins={coinsOnTheWay(view)} />
        </div>
        <p className={styles.pile}>
          <span className={styles.hoard} data-place="treasury">
            <Hoard coins={view.treasury} />
          </span>
          <span>
            <span>{word(reader, 'treasury')}</span> <b>{view.treasury}</b>
          </span>
        </p>
        <Candle className={styles.right} late />
      </div>
    </section>
  );
}

const LAYERS = ['bottom', 'middle', 'top'] as const;

/** As high as it is. */
function Deck({ cards }: { readonly cards: number }) {
  return (
    <span className={styles.deck} data-place="deck">
      {LAYERS.slice(0, cards).map((layer) => (
        <CardBack key={layer} />
      ))}
    </span>
  );
}

function ClaimSeal({ claim }: { readonly claim: Claim }) {
  const { reader, view } = useTable();
  const { character, open, proved, fallen } = claim;
  const details = useCharacterDetails(character);
  const name = nameOf(reader, character);
  const doubted = view.decision === 'show' && view.challenger !== null;
  return (
    <>
      <button
        type="button"
        key={`${claim.seat} ${character}`}
        className={classes(styles.seal, doubted && styles.doubted, fallen && styles.fallen)}
        style={inkOf(character)}
        aria-label={name}
        data-claim={character}
        {...details}
      >
        <Emblem of={character} />
        {doubted && <span className={styles.wax}>?!</span>}
      </button>
      <Ribbon
        text={open && !proved ? word(reader, 'seal.claim', claimed(reader, character)) : name}
        mark={proved ? 'tick' : fallen ? 'cross' : undefined}
      />
      <Copies of={character} />
    </>
  );
}

/** Under the seal. What is long is written smaller. */
function Ribbon({ text, mark }: { readonly text: string; readonly mark?: 'tick' | 'cross' | undefined }) {
  const length = text.length > 14 ? 'longest' : text.length > 10 ? 'long' : 'short';
  return (
    <span className={classes(styles.ribbon, mark === 'tick' && styles.proved)} data-length={length}>
      {text}
      {mark && <Icon name={mark} />}
    </span>
  );
}

/** How many copies everybody can see: fewer are left to be had. */
function Copies({ of }: { readonly of: Character }) {
  const { reader, view } = useTable();
  const { up, own, all } = copiesOf(view, of);
  return (
    <span className={styles.copies}>{word(reader, own > 0 ? 'copies.up-own' : 'copies.up', { up, own, all })}</span>
  );
}

/** An action that claims nobody. */
function DeedSeal() {
  const { reader, view } = useTable();
  const action = view.action!;
  return (
    <>
      <span className={classes(styles.seal, styles.deed)} key={action}>
        <DeedEmblem of={action} />
      </span>
      <Ribbon text={String(deed(reader, action).action_title)} />
    </>
  );
}

/** Cards are being chosen, or it is all over. */
function PlainSeal({ over }: { readonly over: boolean }) {
  return (
    <span className={classes(styles.seal, styles.deed)}>
      <Cut path={over ? LAUREL : A_CARD} />
    </span>
  );
}

/** Nothing is announced yet: the portrait of whoever is to act. The plaque says the name. */
function TurnSeal() {
  const { view, sitters } = useTable();
  if (view.decision === 'pick' || view.decision === null) return <PlainSeal over={view.decision === null} />;
  return (
    <span className={classes(styles.seal, styles.medal)} key={view.turn}>
      <Silhouette portrait={sitters[view.turn]!.portrait} />
    </span>
  );
}

const LOOT = ['first', 'second', 'third'] as const; // nobody takes more at once

/** Coins that wait beside the claim for the answers. */
function Loot({ coins }: { readonly coins: number }) {
  if (coins === 0) return null;
  return (
    <span className={styles.loot} data-place="loot" aria-hidden="true">
      {LOOT.slice(0, coins).map((coin) => (
        <Coin key={coin} />
      ))}
    </span>
  );
}

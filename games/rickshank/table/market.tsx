// The market: the nemesis, the line-up and the stacks.

import type { Reader } from '@kuluary/texts/reader';
import { classNames } from '@kuluary/ui/buttons';
import { type ReactNode, useRef } from 'react';
import { MORTY_WAVES_CARD, PORTAL_GUN_CARD } from '../rules/card-box.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { BOX } from '../texts/card-lookup.ts';
import { cardName } from '../texts/card-text.ts';
import { languagePackOf } from '../texts/catalogues.ts';
import { moveText } from '../texts/move-text.ts';
import { Badge, CardBack } from './card.tsx';
import { CardButton } from './card-button.tsx';
import { illustratedCardLines, pointsLabel, spokenCardText } from './card-facts.ts';
import { type Pile, useCardTooltip, useInspector } from './card-inspector.tsx';
import { KeyHint } from './key-hint.tsx';
import { slotsWithGaps } from './line-up-slots.ts';
import styles from './market.module.css';
import { NEMESIS_TITLE, singleCardPile, titleOfWord, UNTITLED } from './piles.ts';
import { cardOffer, missingPower, nemesisOffer, type PurchaseOffer, tokenOffer } from './purchase-offers.ts';
import { Emblem, SymbolPicture } from './symbol-picture.tsx';
import { useTableContext } from './table-context.tsx';
import { isOwnMainDecision, isSameMove, moveKey } from './view-queries.ts';
import { tableText } from './words.ts';

const PORTAL_GUN = BOX.cards[PORTAL_GUN_CARD]!.id;
const MORTY_WAVES = BOX.cards[MORTY_WAVES_CARD]!.id;
const NARROW_NAME_LETTERS = 18; // a longer name gets the narrow type
const FITTED_NAME_LETTERS = 11; // on a phone a longer name does
const LOCATION_BACK_CARD = 'the-citadel-of-ricks'; // its emblem stands for all locations

export function Market() {
  const { reader, view } = useTableContext();
  return (
    <section className={styles.market}>
      <h2 className={styles.caption}>
        {tableText(reader, 'market')} <span>{tableText(reader, 'market.deck', { count: view.deck })}</span>
      </h2>
      <Nemesis />
      <Stacks />
      <LineUp />
    </section>
  );
}

/** The tag below an offer: buy, or how much is missing. */
function useOfferTag(offer: PurchaseOffer, take: 'tag.buy' | 'tag.defeat'): ReactNode {
  const { reader, view } = useTableContext();
  if (offer.state === 'lit') return tableText(reader, take);
  if (offer.state === 'idle') return undefined;
  if (offer.why === 'guard') return tableText(reader, 'tag.guard');
  return <MissingPower count={missingPower(view, offer)} />;
}

/** In words where they fit. */
function MissingPower({ count }: { readonly count: number }) {
  const { reader } = useTableContext();
  return (
    <>
      <span className={styles.inWords}>{tableText(reader, 'tag.short', { count })}</span>
      <MissingPowerSign count={count} />
    </>
  );
}

/** "−2" with a bolt. */
function MissingPowerSign({ count }: { readonly count: number }) {
  return (
    <span className={styles.inSigns}>
      −{count}
      <SymbolPicture of="bolt" />
    </span>
  );
}

function useOfferNote(offer: PurchaseOffer | undefined): string | undefined {
  const { reader, view } = useTableContext();
  if (!offer || offer.state === 'idle') return undefined;
  if (offer.state === 'lit') return tableText(reader, 'offer.lit');
  if (offer.why !== 'power') return tableText(reader, `offer.${offer.why}`);
  return tableText(reader, 'offer.locked', { count: missingPower(view, offer) });
}

function LineUp() {
  const { reader, view } = useTableContext();
  const slots = useLineUpSlots(view);
  const pile: Pile = { title: titleOfWord('market'), cards: view.lineUp };
  return (
    <ol className={styles.lineUp} data-place="line-up" aria-label={tableText(reader, 'market')}>
      {slots.map((id, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card keeps its slot until the turn ends
        <li key={`${i} ${id ?? ''}`} data-slot={i}>
          {id === null ? (
            <span className={styles.gap} />
          ) : (
            <LineUpCard of={id} pile={pile} at={view.lineUp.indexOf(id)} isFirst={slots.indexOf(id) === i} />
          )}
        </li>
      ))}
    </ol>
  );
}

interface LineUpCardProps {
  readonly of: string;
  readonly pile: Pile;
  readonly at: number;
  readonly isFirst: boolean; // of equal cards
}

function LineUpCard({ of, pile, at, isFirst }: LineUpCardProps) {
  const { reader, view, moves } = useTableContext();
  const chosen = moves.find((each) => each.type === 'choose' && each.from === 'line-up' && each.card === of);
  const offer = cardOffer(view, moves, of);
  const tag = useOfferTag(offer, 'tag.buy');
  const note = useOfferNote(offer);
  const state = chosen || offer.state === 'lit' ? 'lit' : offer.state === 'locked' ? 'locked' : undefined;
  const shown = chosen ? tableText(reader, 'tag.take') : tag;
  return (
    <CardButton
      of={of}
      pile={pile}
      at={at}
      state={state}
      price={offer.price}
      {...(shown !== undefined && { tag: shown })}
      note={note}
      move={chosen ?? (offer.state === 'lit' ? offer.move : undefined)}
      place={`card-${of}`}
      isFirst={isFirst}
    />
  );
}

function useLineUpSlots({ lineUp, turns }: View): readonly (string | null)[] {
  const kept = useRef<{ turns: number; slots: readonly (string | null)[] }>({ turns: -1, slots: [] });
  const { slots } = kept.current;
  const fresh = kept.current.turns === turns ? slotsWithGaps(slots, lineUp) : undefined;
  kept.current = { turns, slots: fresh ?? lineUp };
  return kept.current.slots;
}

function Nemesis() {
  const { reader, view, moves } = useTableContext();
  const offer = nemesisOffer(view, moves);
  if (view.nemesis !== null && offer) return <FaceUpNemesis of={view.nemesis} offer={offer} />;
  return (
    <div className={classNames(styles.nemesis, styles.hidden)} data-place="nemeses">
      <CardBack of="nemesis" className={styles.back!} />
      <p>
        <b>{tableText(reader, 'nemesis.left', { count: view.nemeses })}</b>
        {view.nemeses > 0 && tableText(reader, 'nemesis.hidden')}
      </p>
    </div>
  );
}

function FaceUpNemesis({ of, offer }: { readonly of: string; readonly offer: PurchaseOffer }) {
  const { reader, view, selection, numberKeys } = useTableContext();
  const { language } = reader;
  const inspector = useInspector();
  const inspect = () => inspector.openSheet({ kind: 'card', pile: { title: NEMESIS_TITLE, cards: [of] }, at: 0 });
  const details = useCardTooltip(of, inspect);
  const tag = useOfferTag(offer, 'tag.defeat');
  const note = useOfferNote(offer);
  const move = offer.state === 'lit' ? offer.move : undefined;
  const key = move && numberKeys.get(moveKey(move));
  const name = cardName(language, of);
  const lines = illustratedCardLines(language, of).filter(
    ({ picture }) => picture === 'mark-attack' || picture === 'token',
  );
  return (
    <button
      type="button"
      className={classNames(styles.nemesis, styles[offer.state])}
      aria-label={[
        move && `${moveText(reader, view, move)}.`,
        spokenCardText(language, of),
        note,
        `${tableText(reader, 'nemesis.left', { count: view.nemeses })}.`,
      ]
        .filter(Boolean)
        .join(' ')}
      aria-disabled={(move && !selection.acceptsMoves) || undefined}
      data-soon={selection.acceptsMovesSoon || undefined}
      aria-pressed={(move && isSameMove(selection.pending, move)) || undefined}
      data-card={of}
      data-move={move && moveKey(move)}
      data-key={key}
      data-place="nemeses"
      onClick={() => (move ? selection.submitMove(move) : inspect())}
      {...details}
    >
      <SymbolPicture of="base-nemesis" className={styles.ground} />
      <span className={styles.window}>
        <Emblem of={of} className={styles.emblem} />
      </span>
      <Badge of="cost" value={offer.price} className={styles.cost} />
      <Badge of="points" value={pointsLabel(of)} className={styles.points} />
      <span className={styles.plate}>
        <span className={styles.kind}>{languagePackOf(language).ranks.nemesis}</span>
        <span
          className={classNames(
            styles.name,
            name.length > NARROW_NAME_LETTERS ? styles.narrow : name.length > FITTED_NAME_LETTERS && styles.fitted,
          )}
        >
          {name}
        </span>
        <span className={styles.lines}>
          {lines.map(({ picture, text }) => (
            <span key={text}>
              <SymbolPicture of={picture} />
              {text}
            </span>
          ))}
        </span>
        <span className={styles.foot}>
          {tag !== undefined && (
            <span className={styles.tag}>
              <SymbolPicture of={offer.state === 'lit' ? 'icon-check' : 'icon-lock'} />
              {tag}
            </span>
          )}
          {view.nemeses > 1 && (
            <span className={styles.under}>{tableText(reader, 'nemesis.under', { count: view.nemeses - 1 })}</span>
          )}
        </span>
      </span>
      {key !== undefined && <KeyHint number={key} />}
    </button>
  );
}

const STACKS = ['guns', 'tokens', 'locations', 'waves', 'destroyed', 'deck'] as const;
type StackName = (typeof STACKS)[number];

function Stacks() {
  const { reader } = useTableContext();
  return (
    <ul className={styles.stacks} aria-label={tableText(reader, 'stacks')}>
      {STACKS.map((name) => (
        <li key={name}>
          <Stack name={name} />
        </li>
      ))}
    </ul>
  );
}

function Stack({ name }: { readonly name: StackName }) {
  const { reader, view, moves, selection, numberKeys } = useTableContext();
  const inspector = useInspector();
  const offer = stackOffer(view, moves, name);
  const note = useOfferNote(offer);
  const move = offer?.state === 'lit' ? offer.move : undefined;
  const key = move && numberKeys.get(moveKey(move));
  const count = stackCount(view, name);
  const about = (reader: Reader) => tableText(reader, `stack.${name}.about`, { count });
  const isCard = name === 'guns' || name === 'waves';
  const inspect = () => {
    if (isCard) {
      const card = name === 'guns' ? PORTAL_GUN : MORTY_WAVES;
      inspector.openSheet({ kind: 'card', pile: singleCardPile(card), at: 0 });
    } else inspector.openSheet({ kind: 'piles', title: about, piles: pilesOfStack(view, name) });
  };
  return (
    <button
      type="button"
      className={classNames(styles.stack, offer && styles[offer.state])}
      aria-label={[move && `${moveText(reader, view, move)}.`, about(reader), note].filter(Boolean).join(' ')}
      aria-disabled={(move && !selection.acceptsMoves) || undefined}
      data-soon={selection.acceptsMovesSoon || undefined}
      aria-pressed={(move && isSameMove(selection.pending, move)) || undefined}
      data-stack={name}
      data-move={move && moveKey(move)}
      data-key={key}
      data-place={name === 'deck' ? 'main-deck' : name}
      onClick={() => (move ? selection.submitMove(move) : inspect())}
      onContextMenu={(event) => {
        event.preventDefault();
        inspect();
      }}
    >
      <span className={styles.pile}>
        <StackPicture name={name} />
        <span className={styles.count}>{count}</span>
      </span>
      <span className={styles.label}>
        <b>{tableText(reader, `stack.${name}`)}</b>
        {offer && count > 0 && <StackPrice offer={offer} />}
      </span>
      {key !== undefined && <KeyHint number={key} />}
    </button>
  );
}

/** The price with a tick or a lock, in words where they fit. */
function StackPrice({ offer }: { readonly offer: PurchaseOffer }) {
  const { reader, view } = useTableContext();
  const { state, price } = offer;
  const isShort = state === 'locked' && offer.why === 'power';
  return (
    <span className={styles.word}>
      {state !== 'idle' && <SymbolPicture of={state === 'lit' ? 'icon-check' : 'icon-lock'} />}
      <span className={styles.brief}>{price}</span>
      <i>
        {isShort ? (
          <MissingPowerSign count={missingPower(view, offer)} />
        ) : (
          tableText(reader, PRICE_TAGS[state], { price })
        )}
      </i>
    </span>
  );
}

const PRICE_TAGS = { lit: 'tag.buy.for', idle: 'tag.price', locked: 'tag.price' } as const;

function StackPicture({ name }: { readonly name: StackName }) {
  switch (name) {
    case 'guns':
      return <Emblem of={PORTAL_GUN} />;
    case 'waves':
      return <Emblem of={MORTY_WAVES} />;
    case 'locations':
      return <Emblem of={LOCATION_BACK_CARD} />;
    case 'tokens':
      return <SymbolPicture of="token" />;
    case 'destroyed':
      return <SymbolPicture of="icon-destroyed" />;
    case 'deck':
      return <SymbolPicture of="icon-deck" />;
  }
}

function stackOffer(view: View, moves: readonly Move[], name: StackName): PurchaseOffer | undefined {
  if (name === 'tokens') return tokenOffer(view, moves);
  if (name !== 'guns') return undefined;
  const offer = cardOffer(view, moves, PORTAL_GUN);
  return view.guns === 0 && isOwnMainDecision(view) ? { state: 'locked', price: offer.price, why: 'empty' } : offer;
}

function stackCount(view: View, name: StackName): number {
  return name === 'destroyed' ? view.destroyed.length : view[name];
}

function pilesOfStack(view: View, name: StackName): readonly Pile[] {
  if (name === 'destroyed') return [{ title: UNTITLED, cards: [...view.destroyed].reverse() }];
  return name === 'locations' ? [{ title: titleOfWord('pile.locations'), cards: view.locationDiscard }] : [];
}

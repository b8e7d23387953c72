// What is for sale: the nemesis, five cards of the line-up, and the stacks beside them.

import { classes } from '@kuluary/stage/buttons';
import type { Reader } from '@kuluary/texts/reader';
import { type ReactNode, useRef } from 'react';
import { GUN, WAVE } from '../rules/box.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { answer } from '../texts/answer.ts';
import { BOX } from '../texts/box.ts';
import { cardName } from '../texts/card-text.ts';
import { tongueOf } from '../texts/catalogues.ts';
import { useTable } from './at-table.tsx';
import { Badge, CardBack } from './card.tsx';
import { pointsOf, spokenCard, toldBy } from './card-facts.ts';
import { type Pile, useDetails, useLooking } from './details.tsx';
import { CardButton } from './face.tsx';
import { KeyHint } from './key-hint.tsx';
import styles from './market.module.css';
import { Emblem, Picture } from './picture.tsx';
import { aloneOf, NEMESIS, titled, UNTITLED } from './piles.ts';
import { isOwnMain, isSameMove, spelled } from './situation.ts';
import { withGaps } from './slots.ts';
import { missing, nemesisOffer, type Offer, offerOf, tokenOffer } from './spending.ts';
import { word } from './words.ts';

const PORTAL_GUN = BOX.cards[GUN]!.id;
const MORTY_WAVES = BOX.cards[WAVE]!.id;
const LOUD = 18; // letters: a longer name is written in the narrow type
const SHORT = 11; // letters: on a phone already from here on
const A_LOCATION = 'the-citadel-of-ricks'; // whose emblem is on the back of all of them

export function Market() {
  const { reader, view } = useTable();
  return (
    <section className={styles.market}>
      <h2 className={styles.caption}>
        {word(reader, 'market')} <span>{word(reader, 'market.deck', { count: view.deck })}</span>
      </h2>
      <Nemesis />
      <Stacks />
      <LineUp />
    </section>
  );
}

/** What hangs below: buy, or how much is missing. */
function useTag(offer: Offer, take: 'tag.buy' | 'tag.defeat'): ReactNode {
  const { reader, view } = useTable();
  if (offer.state === 'lit') return word(reader, take);
  if (offer.state === 'idle') return undefined;
  if (offer.why === 'guard') return word(reader, 'tag.guard');
  return <Missing count={missing(view, offer)} />;
}

/** How much power it takes yet: in words where there is room for them. */
function Missing({ count }: { readonly count: number }) {
  const { reader } = useTable();
  return (
    <>
      <span className={styles.inWords}>{word(reader, 'tag.short', { count })}</span>
      <MissingSign count={count} />
    </>
  );
}

/** "−2" with a bolt, as cards in hand say "+1". */
function MissingSign({ count }: { readonly count: number }) {
  return (
    <span className={styles.inSigns}>
      −{count}
      <Picture of="bolt" />
    </span>
  );
}

function useNote(offer: Offer | undefined): string | undefined {
  const { reader, view } = useTable();
  if (!offer || offer.state === 'idle') return undefined;
  if (offer.state === 'lit') return word(reader, 'offer.lit');
  if (offer.why !== 'power') return word(reader, `offer.${offer.why}`);
  return word(reader, 'offer.locked', { count: missing(view, offer) });
}

function LineUp() {
  const { reader, view } = useTable();
  const slots = useSlots(view);
  const pile: Pile = { title: titled('market'), cards: view.lineUp };
  return (
    <ol className={styles.lineUp} data-place="line-up" aria-label={word(reader, 'market')}>
      {slots.map((id, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card stays in its place until the turn ends
        <li key={`${i} ${id ?? ''}`} data-slot={i}>
          {id === null ? (
            <span className={styles.gap} />
          ) : (
            <Lot of={id} pile={pile} at={view.lineUp.indexOf(id)} isFirst={slots.indexOf(id) === i} />
          )}
        </li>
      ))}
    </ol>
  );
}

interface LotProps {
  readonly of: string;
  readonly pile: Pile;
  readonly at: number;
  readonly isFirst: boolean; // of its name
}

function Lot({ of, pile, at, isFirst }: LotProps) {
  const { reader, view, moves } = useTable();
  const chosen = moves.find((each) => each.type === 'choose' && each.from === 'line-up' && each.card === of);
  const offer = offerOf(view, moves, of);
  const tag = useTag(offer, 'tag.buy');
  const note = useNote(offer);
  const state = chosen || offer.state === 'lit' ? 'lit' : offer.state === 'locked' ? 'locked' : undefined;
  const shown = chosen ? word(reader, 'tag.take') : tag;
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

/** Where each card lies: what was bought leaves a gap, so that nothing moves under a finger. */
function useSlots({ lineUp, turns }: View): readonly (string | null)[] {
  const kept = useRef<{ turns: number; slots: readonly (string | null)[] }>({ turns: -1, slots: [] });
  const { slots } = kept.current;
  const fresh = kept.current.turns === turns ? withGaps(slots, lineUp) : undefined;
  kept.current = { turns, slots: fresh ?? lineUp };
  return kept.current.slots;
}

function Nemesis() {
  const { reader, view, moves } = useTable();
  const offer = nemesisOffer(view, moves);
  if (view.nemesis !== null && offer) return <NemesisUp of={view.nemesis} offer={offer} />;
  return (
    <div className={classes(styles.nemesis, styles.hidden)} data-place="nemeses">
      <CardBack of="nemesis" className={styles.back!} />
      <p>
        <b>{word(reader, 'nemesis.left', { count: view.nemeses })}</b>
        {view.nemeses > 0 && word(reader, 'nemesis.hidden')}
      </p>
    </div>
  );
}

function NemesisUp({ of, offer }: { readonly of: string; readonly offer: Offer }) {
  const { reader, view, deciding, keys } = useTable();
  const { language } = reader;
  const looking = useLooking();
  const inspect = () => looking.look({ kind: 'card', pile: { title: NEMESIS, cards: [of] }, at: 0 });
  const details = useDetails(of, inspect);
  const tag = useTag(offer, 'tag.defeat');
  const note = useNote(offer);
  const move = offer.state === 'lit' ? offer.move : undefined;
  const key = move && keys.get(spelled(move));
  const name = cardName(language, of);
  const lines = toldBy(language, of).filter(({ picture }) => picture === 'mark-attack' || picture === 'token');
  return (
    <button
      type="button"
      className={classes(styles.nemesis, styles[offer.state])}
      aria-label={[
        move && `${answer(reader, view, move)}.`,
        spokenCard(language, of),
        note,
        `${word(reader, 'nemesis.left', { count: view.nemeses })}.`,
      ]
        .filter(Boolean)
        .join(' ')}
      aria-disabled={(move && !deciding.isOpen) || undefined}
      data-soon={deciding.isSoon || undefined}
      aria-pressed={(move && isSameMove(deciding.pending, move)) || undefined}
      data-card={of}
      data-move={move && spelled(move)}
      data-key={key}
      data-place="nemeses"
      onClick={() => (move ? deciding.answer(move) : inspect())}
      {...details}
    >
      <Picture of="base-nemesis" className={styles.ground} />
      <span className={styles.window}>
        <Emblem of={of} className={styles.emblem} />
      </span>
      <Badge of="cost" value={offer.price} className={styles.cost} />
      <Badge of="points" value={pointsOf(of)} className={styles.points} />
      <span className={styles.plate}>
        <span className={styles.kind}>{tongueOf(language).ranks.nemesis}</span>
        <span
          className={classes(styles.name, name.length > LOUD ? styles.narrow : name.length > SHORT && styles.fitted)}
        >
          {name}
        </span>
        <span className={styles.lines}>
          {lines.map(({ picture, text }) => (
            <span key={text}>
              <Picture of={picture} />
              {text}
            </span>
          ))}
        </span>
        <span className={styles.foot}>
          {tag !== undefined && (
            <span className={styles.tag}>
              <Picture of={offer.state === 'lit' ? 'icon-check' : 'icon-lock'} />
              {tag}
            </span>
          )}
          {view.nemeses > 1 && (
            <span className={styles.under}>{word(reader, 'nemesis.under', { count: view.nemeses - 1 })}</span>
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
  const { reader } = useTable();
  return (
    <ul className={styles.stacks} aria-label={word(reader, 'stacks')}>
      {STACKS.map((name) => (
        <li key={name}>
          <Stack name={name} />
        </li>
      ))}
    </ul>
  );
}

function Stack({ name }: { readonly name: StackName }) {
  const { reader, view, moves, deciding, keys } = useTable();
  const looking = useLooking();
  const offer = stackOffer(view, moves, name);
  const note = useNote(offer);
  const move = offer?.state === 'lit' ? offer.move : undefined;
  const key = move && keys.get(spelled(move));
  const count = countIn(view, name);
  const about = (read: Reader) => word(read, `stack.${name}.about`, { count });
  const isCard = name === 'guns' || name === 'waves';
  const look = () => {
    if (isCard) {
      const card = name === 'guns' ? PORTAL_GUN : MORTY_WAVES;
      looking.look({ kind: 'card', pile: aloneOf(card), at: 0 });
    } else looking.look({ kind: 'piles', title: about, piles: pilesIn(view, name) });
  };
  return (
    <button
      type="button"
      className={classes(styles.stack, offer && styles[offer.state])}
      aria-label={[move && `${answer(reader, view, move)}.`, about(reader), note].filter(Boolean).join(' ')}
      aria-disabled={(move && !deciding.isOpen) || undefined}
      data-soon={deciding.isSoon || undefined}
      aria-pressed={(move && isSameMove(deciding.pending, move)) || undefined}
      data-stack={name}
      data-move={move && spelled(move)}
      data-key={key}
      data-place={name === 'deck' ? 'main-deck' : name}
      onClick={() => (move ? deciding.answer(move) : look())}
      onContextMenu={(event) => {
        event.preventDefault();
        look();
      }}
    >
      <span className={styles.pile}>
        <StackPicture name={name} />
        <span className={styles.count}>{count}</span>
      </span>
      <span className={styles.label}>
        <b>{word(reader, `stack.${name}`)}</b>
        {offer && count > 0 && <OfferWord offer={offer} />}
      </span>
      {key !== undefined && <KeyHint number={key} />}
    </button>
  );
}

/** The price behind a tick or a lock, and what it means where there is room for words. */
function OfferWord({ offer }: { readonly offer: Offer }) {
  const { reader, view } = useTable();
  const { state, price } = offer;
  const isShort = state === 'locked' && offer.why === 'power';
  return (
    <span className={styles.word}>
      {state !== 'idle' && <Picture of={state === 'lit' ? 'icon-check' : 'icon-lock'} />}
      <span className={styles.brief}>{price}</span>
      <i>{isShort ? <MissingSign count={missing(view, offer)} /> : word(reader, TAGS[state], { price })}</i>
    </span>
  );
}

const TAGS = { lit: 'tag.buy.for', idle: 'tag.price', locked: 'tag.price' } as const;

function StackPicture({ name }: { readonly name: StackName }) {
  switch (name) {
    case 'guns':
      return <Emblem of={PORTAL_GUN} />;
    case 'waves':
      return <Emblem of={MORTY_WAVES} />;
    case 'locations':
      return <Emblem of={A_LOCATION} />;
    case 'tokens':
      return <Picture of="token" />;
    case 'destroyed':
      return <Picture of="icon-destroyed" />;
    case 'deck':
      return <Picture of="icon-deck" />;
  }
}

function stackOffer(view: View, moves: readonly Move[], name: StackName): Offer | undefined {
  if (name === 'tokens') return tokenOffer(view, moves);
  if (name !== 'guns') return undefined;
  const offer = offerOf(view, moves, PORTAL_GUN);
  return view.guns === 0 && isOwnMain(view) ? { state: 'locked', price: offer.price, why: 'empty' } : offer;
}

function countIn(view: View, name: StackName): number {
  return name === 'destroyed' ? view.destroyed.length : view[name];
}

function pilesIn(view: View, name: StackName): readonly Pile[] {
  if (name === 'destroyed') return [{ title: UNTITLED, cards: [...view.destroyed].reverse() }];
  return name === 'locations' ? [{ title: titled('pile.locations'), cards: view.locationDiscard }] : [];
}

// The viewer's own seat: portrait, coins, and the cards in hand.

import type { Seat } from '@kuluary/kernel/game';
import { classNames } from '@kuluary/ui/buttons';
import type { ShownClock } from '@kuluary/ui/game-table';
import { ACTION_RULES, type ActionRule } from '../rules/actions-and-blocks.ts';
import { type Character, characterCode } from '../rules/characters.ts';
import type { CoupReader } from '../texts/message-values.ts';
import { CardFace } from './card.tsx';
import { useCharacterTooltip, useDetailsTooltip } from './details-tooltip.tsx';
import { KeyHint } from './key-hint.tsx';
import { describeSeat, SeatAvatar } from './other-seats.tsx';
import styles from './own-seat.module.css';
import { SeatCoins } from './seat-coins.tsx';
import { characterNameFor, useTableContext } from './table-context.tsx';
import { pendingCoinsOf } from './view-queries.ts';
import { tableText } from './words.ts';

/** A choice among the cards in the hand. */
export interface HandChoice {
  readonly chosen: readonly number[];
  readonly grim: boolean; // the chosen card will be lost
  readonly onToggle: (place: number) => void;
}

interface OwnSeatProps {
  readonly seat: Seat;
  readonly clock: ShownClock | undefined;
  readonly choice: HandChoice | null;
  readonly areCardsInPanel: boolean; // the decision panel shows the cards now
}

export function OwnSeat({ seat, clock, choice, areCardsInPanel }: OwnSeatProps) {
  const { reader, view, players } = useTableContext();
  const sentence = describeSeat(reader, view, players[seat]!, seat);
  const details = useDetailsTooltip({ title: players[seat]!.name, lines: [sentence], characters: [] }, true);
  const turn = view.turn === seat && view.decision !== 'pick';
  return (
    <div className={classNames(styles.mine, areCardsInPanel && styles.bare)} data-away={areCardsInPanel || undefined}>
      <button type="button" className={classNames(styles.me, turn && styles.turn)} aria-label={sentence} {...details}>
        <SeatAvatar seat={seat} clock={clock} />
        <span className={styles.who}>{tableText(reader, 'you')}</span>
        <SeatCoins seat={seat} coins={view.coins[seat]!} pendingCoins={pendingCoinsOf(view, seat)} />
        {players[seat]!.speechBubble !== null && <span className={styles.says}>{players[seat]!.speechBubble}</span>}
      </button>
      <h2 className="sr">{tableText(reader, 'hand')}</h2>
      <div className={styles.hand} data-place={`hand-${seat}`}>
        {!areCardsInPanel && <OwnCards seat={seat} choice={choice} />}
      </div>
    </div>
  );
}

const HELD = ['first held', 'second held'] as const;
const LOST = ['first lost', 'second lost'] as const;

function OwnCards({ seat, choice }: { readonly seat: Seat; readonly choice: HandChoice | null }) {
  const { view } = useTableContext();
  const held = view.hands[seat]!;
  return (
    <>
      {held.map((faceOrBack, place) =>
        faceOrBack === null ? null : <HandCard key={HELD[place]} of={faceOrBack} place={place} choice={choice} />,
      )}
      {view.faceUp[seat]!.map((face, i) => (
        <LostCard key={LOST[i]} of={face} />
      ))}
    </>
  );
}

interface HandCardProps {
  readonly of: Character;
  readonly place: number;
  readonly choice: HandChoice | null;
}

function HandCard({ of, place, choice }: HandCardProps) {
  const { reader } = useTableContext();
  const details = useCharacterTooltip(of);
  const name = characterNameFor(reader, of);
  const chosen = choice?.chosen.includes(place) ?? false;
  return (
    <button
      type="button"
      className={classNames(
        styles.card,
        choice && styles.offered,
        chosen && styles.chosen,
        choice?.grim && styles.grim,
      )}
      aria-label={name}
      aria-pressed={choice ? chosen : undefined}
      data-card={of}
      data-key={choice ? place + 1 : undefined}
      onClick={choice ? () => choice.onToggle(place) : undefined}
      {...details}
    >
      <CardFace of={of} name={name} does={shortAbilityText(reader, of)} />
      {choice && <KeyHint number={place + 1} />}
    </button>
  );
}

function LostCard({ of }: { readonly of: Character }) {
  const { reader } = useTableContext();
  const details = useCharacterTooltip(of);
  const name = characterNameFor(reader, of);
  return (
    <button
      type="button"
      className={classNames(styles.card, styles.lost)}
      aria-label={tableText(reader, 'details.lost', { cards: name })}
      data-lost={of}
      {...details}
    >
      <CardFace of={of} name={name} does={shortAbilityText(reader, of)} lost />
    </button>
  );
}

/** The character's ability in two or three words. */
function shortAbilityText(reader: CoupReader, of: Character): string {
  const rule: ActionRule | undefined = ACTION_RULES.find(({ claims }) => claims === characterCode(of));
  return tableText(reader, `does.${of}`, { coins: rule?.takes ?? 0, cost: rule?.cost ?? 0 });
}

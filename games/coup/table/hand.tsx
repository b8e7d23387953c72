// One's own place at the table: portrait, coins, and the cards that nobody else sees.

import type { Seat } from '@kuluary/kernel/game';
import { classes } from '@kuluary/stage/buttons';
import type { RunningClock } from '@kuluary/stage/game-table';
import { ACTION_RULES, type ActionRule } from '../rules/actions.ts';
import { type Character, characterCode } from '../rules/characters.ts';
import type { Reader } from '../texts/reader.ts';
import { nameOf, useTable } from './at-table.tsx';
import { CardFace } from './card.tsx';
import { useCharacterDetails, useDetails } from './details.tsx';
import styles from './hand.module.css';
import { KeyHint } from './key-hint.tsx';
import { Purse } from './purse.tsx';
import { SeatCameo, seatSentence } from './seats.tsx';
import { stakeOf } from './situation.ts';
import { word } from './words.ts';

/** A choice among the cards in the hand. */
export interface HandChoice {
  readonly chosen: readonly number[];
  readonly grim: boolean; // the chosen card will be lost
  readonly onToggle: (place: number) => void;
}

interface MineProps {
  readonly seat: Seat;
  readonly clock: RunningClock | undefined;
  readonly choice: HandChoice | null;
  readonly away: boolean; // the cards lie on the plaque now
}

export function Mine({ seat, clock, choice, away }: MineProps) {
  const { reader, view, sitters } = useTable();
  const sentence = seatSentence(reader, view, sitters[seat]!, seat);
  const details = useDetails({ title: sitters[seat]!.name, lines: [sentence], characters: [] }, true);
  const turn = view.turn === seat && view.decision !== 'pick';
  return (
    <div className={classes(styles.mine, away && styles.bare)} data-away={away || undefined}>
      <button type="button" className={classes(styles.me, turn && styles.turn)} aria-label={sentence} {...details}>
        <SeatCameo seat={seat} clock={clock} />
        <span className={styles.who}>{word(reader, 'you')}</span>
        <Purse seat={seat} coins={view.coins[seat]!} stake={stakeOf(view, seat)} />
        {sitters[seat]!.bubble !== null && <span className={styles.says}>{sitters[seat]!.bubble}</span>}
      </button>
      <h2 className="sr">{word(reader, 'hand')}</h2>
      <div className={styles.hand} data-place={`hand-${seat}`}>
        {!away && <Cards seat={seat} choice={choice} />}
      </div>
    </div>
  );
}

const HELD = ['first held', 'second held'] as const;
const LOST = ['first lost', 'second lost'] as const;

function Cards({ seat, choice }: { readonly seat: Seat; readonly choice: HandChoice | null }) {
  const { view } = useTable();
  const held = view.hands[seat]!;
  return (
    <>
      {held.map((face, place) =>
        face === null ? null : <HandCard key={HELD[place]} of={face} place={place} choice={choice} />,
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
  const { reader } = useTable();
  const details = useCharacterDetails(of);
  const name = nameOf(reader, of);
  const chosen = choice?.chosen.includes(place) ?? false;
  return (
    <button
      type="button"
      className={classes(styles.card, choice && styles.offered, chosen && styles.chosen, choice?.grim && styles.grim)}
      aria-label={name}
      aria-pressed={choice ? chosen : undefined}
      data-card={of}
      data-key={choice ? place + 1 : undefined}
      onClick={choice ? () => choice.onToggle(place) : undefined}
      {...details}
    >
      <CardFace of={of} name={name} does={shortAbility(reader, of)} />
      {choice && <KeyHint number={place + 1} />}
    </button>
  );
}

function LostCard({ of }: { readonly of: Character }) {
  const { reader } = useTable();
  const details = useCharacterDetails(of);
  const name = nameOf(reader, of);
  return (
    <button
      type="button"
      className={classes(styles.card, styles.lost)}
      aria-label={word(reader, 'details.lost', { cards: name })}
      data-lost={of}
      {...details}
    >
      <CardFace of={of} name={name} does={shortAbility(reader, of)} lost />
    </button>
  );
}

/** What the card is for, in two or three words. */
function shortAbility(reader: Reader, of: Character): string {
  const rule: ActionRule | undefined = ACTION_RULES.find(({ claims }) => claims === characterCode(of));
  return word(reader, `does.${of}`, { coins: rule?.takes ?? 0, cost: rule?.cost ?? 0 });
}

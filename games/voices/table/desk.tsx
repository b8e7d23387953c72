// The prosecutor's desk: three trial cards, seen by nobody else, only their fronts. To choose from, and to look at.

import { classes } from '@kuluary/stage/buttons';
import { Icon } from '@kuluary/stage/icons';
import { useId, useState } from 'react';
import type { View } from '../rules/view.ts';
import { trialCard } from '../texts/box.ts';
import { sideText, trialWords } from '../texts/card-text.ts';
import { regionName } from '../texts/reader.ts';
import { useTable } from './at-table.tsx';
import styles from './desk.module.css';
import { useLooking } from './looking.tsx';
import { MoveButton } from './move-button.tsx';
import { Picture, RegionIcon } from './picture.tsx';
import { ofType } from './situation.ts';
import { word } from './words.ts';

/** Which card shall be used in this round. */
export function DeskChoice() {
  const { reader, moves, deciding } = useTable();
  const answers = ofType(moves, 'trial');
  const cards = answers.map(({ card }) => card);
  const open = deciding.card !== null && cards.includes(deciding.card) ? deciding.card : cards[0]!;
  const move = answers.find(({ card }) => card === open)!;
  const { title } = trialWords(reader.language, open);
  return (
    <div className={styles.desk}>
      <Folders cards={cards} open={open} keys onOpen={(card) => deciding.go({ card })} />
      <Front card={open} />
      <div className={styles.choose}>
        <MoveButton move={move} number={cards.length + 1}>
          {word(reader, 'desk.choose', { card: title })}
        </MoveButton>
      </div>
    </div>
  );
}

interface FoldersProps {
  readonly cards: readonly string[];
  readonly open: string;
  readonly keys?: boolean;
  readonly mark?: string | null; // the card of this round
  readonly onOpen: (card: string) => void;
}

function Folders({ cards, open, keys = false, mark = null, onOpen }: FoldersProps) {
  const { reader } = useTable();
  return (
    <div className={styles.folders} role="tablist" aria-label={word(reader, 'desk')}>
      {cards.map((card, i) => (
        <button
          type="button"
          role="tab"
          key={card}
          aria-selected={card === open}
          className={classes(styles.folder, card === open && styles.open)}
          data-key={keys ? i + 1 : undefined}
          onClick={() => onOpen(card)}
        >
          <span className={styles.icons}>
            {trialCard(card).regions.map((region) => (
              <RegionIcon key={region} of={region} />
            ))}
            {card === mark && <Icon name="tick" />}
          </span>
          <span>{trialWords(reader.language, card).title}</span>
        </button>
      ))}
    </div>
  );
}

/** The front of a card with everything on it: the prosecutor knows what is hidden from the others. */
function Front({ card }: { readonly card: string }) {
  const { reader } = useTable();
  const id = useId();
  const { title, front } = trialWords(reader.language, card);
  const shown = trialCard(card).regions;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
    <article className={styles.front} aria-labelledby={id} tabIndex={0} key={card}>
      <h3 id={id}>{title}</h3>
      <p className={styles.shown}>
        {shown.map((region) => (
          <span key={region}>
            <RegionIcon of={region} />
            {regionName(reader, region)}
          </span>
        ))}
      </p>
      <p className={styles.fiction}>{front.fiction}</p>
      {sideText(reader.language, card, 'front').map(({ by, header, text, hidden }) => (
        <div key={header + text} className={styles.ability}>
          <b>
            {by === 'prosecutor' ? <Picture of="i-gavel" /> : <RegionIcon of={by} />}
            {header}
          </b>
          {text !== null && <p>{text}</p>}
          {hidden.length > 0 && (
            <ul>
              {hidden.map(({ label, effect }) => (
                <li key={label}>
                  <q>{label}</q> {effect}
                </li>
              ))}
            </ul>
          )}
          {hidden.length > 0 && (
            <small>
              <Picture of="i-eyeoff" />
              {word(reader, 'desk.hidden')}
            </small>
          )}
        </div>
      ))}
      <small className={styles.note}>{word(reader, 'desk.back')}</small>
    </article>
  );
}

/** What is on the desk: the card of this round, until it is read, and those that were not chosen. */
function deskOf(view: View): readonly string[] {
  const chosen = view.chosen?.card ?? null;
  const isRead = view.readings.some(({ card }) => card === chosen);
  return [...(chosen !== null && !isRead ? [chosen] : []), ...(view.market ?? [])];
}

/** At the lower edge, where others have their strategies. */
export function DeskShelf() {
  const { reader, view } = useTable();
  const looking = useLooking();
  if (view.viewer !== view.prosecutor) return null;
  const chosen = view.chosen?.card ?? null;
  return (
    <button
      type="button"
      className={styles.shelf}
      aria-label={word(reader, 'desk.look')}
      onClick={() => looking.look({ kind: 'desk' })}
    >
      <Picture of="i-book" />
      {deskOf(view).map((card) => (
        <span key={card} className={classes(card === chosen && styles.chosen)} aria-hidden="true">
          <span className={styles.icons}>
            {trialCard(card).regions.map((region) => (
              <RegionIcon key={region} of={region} />
            ))}
            {card === chosen && <Icon name="tick" />}
          </span>
          {trialWords(reader.language, card).title}
        </span>
      ))}
    </button>
  );
}

/** To look at, whenever one likes. */
export function Desk() {
  const { reader, view } = useTable();
  const chosen = view.chosen?.card ?? null;
  const cards = deskOf(view);
  const [picked, setPicked] = useState<string | null>(null);
  const open = picked !== null && cards.includes(picked) ? picked : cards[0];
  if (open === undefined) return <p>{word(reader, 'desk.empty')}</p>;
  return (
    <div className={classes(styles.desk, styles.looked)}>
      <Folders cards={cards} open={open} mark={chosen} onOpen={setPicked} />
      <Front card={open} />
    </div>
  );
}

// The fronts of the prosecutor's trial cards, hidden from other seats: to choose from, and to look at.

import { classNames } from '@kuluary/ui/buttons';
import { Icon } from '@kuluary/ui/icons';
import { useId, useState } from 'react';
import type { View } from '../rules/view.ts';
import { trialCard } from '../texts/card-lookup.ts';
import { sideText, trialWords } from '../texts/card-text.ts';
import { regionName } from '../texts/message-values.ts';
import { useDetailSheets } from './detail-sheet-stack.tsx';
import { MoveButton } from './move-button.tsx';
import styles from './prosecutor-cards.module.css';
import { RegionIcon, SymbolPicture } from './symbol-picture.tsx';
import { useTableContext } from './table-context.tsx';
import { movesOfType } from './view-queries.ts';
import { tableText } from './words.ts';

/** The decision on the card of this round. */
export function TrialCardChoice() {
  const { reader, moves, selection } = useTableContext();
  const choices = movesOfType(moves, 'trial');
  const cards = choices.map(({ card }) => card);
  const open = selection.card !== null && cards.includes(selection.card) ? selection.card : cards[0]!;
  const move = choices.find(({ card }) => card === open)!;
  const { title } = trialWords(reader.language, open);
  return (
    <div className={styles.desk}>
      <CardTabs cards={cards} open={open} keys onOpen={(card) => selection.update({ card })} />
      <TrialCardFront card={open} />
      <div className={styles.choose}>
        <MoveButton move={move} number={cards.length + 1}>
          {tableText(reader, 'desk.choose', { card: title })}
        </MoveButton>
      </div>
    </div>
  );
}

interface CardTabsProps {
  readonly cards: readonly string[];
  readonly open: string;
  readonly keys?: boolean;
  readonly mark?: string | null; // a note if it is the card of this round
  readonly onOpen: (card: string) => void;
}

function CardTabs({ cards, open, keys = false, mark = null, onOpen }: CardTabsProps) {
  const { reader } = useTableContext();
  return (
    <div className={styles.folders} role="tablist" aria-label={tableText(reader, 'desk')}>
      {cards.map((card, i) => (
        <button
          type="button"
          role="tab"
          key={card}
          aria-selected={card === open}
          className={classNames(styles.folder, card === open && styles.open)}
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

/** With hidden effects, which the prosecutor knows. */
function TrialCardFront({ card }: { readonly card: string }) {
  const { reader } = useTableContext();
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
            {by === 'prosecutor' ? <SymbolPicture of="i-gavel" /> : <RegionIcon of={by} />}
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
              <SymbolPicture of="i-eyeoff" />
              {tableText(reader, 'desk.hidden')}
            </small>
          )}
        </div>
      ))}
      <small className={styles.note}>{tableText(reader, 'desk.back')}</small>
    </article>
  );
}

/** The card of this round until it is read, and the market. */
function prosecutorCards(view: View): readonly string[] {
  const chosen = view.chosen?.card ?? null;
  const isRead = view.readings.some(({ card }) => card === chosen);
  return [...(chosen !== null && !isRead ? [chosen] : []), ...(view.market ?? [])];
}

/** At the lower edge, where personas have their strategies. */
export function ProsecutorCardShelf() {
  const { reader, view } = useTableContext();
  const sheets = useDetailSheets();
  if (view.viewer !== view.prosecutor) return null;
  const chosen = view.chosen?.card ?? null;
  return (
    <button
      type="button"
      className={styles.shelf}
      aria-label={tableText(reader, 'desk.look')}
      onClick={() => sheets.openDetails({ kind: 'desk' })}
    >
      <SymbolPicture of="i-book" />
      {prosecutorCards(view).map((card) => (
        <span key={card} className={classNames(card === chosen && styles.chosen)} aria-hidden="true">
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

export function ProsecutorCardSheet() {
  const { reader, view } = useTableContext();
  const chosen = view.chosen?.card ?? null;
  const cards = prosecutorCards(view);
  const [picked, setPicked] = useState<string | null>(null);
  const open = picked !== null && cards.includes(picked) ? picked : cards[0];
  if (open === undefined) return <p>{tableText(reader, 'desk.empty')}</p>;
  return (
    <div className={classNames(styles.desk, styles.looked)}>
      <CardTabs cards={cards} open={open} mark={chosen} onOpen={setPicked} />
      <TrialCardFront card={open} />
    </div>
  );
}

// The fronts of the prosecutor's trial cards, hidden from other seats: to choose from, and to look at.

import { classNames } from '@kuluary/ui/buttons';
import { Icon } from '@kuluary/ui/icons';
import { useId, useState } from 'react';
import { cardBeingReadBy, type View } from '../rules/view.ts';
import { SIDES, type SideName } from '../rules/vocabulary.ts';
import { trialCard } from '../texts/card-lookup.ts';
import { sideText, trialWords } from '../texts/card-text.ts';
import { capitalized, regionName } from '../texts/message-values.ts';
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
      <TrialCardText card={open} />
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

/** With hidden effects, which the prosecutor knows; with its back once it is read. */
function TrialCardText({ card }: { readonly card: string }) {
  const { reader, view } = useTableContext();
  const id = useId();
  const words = trialWords(reader.language, card);
  const isRead = cardBeingReadBy(view, view.viewer) === card;
  const shown = trialCard(card).regions;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
    <article className={styles.front} aria-labelledby={id} tabIndex={0} key={card}>
      <h3 id={id}>{words.title}</h3>
      <p className={styles.shown}>
        {shown.map((region) => (
          <span key={region}>
            <RegionIcon of={region} />
            {regionName(reader, region)}
          </span>
        ))}
      </p>
      {(isRead ? SIDES : (['front'] as const)).map((side) => (
        <div key={side} className={styles.side}>
          {isRead && <h4>{capitalized(reader, tableText(reader, `side.${side}`))}</h4>}
          <p className={styles.fiction}>{words[side].fiction}</p>
          <SideAbilities card={card} side={side} />
        </div>
      ))}
      <small className={styles.note}>{tableText(reader, isRead ? 'card.held' : 'desk.back')}</small>
    </article>
  );
}

function SideAbilities({ card, side }: { readonly card: string; readonly side: SideName }) {
  const { reader } = useTableContext();
  return (
    <>
      {sideText(reader.language, card, side).map(({ by, header, text, hidden }) => (
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
    </>
  );
}

/** The card of this round until it is resolved, and the market. */
function prosecutorCards(view: View): readonly string[] {
  const chosen = view.chosen?.card ?? null;
  const isOver = view.readings.some((reading) => reading.card === chosen && reading.isOver);
  return [...(chosen !== null && !isOver ? [chosen] : []), ...(view.market ?? [])];
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
      <TrialCardText card={open} />
      <ShieldButton />
    </div>
  );
}

/** Opens the prosecutor's reminders. */
export function ShieldButton() {
  const { reader } = useTableContext();
  const sheets = useDetailSheets();
  return (
    <button type="button" className={styles.shield} onClick={() => sheets.openDetails({ kind: 'shield' })}>
      <SymbolPicture of="i-gavel" />
      {tableText(reader, 'shield')}
    </button>
  );
}

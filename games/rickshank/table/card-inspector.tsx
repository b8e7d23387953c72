// The inspector: a tooltip with the text of a card on hover and focus, and stacked detail sheets for cards (long press),
// piles and seats. One tooltip at a time.

import type { Seat } from '@kuluary/kernel/game';
import type { Reader } from '@kuluary/texts/reader';
import { useInspectGesture } from '@kuluary/ui/inspect-gesture';
import { Tooltip, useDismissal } from '@kuluary/ui/tooltip';
import { createContext, type ReactNode, type RefObject, useContext, useMemo, useState } from 'react';
import { cardName } from '../texts/card-text.ts';
import { cardTypeLine, illustratedCardLines } from './card-facts.ts';
import styles from './card-inspector.module.css';
import { SymbolPicture } from './symbol-picture.tsx';
import { useTableContext } from './table-context.tsx';

/** In the current language. */
export type PileTitle = (reader: Reader) => string;

export interface Pile {
  readonly title: PileTitle;
  readonly cards: readonly string[];
}

export type SheetContent =
  | { readonly kind: 'card'; readonly pile: Pile; readonly at: number }
  | { readonly kind: 'piles'; readonly title: PileTitle; readonly piles: readonly Pile[] }
  | { readonly kind: 'seat'; readonly seat: Seat };

interface Inspector {
  readonly openSheets: readonly SheetContent[]; // the top one last
  openSheet(content: SheetContent): void;
  replaceSheet(content: SheetContent): void; // the top one
  closeSheet(): void;
  showTooltip(card: string, anchor: Element): void;
  hideTooltip(): void;
}

const InspectorContext = createContext<Inspector | null>(null);

export function useInspector(): Inspector {
  const inspector = useContext(InspectorContext);
  if (!inspector) throw new Error('no CardInspector around this component');
  return inspector;
}

interface TooltipTarget {
  readonly card: string;
  readonly anchor: Element;
}

export function CardInspector({
  tableElement,
  children,
}: {
  readonly tableElement: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}) {
  const [tooltipTarget, setTooltipTarget] = useState<TooltipTarget | null>(null);
  const [openSheets, setOpenSheets] = useState<readonly SheetContent[]>([]);
  const inspector = useMemo<Inspector>(
    () => ({
      openSheets,
      openSheet: (content) => {
        setTooltipTarget(null);
        setOpenSheets((before) => [...before, content]);
      },
      replaceSheet: (content) => setOpenSheets((before) => [...before.slice(0, -1), content]),
      closeSheet: () => setOpenSheets((before) => before.slice(0, -1)),
      showTooltip: (card, anchor) => setTooltipTarget({ card, anchor }),
      hideTooltip: () => setTooltipTarget(null),
    }),
    [openSheets],
  );
  useDismissal(tooltipTarget !== null, inspector.hideTooltip);
  return (
    <InspectorContext.Provider value={inspector}>
      {children}
      {tooltipTarget && <CardTooltip key={tooltipTarget.card} {...tooltipTarget} tableElement={tableElement} />}
    </InspectorContext.Provider>
  );
}

/** Decoration: the card has the same text for screen readers. */
function CardTooltip({
  card,
  anchor,
  tableElement,
}: TooltipTarget & { readonly tableElement: RefObject<HTMLElement | null> }) {
  const { language } = useTableContext().reader;
  return (
    <Tooltip anchor={anchor} container={tableElement} className={styles.tooltip} aria-hidden="true">
      <strong>{cardName(language, card)}</strong>
      <small>{cardTypeLine(language, card)}</small>
      {illustratedCardLines(language, card).map(({ picture, text }) => (
        <p key={text}>
          <SymbolPicture of={picture} />
          <span>{text}</span>
        </p>
      ))}
    </Tooltip>
  );
}

/** Props of an element that has a card tooltip by mouse and keyboard, and `onLongPress` by long press or right click. */
export function useCardTooltip(card: string, onLongPress: () => void) {
  const { showTooltip, hideTooltip } = useInspector();
  return useInspectGesture({
    showPreview: (anchor) => showTooltip(card, anchor),
    hidePreview: hideTooltip,
    showDetails: onLongPress,
    pressableByMouse: true,
  });
}

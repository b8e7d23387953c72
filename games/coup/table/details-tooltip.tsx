// The tooltip with details of a character (its action and blocks) or a seat, on hover, long press and focus. One at a time.

import { useInspectGesture } from '@kuluary/ui/inspect-gesture';
import { Tooltip, useDismissal } from '@kuluary/ui/tooltip';
import { createContext, type ReactNode, type RefObject, useContext, useId, useMemo, useState } from 'react';
import { type Character, characterName, charactersInPlay } from '../rules/characters.ts';
import type { CoupReader } from '../texts/message-values.ts';
import { characterAbilities } from '../texts/reference-card.ts';
import styles from './details-tooltip.module.css';
import { SmallEmblem, spotColourStyle } from './emblem.tsx';
import { characterNameFor } from './table-context.tsx';

interface TooltipContent {
  readonly title?: string;
  readonly lines?: readonly string[];
  readonly characters: readonly Character[];
}

interface OpenTooltip {
  readonly content: TooltipContent;
  readonly anchor: Element;
}

interface TooltipControl {
  show(content: TooltipContent, anchor: Element): void;
  hide(): void;
  describedBy(of: Character): string;
}

const TooltipContext = createContext<TooltipControl | null>(null);

interface DetailsTooltipProps {
  readonly reader: CoupReader;
  readonly tableElement: RefObject<HTMLElement | null>; // the tooltip stays inside
  readonly children: ReactNode;
}

export function DetailsTooltipProvider({ reader, tableElement, children }: DetailsTooltipProps) {
  const [openTooltip, setOpenTooltip] = useState<OpenTooltip | null>(null);
  const id = useId();
  const tooltip = useMemo<TooltipControl>(
    () => ({
      show: (content, anchor) => setOpenTooltip({ content, anchor }),
      hide: () => setOpenTooltip(null),
      describedBy: (of) => `${id}${of}`,
    }),
    [id],
  );
  useDismissal(openTooltip !== null, tooltip.hide);
  const inPlay = charactersInPlay(reader.options.inquisitor).map(characterName);
  return (
    <TooltipContext.Provider value={tooltip}>
      {children}
      {inPlay.map((character) => (
        <span key={character} id={tooltip.describedBy(character)} hidden>
          {characterAbilities(reader, character)}
        </span>
      ))}
      {openTooltip && <DetailsTooltip reader={reader} tableElement={tableElement} {...openTooltip} />}
    </TooltipContext.Provider>
  );
}

/** It never covers the decision panel. */
function DetailsTooltip({
  content,
  anchor,
  reader,
  tableElement,
}: OpenTooltip & Omit<DetailsTooltipProps, 'children'>) {
  return (
    <Tooltip anchor={anchor} container={tableElement} avoidedSelector="[data-question]" className={styles.tooltip}>
      {content.title !== undefined && <strong className={styles.title}>{content.title}</strong>}
      {content.lines?.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {[...new Set(content.characters)].map((character) => (
        <div key={character} className={styles.character} style={spotColourStyle(character)}>
          <SmallEmblem of={character} className={styles.emblem} />
          <strong>{characterNameFor(reader, character)}</strong>
          <p>{characterAbilities(reader, character)}</p>
        </div>
      ))}
    </Tooltip>
  );
}

/** Props that show the tooltip of a character; null (a card face down) has none. */
export function useCharacterTooltip(of: Character | null) {
  const tooltip = useContext(TooltipContext);
  const handlers = useDetailsTooltip(of === null ? null : { characters: [of] });
  return of === null || !tooltip ? handlers : { ...handlers, 'aria-describedby': tooltip.describedBy(of) };
}

/** Props that show a tooltip. `previewsOnTap`: also on a tap, for elements without another function. */
export function useDetailsTooltip(content: TooltipContent | null, previewsOnTap = false) {
  const tooltip = useContext(TooltipContext);
  const show = (anchor: Element) => content && tooltip?.show(content, anchor);
  return useInspectGesture(
    content && tooltip && { showPreview: show, showDetails: show, hidePreview: tooltip.hide, previewsOnTap },
  );
}

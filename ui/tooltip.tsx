// A tooltip beside the element that it explains.

import { type HTMLAttributes, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const GAP = 8; // between the tooltip and its anchor
const EDGE_MARGIN = 8; // between the tooltip and the edge of its container

interface TooltipProps extends HTMLAttributes<HTMLDivElement> {
  readonly anchor: Element; // what it is about
  readonly container: RefObject<HTMLElement | null>; // it stays inside
  readonly avoidedSelector?: string; // of what it never covers
}

/** Its class puts it into the upper left corner of its container; it is moved from there. Other content needs another key. */
export function Tooltip({ anchor, container, avoidedSelector, ...rest }: TooltipProps) {
  const tooltip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [element, box] = [tooltip.current, container.current];
    if (!element || !box) return;
    const { left, top } = placeTooltip(
      { width: element.offsetWidth, height: element.offsetHeight },
      anchor.getBoundingClientRect(),
      box.getBoundingClientRect(),
      avoidedSelector === undefined ? undefined : box.querySelector(avoidedSelector)?.getBoundingClientRect(),
    );
    element.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
  }, [anchor, container, avoidedSelector]);
  return <div ref={tooltip} role="tooltip" {...rest} />;
}

type Size = Pick<DOMRect, 'width' | 'height'>;
type Area = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom' | 'width' | 'height'>;

/** Above the anchor, or below it where there is no space above; but never over `avoided`. */
export function placeTooltip({ width, height }: Size, anchor: Area, container: Area, avoided?: Area) {
  const middle = anchor.left + anchor.width / 2 - container.left;
  const left = Math.max(EDGE_MARGIN, Math.min(middle - width / 2, container.width - width - EDGE_MARGIN));
  const isClear = avoided && (left + container.left > avoided.right || left + container.left + width < avoided.left);
  const isUnder = avoided && anchor.bottom > avoided.top; // below `avoided`, or a part of it
  const ceiling = avoided && isUnder && !isClear ? Math.min(anchor.top, avoided.top - EDGE_MARGIN) : anchor.top;
  const above = ceiling - container.top - height - GAP;
  const below = Math.min(anchor.bottom - container.top + GAP, container.height - height - EDGE_MARGIN);
  return { left, top: Math.max(EDGE_MARGIN, above >= EDGE_MARGIN || isUnder ? above : below) };
}

/** Hides it on Escape, and on a press anywhere. */
export function useDismissal(open: boolean, hide: () => void): void {
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && hide();
    window.addEventListener('keydown', onKey);
    window.addEventListener('pointerdown', hide);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('pointerdown', hide);
    };
  }, [open, hide]);
}

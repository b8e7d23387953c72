// A slip with more about what one looks at, beside it.

import { type HTMLAttributes, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const GAP = 8; // between the slip and what it is about
const EDGE = 8; // between the slip and the edge of the table

interface SlipProps extends HTMLAttributes<HTMLDivElement> {
  readonly anchor: Element; // what it is about
  readonly room: RefObject<HTMLElement | null>; // it stays inside
  readonly spares?: string; // what it never lies on, as a selector
}

/** Its class puts it into the upper left corner of the room, from there it moves. What tells something else needs another key. */
export function Slip({ anchor, room, spares, ...rest }: SlipProps) {
  const paper = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [slip, table] = [paper.current, room.current];
    if (!slip || !table) return;
    const { left, top } = placeBeside(
      { width: slip.offsetWidth, height: slip.offsetHeight },
      anchor.getBoundingClientRect(),
      table.getBoundingClientRect(),
      spares === undefined ? undefined : table.querySelector(spares)?.getBoundingClientRect(),
    );
    slip.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
  }, [anchor, room, spares]);
  return <div ref={paper} role="tooltip" {...rest} />;
}

type Size = Pick<DOMRect, 'width' | 'height'>;
type Area = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom' | 'width' | 'height'>;

/** Above what it is about, or below it where there is no room above; but never on what is spared. */
export function placeBeside({ width, height }: Size, about: Area, room: Area, spared?: Area) {
  const middle = about.left + about.width / 2 - room.left;
  const left = Math.max(EDGE, Math.min(middle - width / 2, room.width - width - EDGE));
  const isClear = spared && (left + room.left > spared.right || left + room.left + width < spared.left);
  const isUnder = spared && about.bottom > spared.top; // below what is spared, or a part of it
  const ceiling = spared && isUnder && !isClear ? Math.min(about.top, spared.top - EDGE) : about.top;
  const above = ceiling - room.top - height - GAP;
  const below = Math.min(about.bottom - room.top + GAP, room.height - height - EDGE);
  return { left, top: Math.max(EDGE, above >= EDGE || isUnder ? above : below) };
}

/** Escape and a touch anywhere put it away. */
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

// More about what one looks at. A slip with the words of a card on hover and on focus; the card itself, large, on long
// press; sheets to look through piles and seats. One slip at a time, and sheets lie on each other.

import type { Seat } from '@kuluary/kernel/game';
import {
  createContext,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { cardName } from '../texts/card-text.ts';
import { useTable } from './at-table.tsx';
import { kindOf, toldBy } from './card-facts.ts';
import styles from './details.module.css';
import { Picture } from './picture.tsx';

const HOVER_MS = 350;
const PRESS_MS = 450;
const GAP = 8; // between the slip and what it is about
const EDGE = 8; // between the slip and the edge of the table

/** Cards that lie together, to look through. */
export interface Pile {
  readonly title: string;
  readonly cards: readonly string[];
}

/** What a sheet shows. */
export type Sight =
  | { readonly kind: 'card'; readonly pile: Pile; readonly at: number }
  | { readonly kind: 'piles'; readonly title: string; readonly piles: readonly Pile[] }
  | { readonly kind: 'seat'; readonly seat: Seat };

interface Looking {
  readonly sights: readonly Sight[]; // the uppermost last
  look(sight: Sight): void;
  turnTo(sight: Sight): void; // in the place of the uppermost
  leave(): void;
  show(card: string, anchor: Element): void;
  hide(): void;
}

const Context = createContext<Looking | null>(null);

export function useLooking(): Looking {
  const looking = useContext(Context);
  if (!looking) throw new Error('nothing can be looked at here');
  return looking;
}

interface Slip {
  readonly card: string;
  readonly anchor: Element;
}

export function Details({
  room,
  children,
}: {
  readonly room: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}) {
  const [slip, setSlip] = useState<Slip | null>(null);
  const [sights, setSights] = useState<readonly Sight[]>([]);
  const looking = useMemo<Looking>(
    () => ({
      sights,
      look: (sight) => {
        setSlip(null);
        setSights((before) => [...before, sight]);
      },
      turnTo: (sight) => setSights((before) => [...before.slice(0, -1), sight]),
      leave: () => setSights((before) => before.slice(0, -1)),
      show: (card, anchor) => setSlip({ card, anchor }),
      hide: () => setSlip(null),
    }),
    [sights],
  );
  useDismissal(slip !== null, looking.hide);
  return (
    <Context.Provider value={looking}>
      {children}
      {slip && <SlipOfPaper {...slip} room={room} />}
    </Context.Provider>
  );
}

/** Escape and a touch anywhere put the slip away. */
function useDismissal(open: boolean, hide: () => void): void {
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

function SlipOfPaper({ card, anchor, room }: Slip & { readonly room: RefObject<HTMLElement | null> }) {
  const { reader } = useTable();
  const paper = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (paper.current && room.current && card) place(paper.current, anchor, room.current);
  }, [anchor, room, card]);
  return (
    <div ref={paper} className={styles.slip} role="tooltip" aria-hidden="true">
      <strong>{cardName(reader.language, card)}</strong>
      <small>{kindOf(reader.language, card)}</small>
      {toldBy(reader.language, card).map(({ picture, text }) => (
        <p key={text}>
          <Picture of={picture} />
          <span>{text}</span>
        </p>
      ))}
    </div>
  );
}

/** Above what it is about, or below it where there is no room above. */
function place(slip: HTMLElement, anchor: Element, room: HTMLElement): void {
  const { offsetWidth: width, offsetHeight: height } = slip;
  const table = room.getBoundingClientRect();
  const about = anchor.getBoundingClientRect();
  const middle = about.left + about.width / 2 - table.left;
  const left = Math.max(EDGE, Math.min(middle - width / 2, table.width - width - EDGE));
  const above = about.top - table.top - height - GAP;
  const below = about.bottom - table.top + GAP;
  const top = above >= EDGE ? above : Math.min(below, table.height - height - EDGE);
  slip.style.translate = `${Math.round(left)}px ${Math.round(Math.max(EDGE, top))}px`;
}

/** Makes an element tell about a card: the slip by mouse and keyboard, the large card by a long press. */
export function useDetails(card: string, onLongPress: () => void) {
  const looking = useLooking();
  const timer = useRef(0);
  const pressed = useRef(false); // a long press shows the card and does nothing else
  const pointed = useRef(false); // a mouse has moved over it: what comes to lie under a resting one is not looked at
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const later = (ms: number, then: () => void) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(then, ms);
  };
  const stop = () => window.clearTimeout(timer.current);
  const leave = () => {
    stop();
    looking.hide();
  };
  return {
    onPointerMove: (event: PointerEvent) => {
      const moves = event.movementX !== 0 || event.movementY !== 0;
      if (event.pointerType !== 'mouse' || pointed.current || !moves) return;
      pointed.current = true;
      const anchor = event.currentTarget;
      later(HOVER_MS, () => looking.show(card, anchor));
    },
    onPointerLeave: (event: PointerEvent) => {
      pointed.current = false;
      return event.pointerType === 'mouse' ? leave() : stop();
    },
    onPointerDown: () => {
      pressed.current = false;
      later(PRESS_MS, () => {
        pressed.current = true;
        onLongPress();
      });
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
      if (pressed.current) return;
      stop();
      onLongPress(); // a right click looks, too
    },
    onClickCapture: (event: MouseEvent) => {
      if (!pressed.current) return;
      pressed.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onFocus: (event: FocusEvent) => {
      if (event.currentTarget.matches(':focus-visible')) looking.show(card, event.currentTarget);
    },
    onBlur: leave,
  };
}

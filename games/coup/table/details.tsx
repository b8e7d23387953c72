// A slip of paper with more about what one looks at: what a character does and stops, who sits at a seat. On hover, on
// long press and on focus, wherever it is seen. One slip at a time.

import {
  createContext,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type Character, characterName, court } from '../rules/characters.ts';
import type { Reader } from '../texts/reader.ts';
import { abilitiesOf } from '../texts/reference.ts';
import { nameOf } from './at-table.tsx';
import styles from './details.module.css';
import { inkOf, SmallEmblem } from './emblem.tsx';

const HOVER_MS = 300;
const PRESS_MS = 450;
const GAP = 8; // between the slip and what it is about
const EDGE = 8; // between the slip and the edge of the table

/** What a slip tells. */
interface About {
  readonly title?: string;
  readonly lines?: readonly string[];
  readonly characters: readonly Character[];
}

interface Slip {
  readonly about: About;
  readonly anchor: Element;
}

interface Slips {
  show(about: About, anchor: Element): void;
  hide(): void;
  describedBy(of: Character): string;
}

const Context = createContext<Slips | null>(null);

interface DetailsProps {
  readonly reader: Reader;
  readonly room: RefObject<HTMLElement | null>; // the slip stays inside
  readonly children: ReactNode;
}

export function Details({ reader, room, children }: DetailsProps) {
  const [slip, setSlip] = useState<Slip | null>(null);
  const id = useId();
  const slips = useMemo<Slips>(
    () => ({
      show: (about, anchor) => setSlip({ about, anchor }),
      hide: () => setSlip(null),
      describedBy: (of) => `${id}${of}`,
    }),
    [id],
  );
  useDismissal(slip !== null, slips.hide);
  const inPlay = court(reader.options.inquisitor).map(characterName);
  return (
    <Context.Provider value={slips}>
      {children}
      {inPlay.map((character) => (
        <span key={character} id={slips.describedBy(character)} hidden>
          {abilitiesOf(reader, character)}
        </span>
      ))}
      {slip && <SlipOfPaper reader={reader} room={room} {...slip} />}
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

function SlipOfPaper({ about, anchor, reader, room }: Slip & Omit<DetailsProps, 'children'>) {
  const paper = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [slip, table] = [paper.current, room.current];
    if (slip && table) place(slip, anchor, table);
  }, [anchor, room]);
  return (
    <div ref={paper} className={styles.slip} role="tooltip">
      {about.title !== undefined && <strong className={styles.title}>{about.title}</strong>}
      {about.lines?.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {[...new Set(about.characters)].map((character) => (
        <div key={character} className={styles.character} style={inkOf(character)}>
          <SmallEmblem of={character} className={styles.emblem} />
          <strong>{nameOf(reader, character)}</strong>
          <p>{abilitiesOf(reader, character)}</p>
        </div>
      ))}
    </div>
  );
}

/** Above what it is about, or below it where there is no room above; but never on the question and its answers. */
function place(slip: HTMLElement, anchor: Element, room: HTMLElement): void {
  const { offsetWidth: width, offsetHeight: height } = slip;
  const table = room.getBoundingClientRect();
  const about = anchor.getBoundingClientRect();
  const plaque = room.querySelector('[data-question]')?.getBoundingClientRect();
  const middle = about.left + about.width / 2 - table.left;
  const left = Math.max(EDGE, Math.min(middle - width / 2, table.width - width - EDGE));
  const beside = plaque && (left + table.left > plaque.right || left + table.left + width < plaque.left);
  const below = plaque && about.bottom > plaque.top; // the hand, or a part of the plaque itself
  const ceiling = plaque && below && !beside ? Math.min(about.top, plaque.top - EDGE) : about.top;
  const above = ceiling - table.top - height - GAP;
  const top = above >= EDGE || below ? above : Math.min(about.bottom - table.top + GAP, table.height - height - EDGE);
  slip.style.translate = `${Math.round(left)}px ${Math.round(Math.max(EDGE, top))}px`;
}

/** Makes an element tell about a character. `null` tells nothing: a card that lies face down. */
export function useCharacterDetails(of: Character | null) {
  const slips = useContext(Context);
  const handlers = useDetails(of === null ? null : { characters: [of] });
  return of === null || !slips ? handlers : { ...handlers, 'aria-describedby': slips.describedBy(of) };
}

/** Makes an element tell more. `tap` shows the slip at once: the element has nothing else to do. */
export function useDetails(about: About | null, tap = false) {
  const slips = useContext(Context);
  const timer = useRef(0);
  const pressed = useRef(false); // a long press shows the slip and does nothing else
  const pointed = useRef(false); // a mouse has moved over it: what comes to lie under a resting one is not looked at
  useEffect(() => () => window.clearTimeout(timer.current), []);
  if (about === null || !slips) return {};
  const later = (anchor: Element, ms: number, then?: () => void) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      slips.show(about, anchor);
      then?.();
    }, ms);
  };
  const stop = () => window.clearTimeout(timer.current);
  const leave = () => {
    stop();
    slips.hide();
  };
  return {
    onPointerMove: (event: PointerEvent) => {
      const moves = event.movementX !== 0 || event.movementY !== 0;
      if (event.pointerType !== 'mouse' || pointed.current || !moves) return;
      pointed.current = true;
      later(event.currentTarget, HOVER_MS);
    },
    onPointerLeave: (event: PointerEvent) => {
      pointed.current = false;
      return event.pointerType === 'mouse' ? leave() : stop();
    },
    onPointerDown: (event: PointerEvent) => {
      pressed.current = false;
      if (event.pointerType === 'mouse') return stop();
      later(event.currentTarget, PRESS_MS, () => {
        pressed.current = true;
      });
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu: (event: MouseEvent) => {
      if (pressed.current) event.preventDefault();
    },
    onClickCapture: (event: MouseEvent) => {
      if (tap) slips.show(about, event.currentTarget);
      if (!pressed.current) return;
      pressed.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onFocus: (event: FocusEvent) => {
      if (event.currentTarget.matches(':focus-visible')) slips.show(about, event.currentTarget);
    },
    onBlur: leave,
  };
}

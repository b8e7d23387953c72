// More about what one looks at. A slip with the words of a card on hover and on focus; the card itself, large, on long
// press; sheets to look through piles and seats. One slip at a time, and sheets lie on each other.

import type { Seat } from '@kuluary/kernel/game';
import { useAttention } from '@kuluary/stage/attention';
import { Slip, useDismissal } from '@kuluary/stage/slip';
import type { Reader } from '@kuluary/texts/reader';
import { createContext, type ReactNode, type RefObject, useContext, useMemo, useState } from 'react';
import { cardName } from '../texts/card-text.ts';
import { useTable } from './at-table.tsx';
import { kindOf, toldBy } from './card-facts.ts';
import styles from './details.module.css';
import { Picture } from './picture.tsx';

/** What somebody reads above it, in the language of the moment. */
export type Title = (reader: Reader) => string;

/** Cards that lie together, to look through. */
export interface Pile {
  readonly title: Title;
  readonly cards: readonly string[];
}

/** What a sheet shows. */
export type Sight =
  | { readonly kind: 'card'; readonly pile: Pile; readonly at: number }
  | { readonly kind: 'piles'; readonly title: Title; readonly piles: readonly Pile[] }
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

interface Told {
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
  const [told, setTold] = useState<Told | null>(null);
  const [sights, setSights] = useState<readonly Sight[]>([]);
  const looking = useMemo<Looking>(
    () => ({
      sights,
      look: (sight) => {
        setTold(null);
        setSights((before) => [...before, sight]);
      },
      turnTo: (sight) => setSights((before) => [...before.slice(0, -1), sight]),
      leave: () => setSights((before) => before.slice(0, -1)),
      show: (card, anchor) => setTold({ card, anchor }),
      hide: () => setTold(null),
    }),
    [sights],
  );
  useDismissal(told !== null, looking.hide);
  return (
    <Context.Provider value={looking}>
      {children}
      {told && <SlipOfPaper key={told.card} {...told} room={room} />}
    </Context.Provider>
  );
}

/** Decoration: the card says the same to those who listen. */
function SlipOfPaper({ card, anchor, room }: Told & { readonly room: RefObject<HTMLElement | null> }) {
  const { language } = useTable().reader;
  return (
    <Slip anchor={anchor} room={room} className={styles.slip} aria-hidden="true">
      <strong>{cardName(language, card)}</strong>
      <small>{kindOf(language, card)}</small>
      {toldBy(language, card).map(({ picture, text }) => (
        <p key={text}>
          <Picture of={picture} />
          <span>{text}</span>
        </p>
      ))}
    </Slip>
  );
}

/** Makes an element tell about a card: the slip by mouse and keyboard, the large card by a long press or a right click. */
export function useDetails(card: string, onLongPress: () => void) {
  const { show, hide } = useLooking();
  return useAttention({ look: (anchor) => show(card, anchor), leave: hide, press: onLongPress, mouse: true });
}

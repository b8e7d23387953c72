// A slip of paper with more about what one looks at: what a character does and stops, who sits at a seat. On hover, on
// long press and on focus, wherever it is seen. One slip at a time.

import { useAttention } from '@kuluary/stage/attention';
import { Slip, useDismissal } from '@kuluary/stage/slip';
import { createContext, type ReactNode, type RefObject, useContext, useId, useMemo, useState } from 'react';
import { type Character, characterName, court } from '../rules/characters.ts';
import type { Reader } from '../texts/reader.ts';
import { abilitiesOf } from '../texts/reference.ts';
import { nameOf } from './at-table.tsx';
import styles from './details.module.css';
import { inkOf, SmallEmblem } from './emblem.tsx';

/** What a slip tells. */
interface About {
  readonly title?: string;
  readonly lines?: readonly string[];
  readonly characters: readonly Character[];
}

interface Told {
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
  const [told, setTold] = useState<Told | null>(null);
  const id = useId();
  const slips = useMemo<Slips>(
    () => ({
      show: (about, anchor) => setTold({ about, anchor }),
      hide: () => setTold(null),
      describedBy: (of) => `${id}${of}`,
    }),
    [id],
  );
  useDismissal(told !== null, slips.hide);
  const inPlay = court(reader.options.inquisitor).map(characterName);
  return (
    <Context.Provider value={slips}>
      {children}
      {inPlay.map((character) => (
        <span key={character} id={slips.describedBy(character)} hidden>
          {abilitiesOf(reader, character)}
        </span>
      ))}
      {told && <SlipOfPaper reader={reader} room={room} {...told} />}
    </Context.Provider>
  );
}

/** Never on the question and its answers. */
function SlipOfPaper({ about, anchor, reader, room }: Told & Omit<DetailsProps, 'children'>) {
  return (
    <Slip anchor={anchor} room={room} spares="[data-question]" className={styles.slip}>
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
    </Slip>
  );
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
  const show = (anchor: Element) => about && slips?.show(about, anchor);
  return useAttention(about && slips && { look: show, press: show, leave: slips.hide, tap });
}

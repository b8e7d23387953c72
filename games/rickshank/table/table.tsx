// The table: who plays, what is for sale, what was played, what is asked, what one holds; in this order on every screen.

import { classes } from '@kuluary/stage/buttons';
import type { TableProps } from '@kuluary/stage/game-table';
import { useNumberKeys } from '@kuluary/stage/number-keys';
import { useFocusOnQuestion } from '@kuluary/stage/use-focus-on-question';
import { useReader } from '@kuluary/stage/use-reader';
import type { Reader } from '@kuluary/texts/reader';
import { useRef, useState } from 'react';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { cardName } from '../texts/card-text.ts';
import { Acts } from './acts.tsx';
import { Ask } from './ask.tsx';
import { type AtTable, AtTableProvider, useTable } from './at-table.tsx';
import { Avatar } from './avatar.tsx';
import { useDeciding } from './deciding.ts';
import { Details, useLooking } from './details.tsx';
import { useDrawings } from './drawn.tsx';
import { Flights } from './flights.tsx';
import { Hand } from './hand.tsx';
import { latest, surprise } from './happening.ts';
import { keysOf } from './keys.ts';
import { Market } from './market.tsx';
import { OutcomeNote } from './outcome-note.tsx';
import { Numbers, Seats } from './seats.tsx';
import { Sheets } from './sheets.tsx';
import { isVoting, spelled } from './situation.ts';
import { Sky } from './sky.tsx';
import styles from './table.module.css';
import tokens from './tokens.module.css';
import { hasTray, Tray } from './tray.tsx';
import { Turn } from './turn.tsx';
import { VoteRoom } from './vote-room.tsx';
import { word } from './words.ts';

const NO_KEYS: AtTable['keys'] = new Map();

type Props = TableProps<View, Move, Event>;

export function RickshankTable(props: Props) {
  const { language, sitters, view, moves, onRule } = props;
  useDrawings();
  const room = useRef<HTMLDivElement>(null);
  const reader = useReader(props);
  const deciding = useDeciding(view, moves, props.pending, props.onAnswer);
  const keys = deciding.warning ? NO_KEYS : keysOf(view, moves); // what is asked first is answered first
  const table: AtTable = { reader, view, sitters, moves, deciding, keys, onRule };
  useNumberKeys(room);
  useFocusOnQuestion(room, `${deciding.question} ${deciding.warning !== null} ${moves.map(spelled).join()}`);
  return (
    <AtTableProvider value={table}>
      <div ref={room} className={classes(tokens.rickshank, styles.table)} lang={language}>
        <Details room={room}>
          <Sky />
          <Room {...props} />
          <OutcomeNote news={props.news} />
          <Flights news={props.news} room={room} />
          <Sheets />
        </Details>
      </div>
    </AtTableProvider>
  );
}

function Room(props: Props) {
  const { reader, view, moves, deciding } = useTable();
  const { clocks, news, onUndo } = props;
  const [away, setAway] = useState<string | null>(null); // from which vote one looks at the table
  const last = useTold(news, view, reader);
  const told = last ? latest(reader, last.view, last.events) : '';
  const { viewer, vote } = view;
  const isVote = isVoting(view) && vote !== null;
  const voteId = `${view.turns} ${view.decision}`;
  const isAway = isVote && away === voteId;
  const clock = clocks.find(({ seat }) => seat === viewer);
  if (isVote && !isAway) {
    return (
      <div className={classes(styles.room, styles.voting)} data-viewer={viewer === 'spectator' ? 'spectator' : 'seat'}>
        <Seats clocks={clocks} />
        <VoteRoom vote={vote} clock={clock} onTable={() => setAway(voteId)} />
      </div>
    );
  }
  return (
    <div
      className={styles.room}
      data-viewer={viewer === 'spectator' ? 'spectator' : 'seat'}
      data-decision={view.decision ?? 'over'}
      data-asked={moves.length > 0 || undefined}
      data-warned={deciding.warning !== null || undefined}
    >
      <Seats clocks={clocks} />
      <div className={styles.board}>
        {hasTray(view, moves) ? <Tray /> : <Market />}
        <Turn />
      </div>
      <Ask clock={clock} told={told} surprise={last ? surprise(reader, view, last.events) : ''} />
      {viewer !== 'spectator' && (
        <>
          <Me clock={clock} />
          <Hand />
        </>
      )}
      {isAway ? (
        <button type="button" className={styles.return} onClick={() => setAway(null)}>
          {word(reader, 'vote.return')}
        </button>
      ) : (
        <Acts onUndo={onUndo} />
      )}
    </div>
  );
}

/** One's own seat, where there is room for it. */
function Me({ clock }: { readonly clock: Props['clocks'][number] | undefined }) {
  const { reader, view, sitters } = useTable();
  const looking = useLooking();
  const { viewer } = view;
  if (viewer === 'spectator') return null;
  const { character } = view.seats[viewer]!;
  const { bubble } = sitters[viewer]!;
  return (
    <button
      type="button"
      className={styles.me}
      aria-hidden="true"
      tabIndex={-1}
      onClick={() => looking.look({ kind: 'seat', seat: viewer })}
    >
      <Avatar character={character} clock={clock} isActive={view.active === viewer} className={styles.avatar} />
      <b>{character === null ? word(reader, 'you') : cardName(reader.language, character)}</b>
      <Numbers seat={viewer} isOwn />
      {bubble !== null && <span className={styles.says}>{bubble}</span>}
    </button>
  );
}

interface Told {
  readonly view: View;
  readonly events: readonly Event[];
}

/** What was last said about what happens; moments without a word leave it. */
function useTold(news: Props['news'], view: View, reader: Reader): Told | null {
  const kept = useRef<{ id: number; turns: number; told: Told | null }>({ id: Number.NaN, turns: -1, told: null });
  if (kept.current.id !== news.id) {
    const isWorthTelling = latest(reader, view, news.events) !== '';
    const isTakenBack = view.played.length < (kept.current.told?.view.played.length ?? 0);
    const before = kept.current.turns === view.turns && !isTakenBack ? kept.current.told : null;
    kept.current = { id: news.id, turns: view.turns, told: isWorthTelling ? { view, events: news.events } : before };
  }
  return kept.current.told;
}

// A table, whatever happens there: the lobby, the game, its end. It does not matter where the host is.

import { readRoute } from '@kuluary/protocol/addresses';
import { Button, ButtonLink } from '@kuluary/stage/buttons';
import { lazy, startTransition, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { Notice } from '../app/notice.tsx';
import { once } from '../app/once.ts';
import { Threshold } from '../app/threshold.tsx';
import { CodeSheet } from '../home/code-sheet.tsx';
import type { TableLink } from '../link/table-link.ts';
import type { TableModel } from '../link/table-model.ts';
import { listenForGesture } from '../sound/player.ts';
import { useGame } from '../use-game.ts';
import { APP } from '../words/app.ts';
import { FAULT_WORDS, faultKey } from '../words/faults.ts';
import { TABLE } from '../words/table.ts';
import { useWords } from '../words/use-words.ts';
import { keepTable, useKeptTable } from './last-table.ts';
import { LobbyRoom } from './lobby-room.tsx';
import { PlayRoom } from './play-room.tsx';
import type { Place, Room } from './room.ts';
import { keepCommitment } from './witness.ts';

const fetchEnding = once(() => import('../ending/ending-room.tsx'));
const EndingRoom = lazy(async () => ({ default: (await fetchEnding()).EndingRoom }));

export function TableRoom({ link, place }: { readonly link: TableLink; readonly place: Place }) {
  const { state, model, fault } = useSyncExternalStore(link.subscribe, link.getSnapshot);
  useEffect(listenForGesture, []);
  const isIn = useEntrance(model !== null);
  if (fault !== null) return <Gone fault={fault} />;
  if (!model || !isIn) return <Threshold />;
  return <LoadedRoom link={link} place={place} state={state} model={model} />;
}

/** A table is much to draw: for the first time it is drawn in slices, so that the page is never deaf for long. */
function useEntrance(isThere: boolean): boolean {
  const [isIn, setIn] = useState(false);
  useEffect(() => {
    if (isThere) startTransition(() => setIn(true));
  }, [isThere]);
  return isIn;
}

interface LoadedRoomProps extends Pick<Room, 'model' | 'state' | 'place'> {
  readonly link: TableLink;
}

function LoadedRoom({ link, place, state, model }: LoadedRoomProps) {
  const game = useGame(model.table.game);
  const [isShowing, onShowing] = useShowing(place);
  const room: Room = { game, model, state, place, send: (request) => link.send(request), onShowing };
  useWitness(model);
  useWayBack(place, model);
  const phase = useShownPhase(model, isShowing);
  useForesight(phase === 'playing');
  if (phase === 'lobby') return <LobbyRoom room={room} />;
  if (phase === 'playing') return <PlayRoom room={room} />;
  return <EndingRoom room={room} />;
}

/** Whether the game's table shows something that shall be seen out; others who wait for that hear of it too. */
function useShowing({ onShowing }: Place): [boolean, (isShowing: boolean) => void] {
  const [isShowing, setShowing] = useState(false);
  const tell = useCallback(
    (is: boolean) => {
      setShowing(is);
      onShowing?.(is);
    },
    [onShowing],
  );
  return [isShowing, tell];
}

/** What was promised before the deal is written down, to be held against the log afterwards. */
function useWitness({ table }: TableModel): void {
  const { phase, id, commitment } = table;
  useEffect(() => {
    if (phase === 'lobby') keepCommitment(id, commitment);
  }, [phase, id, commitment]);
}

/** From home one finds the way back to a table of the server where one sits, until the game is over. */
function useWayBack({ kind }: Place, { table, you }: TableModel): void {
  const kept = kind === 'server' ? { table: table.id, game: table.game } : null;
  useKeptTable(kept, you.seat !== null && table.phase !== 'over');
}

const FORESIGHT = 5000; // ms after which whoever plays has all that is needed to play

/** The end is fetched long before it comes: the network may be gone by then. */
function useForesight(isPlaying: boolean): void {
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => fetchEnding().catch(() => undefined), FORESIGHT); // the end will ask again, and say so
    return () => clearTimeout(timer);
  }, [isPlaying]);
}

const LAST_LOOK = 2600; // ms in which the last move can be seen before the curtain

/** The phase to show: whoever saw the last move sees it through, and what was shown of it. */
function useShownPhase({ table }: TableModel, isShowing: boolean): TableModel['table']['phase'] {
  const [shown, setShown] = useState(table.phase);
  useEffect(() => {
    if (table.phase === shown) return;
    if (table.phase !== 'over' || shown !== 'playing') return setShown(table.phase);
    if (isShowing) return;
    const timer = setTimeout(() => setShown('over'), LAST_LOOK);
    return () => clearTimeout(timer);
  }, [table.phase, shown, isShowing]);
  // Nothing but the end waits.
  return table.phase === 'over' ? shown : table.phase;
}

const MAY_PASS: ReadonlySet<string> = new Set(['version', 'too-many']); // the same address may work later

function Gone({ fault }: { readonly fault: string }) {
  const [isTyping, setTyping] = useState(false);
  const say = useWords(TABLE);
  const sayApp = useWords(APP);
  const sayFault = useWords(FAULT_WORDS);
  useEffect(() => {
    const route = readRoute(window.location.pathname);
    const isNoWay = fault === 'no-such-table' || fault === 'kicked';
    if (isNoWay && route.screen === 'table') keepTable({ table: route.code, game: '' }, false);
  }, [fault]);
  return (
    <Notice title={say('gone.title')}>
      <p>{sayFault(faultKey(fault))}</p>
      <p>
        {MAY_PASS.has(fault) && (
          <Button look="brass" onClick={() => window.location.reload()}>
            {sayApp('mishap.reload')}
          </Button>
        )}
        {fault === 'no-such-table' && (
          <Button look="brass" onClick={() => setTyping(true)}>
            {say('gone.code')}
          </Button>
        )}
        <ButtonLink look={MAY_PASS.has(fault) || fault === 'no-such-table' ? 'bare' : 'brass'} href="/">
          {sayApp('home')}
        </ButtonLink>
      </p>
      <CodeSheet open={isTyping} onClose={() => setTyping(false)} />
    </Notice>
  );
}

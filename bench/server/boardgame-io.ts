// boardgame.io: its server with socket.io and its own store in memory, which keeps nothing on disk. The
// seats write and read socket.io's text frames directly, which costs them less than its client would.

import { once } from 'node:events';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { Game } from 'boardgame.io';
import { WebSocket } from 'ws';
import { runBenchProcess } from './bench-process.ts';
import { type ComparisonMatch, matchAfter, SEATS, type SeatView, seatViewOf, startMatch } from './comparison-match.ts';
import { type LoadGenerator, ScriptedSeat } from './load-generator.ts';

const require = createRequire(import.meta.url); // its subfolders cannot be imported as ES modules
const { Server } = require('boardgame.io/server') as typeof import('boardgame.io/server');
const { ActivePlayers, INVALID_MOVE } = require('boardgame.io/core') as typeof import('boardgame.io/core');

const NAME = 'coup';
const EVENT = `42/${NAME},`; // prefix of frames with an event
let nextTable = 1;

const game: Game<ComparisonMatch> = {
  name: NAME,
  minPlayers: SEATS,
  maxPlayers: SEATS,
  disableUndo: true,
  setup: () => startMatch(),
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    makeMove: {
      move: ({ G, playerID }, move: unknown) => matchAfter(G, Number(playerID), move) ?? INVALID_MOVE,
      ignoreStaleStateID: true, // several seats move at once
      client: false,
    },
  },
  playerView: ({ G, playerID }) => (playerID === null ? null : seatViewOf(G, Number(playerID))),
};

async function serve(): Promise<string> {
  console.error = () => undefined; // it logs every move that comes too late
  const { appServer } = await Server({ games: [game], origins: [] }).run({ port: 0 });
  return `http://127.0.0.1:${(appServer.address() as AddressInfo).port}`;
}

async function openTable(address: string, load: LoadGenerator): Promise<void> {
  const table = `table ${nextTable++}`;
  for (let seat = 0; seat < SEATS; seat++) await connectSeat(address, table, `${seat}`, load);
}

async function connectSeat(address: string, table: string, playerID: string, load: LoadGenerator): Promise<void> {
  const ws = new WebSocket(`${address.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
  const emit = (...event: unknown[]) => ws.send(EVENT + JSON.stringify(event));
  const scriptedSeat = new ScriptedSeat(load, (move) => {
    const action = { type: 'MAKE_MOVE', payload: { type: 'makeMove', args: [move], playerID } };
    emit('update', action, 0, table, playerID);
  });
  ws.on('open', () => ws.send(`40/${NAME},`));
  ws.on('message', (data) => {
    const text = String(data);
    if (text === '2')
      ws.send('3'); // socket.io's heartbeat
    else if (text.startsWith(`40/${NAME}`)) emit('sync', table, playerID, undefined, SEATS);
    else if (text.startsWith(EVENT)) receive(JSON.parse(text.slice(EVENT.length)), scriptedSeat);
  });
  await once(ws, 'message');
}

type State = { readonly G: SeatView };
type Event = ['update', string, State] | ['sync', string, { readonly state: State }] | [string];

function receive([type, , body]: Event, scriptedSeat: ScriptedSeat): void {
  if (type !== 'update' && type !== 'sync') return;
  const { asked, moves, accepted } = (type === 'sync' ? (body as { state: State }).state : (body as State)).G;
  scriptedSeat.showState(asked, moves, accepted);
}

await runBenchProcess({ serve, openTable });

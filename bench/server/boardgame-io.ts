// boardgame.io: its server with socket.io and its own store in memory, which forgets everything with the process. The
// seats speak socket.io's text frames directly, which costs them less than its client would.

import { once } from 'node:events';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { Game } from 'boardgame.io';
import { WebSocket } from 'ws';
import { type Load, Seat } from './load.ts';
import { after, dealt, type Match, SEATS, type Shown, shown } from './match.ts';
import { run } from './process.ts';

const require = createRequire(import.meta.url); // its folders are not for `import`
const { Server } = require('boardgame.io/server') as typeof import('boardgame.io/server');
const { ActivePlayers, INVALID_MOVE } = require('boardgame.io/core') as typeof import('boardgame.io/core');

const NAME = 'coup';
const EVENT = `42/${NAME},`; // how frames with an event begin
let nextTable = 1;

const game: Game<Match> = {
  name: NAME,
  minPlayers: SEATS,
  maxPlayers: SEATS,
  disableUndo: true,
  setup: () => dealt(),
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    answer: {
      move: ({ G, playerID }, move: unknown) => after(G, Number(playerID), move) ?? INVALID_MOVE,
      ignoreStaleStateID: true, // several seats answer at once
      client: false,
    },
  },
  playerView: ({ G, playerID }) => (playerID === null ? null : shown(G, Number(playerID))),
};

async function serve(): Promise<string> {
  console.error = () => undefined; // it writes a line about every answer that comes too late
  const { appServer } = await Server({ games: [game], origins: [] }).run({ port: 0 });
  return `http://127.0.0.1:${(appServer.address() as AddressInfo).port}`;
}

async function openTable(address: string, load: Load): Promise<void> {
  const table = `table ${nextTable++}`;
  for (let seat = 0; seat < SEATS; seat++) await sitDown(address, table, `${seat}`, load);
}

async function sitDown(address: string, table: string, playerID: string, load: Load): Promise<void> {
  const ws = new WebSocket(`${address.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
  const emit = (...event: unknown[]) => ws.send(EVENT + JSON.stringify(event));
  const seat = new Seat(load, (move) => {
    const action = { type: 'MAKE_MOVE', payload: { type: 'answer', args: [move], playerID } };
    emit('update', action, 0, table, playerID);
  });
  ws.on('open', () => ws.send(`40/${NAME},`));
  ws.on('message', (data) => {
    const text = String(data);
    if (text === '2')
      ws.send('3'); // socket.io's heartbeat
    else if (text.startsWith(`40/${NAME}`)) emit('sync', table, playerID, undefined, SEATS);
    else if (text.startsWith(EVENT)) take(JSON.parse(text.slice(EVENT.length)), seat);
  });
  await once(ws, 'message');
}

type State = { readonly G: Shown };
type Event = ['update', string, State] | ['sync', string, { readonly state: State }] | [string];

function take([type, , body]: Event, seat: Seat): void {
  if (type !== 'update' && type !== 'sync') return;
  const { asked, moves, answered } = (type === 'sync' ? (body as { state: State }).state : (body as State)).G;
  seat.see(asked, moves, answered);
}

await run({ serve, openTable });

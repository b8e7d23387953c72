// Colyseus: one of its rooms for each table, its state in a schema of which each client gets the changes it may see.
// Nothing is stored. The seats write and read its binary frames directly and use its own decoder.

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type Client, getMessageBytes, Protocol, Room, Server } from '@colyseus/core';
import { Decoder, type SchemaType, StateView, schema } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { WebSocket } from 'ws';
import { runBenchProcess } from './bench-process.ts';
import { matchAfter, SEATS, type SeatView, seatViewOf, startMatch, summaryOf } from './comparison-match.ts';
import { type LoadGenerator, ScriptedSeat } from './load-generator.ts';

const SeatState = schema({
  coins: 'uint8',
  cards: 'uint8',
  faceUp: ['string'],
  kind: 'string', // of its decision
  asked: 'uint32',
  accepted: 'uint32',
  hand: { array: 'string', view: true }, // from here on only for the seat itself
  moves: { type: 'string', view: true }, // JSON
  events: { type: 'string', view: true },
});
const TableState = schema({ turn: 'uint8', treasury: 'uint8', deck: 'uint8', seats: [SeatState] });
type SeatStateType = SchemaType<typeof SeatState>;
type TableStateType = SchemaType<typeof TableState>;

class CoupRoom extends Room<TableStateType> {
  override state = new TableState() as TableStateType;
  override maxClients = SEATS;
  override patchRate = null as unknown as number; // a patch goes out with every move, not 20 times a second
  private match = startMatch();

  override onCreate(): void {
    for (let seat = 0; seat < SEATS; seat++) this.state.seats.push(new SeatState());
    this.show();
    this.onMessage('move', (client, move: unknown) => this.makeMove(client.userData as number, move));
  }

  override onJoin(client: Client): void {
    const seat = this.clients.length - 1;
    client.userData = seat;
    client.view = new StateView();
    client.view.add(this.state.seats[seat]!);
  }

  private makeMove(seat: number, move: unknown): void {
    const next = matchAfter(this.match, seat, move);
    if (!next) return;
    this.match = next;
    this.show();
    this.broadcastPatch();
  }

  private show(): void {
    const summary = summaryOf(this.match);
    const { state } = this;
    state.turn = summary.turn;
    state.treasury = summary.treasury;
    state.deck = summary.deck.length;
    for (let seat = 0; seat < SEATS; seat++) showSeat(state.seats[seat]!, seat, seatViewOf(this.match, seat, summary));
  }
}

function showSeat(state: SeatStateType, seat: number, { coins, cards, faceUp, kinds, ...own }: SeatView): void {
  state.coins = coins[seat]!;
  state.cards = cards[seat]!;
  state.kind = kinds[seat] ?? '';
  state.asked = own.asked;
  state.accepted = own.accepted;
  state.moves = jsonText(own.moves);
  state.events = jsonText(own.events);
  copyItems(faceUp[seat]!, state.faceUp);
  copyItems(own.hand, state.hand);
}

/** @colyseus/schema 3.0.76 cannot read texts of 255 bytes: JSON may end with a space. */
function jsonText(items: readonly unknown[]): string {
  const json = items.length > 0 ? JSON.stringify(items) : '[]';
  return json.length === 255 ? `${json} ` : json;
}

/** Only what differs is a change to send. */
function copyItems(from: readonly string[], to: string[]): void {
  while (to.length > from.length) to.pop();
  for (let i = 0; i < from.length; i++) if (to[i] !== from[i]) to[i] = from[i]!;
}

async function serve(): Promise<string> {
  const transport = new WebSocketTransport();
  const server = new Server({ transport, greet: false });
  server.define('coup', CoupRoom);
  await server.listen(0);
  return `http://127.0.0.1:${(transport.server!.address() as AddressInfo).port}`;
}

interface Reservation {
  readonly sessionId: string;
  readonly room: { readonly processId: string; readonly roomId: string };
}

async function openTable(address: string, load: LoadGenerator): Promise<void> {
  const first = await reserve(address, 'create/coup');
  await connectSeat(address, first, 0, load);
  for (let seat = 1; seat < SEATS; seat++) {
    await connectSeat(address, await reserve(address, `joinById/${first.room.roomId}`), seat, load);
  }
}

async function reserve(address: string, path: string): Promise<Reservation> {
  const response = await fetch(`${address}/matchmake/${path}`, { method: 'POST', body: '{}' });
  return (await response.json()) as Reservation;
}

async function connectSeat(
  address: string,
  { room, sessionId }: Reservation,
  seat: number,
  load: LoadGenerator,
): Promise<void> {
  const { processId, roomId } = room;
  const ws = new WebSocket(`${address.replace('http', 'ws')}/${processId}/${roomId}?sessionId=${sessionId}`);
  const state = new TableState() as TableStateType;
  const decoder = new Decoder(state);
  const scriptedSeat = new ScriptedSeat(load, (move) => ws.send(getMessageBytes.raw(Protocol.ROOM_DATA, 'move', move)));
  ws.on('message', (data: Buffer) => {
    if (data[0] === Protocol.JOIN_ROOM) return ws.send(Buffer.of(Protocol.JOIN_ROOM));
    if (data[0] === Protocol.ERROR) throw new Error(`Colyseus says: ${data}`);
    decoder.decode(data, { offset: 1 });
    const { asked, moves, accepted } = state.seats[seat]!;
    scriptedSeat.showState(asked, asked === 0 ? [] : (JSON.parse(moves) as unknown[]), accepted);
  });
  await once(ws, 'message');
}

await runBenchProcess({ serve, openTable });

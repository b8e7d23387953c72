// Colyseus: a room for each table, its state in a schema of which each client gets the changes it may see. Nothing is
// kept anywhere. The seats speak its binary frames directly and decode the state with its own decoder.

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type Client, getMessageBytes, Protocol, Room, Server } from '@colyseus/core';
import { Decoder, type SchemaType, StateView, schema } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { WebSocket } from 'ws';
import { type Load, Seat } from './load.ts';
import { after, dealt, SEATS, type Shown, shown, whole } from './match.ts';
import { run } from './process.ts';

const SeatState = schema({
  coins: 'uint8',
  cards: 'uint8',
  faceUp: ['string'],
  kind: 'string', // what it is asked
  asked: 'uint32',
  answered: 'uint32',
  hand: { array: 'string', view: true }, // this and the rest only for the seat itself
  moves: { type: 'string', view: true }, // JSON
  news: { type: 'string', view: true },
});
const TableState = schema({ turn: 'uint8', treasury: 'uint8', deck: 'uint8', seats: [SeatState] });
type Seated = SchemaType<typeof SeatState>;
type Table = SchemaType<typeof TableState>;

class CoupRoom extends Room<Table> {
  override state = new TableState() as Table;
  override maxClients = SEATS;
  override patchRate = null as unknown as number; // a patch goes out with every move, not 20 times a second
  private match = dealt();

  override onCreate(): void {
    for (let seat = 0; seat < SEATS; seat++) this.state.seats.push(new SeatState());
    this.show();
    this.onMessage('answer', (client, move: unknown) => this.answer(client.userData as number, move));
  }

  override onJoin(client: Client): void {
    const seat = this.clients.length - 1;
    client.userData = seat;
    client.view = new StateView();
    client.view.add(this.state.seats[seat]!);
  }

  private answer(seat: number, move: unknown): void {
    const next = after(this.match, seat, move);
    if (!next) return;
    this.match = next;
    this.show();
    this.broadcastPatch();
  }

  private show(): void {
    const all = whole(this.match);
    const { state } = this;
    state.turn = all.turn;
    state.treasury = all.treasury;
    state.deck = all.deck.length;
    for (let seat = 0; seat < SEATS; seat++) showSeat(state.seats[seat]!, seat, shown(this.match, seat, all));
  }
}

function showSeat(state: Seated, seat: number, { coins, cards, faceUp, kinds, ...own }: Shown): void {
  state.coins = coins[seat]!;
  state.cards = cards[seat]!;
  state.kind = kinds[seat] ?? '';
  state.asked = own.asked;
  state.answered = own.answered;
  state.moves = text(own.moves);
  state.news = text(own.news);
  copy(faceUp[seat]!, state.faceUp);
  copy(own.hand, state.hand);
}

/** @colyseus/schema 3.0.76 cannot read texts of 255 bytes: JSON may end with a space. */
function text(items: readonly unknown[]): string {
  const json = items.length > 0 ? JSON.stringify(items) : '[]';
  return json.length === 255 ? `${json} ` : json;
}

/** Only what differs is a change to send. */
function copy(from: readonly string[], to: string[]): void {
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

async function openTable(address: string, load: Load): Promise<void> {
  const first = await reserve(address, 'create/coup');
  await sitDown(address, first, 0, load);
  for (let seat = 1; seat < SEATS; seat++) {
    await sitDown(address, await reserve(address, `joinById/${first.room.roomId}`), seat, load);
  }
}

async function reserve(address: string, path: string): Promise<Reservation> {
  const response = await fetch(`${address}/matchmake/${path}`, { method: 'POST', body: '{}' });
  return (await response.json()) as Reservation;
}

async function sitDown(address: string, { room, sessionId }: Reservation, place: number, load: Load): Promise<void> {
  const { processId, roomId } = room;
  const ws = new WebSocket(`${address.replace('http', 'ws')}/${processId}/${roomId}?sessionId=${sessionId}`);
  const state = new TableState() as Table;
  const decoder = new Decoder(state);
  const seat = new Seat(load, (move) => ws.send(getMessageBytes.raw(Protocol.ROOM_DATA, 'answer', move)));
  ws.on('message', (data: Buffer) => {
    if (data[0] === Protocol.JOIN_ROOM) return ws.send(Buffer.of(Protocol.JOIN_ROOM));
    if (data[0] === Protocol.ERROR) throw new Error(`Colyseus says: ${data}`);
    decoder.decode(data, { offset: 1 });
    const { asked, moves, answered } = state.seats[place]!;
    seat.see(asked, asked === 0 ? [] : (JSON.parse(moves) as unknown[]), answered);
  });
  await once(ws, 'message');
}

await run({ serve, openTable });

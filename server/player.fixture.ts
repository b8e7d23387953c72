// A browser without a screen: it speaks the protocol, keeps what it was told, and can play by itself.

import { EventEmitter, once } from 'node:events';
import { PROTOCOL_VERSION } from '@kuluary/protocol/limits';
import type { ToBrowser, Update } from '@kuluary/protocol/to-browser';
import type { Command } from '@kuluary/protocol/to-server';
import { WebSocket } from 'ws';

export type Reply = Extract<ToBrowser, { type: 'done' | 'refused' }>;
type Unnumbered<C> = C extends Command ? Omit<C, 'ref'> : never;

/** Somebody's cookie, as a browser would keep it. */
export async function guestCookie(address: string): Promise<string> {
  const response = await fetch(`${address}/`);
  await response.body?.cancel();
  return response.headers.get('set-cookie')!.split(';', 1)[0]!;
}

export async function post(
  address: string,
  path: string,
  body: unknown,
  cookie?: string,
): Promise<{ status: number; body: Record<string, string> }> {
  const headers: Record<string, string> = { 'content-type': 'application/json', ...(cookie && { cookie }) };
  const response = await fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

export class Player extends EventEmitter {
  readonly frames: string[] = []; // everything that ever arrived, as it arrived
  latest: Update | undefined;
  events: { position: number; event: unknown }[] = [];
  private ws: WebSocket;
  private nextRef = 1;
  private readonly replies = new Map<number, (reply: Reply) => void>();
  private readonly address: string;
  private readonly table: string;
  private readonly cookie: string;

  constructor(address: string, table: string, cookie: string) {
    super();
    this.setMaxListeners(0);
    this.address = address;
    this.table = table;
    this.cookie = cookie;
    this.ws = this.connect();
  }

  static async at(address: string, table: string, cookie?: string): Promise<Player> {
    const player = new Player(address, table, cookie ?? (await guestCookie(address)));
    await player.until(() => player.latest !== undefined);
    return player;
  }

  get position(): number {
    return this.latest?.position ?? 0;
  }

  get seat(): number | null {
    return this.latest?.you.seat ?? null;
  }

  connect(address = this.address): WebSocket {
    const ws = new WebSocket(`${address.replace('http', 'ws')}/ws/${this.table}`, { headers: { cookie: this.cookie } });
    ws.on('open', () =>
      this.sendRaw(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION, have: this.position }), ws),
    );
    ws.on('message', (data) => this.receive(String(data)));
    ws.on('error', () => undefined);
    ws.on('close', () => this.emit('closed'));
    this.ws = ws;
    return ws;
  }

  sendRaw(text: string | Buffer, ws = this.ws): void {
    ws.send(text);
  }

  ask(command: Unnumbered<Command>): Promise<Reply> {
    const ref = this.nextRef++;
    this.sendRaw(JSON.stringify({ ...command, ref }));
    return new Promise((resolve) => this.replies.set(ref, resolve));
  }

  /** Answers the question that is asked now. */
  answer(move: unknown, id: string = crypto.randomUUID()): Promise<Reply> {
    return this.ask({ type: 'move', id, asked: this.latest!.play!.asked, move });
  }

  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await once(this, 'message');
  }

  async leave(): Promise<void> {
    this.ws.close();
    if (this.ws.readyState !== WebSocket.CLOSED) await once(this, 'closed');
  }

  private receive(text: string): void {
    this.frames.push(text);
    const message = JSON.parse(text) as ToBrowser;
    if (message.type === 'update') this.take(message);
    if (message.type === 'done' || message.type === 'refused') {
      this.replies.get(message.ref ?? -1)?.(message);
      this.replies.delete(message.ref ?? -1);
    }
    this.emit('message', message);
  }

  private take(update: Update): void {
    if (update.from !== 0 && update.from !== this.position) {
      this.sendRaw(JSON.stringify({ type: 'resync' }));
      return;
    }
    this.events = update.from === 0 ? [...update.events] : [...this.events, ...update.events];
    this.latest = update;
  }
}

/** Plays random legal moves until the game is over. */
export async function playOn(player: Player, random: () => number): Promise<void> {
  for (;;) {
    const { table, play } = player.latest!;
    if (table.phase === 'over') return;
    if (play && play.moves.length > 0) {
      await player.answer(play.moves[Math.floor(random() * play.moves.length)]);
      const { asked } = play;
      if (player.latest?.play?.asked === asked && player.latest.play.moves.length > 0) await once(player, 'message');
    } else await once(player, 'message');
  }
}

// A browser without a screen, or a program: it speaks the protocol, keeps what it was told, and can play by itself.

import { EventEmitter, once } from 'node:events';
import type { Chance } from '@kuluary/kernel/chance';
import type { LogPosition, TableId } from '@kuluary/protocol/ids';
import { PROTOCOL_VERSION } from '@kuluary/protocol/limits';
import { type ToBrowser, type Update, type WholeUpdate, whole } from '@kuluary/protocol/to-browser';
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
): Promise<{ status: number; body: Record<string, string>; cookie: string | undefined }> {
  const headers: Record<string, string> = { 'content-type': 'application/json', ...(cookie && { cookie }) };
  const response = await fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const given = response.headers.get('set-cookie')?.split(';', 1)[0];
  return { status: response.status, body: (await response.json()) as Record<string, string>, cookie: given };
}

export class Player extends EventEmitter {
  readonly frames: string[] = []; // everything that ever arrived, as it arrived
  latest: WholeUpdate | undefined;
  events: { position: LogPosition; event: unknown }[] = [];
  closeCode: number | undefined; // of the last connection, once it is closed
  ws: WebSocket;
  private nextRef = 1;
  private readonly replies = new Map<number, (reply: Reply) => void>();
  private readonly address: string;
  readonly table: TableId;
  readonly cookie: string;
  readonly token: string | undefined; // of a program

  constructor(address: string, table: TableId, cookie: string, token?: string) {
    super();
    this.setMaxListeners(0);
    this.address = address;
    this.table = table;
    this.cookie = cookie;
    this.token = token;
    this.ws = this.connect();
  }

  static async at(address: string, table: TableId, cookie?: string): Promise<Player> {
    const player = new Player(address, table, cookie ?? (await guestCookie(address)));
    await player.until(() => player.latest !== undefined);
    return player;
  }

  /** A program, which has nothing but its token. */
  static async program(address: string, table: TableId, token: string): Promise<Player> {
    const player = new Player(address, table, '', token);
    await player.until(() => player.frames.length > 0);
    return player;
  }

  get position(): number {
    return this.latest?.position ?? 0;
  }

  get seat(): number | null {
    return this.latest?.you.seat ?? null;
  }

  connect(address = this.address): WebSocket {
    const { table, cookie, token } = this;
    const headers = token === undefined ? { cookie } : { authorization: `Bearer ${token}` };
    const ws = new WebSocket(`${address.replace('http', 'ws')}/ws/${table}`, { headers });
    ws.on('open', () =>
      this.sendRaw(
        JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION, have: this.position, at: this.latest?.at }),
        ws,
      ),
    );
    ws.on('message', (data) => this.receive(String(data)));
    ws.on('error', () => undefined);
    ws.on('close', (code) => {
      this.closeCode = code;
      this.emit('closed', code);
    });
    this.closeCode = undefined;
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

  /** The code with which this connection was closed. */
  async closed(): Promise<number> {
    if (this.closeCode === undefined) await once(this, 'closed');
    return this.closeCode!;
  }

  async leave(): Promise<void> {
    this.ws.close();
    await this.closed();
  }

  /** Goes, and comes again with what it knows. */
  async comeBack(address = this.address): Promise<void> {
    if (this.closeCode === undefined) await this.leave();
    const { length } = this.frames;
    this.connect(address);
    await this.until(() => this.frames.slice(length).some((frame) => frame.startsWith('{"type":"update"')));
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
    this.latest = whole(update, this.latest);
  }
}

/** Plays random legal moves until the game is over. */
export async function playOn(player: Player, chance: Chance): Promise<void> {
  while (player.latest!.table.phase !== 'over') {
    const { play } = player.latest!;
    if (!play || play.moves.length === 0) await once(player, 'message');
    else await player.answer(play.moves[chance.below(play.moves.length)]); // after the update that it brings about
  }
}

/** Who is asked now. */
export function asked(players: readonly Player[]): Player {
  return players.find(({ latest }) => latest!.play!.moves.length > 0)!;
}

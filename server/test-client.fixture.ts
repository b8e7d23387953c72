// A client for tests, of a guest or a program: it speaks the protocol, keeps its updates, and can play randomly.

import { EventEmitter, once } from 'node:events';
import type { Chance } from '@kuluary/kernel/chance';
import type { LogPosition, TableId } from '@kuluary/protocol/ids';
import { PROTOCOL_VERSION } from '@kuluary/protocol/limits';
import { type CompleteUpdate, completeUpdate, type ToBrowser, type Update } from '@kuluary/protocol/to-browser';
import type { ClientRequest } from '@kuluary/protocol/to-server';
import { WebSocket } from 'ws';

type Reply = Extract<ToBrowser, { type: 'done' | 'refused' }>;
type WithoutRef<C> = C extends ClientRequest ? Omit<C, 'ref'> : never;

/** The cookie of a new guest. */
export async function fetchGuestCookie(address: string): Promise<string> {
  const response = await fetch(`${address}/`);
  await response.body?.cancel();
  return response.headers.get('set-cookie')!.split(';', 1)[0]!;
}

export async function postJson(
  address: string,
  path: string,
  body: unknown,
  cookie?: string,
): Promise<{ status: number; body: Record<string, string>; cookie: string | undefined }> {
  const headers: Record<string, string> = { 'content-type': 'application/json', ...(cookie && { cookie }) };
  const response = await fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const newCookie = response.headers.get('set-cookie')?.split(';', 1)[0];
  return { status: response.status, body: (await response.json()) as Record<string, string>, cookie: newCookie };
}

export class TestClient extends EventEmitter {
  readonly frames: string[] = []; // all that were ever received
  latest: CompleteUpdate | undefined;
  events: { position: LogPosition; event: unknown }[] = [];
  closeCode: number | undefined; // of the last connection
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

  static async join(address: string, table: TableId, cookie?: string): Promise<TestClient> {
    const client = new TestClient(address, table, cookie ?? (await fetchGuestCookie(address)));
    await client.waitUntil(() => client.latest !== undefined);
    return client;
  }

  /** As a program. */
  static async joinAsProgram(address: string, table: TableId, token: string): Promise<TestClient> {
    const client = new TestClient(address, table, '', token);
    await client.waitUntil(() => client.frames.length > 0);
    return client;
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

  request(command: WithoutRef<ClientRequest>): Promise<Reply> {
    const ref = this.nextRef++;
    this.sendRaw(JSON.stringify({ ...command, ref }));
    return new Promise((resolve) => this.replies.set(ref, resolve));
  }

  sendMove(move: unknown, id: string = crypto.randomUUID()): Promise<Reply> {
    return this.request({ type: 'move', id, asked: this.latest!.play!.asked, move });
  }

  async waitUntil(isSo: () => boolean): Promise<void> {
    while (!isSo()) await once(this, 'message');
  }

  /** Resolves with the close code. */
  async waitUntilClosed(): Promise<number> {
    if (this.closeCode === undefined) await once(this, 'closed');
    return this.closeCode!;
  }

  async disconnect(): Promise<void> {
    this.ws.close();
    await this.waitUntilClosed();
  }

  /** Disconnects, and connects again from its last position. */
  async reconnect(address = this.address): Promise<void> {
    if (this.closeCode === undefined) await this.disconnect();
    const { length } = this.frames;
    this.connect(address);
    await this.waitUntil(() => this.frames.slice(length).some((frame) => frame.startsWith('{"type":"update"')));
  }

  private receive(text: string): void {
    this.frames.push(text);
    const message = JSON.parse(text) as ToBrowser;
    if (message.type === 'update') this.applyUpdate(message);
    if (message.type === 'done' || message.type === 'refused') {
      this.replies.get(message.ref ?? -1)?.(message);
      this.replies.delete(message.ref ?? -1);
    }
    this.emit('message', message);
  }

  private applyUpdate(update: Update): void {
    if (update.from !== 0 && update.from !== this.position) {
      this.sendRaw(JSON.stringify({ type: 'resync' }));
      return;
    }
    this.events = update.from === 0 ? [...update.events] : [...this.events, ...update.events];
    this.latest = completeUpdate(update, this.latest);
  }
}

/** Plays random legal moves until the match is over. */
export async function playRandomly(client: TestClient, chance: Chance): Promise<void> {
  while (client.latest!.table.phase !== 'over') {
    const { play } = client.latest!;
    if (!play || play.moves.length === 0) await once(client, 'message');
    else await client.sendMove(play.moves[chance.below(play.moves.length)]); // resolves after the update that the move causes
  }
}

/** A client with a decision to make. */
export function findAskedClient(players: readonly TestClient[]): TestClient {
  return players.find(({ latest }) => latest!.play!.moves.length > 0)!;
}

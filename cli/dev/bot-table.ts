// Opens a table on a server with bots on all seats but the first, and starts the game.

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { GAME_REGISTRY } from '@kuluary/games/game-registry';
import { failed, ok, type Result } from '@kuluary/kernel/result';
import type { TableId } from '@kuluary/protocol/ids';
import { PROTOCOL_VERSION } from '@kuluary/protocol/limits';
import type { ToBrowser } from '@kuluary/protocol/to-browser';
import type { ToServer } from '@kuluary/protocol/to-server';
import { WebSocket } from 'ws';

const DEFAULT_SEATS = 4; // at most as many as the game has
const DEFAULT_BOT = 'normal';

/** What a URL can choose: `/bots/coup?seats=3&bot=hard&edition=squirrel`. */
interface BotTableRequest {
  readonly game: string;
  readonly seats?: number | undefined;
  readonly bot?: string | undefined;
  readonly edition?: string | undefined;
}

interface BotTableReply {
  readonly table: TableId;
  readonly cookie: string | undefined; // for a guest without one
}

export function parseBotTableRequest(address: string): BotTableRequest {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const seats = searchParams.get('seats');
  return {
    game: pathname.slice(1),
    seats: seats === null ? undefined : Number(seats),
    bot: searchParams.get('bot') ?? undefined,
    edition: searchParams.get('edition') ?? undefined,
  };
}

/** The guest with this cookie gets the first seat. A failure is a code. */
export async function openBotTable(
  server: string,
  request: BotTableRequest,
  cookie: string | undefined,
): Promise<Result<BotTableReply, string>> {
  if (!Object.hasOwn(GAME_REGISTRY, request.game)) return failed('no-such-game');
  const [min, max] = GAME_REGISTRY[request.game]!.game.seats;
  const { game, bot = DEFAULT_BOT, edition, seats = Math.min(DEFAULT_SEATS, max) } = request;
  if (!(seats >= min && seats <= max)) return failed('wrong-seats');
  const response = await fetch(`${server}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: JSON.stringify({ game, name: 'Dev', salt: randomUUID() }),
  });
  const { table, code } = (await response.json()) as { table?: string; code?: string };
  if (table === undefined) return failed(code ?? 'unknown');
  const newCookie = response.headers.get('set-cookie') ?? undefined;
  const bots = Array.from({ length: seats - 1 }, (_, i): ToServer => {
    return { type: 'seat-bot', seat: i + 1, bot, name: `Bot ${i + 1}` };
  });
  const options: ToServer[] = edition === undefined ? [] : [{ type: 'set', options: { edition } }];
  const refused = await sendInOrder(
    `${server.replace('http', 'ws')}/ws/${table}`,
    newCookie?.split(';', 1)[0] ?? cookie ?? '',
    [{ type: 'hello', version: PROTOCOL_VERSION, have: 0 }, ...options, ...bots, { type: 'start' }],
  );
  return refused === undefined ? ok({ table, cookie: newCookie }) : failed(refused);
}

/** Sends each message after the reply to the one before. Returns the code of the first refusal. */
async function sendInOrder(
  address: string,
  cookie: string,
  messages: readonly ToServer[],
): Promise<string | undefined> {
  const ws = new WebSocket(address, { headers: { cookie } });
  const replies: ToBrowser[] = [];
  const closed = new AbortController(); // the server hangs up, or restarts
  ws.on('close', () => closed.abort());
  ws.on('message', (data) => {
    const message = JSON.parse(String(data)) as ToBrowser;
    const isReply = message.type !== 'update' || replies.length === 0; // the reply to hello is an update
    if (isReply) replies.push(message);
    if (isReply) ws.emit('reply', message);
  });
  try {
    await once(ws, 'open');
    for (const message of messages) {
      ws.send(JSON.stringify(message));
      const [reply] = (await once(ws, 'reply', { signal: closed.signal })) as [ToBrowser];
      if (reply.type === 'refused') return reply.code;
    }
    return undefined;
  } finally {
    ws.close();
  }
}

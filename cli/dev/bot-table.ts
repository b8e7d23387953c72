// A table on a server where bots sit on all seats but the first, and the game has begun.

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { REGISTRY } from '@kuluary/games/registry';
import { failed, ok, type Result } from '@kuluary/kernel/result';
import type { TableId } from '@kuluary/protocol/ids';
import { PROTOCOL_VERSION } from '@kuluary/protocol/limits';
import type { ToBrowser } from '@kuluary/protocol/to-browser';
import type { ToServer } from '@kuluary/protocol/to-server';
import { WebSocket } from 'ws';

const SEATS = 4; // or as many as the game has, if they are fewer
const BOT = 'normal';

/** What the address of such a table may say: `/bots/coup?seats=3&bot=hard&edition=squirrel`. */
export interface Wish {
  readonly game: string;
  readonly seats?: number | undefined;
  readonly bot?: string | undefined;
  readonly edition?: string | undefined;
}

export interface BotTable {
  readonly table: TableId;
  readonly cookie: string | undefined; // for whoever had none
}

export function readWish(address: string): Wish {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const seats = searchParams.get('seats');
  return {
    game: pathname.slice(1),
    seats: seats === null ? undefined : Number(seats),
    bot: searchParams.get('bot') ?? undefined,
    edition: searchParams.get('edition') ?? undefined,
  };
}

/** The guest with this cookie sits on the first seat. Where there can be no table, a code says why. */
export async function openBotTable(
  server: string,
  wish: Wish,
  cookie: string | undefined,
): Promise<Result<BotTable, string>> {
  if (!Object.hasOwn(REGISTRY, wish.game)) return failed('no-such-game');
  const [least, most] = REGISTRY[wish.game]!.game.seats;
  const { game, bot = BOT, edition, seats = Math.min(SEATS, most) } = wish;
  if (!(seats >= least && seats <= most)) return failed('wrong-seats');
  const response = await fetch(`${server}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: JSON.stringify({ game, name: 'Dev', salt: randomUUID() }),
  });
  const { table, code } = (await response.json()) as { table?: string; code?: string };
  if (table === undefined) return failed(code ?? 'unknown');
  const given = response.headers.get('set-cookie') ?? undefined;
  const bots = Array.from({ length: seats - 1 }, (_, i): ToServer => {
    return { type: 'seat-bot', seat: i + 1, bot, name: `Bot ${i + 1}` };
  });
  const options: ToServer[] = edition === undefined ? [] : [{ type: 'set', options: { edition } }];
  const refused = await say(`${server.replace('http', 'ws')}/ws/${table}`, given?.split(';', 1)[0] ?? cookie ?? '', [
    { type: 'hello', version: PROTOCOL_VERSION, have: 0 },
    ...options,
    ...bots,
    { type: 'start' },
  ]);
  return refused === undefined ? ok({ table, cookie: given }) : failed(refused);
}

/** Says all of it, each when the one before has been answered. Returns the code of the first refusal. */
async function say(address: string, cookie: string, messages: readonly ToServer[]): Promise<string | undefined> {
  const ws = new WebSocket(address, { headers: { cookie } });
  const answers: ToBrowser[] = [];
  const left = new AbortController(); // the server hangs up, or restarts
  ws.on('close', () => left.abort());
  ws.on('message', (data) => {
    const answer = JSON.parse(String(data)) as ToBrowser;
    const isAnswer = answer.type !== 'update' || answers.length === 0; // a hello is answered by an update
    if (isAnswer) answers.push(answer);
    if (isAnswer) ws.emit('answer', answer);
  });
  try {
    await once(ws, 'open');
    for (const message of messages) {
      ws.send(JSON.stringify(message));
      const [answer] = (await once(ws, 'answer', { signal: left.signal })) as [ToBrowser];
      if (answer.type === 'refused') return answer.code;
    }
    return undefined;
  } finally {
    ws.close();
  }
}

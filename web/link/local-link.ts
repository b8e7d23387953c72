// A table whose host runs in this page: the same messages, without a wire.

import { NOTHING_SEEN } from '@kuluary/host/table-state';
import type { Presence, Tables } from '@kuluary/host/tables';
import type { GuestId, TableId } from '@kuluary/protocol/ids';
import type { ToBrowser } from '@kuluary/protocol/to-browser';
import { Conversation } from './conversation.ts';
import { type Answer, type Request, refused, type TableLink } from './table-link.ts';

export function localLink(tables: Tables, id: TableId, guest: GuestId): TableLink {
  const talk = new Conversation();
  const entered = enter(tables, id, guest, talk);
  return {
    subscribe: talk.subscribe,
    getSnapshot: talk.getSnapshot,
    async send(request: Request): Promise<Answer> {
      const presence = await entered;
      if (!presence || talk.getSnapshot().state === 'closed') return refused('offline');
      const { command, answer } = talk.ask(request);
      void presence.receive(command);
      return answer;
    },
    close() {
      talk.end(null);
      void entered.then((presence) => presence?.leave());
    },
  };
}

async function enter(tables: Tables, id: TableId, guest: GuestId, talk: Conversation): Promise<Presence | undefined> {
  let isGap = false;
  let presence: Presence | undefined;
  const hear = (message: ToBrowser) => {
    if (talk.getSnapshot().state === 'closed') return;
    isGap = talk.hear(overTheWire(message));
    if (isGap) void presence?.resync();
  };
  const entered = await tables.enter(id, guest, NOTHING_SEEN, hear);
  if (!entered.ok) {
    talk.end(entered.failure.code);
    return undefined;
  }
  presence = entered.value;
  if (isGap) void presence.resync();
  return presence;
}

/** What a screen holds must be a copy, as it would be from a server: the host goes on changing its own. */
function overTheWire(message: ToBrowser): ToBrowser {
  return JSON.parse(JSON.stringify(message)) as ToBrowser;
}

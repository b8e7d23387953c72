// The connection to a table whose host runs in this page: the same messages, without a network.

import { NOTHING_KNOWN } from '@kuluary/host/table-state';
import type { ConnectedClient, Tables } from '@kuluary/host/tables';
import type { GuestId, TableId } from '@kuluary/protocol/ids';
import type { ToBrowser } from '@kuluary/protocol/to-browser';
import { TableClient } from './table-client.ts';
import { refusedReply, type TableConnection, type TableReply, type TableRequest } from './table-connection.ts';

export function openLocalConnection(tables: Tables, id: TableId, guest: GuestId): TableConnection {
  const client = new TableClient();
  const entered = enterTable(tables, id, guest, client);
  return {
    subscribe: client.subscribe,
    getSnapshot: client.getSnapshot,
    async send(request: TableRequest): Promise<TableReply> {
      const connectedClient = await entered;
      if (!connectedClient || client.getSnapshot().state === 'closed') return refusedReply('offline');
      const { message, reply } = client.startRequest(request);
      void connectedClient.handleRequest(message);
      return reply;
    },
    close() {
      client.close(null);
      void entered.then((connectedClient) => connectedClient?.disconnect());
    },
  };
}

async function enterTable(
  tables: Tables,
  id: TableId,
  guest: GuestId,
  client: TableClient,
): Promise<ConnectedClient | undefined> {
  let isGap = false;
  let connectedClient: ConnectedClient | undefined;
  const receive = (message: ToBrowser) => {
    if (client.getSnapshot().state === 'closed') return;
    isGap = client.receive(copyMessage(message));
    if (isGap) void connectedClient?.resync();
  };
  const entered = await tables.connect(id, guest, NOTHING_KNOWN, receive);
  if (!entered.ok) {
    client.close(entered.failure.code);
    return undefined;
  }
  connectedClient = entered.value;
  if (isGap) void connectedClient.resync();
  return connectedClient;
}

/** A screen must hold a copy, as it would from a server: the host goes on changing its own. */
function copyMessage(message: ToBrowser): ToBrowser {
  return JSON.parse(JSON.stringify(message)) as ToBrowser;
}

// What the parts of a table screen share: the game, the table's state, how to send requests, and where it is hosted.

import type { Viewer } from '@kuluary/kernel/game';
import type { Result } from '@kuluary/kernel/result';
import type { TableId } from '@kuluary/protocol/ids';
import type { ConnectionState, TableReply, TableRequest } from '../connection/table-connection.ts';
import type { TableModel } from '../connection/table-model.ts';
import type { LoadedGame } from '../game-loaders.ts';

/** Where the table is hosted, and what follows from that. */
export interface TableHosting {
  readonly kind: 'server' | 'page'; // one in the page has no address, no other devices, no spectators
  readonly hasChat: boolean; // with other people
  readonly isSharedScreen: boolean; // several players use this screen
  readonly fetchLog: () => Promise<Result<string, string>>; // of the finished match, as a file
  readonly openRematch: (table: TableId) => void; // opens the table of the rematch
  readonly openReplay: (step?: number) => void;
  readonly startNewGame: (() => void) | null; // begins another match, where this player may
  readonly onPresenting?: (isShowing: boolean) => void; // as in TableSession
  readonly speedUpBots: (() => void) | null; // null: other people play on
}

export interface TableSession {
  readonly game: LoadedGame;
  readonly model: TableModel;
  readonly connectionState: ConnectionState;
  readonly send: (request: TableRequest) => Promise<TableReply>;
  readonly hosting: TableHosting;
  readonly onPresenting: (isShowing: boolean) => void; // called by the game's table: it is still presenting the new events
}

export function viewerOf({ you }: TableModel): Viewer {
  return you.seat ?? 'spectator';
}

export function playerNames({ table }: Pick<TableModel, 'table'>): readonly string[] {
  return table.seats.map(({ name }) => name);
}

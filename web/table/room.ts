// What the parts of a table screen share: the game, what is known of the table, and a way to speak with it.

import type { Viewer } from '@kuluary/kernel/game';
import type { Result } from '@kuluary/kernel/result';
import type { TableId } from '@kuluary/protocol/ids';
import type { LoadedGame } from '../games.ts';
import type { Answer, LinkState, Request } from '../link/table-link.ts';
import type { TableModel } from '../link/table-model.ts';

/** Where the table is, and what follows from that. */
export interface Place {
  readonly kind: 'server' | 'page'; // a table in the page has no link, no other devices, no spectators
  readonly canTalk: boolean; // somebody is there to hear it
  readonly isShared: boolean; // several players look at this very screen
  readonly fetchLog: () => Promise<Result<string, string>>; // of the finished match, as a file
  readonly openNext: (table: TableId) => void; // goes to the table of the rematch
  readonly openReplay: (step?: number) => void;
  readonly openNew: (() => void) | null; // begins another game, where that is this player's to decide
  readonly onShowing?: (isShowing: boolean) => void; // hears when something is being shown that shall be seen out
  readonly hurry: (() => void) | null; // bots take no time any more, where nobody else would wait for it
}

export interface Room {
  readonly game: LoadedGame;
  readonly model: TableModel;
  readonly state: LinkState;
  readonly send: (request: Request) => Promise<Answer>;
  readonly place: Place;
  readonly onShowing: (isShowing: boolean) => void; // from the game's table: what has just happened is still being shown
}

export function viewerOf({ you }: TableModel): Viewer {
  return you.seat ?? 'spectator';
}

export function namesOf({ table }: Pick<TableModel, 'table'>): readonly string[] {
  return table.seats.map(({ name }) => name);
}

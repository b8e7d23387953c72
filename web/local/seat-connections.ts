// The connections of all people at one device, and of a spectator.

import { useEffect, useState } from 'react';
import { openLocalConnection } from '../connection/local-connection.ts';
import type { TableConnection } from '../connection/table-connection.ts';
import type { TableModel } from '../connection/table-model.ts';
import type { LocalSession } from './local-game.ts';
import { localGuestId } from './start-local-game.ts';

const SPECTATOR_GUEST = 'local-watcher';

interface SeatConnections {
  readonly people: readonly TableConnection[];
  readonly spectatorModel: TableModel; // what everybody may know
  readonly peopleToMove: readonly number[]; // by index
  readonly isOver: boolean;
}

/** undefined until all have received the table. */
export function useSeatConnections({ tables, table, setup }: LocalSession): SeatConnections | undefined {
  const [connections, setConnections] = useState<SeatConnections>();
  const count = setup.people.length;
  useEffect(() => {
    const people = Array.from({ length: count }, (_, person) =>
      openLocalConnection(tables, table, localGuestId(person)),
    );
    const spectator = openLocalConnection(tables, table, SPECTATOR_GUEST);
    const update = () => setConnections(seatConnectionsOf(people, spectator));
    const all = [...people, spectator];
    for (const connection of all) connection.subscribe(update);
    return () => {
      for (const connection of all) connection.close();
    };
  }, [tables, table, count]);
  return connections;
}

function seatConnectionsOf(
  people: readonly TableConnection[],
  spectator: TableConnection,
): SeatConnections | undefined {
  const spectatorModel = spectator.getSnapshot().model;
  const models = people.map((connection) => connection.getSnapshot().model);
  if (!spectatorModel || models.includes(null)) return undefined;
  const peopleToMove = models.flatMap((model, person) => (model!.play && model!.play.moves.length > 0 ? [person] : []));
  return { people, spectatorModel, peopleToMove, isOver: spectatorModel.table.phase === 'over' };
}

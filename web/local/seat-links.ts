// The links of all people around one device, and of somebody who only watches.

import { useEffect, useState } from 'react';
import { localLink } from '../link/local-link.ts';
import type { TableLink } from '../link/table-link.ts';
import type { TableModel } from '../link/table-model.ts';
import { guestOf } from './laying.ts';
import type { Session } from './local-game.ts';

const WATCHER = 'local-watcher';

interface SeatLinks {
  readonly people: readonly TableLink[];
  readonly watching: TableModel; // what everybody may know
  readonly asked: readonly number[]; // people who have to answer
  readonly isOver: boolean;
}

/** undefined until everybody has heard of the table. */
export function useSeatLinks({ tables, table, plan }: Session): SeatLinks | undefined {
  const [links, setLinks] = useState<SeatLinks>();
  const count = plan.people.length;
  useEffect(() => {
    const people = Array.from({ length: count }, (_, person) => localLink(tables, table, guestOf(person)));
    const watcher = localLink(tables, table, WATCHER);
    const look = () => setLinks(linksOf(people, watcher));
    const all = [...people, watcher];
    for (const link of all) link.subscribe(look);
    return () => {
      for (const link of all) link.close();
    };
  }, [tables, table, count]);
  return links;
}

function linksOf(people: readonly TableLink[], watcher: TableLink): SeatLinks | undefined {
  const watching = watcher.getSnapshot().model;
  const models = people.map((link) => link.getSnapshot().model);
  if (!watching || models.includes(null)) return undefined;
  const asked = models.flatMap((model, person) => (model!.play && model!.play.moves.length > 0 ? [person] : []));
  return { people, watching, asked, isOver: watching.table.phase === 'over' };
}

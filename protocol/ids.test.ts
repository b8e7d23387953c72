import type { Seat } from '@kuluary/kernel/game';
import { expect, it } from 'vitest';
import type { GuestId, LogPosition, TableId } from './ids.ts';

it('lets no id be taken for one of another kind', () => {
  const [guest, seat] = ['anna', 1] as [GuestId, Seat];
  // @ts-expect-error: a guest is not a table
  const table: TableId = guest;
  // @ts-expect-error: nor is a seat a position in the log
  const position: LogPosition = seat;
  expect([table, position]).toEqual(['anna', 1]);
});

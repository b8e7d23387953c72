import type { Seat } from '@kuluary/kernel/game';
import { expect, it } from 'vitest';
import type { GuestId, LogPosition, TableId } from './ids.ts';

it('ids of different kinds are different types', () => {
  const [guest, seat] = ['anna', 1] as [GuestId, Seat];
  // @ts-expect-error: a guest is not a table
  const table: TableId = guest;
  // @ts-expect-error: a seat is not a position in the log
  const position: LogPosition = seat;
  expect([table, position]).toEqual(['anna', 1]);
});

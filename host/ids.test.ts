import type { Seat } from '@kuluary/kernel/game';
import type { GuestId } from '@kuluary/protocol/ids';
import { expect, it } from 'vitest';
import type { Table } from './table.ts';
import type { TableState } from './table-state.ts';

it('ids of different kinds are different types', () => {
  // @ts-expect-error: a position in the log is not a seat
  const seatOf = ({ position }: Pick<TableState, 'position'>): Seat => position;
  // @ts-expect-error: nor is a table a guest
  const guestOf = ({ id }: Pick<Table, 'id'>): GuestId => id;
  expect([seatOf({ position: 3 }), guestOf({ id: '481726' })]).toEqual([3, '481726']);
});

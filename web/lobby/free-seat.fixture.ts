import type { SeatInfo } from '@kuluary/protocol/to-browser';

export const FREE_SEAT: SeatInfo = {
  kind: 'free',
  name: '',
  bot: null,
  host: false,
  ready: false,
  here: false,
  standIn: false,
  awaited: false,
};

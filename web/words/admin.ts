import { area } from './area.ts';

// For whoever runs the server.
const ADMIN_KEYS = [
  'title',
  'token.about',
  'token.field',
  'token.enter',
  'token.wrong',
  'lock', // the page forgets the token
  'silent', // the server does not answer, and what is on screen grows old
  'figure.listening',
  'figure.lobby',
  'figure.playing',
  'figure.over',
  'figure.memory',
  'figure.uptime',
  'version',
  'rules',
  'tables',
  'tables.latest', // there are more than are shown
  'tables.none',
  'find',
  'find.about',
  'find.none',
  'phase.lobby',
  'phase.playing',
  'phase.over',
  'row.people', // who sits there, and how many of them are here
  'row.watching',
  'table',
  'table.open',
  'fact.rules',
  'fact.clock',
  'fact.door',
  'fact.opened',
  'fact.last',
  'fact.entries',
  'fact.watching',
  'door.open',
  'door.closed',
  'door.listed',
  'seats',
  'seat.free',
  'seat.bot',
  'seat.program',
  'seat.here',
  'seat.away',
  'seat.stand-in',
  'seat.awaited',
  'seat.host',
  'kick',
  'kick.whom', // the whole of it, for ears
  'kick.title',
  'kick.lobby',
  'kick.game',
  'kick.over',
  'kick.done',
  'kick.failed', // somebody else sits there by now
] as const;
export type AdminKey = (typeof ADMIN_KEYS)[number];

export const ADMIN = area(ADMIN_KEYS, {
  en: () => import('./admin.en.ts'),
  ru: () => import('./admin.ru.ts'),
  uk: () => import('./admin.uk.ts'),
});

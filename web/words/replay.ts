import { area } from './area.ts';

/** A finished game, seen again. */
const KEYS = [
  'title',
  'eyes',
  'eyes.spectator',
  'eyes.all',
  'step',
  'deal',
  'turn-back',
  'round-back',
  'back',
  'play',
  'pause',
  'forward',
  'turn-forward',
  'round-forward',
  'told.more',
  'told.less',
  'slider',
  'review',
  'share',
  'copied',
  'open',
  'open.about',
  'open.title',
  'fault.title',
  'fault.no-such-table',
  'fault.wrong-phase',
  'fault.network',
  'fault.unreadable',
  'fault.foreign',
  'fault.version',
  'fault.malformed',
  'fault.tampered',
  'fault.game',
  'overheard',
  'controls',
] as const;

export type ReplayKey = (typeof KEYS)[number];

export const REPLAY = area(KEYS, {
  en: () => import('./replay.en.ts'),
  ru: () => import('./replay.ru.ts'),
  uk: () => import('./replay.uk.ts'),
});

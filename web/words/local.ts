import { area } from './area.ts';

/** Games whose host is this page: against bots, and several people around one device. */
const KEYS = [
  'failed.title',
  'failed',
  'failed.again',
  'elsewhere.title',
  'elsewhere',
  'elsewhere.here',
  'new.title',
  'new.bots',
  'new.start',
  'new.note',
  'fewer',
  'more',
  'hot.title',
  'hot.about',
  'hot.people',
  'hot.person',
  'hot.person-default',
  'hot.remove',
  'hot.add',
  'hot.bots',
  'hot.seats',
  'hot.begin',
  'hot.resume',
  'hot.resume-about',
  'pass.title',
  'pass.about',
  'pass.ready',
  'pass.log',
  'pass.waits',
] as const;

export type LocalKey = (typeof KEYS)[number];

export const LOCAL = area(KEYS, {
  en: () => import('./local.en.ts'),
  ru: () => import('./local.ru.ts'),
  uk: () => import('./local.uk.ts'),
});

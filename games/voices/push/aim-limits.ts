// The limits of an aim.

import { AIM_UNIT, type Aim, MAX_SLOPE, type Platform, RADIUS } from './platform.ts';

/** The whole marker crosses the rail over the platform; so its centre stays over it at any slope. */
export const MIN_AT = RADIUS / AIM_UNIT;

export function maxAtOn({ width }: Platform): number {
  return (width - RADIUS) / AIM_UNIT;
}

export function isLegalAim(platform: Platform, value: unknown): value is Aim {
  if (typeof value !== 'object' || value === null) return false;
  const { at, slope } = value as Record<keyof Aim, unknown>;
  return isWithin(at, MIN_AT, maxAtOn(platform)) && isWithin(slope, -MAX_SLOPE, MAX_SLOPE);
}

function isWithin(value: unknown, least: number, most: number): boolean {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}

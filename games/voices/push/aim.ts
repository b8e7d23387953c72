// What may be aimed.

import { AIM_UNIT, type Aim, MAX_SLOPE, type Platform, RADIUS } from './platform.ts';

/** The marker crosses the rail with all of it over the platform; so its centre stays there at any slope. */
export const LEAST_AT = RADIUS / AIM_UNIT;

export function mostAt({ width }: Platform): number {
  return (width - RADIUS) / AIM_UNIT;
}

export function isAim(platform: Platform, value: unknown): value is Aim {
  if (typeof value !== 'object' || value === null) return false;
  const { at, slope } = value as Record<keyof Aim, unknown>;
  return isWithin(at, LEAST_AT, mostAt(platform)) && isWithin(slope, -MAX_SLOPE, MAX_SLOPE);
}

function isWithin(value: unknown, least: number, most: number): boolean {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}

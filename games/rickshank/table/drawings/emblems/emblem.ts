// What tells a card at a glance: objects, never faces, on a grid of 160 × 130.

import type { Stroke } from '../stroke.ts';

export type Emblem = readonly Stroke[];
export const EMBLEM_WIDTH = 160;
export const EMBLEM_HEIGHT = 130;

/** By the id of the card. */
export type Emblems = Readonly<Record<string, Emblem>>;

// The emblem of a card, by which it is recognised: objects, never faces, on a grid of 160 × 130.

import type { Stroke } from '../stroke.ts';

export type EmblemDrawing = readonly Stroke[];
export const EMBLEM_WIDTH = 160;
export const EMBLEM_HEIGHT = 130;

/** By the id of the card. */
export type EmblemsByCard = Readonly<Record<string, EmblemDrawing>>;

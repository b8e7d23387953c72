// The emotions on markers, in the colour of the text around them; highlights have the disc's colour.

import { circlePath, ellipsePath } from '@kuluary/ui/svg-markup';
import type { Emotion } from '../../rules/vocabulary.ts';
import type { Stroke } from './pens.ts';

export const EMOTION_PICTURES: Readonly<Record<Emotion, readonly Stroke[]>> = {
  joy: [
    'feature M-17 -9C-14 -16 -8 -16 -6 -9M6 -9C8 -16 14 -16 17 -9',
    'dark M-20 2C-10 6 10 6 20 2C18 20 8 25 0 25C-8 25 -18 20 -20 2Z',
    'hole M-14 7C-6 9 6 9 14 7L13 11C5 13 -5 13 -13 11Z',
    'feature M-31 -12L-25 -10M31 -12L25 -10M-22 -28L-18 -23M22 -28L18 -23M0 -33L0 -27',
  ],
  fear: [
    `holed ${circlePath(-11, -8, 9)}`,
    `holed ${circlePath(11, -8, 9)}`,
    `dark ${circlePath(-11, -6, 2.6)}`,
    `dark ${circlePath(11, -6, 2.6)}`,
    'feature M-22 -24C-17 -29 -10 -29 -6 -25M22 -24C17 -29 10 -29 6 -25',
    'feature M-16 16C-12 10 -9 10 -6 15C-3 20 1 20 4 14C7 9 11 11 15 16',
  ],
  anger: [
    'strong M-23 -18L-5 -8M23 -18L5 -8',
    `dark ${circlePath(-11, -4, 3.8)}`,
    `dark ${circlePath(11, -4, 3.8)}`,
    'holed M-17 10C-8 6 8 6 17 10L15 20C7 17 -7 17 -15 20Z',
    'feature M-8 9L-7 17M0 8L0 17M8 9L7 17',
  ],
  trust: [
    'feature M-18 -8C-15 -2 -8 -2 -5 -8M5 -8C8 -2 15 -2 18 -8',
    'strong M-13 8C-7 16 7 16 13 8',
    'feature M-22 3C-25 6 -25 9 -22 11M22 3C25 6 25 9 22 11M-18 -19C-14 -22 -9 -22 -6 -19M18 -19C14 -22 9 -22 6 -19',
  ],
  sadness: [
    'feature M-21 -14C-15 -19 -9 -21 -5 -21M21 -14C15 -19 9 -21 5 -21',
    `dark ${circlePath(-11, -7, 3.6)}`,
    `dark ${circlePath(11, -7, 3.6)}`,
    'strong M-14 19C-8 9 8 9 14 19',
    'holed M14 -1C9 7 10 12 14 12C18 12 19 7 14 -1Z',
  ],
  nervousness: [
    `dark ${circlePath(-11, -8, 3.6)}`,
    `dark ${circlePath(11, -8, 3.6)}`,
    'feature M-20 -19L-6 -22M20 -22L6 -19',
    'strong M-18 13L-11 8L-5 15L2 8L8 15L17 9',
    'holed M25 -22C20 -14 21 -10 25 -10C29 -10 30 -14 25 -22Z',
  ],
  embarrassment: [
    'feature M-18 -9L-6 -7M6 -7L18 -9',
    `dark ${circlePath(-8, -5, 3.2)}`,
    `dark ${circlePath(16, -6, 3.2)}`,
    'feature M-25 6L-20 0M-19 7L-14 1M-13 8L-9 3M12 8L16 2M18 8L22 2M24 8L28 2',
    'strong M-9 17C-3 14 4 14 9 18',
  ],
  panic: [
    'feature M-17 -8C-17 -17 -3 -16 -5 -7C-7 0 -16 -2 -13 -8C-11 -11 -8 -9 -9 -7M17 -8C17 -17 3 -16 5 -7C7 0 16 -2 13 -8C11 -11 8 -9 9 -7',
    `dark ${ellipsePath(0, 11, 10, 7)}`,
    'feature M-27 -2C-31 8 -25 19 -19 21M27 -2C31 8 25 19 19 21M-14 -26L-10 -22M0 -30L0 -24M14 -26L10 -22',
  ],
};

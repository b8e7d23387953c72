// Line icons on a grid of 24, with a pen of 2.4, in the colour of the surrounding text.

import { circlePath, rectPath } from '@kuluary/ui/svg-markup';

export const ICONS = {
  hand: 'M5.2 7.6l6-1.3a2 2 0 0 1 2.4 1.5l2.3 10.7a2 2 0 0 1-1.5 2.4l-6 1.3a2 2 0 0 1-2.4-1.5L3.7 10a2 2 0 0 1 1.5-2.4zM12.5 3.5l6 1.3a2 2 0 0 1 1.5 2.4l-2.2 10.3',
  deck: `${rectPath(4, 3, 12, 16, 2)}M8 22h10a2 2 0 0 0 2-2V7`,
  discard:
    'M8.1 2.6l7.9 1.1a2 2 0 0 1 1.7 2.3l-1.7 11.9a2 2 0 0 1-2.3 1.7l-7.9-1.1a2 2 0 0 1-1.7-2.3L5.8 4.3a2 2 0 0 1 2.3-1.7zM8 11h6M11.5 8l3 3-3 3',
  destroyed: 'M12 2q1 5 4.5 8.5t1.5 9.5q-2.5 2-6 2t-6-2q-3-5 1.5-9.5 1 2 2.5 2.5-.5-6 2-11zM12 22q-4-3 0-7 4 4 0 7z',
  played: `${rectPath(3, 9, 8, 11, 1.5)}${rectPath(13, 4, 8, 11, 1.5)}`,
  menu: 'M4 6h16M4 12h16M4 18h16',
  check: 'M4 13l5 5L20 6',
  lock: `${rectPath(5, 11, 14, 10, 2)}M8 11V7a4 4 0 0 1 8 0v4`,
  undo: 'M8 5L3 10l5 5M3 10h11a6 6 0 0 1 0 12h-3',
  chat: 'M4 4h16v12H11l-5 5v-5H4z',
  rules: 'M5 3h11l3 3v15H5zM9 9h6M9 13h6M9 17h4',
  close: 'M5 5l14 14M19 5L5 19',
  left: 'M15 4l-8 8 8 8',
  right: 'M9 4l8 8-8 8',
  foe: `${circlePath(12, 12, 8)}M12 1v6M12 17v6M1 12h6M17 12h6`,
  clock: `${circlePath(12, 12, 9)}M12 7v5l3 3`,
  play: 'M12 21V5M5 11l7-7 7 7',
  end: 'M4 12h13M12 6l6 6-6 6M21 4v16',
  minus: 'M5 12h14',
  plus: 'M5 12h14M12 5v14',
  warn: 'M12 3l10 18H2zM12 10v5M12 18v.1',
  draw: `${rectPath(9, 3, 12, 16, 2)}M15 8v6M12 11h6M5 6v14a2 2 0 0 0 2 2h8`,
  eye: `M2 12q10-14 20 0q-10 14-20 0z${circlePath(12, 12, 3)}`,
  bot: `${rectPath(4, 8, 16, 12, 3)}M12 8V3M9 13v2M15 13v2`,
} as const;

export type IconName = keyof typeof ICONS;
export const ICON_PEN = 2.4;

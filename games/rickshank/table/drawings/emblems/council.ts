import { circlePath, rectPath } from '@kuluary/ui/svg-markup';
import { MIRRORED } from '../stroke.ts';
import type { EmblemsByCard } from './emblem.ts';

export const COUNCIL_EMBLEMS: EmblemsByCard = {
  assemble: [
    ['part', 'arcs', 0, 26, 40, 76],
    ['part', 'arcs', 0, 26, 40, 76, { moved: MIRRORED }],
    ['amber', circlePath(80, 112, 13)],
    ['brown', 'M68 10Q80 -2 92 10L88 34H72Z'],
    ['yellow', 'M38 98Q52 86 52 62A28 32 0 0 1 108 62Q108 86 122 98Z'],
    ['yellow', rectPath(34, 94, 92, 14, 6)],
    ['shine', 'M64 76Q62 56 70 48'],
  ],
  // a torch and a fork
  persecute: [
    [
      'moved',
      'translate(0 8) rotate(34 80 76) scale(.94)',
      [
        ['band', 'brown', 'M80 56V132', 9],
        ['band', 'silver', 'M60 4V32Q60 52 80 52T100 32V4M80 52V4', 6],
      ],
    ],
    [
      'moved',
      'translate(4 10) rotate(-34 80 76) scale(.94)',
      [
        ['brown', 'M70 54H90L86 134H74Z'],
        ['part', 'flame', 55, -20, 50, 68],
        ['silver', 'M62 40H98L92 60H68Z'],
      ],
    ],
  ],
  rezone: [
    [
      'moved',
      'rotate(-10 51 63)',
      [
        ['paper', rectPath(24, 24, 54, 78, 8)],
        ['line', 'M36 52q7-12 14 0t14 0'],
      ],
    ],
    ['part', 'arrow', 70, 20, 84, 62],
    ['orange', 'M92 92H148V124H92Z'],
    ['line', 'M86 92H154', 9],
  ],
  kickback: [
    ['sand', 'M18 58L80 22L142 58Z'],
    [
      'moved',
      'rotate(-6 80 50)',
      [
        ['green', rectPath(38, 6, 84, 70, 4)],
        ['leaf', rectPath(48, 16, 64, 50), 0],
        ['paper', circlePath(80, 38, 15), 4],
        ['line', 'M80 29V47', 5],
      ],
    ],
    ['paper', 'M18 58L80 98L142 58V124H18Z'],
    ['line', 'M18 124L64 88M142 124L96 88', 5],
    ['red', circlePath(80, 98, 12), 5],
  ],
  recycle: [
    ['part', 'arrow', 44, 4, 70, 52],
    ['part', 'arrow', 44, 4, 70, 52, { moved: 'rotate(120 80 68)' }],
    ['part', 'arrow', 44, 4, 70, 52, { moved: 'rotate(240 80 68)' }],
    [
      'moved',
      'rotate(-8 80 68)',
      [
        ['paper', rectPath(66, 48, 30, 40, 4)],
        ['line', 'M74 61l14 14M88 61L74 75', 5],
      ],
    ],
  ],
  taxation: [
    ['part', 'token', 20, 66, 60, 60],
    ['part', 'token', 80, 66, 60, 60],
    ['part', 'token', 50, 20, 60, 60],
    ['band', 'pink', 'M118 8L150 40M150 8L118 40', 7],
  ],
  // a sack with a hole
  embezzle: [
    ['yellow', circlePath(140, 94, 11) + circlePath(150, 118, 9), 5],
    ['sand', 'M52 20Q44 4 64 10Q76 0 88 10Q108 4 100 20L92 42H60Z'],
    ['sand', 'M56 42Q12 66 14 100Q18 124 72 124T130 100Q132 66 96 42Z'],
    ['band', 'red', 'M54 40H98', 6],
    ['ink', 'M106 82L128 78L122 90L134 98L112 106L116 94Z'],
    ['yellow', circlePath(116, 96, 10), 5],
    ['amber', circlePath(62, 82, 22), 4],
    ['paper', 'M62 66L74 82L62 98L50 82Z', 4],
    ['shine', 'M28 92Q30 76 40 66'],
  ],
  // a small house, lifted out from between towers
  gentrify: [
    ['silver', 'M2 126V58H34V126ZM126 126V44H158V126Z'],
    [
      'yellow',
      'M11 70h5v8h-5zM21 70h5v8h-5zM11 88h5v8h-5zM21 88h5v8h-5zM135 58h5v8h-5zM145 58h5v8h-5zM135 76h5v8h-5zM145 76h5v8h-5zM135 94h5v8h-5z',
      3,
    ],
    ['line', 'M80 0V22M80 26L50 64M80 26L110 64', 5],
    ['orange', 'M68 8H92V26L80 36L68 26Z', 5],
    ['part', 'house', 38, 44, 84, 76],
    ['line', 'M36 126H124', 6],
  ],
};

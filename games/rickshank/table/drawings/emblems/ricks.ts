import { circlePath, rectPath } from '@kuluary/ui/svg-markup';
import type { EmblemsByCard } from './emblem.ts';

export const RICK_EMBLEMS: EmblemsByCard = {
  'security-specialist-rick': [
    ['silver', 'M80 6L132 22V62Q132 104 80 126Q28 104 28 62V22Z'],
    ['cyan', 'M80 6L132 22V62Q132 104 80 126Z', 0],
    ['line', 'M80 6L132 22V62Q132 104 80 126Q28 104 28 62V22Z'],
    ['dark', 'M38 40H122V58H38Z'],
    ['trace', 'red', 'M48 49H84', 6],
    ['ink', `${circlePath(80, 80, 10)}M74 84h12l5 22H69Z`],
  ],
  // an eight ball
  'black-rick': [
    ['dark', circlePath(80, 66, 57), 8],
    ['paper', circlePath(88, 72, 27), 4],
    ['line', circlePath(88, 63, 7.5) + circlePath(88, 80, 9), 6],
    ['shine', 'M38 58Q44 34 64 24', 7],
  ],
  'future-rick': [
    ['part', 'flask', 20, 6, 100, 118],
    ['paper', circlePath(110, 82, 32)],
    ['line', 'M110 58v6M110 100v6M86 82h6M128 82h6', 4],
    ['line', 'M110 64V82L124 90'],
    ['band', 'yellow', 'M132 22Q150 34 148 54', 4.5],
    ['yellow', 'M138 54h20l-10 14z', 4],
  ],
  // a diving helmet
  'aqua-rick': [
    ['silver', rectPath(18, 48, 18, 30, 4) + rectPath(124, 48, 18, 30, 4)],
    ['orange', 'M30 98V62A50 54 0 0 1 130 62V98Z'],
    ['shine', 'M46 50Q52 28 72 20'],
    ['yellow', 'M18 96H142V114Q80 130 18 114Z'],
    ['ink', circlePath(40, 108, 4) + circlePath(66, 112, 4) + circlePath(94, 112, 4) + circlePath(120, 108, 4)],
    ['silver', circlePath(80, 62, 32)],
    ['cyan', circlePath(80, 62, 21), 5],
    ['line', 'M80 41V83M59 62H101', 5],
    ['part', 'bubbles', 120, 0, 36, 48],
  ],
  'young-rick': [
    [
      'moved',
      'rotate(24 80 66)',
      [
        ['orange', 'M70 28Q68 2 80 2T90 28L98 36H62Z'],
        ['paper', 'M54 50H106V112Q106 126 92 126H68Q54 126 54 112Z'],
        ['green', 'M57 74H103V112Q103 123 92 123H68Q57 123 57 112Z', 0],
        ['line', 'M88 64H103M92 80H103M88 96H103M92 110H103', 4],
        ['yellow', rectPath(48, 34, 64, 18, 6)],
        ['shine', 'M67 66V106'],
      ],
    ],
    ['part', 'bubbles', 116, 70, 34, 52, { paint: 'green' }],
  ],
  'lizard-rick': [
    ['band', 'green', 'M62 84Q52 30 88 18Q126 10 132 42Q132 66 108 62Q96 52 110 42', 15],
    ['leaf', 'M58 46L44 34L64 30ZM72 26L66 8L86 16ZM98 14L104 -2L114 16ZM126 26L144 20L136 40Z', 4],
    ['paper', 'M28 72L44 60L58 74L74 60L90 74L106 62L118 74L132 64Q138 126 80 126T28 72Z'],
    ['orange', circlePath(52, 98, 8) + circlePath(86, 92, 6) + circlePath(112, 102, 8) + circlePath(76, 112, 5), 0],
    ['line', 'M74 60L68 78L78 88', 4],
  ],
  'commander-rick': [
    ['red', 'M46 4H74L88 44H64ZM114 4H86L72 44H96Z'],
    ['yellow', circlePath(80, 82, 40)],
    ['amber', circlePath(80, 82, 29), 4],
    ['part', 'star', 54, 55, 52, 52, { paint: 'paper' }],
    [
      'trace',
      'paper',
      'M12 58l14 10 14-10M12 76l14 10 14-10M12 94l14 10 14-10M120 58l14 10 14-10M120 76l14 10 14-10M120 94l14 10 14-10',
      6,
    ],
  ],
  // a hip flask before a portal
  'rick-c-137': [
    ['part', 'portal', 46, 2, 112, 112],
    [
      'moved',
      'rotate(-12 60 76)',
      [
        ['silver', rectPath(50, 28, 20, 16)],
        ['amber', rectPath(46, 10, 28, 20, 5)],
        ['silver', 'M24 52Q24 40 36 40H84Q96 40 96 52L100 112Q100 126 86 126H34Q20 126 20 112Z'],
        ['steel', 'M22.5 88Q60 98 98.5 88L99.5 106Q60 116 21 106Z', 4],
        ['shine', 'M36 52V76'],
      ],
    ],
  ],
};

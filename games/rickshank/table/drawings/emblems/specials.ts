import { circlePath, ellipsePath, rectPath } from '@kuluary/ui/svg-markup';
import { heart } from '../shapes.ts';
import type { EmblemsByCard } from './emblem.ts';

export const SPECIAL_EMBLEMS: EmblemsByCard = {
  'pill-brulee': [
    ['orange', 'M38 84H122L112 122H48Z'],
    ['line', 'M30 84H130', 10],
    ['line', 'M52 92v24M68 92v28M84 92v28M100 92v26', 3.5],
    [
      'moved',
      'rotate(-24 80 52)',
      [
        ['paper', rectPath(34, 31, 92, 42, 20)],
        ['pink', 'M80 31H106A20 21 0 0 1 106 73H80Z'],
        ['trace', 'sand', 'M50 42H70', 5],
        ['shine', 'M90 42H106'],
      ],
    ],
    ['part', 'drop', 120, 2, 30, 42, { paint: 'yellow' }],
    ['part', 'drop', 127, 18, 16, 24, { paint: 'red' }],
  ],
  // a paper crane
  'fold-yourself': [
    ['silver', 'M96 84L152 30L110 106Z'],
    ['paper', 'M62 88L26 32L2 50L24 50L52 104Z'],
    ['silver', 'M84 86L124 4L66 64Z'],
    ['paper', 'M46 98L80 72L116 98L80 124Z'],
    ['paper', 'M54 96L58 6L104 94Z'],
    ['line', 'M58 6L82 96M46 98H62', 4],
    ['trace', 'yellow', 'M134 84l14 4M126 100l12 10M20 74L6 78', 5],
  ],
  terminate: [
    ['sky', 'M38 66L50 6H110L122 66Z'],
    ['shine', 'M60 16L54 44'],
    ['silver', 'M20 90L40 64H120L140 90Z'],
    ['red', 'M46 72V54H114V72Q114 86 80 86T46 72Z'],
    ['red', ellipsePath(80, 52, 34, 15)],
    ['trace', 'paper', 'M70 46L90 58M90 46L70 58', 5],
    ['yellow', rectPath(20, 90, 120, 34)],
    ['ink', 'M34 93H52L38 121H23V115ZM72 93H90L76 121H58ZM110 93H128L114 121H96Z'],
  ],
  'daddys-little-girl': [
    ['yellow', 'M20 104L12 42L46 74L58 30L80 66L102 30L114 74L148 42L140 104Q80 122 20 104Z'],
    ['cyan', circlePath(12, 38, 9) + circlePath(58, 24, 9) + circlePath(102, 24, 9) + circlePath(148, 38, 9), 5],
    ['line', 'M20 90Q80 108 140 90', 5],
    ['red', heart(80, 86, 16), 5],
    ['cyan', circlePath(44, 84, 6) + circlePath(116, 84, 6), 4],
    ['trace', 'paper', 'M80 4V16M74 10H86M30 12V22M25 17H35', 5],
  ],
  'szechuan-sauce': [
    ['trace', 'paper', 'M52 24q-8-10 0-18M80 18q-8-10 0-18M108 24q-8-10 0-18', 6],
    ['paper', 'M34 48H126L114 118Q80 128 46 118Z'],
    [
      'red',
      'M28 48Q28 30 80 30T132 48Q132 58 120 58Q118 82 108 82Q98 82 98 64Q92 60 86 64Q84 76 76 76T66 62Q58 58 54 66Q50 72 44 68Q40 62 38 58Q28 58 28 48Z',
    ],
    ['orange', ellipsePath(76, 42, 22, 5), 0],
    ['part', 'star', 62, 80, 38, 38, { paint: 'orange' }],
  ],
  // a locket
  'diane-sanchez': [
    ['band', 'yellow', 'M12 6Q36 34 80 32Q124 34 148 6', 4.5],
    ['yellow', circlePath(80, 34, 11)],
    ['yellow', heart(80, 76, 50)],
    ['pink', heart(80, 79, 34), 5],
    [
      'white',
      circlePath(80, 61, 8) +
        circlePath(95, 72, 8) +
        circlePath(89, 89, 8) +
        circlePath(71, 89, 8) +
        circlePath(65, 72, 8),
      0,
    ],
    ['orange', circlePath(80, 76, 8), 4],
    ['shine', 'M40 66Q42 50 54 46'],
  ],
  'totally-fabricated-origin-story': [
    ['dark', rectPath(22, 52, 116, 72, 6)],
    ['trace', 'silver', 'M34 84H62M34 104H54', 5],
    ['part', 'star', 74, 66, 54, 54],
    ['paper', rectPath(22, 40, 116, 18)],
    ['ink', 'M36 40H54L44 58H26ZM72 40H90L80 58H62ZM108 40H126L116 58H98Z'],
    [
      'moved',
      'rotate(-16 24 40)',
      [
        ['paper', rectPath(22, 22, 116, 18)],
        ['ink', 'M26 22H44L54 40H36ZM62 22H80L90 40H72ZM98 22H116L126 40H108Z'],
        ['red', circlePath(28, 31, 7), 5],
      ],
    ],
  ],
  // coins and a falling line chart
  'currency-manipulation': [
    ['part', 'coin', 4, 94, 64, 34],
    ['part', 'coin', 4, 78, 64, 34],
    ['part', 'coin', 4, 62, 64, 34],
    ['part', 'coin', 4, 46, 64, 34],
    ['part', 'coin', 52, 94, 64, 34],
    ['part', 'coin', 52, 78, 64, 34],
    ['band', 'red', 'M46 22L72 48L90 28L126 78', 11],
    ['red', 'M146 108L102 92L142 60Z'],
    ['trace', 'amber', 'M26 58h20M74 90h20', 5],
  ],
};

import { circlePath, ellipsePath, rectPath } from '@kuluary/ui/svg-markup';
import { heart, rays } from '../shapes.ts';
import type { EmblemsByCard } from './emblem.ts';

export const CHARACTER_EMBLEMS: EmblemsByCard = {
  // a hand of cards, one of them kept back
  'bluffing-rick': [
    [
      'moved',
      'rotate(-26 80 124)',
      [
        ['paper', rectPath(50, 20, 58, 84, 7)],
        ['red', heart(62, 40, 10), 0],
      ],
    ],
    [
      'moved',
      'rotate(26 80 124)',
      [
        ['paper', rectPath(52, 20, 58, 84, 7)],
        ['red', heart(99, 40, 10), 0],
      ],
    ],
    ['paper', rectPath(51, 8, 58, 88, 7)],
    ['ink', 'M80 26Q104 50 100 60Q94 70 83 64L86 76H74L77 64Q66 70 60 60Q56 50 80 26Z'],
    ['violet', circlePath(80, 106, 22)],
    ['yellow', circlePath(80, 106, 11), 4],
    ['trace', 'paper', 'M80 86V92M80 120V126M60 106H66M94 106H100', 6],
  ],
  'transcendent-rick': [
    ['yellow', rays(80, 66, 62, 12), 0],
    ['part', 'flask', 32, 18, 96, 108, { paint: 'lilac' }],
    ['band', 'yellow', ellipsePath(80, 16, 36, 11), 6],
  ],
  'moron-morty': [
    ['yellow', 'M30 92Q30 42 80 42T130 92Z'],
    ['red', 'M80 42Q58 60 58 92H102Q102 60 80 42Z'],
    ['cyan', 'M20 92H140Q150 104 136 108H24Q10 104 20 92Z'],
    ['line', 'M80 42V26'],
    ['green', 'M80 26Q40 2 26 20Q40 38 80 26Q120 2 134 20Q120 38 80 26Z'],
  ],
  // a pocket calculator
  'rational-morty': [
    ['silver', rectPath(34, 4, 92, 122, 10)],
    ['green', rectPath(46, 16, 68, 28, 4), 5],
    ['line', 'M56 32H68M78 26V38M72 32H84M92 26H104M92 38H104', 4],
    [
      'paper',
      rectPath(46, 54, 18, 16, 3) +
        rectPath(71, 54, 18, 16, 3) +
        rectPath(46, 77, 18, 16, 3) +
        rectPath(71, 77, 18, 16, 3) +
        rectPath(46, 100, 18, 16, 3) +
        rectPath(71, 100, 18, 16, 3),
      4,
    ],
    ['orange', rectPath(96, 54, 18, 16, 3) + rectPath(96, 77, 18, 39, 3), 4],
    ['shine', 'M44 14V22', 4],
  ],
  // a spray can and its paint
  'defiant-summer': [
    ['pink', 'M4 30Q2 8 24 10Q34 -4 50 8Q66 10 62 28Q68 46 50 50Q44 66 36 50Q20 58 18 44Q2 46 4 30Z', 5],
    ['pink', circlePath(14, 66, 6) + circlePath(56, 64, 5), 4],
    [
      'moved',
      'rotate(16 104 70) translate(8 2) scale(.93)',
      [
        ['silver', rectPath(92, 8, 24, 18, 4)],
        ['violet', 'M78 46Q78 28 104 26T130 46Z'],
        ['silver', rectPath(76, 44, 56, 84, 6)],
        ['pink', rectPath(76, 62, 56, 44)],
        ['yellow', 'M110 66L92 88H103L98 102L118 80H106Z', 4],
      ],
    ],
  ],
  'heroic-summer': [
    ['band', 'yellow', 'M44 26Q10 22 16 48Q22 72 52 70M116 26Q150 22 144 48Q138 72 108 70', 7],
    ['yellow', 'M40 10H120Q122 76 80 84Q38 76 40 10Z'],
    ['part', 'star', 56, 16, 48, 48, { paint: 'paper' }],
    ['yellow', 'M70 82H90L94 104H66Z'],
    ['violet', rectPath(44, 102, 72, 24, 4)],
    ['silver', rectPath(64, 109, 32, 10), 4],
    ['shine', 'M50 22Q50 46 60 62'],
  ],
  'promotion-jerry': [
    ['band', 'brown', 'M58 44V28H102V44', 5],
    ['orange', rectPath(20, 42, 120, 76, 10)],
    ['line', 'M20 72H140'],
    ['yellow', rectPath(70, 64, 20, 18, 3)],
    ['green', 'M104 44L130 8L156 44H142V64H118V44Z'],
  ],
};

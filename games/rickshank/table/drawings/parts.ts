// Parts shared by several drawings. A drawing may replace the `own` paint of a part.

import { circlePath, ellipsePath, rectPath } from '@kuluary/ui/svg-markup';
import { cog, polygon, spiral, star } from './shapes.ts';
import type { Drawing, Paint, PartName, Stroke } from './stroke.ts';

interface Part extends Drawing {
  readonly own: Paint; // by default
}

const part = (width: number, height: number, own: Paint, strokes: readonly Stroke[]): Part => ({
  width,
  height,
  own,
  strokes,
});

export const PARTS: Readonly<Record<PartName, Part>> = {
  portal: part(100, 100, 'green', [
    ['own', star(50, 50, 48, 42, 16), 5],
    ['leaf', circlePath(50, 50, 37), 0],
    ['trace', 'glow', spiral(50, 50, 2, 36, 3.4), 6],
    ['trace', 'moss', spiral(50, 50, 10, 35, 2.5, 108), 5],
    ['white', circlePath(50, 50, 6), 0],
  ]),
  burst: part(100, 100, 'yellow', [['own', star(50, 50, 46, 24, 9), 8]]),
  flask: part(100, 120, 'green', [
    ['paper', 'M36 6H64V16H60V44L90 96Q96 112 80 112H20Q4 112 10 96L40 44V16H36Z'],
    ['own', 'M26 74H74L86 96Q90 106 80 106H20Q10 106 14 96Z', 0],
    ['white', circlePath(40, 92, 6) + circlePath(60, 84, 4), 0],
    ['line', 'M30 10H70', 8],
  ]),
  eye: part(60, 60, 'green', [
    ['white', circlePath(30, 30, 26)],
    ['own', circlePath(33, 30, 13), 4],
    ['ink', circlePath(34, 30, 5)],
    ['white', circlePath(24, 20, 5), 0],
  ]),
  star: part(60, 60, 'yellow', [['own', star(30, 31, 28, 12.5, 5), 5]]),
  drop: part(40, 50, 'cyan', [['own', 'M20 4Q36 24 36 32A16 14 0 0 1 4 32Q4 24 20 4Z', 5]]),
  wing: part(60, 60, 'paper', [
    ['own', 'M56 40Q30 2 4 8Q2 24 22 30Q10 34 14 44Q30 54 56 44Z', 5],
    ['line', 'M50 40Q34 26 16 16M46 43Q32 40 22 40', 3],
  ]),
  arrow: part(80, 60, 'green', [['own', 'M6 50Q10 14 46 14V2L76 24L46 46V34Q28 34 26 50Z']]),
  gear: part(60, 60, 'silver', [
    ['own', cog(30, 30, 28, 21, 8), 4],
    ['ink', circlePath(30, 30, 9)],
  ]),
  ring: part(160, 50, 'yellow', [['band', 'own', 'M8 30Q80 58 152 18', 5]]),
  arcs: part(50, 90, 'green', [['band', 'own', 'M12 28Q2 45 12 62M26 16Q8 45 26 74M42 4Q14 45 42 86', 5.5]]),
  token: part(48, 48, 'yellow', [
    ['own', polygon(24, 24, 22, 8, 22.5), 3.5],
    ['amber', polygon(24, 24, 15.5, 8, 22.5), 2],
    ['ink', `${circlePath(24, 20, 5.5)}M21 23h6l2.4 10H18.6Z`],
    ['trace', 'paper', 'M9 18L17 9', 3],
  ]),
  brain: part(100, 78, 'pink', [
    [
      'own',
      'M50 8Q60 0 70 6Q84 4 88 16Q100 22 96 36Q102 48 92 56Q90 68 76 68Q66 76 54 70L50 66L46 70Q34 76 24 68Q10 68 8 56Q-2 48 4 36Q0 22 12 16Q16 4 30 6Q40 0 50 8Z',
    ],
    ['line', 'M50 8V66', 5],
    [
      'line',
      'M16 30Q30 22 33 36M14 50Q26 42 33 54M36 14Q28 24 40 30M84 30Q70 22 67 36M86 50Q74 42 67 54M64 14Q72 24 60 30M40 46Q47 52 40 60M60 46Q53 52 60 60',
      4,
    ],
  ]),
  house: part(80, 76, 'paper', [
    ['own', 'M12 34H68V72H12Z'],
    ['red', 'M40 4L76 38H4Z'],
    ['dark', rectPath(46, 48, 14, 24), 4],
    ['yellow', rectPath(20, 46, 16, 14), 4],
  ]),
  coin: part(52, 28, 'yellow', [
    ['own', 'M3 12V18A23 9 0 0 0 49 18V12Z', 5],
    ['own', ellipsePath(26, 11, 23, 8.5), 5],
  ]),
  fly: part(50, 50, 'sky', [
    ['line', 'M19 30L8 40M20 35L14 46M31 30L42 40M30 35L36 46', 4],
    ['own', 'M24 24Q2 0 4 18T24 28ZM26 24Q48 0 46 18T26 28Z', 4],
    ['steel', `${circlePath(25, 15, 7)}${ellipsePath(25, 30, 8, 13)}`, 4],
  ]),
  flame: part(40, 56, 'orange', [
    ['own', 'M20 3Q22 14 32 24T34 46Q28 53 20 53T6 46Q0 34 10 22Q12 28 15 29Q14 14 20 3Z', 5],
    ['yellow', 'M20 28Q30 38 27 46Q24 50 20 50T13 46Q10 38 20 28Z', 0],
  ]),
  bubbles: part(40, 60, 'sky', [['own', circlePath(16, 42, 12) + circlePath(32, 20, 7) + circlePath(20, 6, 4), 4]]),
};

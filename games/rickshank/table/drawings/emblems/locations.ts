import { circlePath, ellipsePath, rectPath } from '@kuluary/ui/svg-markup';
import { polygon } from '../shapes.ts';
import type { EmblemsByCard } from './emblem.ts';

export const LOCATION_EMBLEMS: EmblemsByCard = {
  'assworld-2-0': [
    ['band', 'yellow', 'M26 84Q4 62 30 54', 6],
    ['pink', 'M80 14Q130 14 132 66Q132 120 100 118Q84 116 80 104Q76 116 60 118Q28 120 28 66Q30 14 80 14Z'],
    ['line', 'M80 106Q74 70 84 40', 6],
    ['red', 'M42 44Q52 34 62 42T64 60Q52 66 44 60ZM102 40Q114 38 118 50T106 66Q96 56 102 40Z', 0],
    ['band', 'yellow', 'M30 54Q6 64 28 84Q76 108 136 80Q156 64 132 52', 7],
    ['shine', 'M50 34Q58 26 68 24'],
    ['paper', circlePath(144, 20, 9), 5],
  ],
  // a watchtower
  'citadel-militia-hq': [
    ['yellow', 'M100 42L160 16V74Z', 5],
    ['band', 'silver', 'M54 122L62 76M106 122L98 76M58 104L100 84M102 104L60 84', 4],
    ['silver', rectPath(46, 30, 68, 42)],
    ['dark', rectPath(56, 38, 48, 18), 4],
    ['violet', 'M36 30L80 4L124 30Z'],
    ['red', rectPath(40, 66, 80, 12, 3)],
    ['trace', 'silver', 'M6 110q7-10 14 0t14 0M126 110q7-10 14 0t14 0', 5],
    ['yellow', circlePath(106, 44, 9), 5],
  ],
  // an overgrown planet
  'cronenberg-world-2-0': [
    ['band', 'pink', 'M46 44Q14 44 16 14M116 40Q138 40 138 26M112 100Q140 104 146 122', 8],
    ['teal', circlePath(78, 70, 50)],
    [
      'pink',
      'M44 34Q66 8 92 22Q98 40 78 46Q74 64 54 60Q34 58 44 34ZM106 52Q126 46 126 74Q124 104 100 110Q84 106 92 86Q110 80 98 66ZM36 84Q54 74 62 90Q70 108 56 112Q40 106 36 84Z',
      5,
    ],
    ['red', circlePath(62, 44, 6) + circlePath(110, 88, 7) + circlePath(52, 96, 5), 0],
    ['part', 'eye', 120, 0, 36, 36, { paint: 'yellow' }],
    ['shine', 'M38 62Q36 52 40 44'],
  ],
  // a sign by the road
  'family-restaurant': [
    ['silver', rectPath(72, 84, 16, 44)],
    ['red', ellipsePath(80, 54, 70, 42)],
    ['paper', ellipsePath(80, 54, 54, 29), 5],
    ['line', 'M54 38V70', 7],
    ['line', 'M45 34V46Q45 54 54 54T63 46V34M54 34V48', 5],
    ['ink', 'M104 32Q118 42 112 58H108V76H100V32Z'],
    [
      'yellow',
      circlePath(80, 6, 6) +
        circlePath(22, 28, 6) +
        circlePath(138, 28, 6) +
        circlePath(20, 80, 6) +
        circlePath(140, 80, 6),
      4,
    ],
  ],
  'jerrys-office': [
    ['silver', 'M92 72V88H64V72Z'],
    ['silver', rectPath(36, 8, 86, 66, 6)],
    ['cyan', rectPath(46, 18, 66, 44), 5],
    ['trace', 'white', 'M54 52L70 38L80 46L102 28', 5],
    ['brown', rectPath(10, 86, 140, 16, 3)],
    ['brown', rectPath(18, 102, 22, 26) + rectPath(120, 102, 22, 26)],
    ['paper', rectPath(128, 66, 18, 22, 3), 5],
    ['line', 'M146 70Q156 76 146 82', 5],
    ['yellow', 'M12 86L18 72H42L48 86Z', 5],
  ],
  // the big screen
  'mission-control': [
    ['silver', rectPath(6, 2, 148, 88, 8)],
    ['dark', rectPath(16, 12, 128, 68), 5],
    ['trace', 'teal', 'M24 70Q62 70 82 50M26 24H52M26 36H44', 5],
    ['red', 'M78 44L62 60L70 66L84 54Z', 4],
    ['red', 'M82 34L62 38L80 52ZM100 54L96 74L82 54Z', 4],
    ['paper', 'M128 16Q132 40 110 54L92 62L76 46L86 30Q102 12 128 16Z', 5],
    ['dark', circlePath(106, 36, 7), 4],
    ['violet', 'M14 127L26 98H134L146 127Z'],
    ['red', rectPath(66, 105, 28, 13, 3), 4],
    ['red', circlePath(46, 112, 6) + circlePath(114, 112, 6), 4],
  ],
  'presidential-palace': [
    ['line', 'M80 30V2', 5],
    ['red', 'M82 2H110L102 10L110 18H82Z', 5],
    ['teal', 'M46 62A34 36 0 0 1 114 62Z'],
    ['paper', 'M14 62H146V78H14Z'],
    ['silver', rectPath(22, 78, 116, 36)],
    ['paper', 'M28 78H42V114H28ZM54 78H68V114H54ZM92 78H106V114H92ZM118 78H132V114H118Z', 5],
    ['dark', 'M72 114V96Q72 88 80 88T88 96V114Z', 5],
    ['paper', 'M6 112H154V126H6Z'],
    ['red', polygon(80, 50, 10, 6, 30), 4],
    ['shine', 'M58 52Q60 44 66 40'],
  ],
  'space-prison': [
    ['silver', rectPath(30, 14, 100, 104, 10)],
    ['dark', rectPath(44, 28, 72, 60)],
    ['trace', 'silver', 'M58 30V86M80 30V86M102 30V86', 7],
    ['red', circlePath(80, 103, 7), 4],
    ['part', 'ring', 0, 76, 160, 50],
  ],
  'the-citadel-of-ricks': [
    ['silver', 'M30 112V58H52V40H66V112ZM70 112V24L84 6L98 24V112ZM102 112V50H116V64H134V112Z'],
    [
      'green',
      'M78 36h12v10H78zM78 58h12v10H78zM78 80h12v10H78zM40 70h10v8H40zM40 88h10v8H40zM114 76h10v8h-10zM114 94h10v8h-10z',
      3,
    ],
    ['part', 'ring', 0, 64, 160, 50],
    ['violet', 'M14 112H146L124 128H36Z'],
  ],
  'the-dinner-table': [
    ['line', 'M80 0V16', 5],
    ['yellow', 'M64 16H96L112 38H48Z'],
    ['brown', 'M22 78H36L30 126H20ZM138 78H124L130 126H140Z'],
    [
      'red',
      'M4 66H156V90L146 100L137 90L127 100L118 90L108 100L99 90L90 100L80 90L70 100L61 90L52 100L42 90L33 100L23 90L14 100L4 90Z',
    ],
    ['paper', ellipsePath(34, 62, 24, 8) + ellipsePath(126, 62, 24, 8), 5],
    ['green', ellipsePath(34, 58, 11, 5), 4],
    ['paper', 'M62 64Q60 46 80 46T98 64Z', 5],
    ['brown', 'M112 60Q116 46 126 46T140 60Z', 5],
  ],
  // a burger on a pole, and the way round
  'the-drive-thru': [
    ['silver', rectPath(44, 90, 14, 38)],
    ['orange', 'M10 48Q10 10 51 10T92 48Z'],
    ['trace', 'paper', 'M34 26h4M50 20h4M64 28h4', 5],
    ['green', 'M6 48H96L88 60L78 52L68 60L58 52L48 60L38 52L28 60L16 52Z', 5],
    ['brown', rectPath(10, 58, 82, 16, 6), 5],
    ['orange', 'M12 74H90Q90 94 76 94H26Q12 94 12 74Z'],
    ['band', 'yellow', 'M104 112H126Q144 112 144 94V62', 8],
    ['yellow', 'M126 62L144 34L160 62Z', 5],
  ],
  'the-garage': [
    ['silver', 'M12 52L80 14L148 52V126H12Z'],
    ['red', 'M4 60L80 18L156 60V44L80 2L4 44Z', 5],
    ['dark', rectPath(28, 60, 104, 66)],
    ['green', 'M32 96H128V126H32Z', 0],
    ['paper', rectPath(28, 60, 104, 36)],
    ['line', 'M28 72H132M28 84H132', 4],
    ['ink', rectPath(72, 86, 16, 5)],
    ['part', 'flask', 38, 90, 34, 40, { paint: 'red' }],
    ['silver', rectPath(80, 110, 40, 16, 2), 5],
  ],
  'the-grave': [
    ['brown', 'M4 126Q20 96 80 98T156 126Z'],
    ['silver', 'M48 104V40A34 34 0 0 1 116 40V104Z'],
    ['shine', 'M60 46Q62 28 74 22'],
    ['line', 'M68 50H96M74 64H90', 6],
    ['line', 'M102 104L92 90L100 78', 4],
    ['band', 'yellow', 'M138 28L130 104', 6],
    ['line', 'M128 24L150 28', 9],
    ['green', 'M34 126Q24 106 36 92Q44 104 40 126Z', 5],
    ['pink', circlePath(30, 88, 6) + circlePath(42, 88, 6) + circlePath(36, 78, 6), 4],
    ['yellow', circlePath(36, 86, 4), 0],
  ],
  'the-neighborhood': [
    ['green', circlePath(80, 46, 22)],
    ['brown', rectPath(75, 64, 10, 30), 5],
    ['part', 'house', 0, 26, 80, 86],
    ['part', 'house', 80, 26, 80, 86, { paint: 'cyan' }],
    [
      'paper',
      'M6 126V104L13 96L20 104V126ZM30 126V104L37 96L44 104V126ZM54 126V104L61 96L68 104V126ZM92 126V104L99 96L106 104V126ZM116 126V104L123 96L130 104V126ZM140 126V104L147 96L154 104V126Z',
      4,
    ],
    ['line', 'M2 114H74M86 114H158', 5],
  ],
  // a ladder down
  'the-underground': [
    ['silver', ellipsePath(116, 28, 38, 16)],
    ['silver', ellipsePath(116, 21, 38, 16)],
    ['line', 'M94 21H138M102 13H130M102 29H130', 4],
    ['brown', 'M6 64H154V126H6Z'],
    ['dark', 'M30 64H106V123H30Z', 0],
    ['green', 'M33 123L46 84H90L103 123Z', 0],
    ['line', 'M30 64V126M106 64V126', 6],
    ['dark', ellipsePath(68, 64, 40, 12)],
    ['band', 'silver', 'M54 34V122M82 34V122M54 50H82M54 68H82M54 86H82M54 104H82', 5],
    ['sand', circlePath(124, 84, 5) + circlePath(138, 106, 5) + circlePath(18, 92, 4), 0],
  ],
};

import { circlePath, rectPath } from '@kuluary/ui/svg-markup';
import { leaf, polygon, star } from '../shapes.ts';
import { MIRRORED, type Stroke } from '../stroke.ts';
import type { EmblemDrawing, EmblemsByCard } from './emblem.ts';

const LEAVES = [0, 1, 2, 3, 4, 5];

/** One branch of a laurel, from below to above. */
const BRANCH: Stroke = [
  'yellow',
  LEAVES.map((i) => {
    const angle = 100 + i * 26; // on a circle round (80, 62)
    const x = 80 + 52 * Math.cos((angle * Math.PI) / 180);
    const y = 62 + 52 * Math.sin((angle * Math.PI) / 180);
    return leaf(Math.round(x), Math.round(y), 34, 15, angle + (i % 2 === 0 ? 62 : 118));
  }).join(''),
  4,
];

const PLATE = polygon(80, 66, 46, 6, 30);

const greedy: EmblemDrawing = [
  ['part', 'wing', 2, 16, 62, 62],
  ['part', 'wing', 2, 16, 62, 62, { moved: MIRRORED }],
  ['teal', 'M62 100Q46 108 52 124Q62 122 70 110M98 100Q114 108 108 124Q98 122 90 110'],
  ['teal', PLATE],
  ['dark', polygon(80, 66, 33, 6, 30), 4],
  ['part', 'token', 54, 40, 52, 52],
];

export const GROMFLOMITE_EMBLEMS: EmblemsByCard = {
  'technician-gromflomite': [
    ['part', 'gear', 18, 4, 122, 122],
    [
      'moved',
      'rotate(42 80 66)',
      [
        ['yellow', rectPath(74, 56, 12, 56, 2)],
        ['yellow', 'M74 110H86L92 126H68Z', 5],
        ['orange', rectPath(66, -2, 28, 60, 11)],
        ['line', 'M75 12V44M85 12V44', 4],
      ],
    ],
  ],
  'employee-of-the-month': [
    ['paper', rectPath(30, 20, 100, 104, 8)],
    ['red', 'M30 50V28Q30 20 38 20H122Q130 20 130 28V50Z'],
    ['band', 'silver', 'M54 10V30M106 10V30', 6],
    ['part', 'star', 48, 55, 64, 64],
  ],
  'mission-control-gromflomite': [
    ['silver', 'M40 110H120L130 127H30Z'],
    ['silver', circlePath(80, 62, 58)],
    ['dark', circlePath(80, 62, 46), 5],
    ['green', 'M80 62V18A44 44 0 0 1 121 46Z', 0],
    ['trace', 'teal', `${circlePath(80, 62, 31)}${circlePath(80, 62, 15)}M37 62H123M80 19V105`, 3.5],
    ['red', circlePath(58, 44, 6) + circlePath(98, 84, 6) + circlePath(52, 76, 4), 0],
    ['trace', 'green', 'M80 62V20', 5],
  ],
  'communications-gromflomite': [
    ['part', 'arcs', 4, 24, 42, 76, { paint: 'cyan' }],
    ['part', 'arcs', 4, 24, 42, 76, { paint: 'cyan', moved: MIRRORED }],
    ['band', 'silver', 'M64 40V8', 6],
    ['red', circlePath(64, 8, 7), 5],
    ['silver', rectPath(88, 26, 14, 16, 3)],
    ['yellow', rectPath(50, 38, 60, 88, 9)],
    ['green', rectPath(60, 49, 40, 22, 3), 5],
    ['line', 'M62 84H98M62 95H98M62 106H86', 5],
    ['red', circlePath(98, 110, 6), 4],
  ],
  'honorable-gromflomite': [
    ['line', 'M74 114A52 52 0 0 1 44 26M86 114A52 52 0 0 0 116 26', 5],
    BRANCH,
    ['moved', MIRRORED, [BRANCH]],
    ['red', 'M66 106L94 106L104 126L86 120L80 128L74 120L56 126Z', 5],
    ['teal', polygon(80, 60, 32, 6, 30)],
    ['paper', star(80, 61, 20, 9, 5), 4],
  ],
  'officer-gromflomite': [
    ['teal', 'M6 54Q18 14 80 12T154 54Q140 78 80 78T6 54Z'],
    ['shine', 'M28 46Q40 28 62 24'],
    ['violet', 'M30 66Q80 84 130 66L126 92Q80 106 34 92Z'],
    ['dark', 'M28 92Q80 108 132 92Q128 124 80 124T28 92Z'],
    ['yellow', polygon(80, 52, 22, 6, 30), 5],
    ['red', star(80, 52, 12, 5.5, 6), 0],
    ['trace', 'yellow', 'M40 82Q80 94 120 82', 5],
  ],
  'greedy-gromflomite': greedy,
  'general-gromflomite': [
    ['line', 'M54 44V6', 5],
    ['red', 'M56 4H84L76 13L84 22H56Z', 5],
    ['band', 'teal', 'M112 50H154', 9],
    ['teal', 'M38 72Q38 38 66 38H96Q122 38 122 72Z'],
    ['teal', 'M10 88L28 68H132L152 88Z'],
    ['steel', rectPath(6, 86, 148, 40, 20)],
    ['dark', circlePath(28, 106, 11) + circlePath(63, 106, 11) + circlePath(98, 106, 11) + circlePath(132, 106, 11), 5],
    ['part', 'star', 60, 40, 40, 40],
  ],
};

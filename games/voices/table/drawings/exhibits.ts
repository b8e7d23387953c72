// What is laid before the court: one picture for what a trial card is about. Things keep the tones of paper and plaster
// by day and by night.

import { disc, oval } from '@kuluary/stage/svg';
import type { Stroke } from './stroke.ts';

const LEAVES = 7; // on either side of a frond

/** Its tag, which is pinned to it. */
export const EXHIBIT_TAG: readonly Stroke[] = [
  ['tag', 'M80 120L50 92L8 108L10 140L54 148Z'],
  ['hatch', 'M44 112L22 119M46 122L20 127M48 132L28 134'],
  ['line', 'M64 121C78 106 96 130 116 118'],
  ['pearl', `${disc(64, 121, 4)}${disc(117, 118, 3)}`],
];

/** The safe, an arrow, a key: that is how the prosecution reads it. */
const NAPKIN: readonly Stroke[] = [
  ['paper', 'M30 22C110 14 190 18 262 10C270 56 284 100 292 146C210 154 120 150 44 158C40 112 32 66 30 22Z'],
  ['dash', 'M262 10L292 146M52 34C54 70 58 110 62 142'],
  ['stain', oval(222, 112, 46, 22)],
  ['stain', oval(88, 56, 20, 12)],
  [
    'pencil',
    `M84 50L150 46L152 92L86 96ZM104 59L134 57L135 79L105 81Z${disc(119, 69, 5)}M119 74L119 77M90 96L90 101M146 92L147 98M162 66C172 60 178 58 188 58M182 53L189 58L183 64`,
  ],
  ['crust', `${disc(222, 66, 17)}${disc(220, 64, 6)}M234 79L264 112L256 119L250 112L244 116L238 109L233 102L227 83Z`],
  ['pencil', 'M96 122C120 116 150 124 186 118M96 134C112 130 130 136 168 131M262 52L266 34M268 62L282 52'],
];

/** A list of many napkins, and no drink. */
const RECEIPT: readonly Stroke[] = [
  [
    'paper',
    'M94 10C140 2 184 12 228 6C222 54 236 100 238 146l-13 9-13-8-13 10-14-9-13 10-14-9-13 10-14-8-13 9-12-9C108 108 100 58 94 10Z',
  ],
  ['stain', oval(206, 122, 24, 14)],
  ['crust', 'M132 34C138 22 172 16 180 24C186 32 162 44 146 42C138 42 130 40 132 34Z'],
  [
    'pencil',
    'M142 28C146 32 148 36 146 42M112 60L168 57M202 55L220 54M114 76L150 74M204 71L221 70M116 92L176 88M206 87L222 86M118 104C150 100 190 104 224 100',
  ],
  ['thick', 'M120 120L152 118M188 116L226 114'],
];

/** A Dragon's Regret, half out of its foil. */
const BURRITO: readonly Stroke[] = [
  ['crust', 'M100 104C112 62 196 16 240 26C286 38 276 92 220 120C164 148 90 150 100 104Z'],
  ['hair', 'M232 26C262 22 282 44 270 70C264 82 250 80 240 70C228 58 222 32 232 26Z'],
  ['pearl', `${disc(246, 44, 6)}${disc(258, 58, 7)}${disc(246, 62, 4)}`],
  ['thick', 'M236 32C242 28 246 34 252 30C258 32 260 38 266 40M176 54C184 60 190 70 190 82'],
  [
    'paper',
    'M78 132C76 106 104 84 134 62L150 76L158 68L172 92L186 92L190 112L206 116C180 144 138 158 108 154C90 152 78 146 78 132Z',
  ],
  ['pencil', 'M134 62C130 90 118 112 96 122M158 68C160 96 150 124 128 146M186 92C180 112 170 128 156 140'],
  ['line', 'M206 18C200 10 212 6 206 -4M226 14C220 6 232 2 226 -8M246 14C240 6 252 2 246 -8'],
];

/** A pen of a bank, with its plate and its screws. */
const PEN: readonly Stroke[] = [
  ['coat', 'M84 96L142 88L148 126L90 136Z'],
  ['pearl', `${disc(95, 106, 4)}${disc(133, 99, 4)}${disc(138, 119, 4)}${disc(101, 126, 4)}`],
  ['line', links([146, 108, 158, 124, 174, 134, 192, 136, 210, 130, 224, 118, 232, 104, 238, 90])],
  ['skin', 'M118 66L228 34L242 30C258 26 264 44 248 50L234 54L124 82L102 84Z'],
  ['hair', 'M184 47L242 30C258 26 264 44 248 50L188 66Z'],
  ['thick', 'M244 42C246 60 242 76 240 86M194 52L236 40M206 62L204 56M216 60L214 53M226 57L224 50'],
  ['ink', 'M102 84L114 76L116 83Z'],
  [
    'line',
    'M210 156L212 142M206 141L218 142M230 156L231 146M226 145L237 146M248 156L249 149M244 148L254 149M266 156L266 152M262 151L271 151',
  ],
];

/** A child's, with dinosaurs. */
const PILLOWCASE: readonly Stroke[] = [
  [
    'paper',
    'M72 22C120 8 200 16 250 12C260 26 262 40 256 44C268 80 270 118 258 152C200 162 130 152 76 158C66 110 64 62 72 22Z',
  ],
  ['dash', 'M70 44C130 34 200 42 256 36'],
  ['hair', dino(104, 100) + dino(188, 92) + dino(146, 148)],
  ['pupil', `${disc(151, 62, 1.8)}${disc(235, 54, 1.8)}${disc(193, 110, 1.8)}`],
  ['pearl', 'M206 17L246 14L248 30L208 33Z'],
  ['hatch', 'M212 23L240 21M212 28L232 26M84 60C90 90 88 120 84 146M250 60C256 90 254 120 248 140'],
];

/** Seventeen minutes of ceiling. */
const CAMERA: readonly Stroke[] = [
  ['paper', 'M62 14L278 8L284 148L68 156Z'],
  ['hair', 'M78 28L264 23L269 126L83 132Z'],
  [
    'hatch',
    'M78 28L136 58L216 56L264 23M136 58L140 132M216 56L222 128M104 42L240 38M88 108C100 96 116 100 124 88M96 122C112 110 122 112 130 104',
  ],
  ['pearl', 'M160 70C162 50 196 50 198 69Z'],
  ['thick', 'M178 53L178 24M160 70L198 69M152 82L144 90M180 82L180 94M206 80L215 88M236 96L244 88L240 82L250 74'],
  ['line', 'M90 50L90 39L102 39M244 35L256 35L257 46M96 112L96 122L108 122M246 118L259 117L258 106'],
  ['pupil', disc(96, 144, 4)],
  ['pencil', 'M106 144L134 143M236 139L264 138'],
];

/** Kevin. Nobody has watered him. */
const FERN: readonly Stroke[] = [
  [
    'thick',
    frond(154, 98, 152, 40, 116, 8) +
      frond(158, 98, 166, 40, 208, 10) +
      frond(150, 98, 110, 46, 66, 58) +
      frond(162, 98, 206, 44, 252, 66) +
      frond(146, 100, 100, 70, 80, 92) +
      frond(166, 100, 220, 84, 244, 126),
  ],
  ['crust', 'M110 96L204 94L202 108L196 108L186 156C166 160 146 160 130 156L118 109L111 109Z'],
  ['pencil', 'M118 109C144 113 172 112 196 108M180 120L174 150'],
  ['pencil', `${disc(148, 128, 2)}${disc(166, 127, 2)}M150 142C154 137 162 137 166 141`],
  ['line', 'M220 152L230 148M238 156L246 150M256 148L262 144'],
];

/** Plaster of a bite, and what was bitten. */
const TEETH: readonly Stroke[] = [
  ['skin', 'M82 134C70 60 116 14 166 14C216 14 262 60 250 134L212 136C220 82 200 52 166 52C132 52 112 82 120 136Z'],
  ['pearl', teeth()],
  ['hatch', 'M86 98C88 70 104 42 128 28M244 110C246 84 236 56 216 38'],
  ['hair', 'M148 92L196 84C206 84 208 104 198 106L152 112C142 112 140 94 148 92Z'],
  [
    'thick',
    'M158 91L161 99M168 89L171 98M178 88L180 96M164 110L166 104M176 108L177 102M196 84L199 106M152 84C160 76 190 72 204 78',
  ],
];

/** It was set for a taller man. */
const MICROPHONE: readonly Stroke[] = [
  ['coat', 'M112 138C120 128 216 126 226 138L232 156L106 158Z'],
  ['bold', 'M170 132C168 96 130 92 138 64C140 58 144 54 150 52'],
  ['hair', 'M150 38C170 14 214 16 222 36C230 58 196 80 166 68C150 62 142 50 150 38Z'],
  ['hatch', 'M170 26L176 68M188 21L196 66M206 24L212 58M152 40L222 34M154 52L224 46M164 64L214 60'],
  ['skin', 'M152 36L162 30L172 66L162 67C148 60 144 48 152 36Z'],
  ['thick', 'M240 30C246 40 246 50 240 60M254 22C264 38 264 54 254 70M268 14C282 36 282 58 268 80'],
  ['pearl', disc(168, 146, 5)],
];

/** With a crossword: seven across. */
const NEWSPAPER: readonly Stroke[] = [
  ['paper', 'M58 20C110 10 140 22 168 14C200 22 240 10 280 16L286 146C244 142 206 152 174 146C140 154 104 144 64 152Z'],
  ['dash', 'M168 14L174 146'],
  ['bold', 'M72 36L154 30'],
  ['pencil', 'M74 48L120 45'],
  ['hair', 'M76 60L120 57L123 98L79 101Z'],
  ['pencil', `${disc(100, 73, 7)}M86 98C88 84 112 82 116 95`],
  [
    'hatch',
    'M130 58L158 56M130 66L158 64M131 74L159 72M131 82L159 80M132 90L160 88M82 112L160 106M82 120L161 114M83 128L161 122M83 136L150 131M188 34L270 30M188 42L256 39',
  ],
  ['pencil', 'M190 54L270 50L274 128L194 132ZM192 80L272 76M193 106L273 102M217 53L221 131M243 52L247 129'],
  ['pupil', 'M218 80L244 78L245 104L219 106ZM190 54L217 53L218 80L192 81ZM246 104L273 102L274 128L247 129Z'],
  ['crust', 'M206 154L262 112L270 120L214 160L202 162Z'],
];

/** Guy, for the evening paper: three arms, and mostly chin. */
const SKETCH: readonly Stroke[] = [
  ['paper', 'M84 12L258 6L266 154L90 160Z'],
  ['hair', 'M150 4L192 2L194 18L152 20Z'],
  [
    'pencil',
    'M150 42C152 28 196 26 200 42C202 62 200 92 176 98C152 96 148 62 150 42ZM150 36C144 28 152 24 156 26C164 16 190 16 198 30',
  ],
  [
    'pencil',
    `${disc(166, 48, 3)}${disc(184, 47, 3)}M175 50L171 62L177 63M166 74C172 70 180 70 186 75M170 86L180 85M158 41L168 39M180 39L192 41`,
  ],
  [
    'pencil',
    'M160 94L150 104C132 106 122 116 116 152M194 92L204 102C222 104 234 112 242 150M172 100L168 130L176 142L184 130L178 100',
  ],
  [
    'pencil',
    `M126 126C112 112 112 92 118 74${disc(119, 67, 6)}M230 116C240 104 240 88 234 70${disc(233, 63, 6)}M206 132C220 134 232 128 244 120${disc(250, 116, 6)}`,
  ],
  [
    'hatch',
    'M132 120L124 150M142 116L134 152M212 112L222 152M222 114L232 150M186 62C190 70 190 78 184 88M192 58C196 70 194 80 188 90',
  ],
  ['ink', 'M262 120L278 80L286 84L270 124Z'],
];

/** Forty cents short. */
const ENVELOPE: readonly Stroke[] = [
  ['paper', 'M48 30L276 18L286 136L58 150Z'],
  ['dash', 'M48 30L160 92L276 18M58 150L136 80M286 136L186 76'],
  ['crust', 'M222 32L260 30L262 70L225 72Z'],
  ['pencil', `${disc(242, 48, 8)}M230 66C234 56 250 54 256 64`],
  [
    'pencil',
    `${disc(204, 58, 21)}${disc(204, 58, 14)}M222 48C236 42 246 54 262 46M224 60C238 54 248 66 264 58M222 70C238 64 250 74 266 70`,
  ],
  ['pencil', 'M112 100C132 94 150 104 186 96M114 114C140 108 160 116 200 110M116 128C130 124 144 128 158 125'],
  ['thick', 'M214 96L270 86L274 114L218 124ZM224 108L238 106M232 100L232 114M246 111L262 108M248 101L258 99'],
];

/** They are being mended. */
const SPECTACLES: readonly Stroke[] = [
  ['bold', 'M76 72C70 42 74 26 92 20M266 66C276 40 276 26 262 14'],
  ['paper', disc(116, 88, 40)],
  ['paper', disc(226, 82, 40)],
  ['bold', `${disc(116, 88, 40)}${disc(226, 82, 40)}`],
  ['bold', 'M154 78C164 66 178 64 188 74'],
  ['pearl', 'M158 60L182 56L186 78L162 82Z'],
  ['hatch', 'M164 64L180 74M162 72L176 80M172 60L184 68M92 76C98 66 106 60 114 58M98 88C104 76 112 70 122 68'],
  ['line', 'M212 46L222 70L208 84L226 98L220 120M222 70L246 62M226 98L252 104M208 84L190 92'],
];

/** It stopped years ago, at 9:41. */
const CLOCK: readonly Stroke[] = [
  ['crust', disc(172, 84, 75)],
  ['paper', disc(172, 84, 62)],
  ['thick', 'M172 30L172 40M226 84L216 84M172 138L172 128M118 84L128 84'],
  [
    'pencil',
    'M199 37L195 44M219 57L212 61M219 111L212 107M199 131L195 124M145 131L149 124M125 111L132 107M125 57L132 61M145 37L149 44',
  ],
  ['bold', 'M172 84L138 71M172 84L124 105'],
  ['pupil', disc(172, 84, 6)],
  [
    'hatch',
    'M238 52L272 12M244 68L288 50M232 40L240 6M238 52C246 50 250 42 242 32M244 46C258 46 262 34 250 22M247 62C262 56 270 46 266 20M246 40L284 30',
  ],
];

/** So that nobody takes it home. */
const KEY: readonly Stroke[] = [
  ['crust', 'M148 92L196 72L280 84L282 132L232 156L150 138Z'],
  ['pencil', 'M148 92L231 106L280 84M231 106L232 156'],
  [
    'hatch',
    'M160 106L174 109M186 124L202 127M164 128L172 130M242 120L252 115M258 132L270 126M206 84L220 86M190 88L200 90',
  ],
  ['line', links([208, 88, 196, 74, 184, 60, 170, 50, 154, 44, 138, 44])],
  ['paper', `${disc(114, 44, 25)}${disc(114, 44, 12)}`],
  ['skin', 'M104 66L118 68L114 134L108 142L100 134L84 132L85 122L101 120L102 112L88 110L89 100L102 98Z'],
  ['thick', disc(114, 44, 25)],
];

/** Of Cloud Ten. */
const MATTRESS: readonly Stroke[] = [
  [
    'paper',
    'M54 104C82 76 104 60 128 42L284 58C286 74 286 84 282 96C262 118 246 136 228 154L56 136C50 126 50 112 54 104Z',
  ],
  ['pencil', 'M54 104L228 122L284 58M228 122L228 154'],
  ['dash', 'M80 80L252 96M104 62L270 76M110 110L182 48M168 116L234 54'],
  ['pearl', `${disc(128, 92, 3)}${disc(186, 98, 3)}${disc(150, 72, 3)}${disc(208, 78, 3)}`],
  ['skin', 'M70 82C86 78 118 46 120 30C138 36 158 36 182 32C180 44 160 76 140 92C116 88 94 86 70 82Z'],
  [
    'hatch',
    'M86 80C100 72 112 60 118 48M172 40C166 54 156 70 142 82M70 118L70 134M96 122L96 138M122 124L122 142M148 126L148 144M174 128L174 146M200 130L200 150M244 112L244 136M262 92L262 114',
  ],
  ['thick', 'M186 44L198 42L188 56L200 54M208 26L224 24L210 42L226 40M232 2L252 0L236 22L256 20'],
];

/** A little man who runs; he looks happy. */
const EXIT: readonly Stroke[] = [
  ['line', 'M110 32L114 6M244 26L240 2'],
  ['ink', 'M62 34C130 26 210 32 284 24L288 128C220 136 140 130 68 138Z'],
  ['white', 'M206 40L266 37L269 122L209 126Z'],
  ['ink', 'M216 49L258 47L260 114L219 116Z'],
  ['white', disc(154, 52, 11)],
  [
    'white',
    'M134 68L158 64L174 70L182 86L194 84L195 92L177 95L168 84L164 96L180 108L176 130L167 129L168 113L150 104L142 116L118 120L116 112L137 107L146 78L138 78L128 92L120 88Z',
  ],
  ['white', 'M72 78L96 76L96 84L73 86ZM80 94L104 92L104 100L81 102Z'],
];

/** The glass is full; nobody has told the hand. */
const GLASS: readonly Stroke[] = [
  [
    'coat',
    'M62 148C60 136 96 140 104 132C140 126 190 134 214 128C240 124 244 138 268 136C292 138 290 154 262 152C240 150 236 162 204 158C180 154 168 164 130 160C104 156 66 162 62 148Z',
  ],
  ['pearl', 'M98 62L168 58L160 142C142 148 120 148 108 144Z'],
  ['hair', 'M98 62C118 52 150 50 168 58L160 142C142 148 120 148 108 144Z'],
  ['thick', 'M98 62C118 70 150 68 168 58M98 62C118 52 150 50 168 58M108 82L114 130M100 68C92 90 96 120 86 140'],
  ['pearl', 'M190 12L262 22C276 44 268 74 254 92L186 80C176 56 178 34 190 12Z'],
  ['hair', 'M188 34C210 40 240 36 268 48C268 68 262 82 254 92L186 80C180 64 180 50 188 34Z'],
  ['bold', 'M264 34C294 34 298 70 262 80M190 12C182 12 172 18 166 26'],
  ['thick', 'M188 20C160 24 140 34 136 60M190 30C168 34 150 42 146 60'],
  ['line', 'M118 30L112 22M98 44L88 40M180 108L188 102M192 120L202 118'],
];

/** With all ten fingers. */
const PRINTS: readonly Stroke[] = [
  ['paper', 'M56 24L274 12L284 142L64 156Z'],
  ['dash', 'M166 20L174 148'],
  ['hair', hand(116, 104, -1) + hand(224, 98, 1)],
  [
    'hatch',
    'M102 104C110 98 122 98 130 106M102 112C112 106 122 108 130 114M210 98C218 92 230 92 238 100M210 106C220 100 230 102 238 108',
  ],
  ['pencil', 'M76 36L126 33M188 29L250 25M78 146L140 142'],
];

/** At “your name, please” the needle leaves the paper. */
const POLYGRAPH: readonly Stroke[] = [
  ['paper', 'M40 46C100 36 150 50 226 38L230 132C160 142 110 130 48 142C36 136 32 54 40 46Z'],
  ['dash', 'M44 70L228 62M46 94L229 86M48 118L230 110'],
  ['pencil', 'M46 64C58 56 66 72 78 62C90 54 98 70 110 60C122 52 132 68 150 58L168 58'],
  ['pencil', 'M48 92L74 90L80 80L88 102L94 88L112 88L118 76L126 104L132 86L146 86L152 76L158 96L164 87L172 86'],
  ['thick', 'M50 118L92 116L100 108L108 124L116 112L126 130L134 106L144 136L154 92L162 146L172 26L178 8'],
  ['coat', 'M212 80L288 72L292 154L214 158Z'],
  ['thick', 'M178 8C200 30 222 70 232 98M172 86L232 116M168 58L232 98'],
  ['pearl', `${disc(232, 98, 7)}${disc(232, 118, 5)}${disc(264, 98, 10)}${disc(264, 130, 10)}`],
  ['line', 'M264 98L270 91M264 130L257 126M192 18L200 10M186 6L190 -4M168 10L162 2'],
];

/** A chain along these points. */
function links(points: readonly number[]): string {
  return points.flatMap((x, i) => (i % 2 === 0 ? [oval(x, points[i + 1]!, i % 4 === 0 ? 9 : 6, 5)] : [])).join('');
}

/** A frond from its root over a bend to its tip. */
function frond(x0: number, y0: number, x1: number, y1: number, x2: number, y2: number): string {
  const at = (t: number, a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c;
  const leaves = Array.from({ length: LEAVES }, (_, i) => {
    const t = (i + 2) / (LEAVES + 2);
    const [x, y] = [Math.round(at(t, x0, x1, x2)), Math.round(at(t, y0, y1, y2))];
    const long = Math.round(17 * (1.1 - t));
    const along = Math.sign(x2 - x0) * Math.round(long / 2);
    return `M${x - along / 2} ${y - long}L${x} ${y}L${x + along} ${y + long}`;
  });
  return `M${x0} ${y0}Q${x1} ${y1} ${x2} ${y2}${leaves.join('')}`;
}

/** A diplodocus: its tail begins here. */
function dino(x: number, y: number): string {
  return `M${x - 22} ${y - 2}c8-14 14-18 26-20c12-4 22 2 28-6c6-8 2-16 10-22c8-4 16 2 16 8l-10 3c0 14-4 26-12 32l-1 15h-7l-2-11h-12l-2 11h-7l-1-13c-8-2-16-3-26 3z`;
}

/** Of a jaw, along its edge. */
function teeth(): string {
  return Array.from({ length: 12 }, (_, i) => {
    const angle = (Math.PI * i) / 11;
    const [x, y] = [166 - 66 * Math.cos(angle), 118 - 86 * Math.sin(angle)];
    return oval(Math.round(x), Math.round(y), 12, i > 3 && i < 8 ? 13 : 10);
  }).join('');
}

/** Its print; the thumb points inwards. */
function hand(x: number, y: number, side: 1 | -1): string {
  const fingers = [-19, -6, 7, 19].map((dx, i) => oval(x + dx, y - [30, 39, 40, 31][i]!, 6, 18)).join('');
  return fingers + oval(x - side * 29, y + 2, 8, 17) + oval(x, y + 4, 25, 26);
}

export const EXHIBITS = {
  napkin: NAPKIN,
  receipt: RECEIPT,
  burrito: BURRITO,
  pen: PEN,
  pillowcase: PILLOWCASE,
  camera: CAMERA,
  fern: FERN,
  teeth: TEETH,
  microphone: MICROPHONE,
  newspaper: NEWSPAPER,
  sketch: SKETCH,
  envelope: ENVELOPE,
  spectacles: SPECTACLES,
  clock: CLOCK,
  key: KEY,
  mattress: MATTRESS,
  exit: EXIT,
  glass: GLASS,
  prints: PRINTS,
  polygraph: POLYGRAPH,
} as const satisfies Readonly<Record<string, readonly Stroke[]>>;

export type Exhibit = keyof typeof EXHIBITS;

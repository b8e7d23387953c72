// The rosette in the middle of a table: waves around a circle, as on old bank notes.

const POINTS = 320;

interface Wave {
  readonly radius: number;
  readonly height: number;
  readonly petals: number;
  readonly lines: number; // copies of the wave, each rotated a little
}

const OUTER: Wave = { radius: 78, height: 14, petals: 16, lines: 6 };
const INNER: Wave = { radius: 50, height: 8, petals: 12, lines: 4 };

function wavePath({ radius, height, petals, lines }: Wave): string {
  let path = '';
  for (let line = 0; line < lines; line++) {
    const phase = (line / lines) * 2 * Math.PI;
    for (let point = 0; point < POINTS; point++) {
      const angle = (point / POINTS) * 2 * Math.PI;
      const r = radius + height * Math.sin(petals * angle + phase);
      path += `${point === 0 ? 'M' : 'L'}${(100 + r * Math.cos(angle)).toFixed(1)} ${(100 + r * Math.sin(angle)).toFixed(1)}`;
    }
    path += 'Z';
  }
  return path;
}

const PATH = wavePath(OUTER) + wavePath(INNER);

/** Drawn with currentColor; give it a colour, an opacity and a size. */
export function Rosette({ className }: { readonly className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 200 200"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth=".6"
      aria-hidden="true"
    >
      <path d={PATH} />
    </svg>
  );
}

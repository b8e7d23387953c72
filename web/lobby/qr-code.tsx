import { useMemo } from 'react';
import { encode } from 'uqr';

const SEAL = 4; // radius of the seal in the middle, in modules: the code's redundancy makes up for what it covers

/** A QR code with the site's logo in the middle. */
export function QrCode({
  text,
  label,
  className,
}: {
  readonly text: string;
  readonly label: string;
  readonly className?: string | undefined;
}) {
  const { path, size } = useMemo(() => draw(text), [text]);
  const middle = size / 2;
  return (
    <svg className={className} viewBox={`-1 -1 ${size + 2} ${size + 2}`} role="img" aria-label={label}>
      <path d={path} fill="var(--ink)" shapeRendering="crispEdges" />
      <circle cx={middle} cy={middle} r={SEAL} fill="var(--seal)" />
      <circle cx={middle} cy={middle} r={SEAL * 0.83} fill="none" stroke="var(--seal-line)" strokeWidth=".3" />
      <path
        transform={`translate(${middle} ${middle})`}
        d="M0-2.7c1.2 1.4 1.7 2.1 1.7 3.1a1.7 1.7 0 0 1-3.4 0c0-1 .5-1.7 1.7-3.1z"
        fill="var(--seal-flame)"
      />
    </svg>
  );
}

function draw(text: string): { readonly path: string; readonly size: number } {
  const { data, size } = encode(text, { ecc: 'H', border: 0 });
  let path = '';
  const middle = size / 2;
  data.forEach((row, y) => {
    row.forEach((dark, x) => {
      const covered = Math.hypot(x + 0.5 - middle, y + 0.5 - middle) < SEAL + 0.6;
      if (dark && !covered) path += `M${x} ${y}h1v1h-1z`;
    });
  });
  return { path, size };
}

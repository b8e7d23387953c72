// The decorative background of the table: halftone that grows denser towards the edges.

import { useId } from 'react';
import styles from './halftone-background.module.css';

const DOT_RADII = [4.6, 3.7, 2.8, 1.9, 1] as const;

export function HalftoneBackground() {
  const id = useId();
  return (
    <svg className={styles.sky} aria-hidden="true">
      <defs>
        {DOT_RADII.map((r, i) => (
          <pattern
            key={r}
            id={`${id}${i}`}
            width="14"
            height="14"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(28)"
          >
            <circle cx="7" cy="7" r={r} />
          </pattern>
        ))}
      </defs>
      {DOT_RADII.map((r, i) => (
        <rect key={r} y={`${i * 7}%`} width="100%" height="7.1%" fill={`url(#${id}${i})`} />
      ))}
      {DOT_RADII.map((r, i) => (
        <rect key={-r} y={`${93 - i * 7}%`} width="100%" height="7.1%" fill={`url(#${id}${i})`} />
      ))}
    </svg>
  );
}

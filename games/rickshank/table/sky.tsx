// The ground of the table: halftone that grows thicker towards the corners. It lies behind everything and means nothing.

import { useId } from 'react';
import styles from './sky.module.css';

const RADII = [4.6, 3.7, 2.8, 1.9, 1] as const;

export function Sky() {
  const id = useId();
  return (
    <svg className={styles.sky} aria-hidden="true">
      <defs>
        {RADII.map((r, i) => (
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
      {RADII.map((r, i) => (
        <rect key={r} y={`${i * 7}%`} width="100%" height="7.1%" fill={`url(#${id}${i})`} />
      ))}
      {RADII.map((r, i) => (
        <rect key={-r} y={`${93 - i * 7}%`} width="100%" height="7.1%" fill={`url(#${id}${i})`} />
      ))}
    </svg>
  );
}

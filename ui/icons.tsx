// Line icons, 24 × 24, with a stroke of 1.8.

import type { SVGProps } from 'react';
import styles from './icons.module.css';

const PATHS = {
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  book: 'M4 5.5c3-1.5 6-1 8 1 2-2 5-2.5 8-1V19c-3-1.5-6-1-8 1-2-2-5-2.5-8-1zM12 6.5V20',
  talk: 'M4 5h16v11H10l-4 4v-4H4zM8.5 9.5h.01M15.5 9.5h.01M9 12.5c2 1.5 4 1.5 6 0',
  menu: 'M4 7h16M4 12h16M4 17h16',
  sound: 'M4 9.5v5h3.5L12 19V5L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  silence: 'M4 9.5v5h3.5L12 19V5L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
  tick: 'M5 12.5l4.5 4.5L19 7',
  log: 'M6 3h9l4 4v14H6zM9 10h7M9 14h7M9 18h4',
  cross: 'M6 6l12 12M18 6L6 18',
  'no-shield': 'M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6zM5 5l14 14',
  shield: 'M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6z',
  share: 'M12 15V4M8 8l4-4 4 4M5 13v6h14v-6',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  dots: 'M6 12h.01M12 12h.01M18 12h.01',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  pen: 'M5 19l1-4L16.5 4.5l3 3L9 18zM14 7l3 3',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2',
  key: 'M7.5 7.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM12 12h9.5v3.5M17.5 12v2.5M7.5 12h.01',
  sun: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z',
  shutters: 'M5 4h14v16H5zM12 4v16M8 8h1M8 12h1M8 16h1M15 8h1M15 12h1M15 16h1',
  eye: 'M2.5 12c5-7.5 14-7.5 19 0-5 7.5-14 7.5-19 0zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  curve: 'M4 5v14h16M7 15l4-5 3.5 3L20 6',
  clock: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM12 8v4.5l3 2',
  dice: 'M5 5h14v14H5zM9 9h.01M15 9h.01M12 12h.01M9 15h.01M15 15h.01',
  house: 'M4 11l8-7 8 7M6 9.5V20h12V9.5M10 20v-6h4v6',
  people:
    'M9 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM3.5 19c0-7 11-7 11 0M16 5.5a2.6 2.6 0 0 1 0 5M17.5 13.5c2.2.6 3.3 2.4 3.3 5.5',
  phone: 'M7.5 3h9v18h-9zM11 18h2',
  settings: 'M4 7h9M17 7h3M15 5v4M4 12h3M11 12h9M9 10v4M4 17h7M15 17h5M13 15v4',
  again: 'M5 12a7 7 0 1 1 2 5M5 17.5v-4h4',
  play: 'M8 5.5v13l10-6.5z',
  pause: 'M9 6v12M15 6v12',
  'to-start': 'M7 6v12M18 6.5L10 12l8 5.5z',
  'to-end': 'M17 6v12M6 6.5l8 5.5-8 5.5z',
  undo: 'M8 5L4 9l4 4M4 9h9a5.5 5.5 0 0 1 0 11h-2',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10.5 20.5h3M12 5V3.5',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1',
  plug: 'M9 3v5M15 3v5M6.5 8h11v3a5.5 5.5 0 0 1-11 0zM12 16.5V21',
  send: 'M4 12L20 4l-5 16-3.5-6.5zM11.5 13.5L20 4',
  reference: 'M3.5 5.5h17v13h-17zM6.5 9h4v4h-4zM13.5 9.5h4M13.5 12.5h4M6.5 15.8h11',
  question: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM9.5 9.5c0-3.5 5.2-3.3 5.2 0 0 2.2-2.7 2-2.7 4.3M12 17h.01',
} as const;

export type IconName = keyof typeof PATHS;

/** Hidden from screen readers: words beside it or an aria-label around it say what it means. */
export function Icon({ name, className, ...rest }: { readonly name: IconName } & SVGProps<SVGSVGElement>) {
  const classNames = className ? `${styles.icon} ${className}` : styles.icon;
  return (
    <svg viewBox="0 0 24 24" className={classNames} aria-hidden="true" {...rest}>
      <path d={PATHS[name]} />
    </svg>
  );
}

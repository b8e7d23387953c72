import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './buttons.module.css';

const METALS = ['brass', 'wax', 'bare', 'inked', 'paper', 'portal'] as const;
/** Brass: the primary or safe answer. Wax: the risky one. Bare: everything else. Inked: on paper. Paper and portal: primary,
 * where another world than that of brass begins. */
export type Metal = (typeof METALS)[number];

interface Looks {
  readonly look?: Metal;
  readonly note?: ReactNode; // a second, smaller line: what follows from it
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & Looks;

export function Button({ look = 'bare', note, className, children, ...rest }: ButtonProps) {
  return (
    <button type="button" className={classes(styles.button, styles[look], className)} {...rest}>
      {note === undefined ? children : <Noted note={note}>{children}</Noted>}
    </button>
  );
}

/** A link that looks like a button: it leads to another page. */
export function ButtonLink({
  look = 'bare',
  note,
  className,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & Looks) {
  return (
    <a className={classes(styles.button, styles[look], className)} {...rest}>
      {note === undefined ? children : <Noted note={note}>{children}</Noted>}
    </a>
  );
}

function Noted({ note, children }: { readonly note: ReactNode; readonly children: ReactNode }) {
  return (
    <span>
      {children}
      <small>{note}</small>
    </span>
  );
}

/** A round target for an icon. `label` is what a screen reader says; children are drawn. */
export function RoundButton({
  label,
  className,
  children,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { readonly label: string }) {
  return (
    <button type="button" className={classes(styles.round, className)} aria-label={label} {...rest}>
      {children}
    </button>
  );
}

export function RoundLink({
  label,
  href,
  className,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { readonly label: string; readonly href: string }) {
  return (
    <a href={href} className={classes(styles.round, className)} aria-label={label} {...rest}>
      {children}
    </a>
  );
}

/** Class names that are there, in one string. */
export function classes(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

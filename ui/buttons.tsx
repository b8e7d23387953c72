import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './buttons.module.css';

const BUTTON_STYLES = ['brass', 'wax', 'bare', 'inked', 'paper', 'portal'] as const;
/** Brass: the primary or safe action. Wax: the risky one. Bare: everything else. Inked: on paper. Paper, portal: the primary
 * one in the style of Voices, of Rickshank. */
export type ButtonStyle = (typeof BUTTON_STYLES)[number];

interface ButtonAppearance {
  readonly look?: ButtonStyle;
  readonly note?: ReactNode; // a second, smaller line: its consequence
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & ButtonAppearance;

export function Button({ look = 'bare', note, className, children, ...rest }: ButtonProps) {
  return (
    <button type="button" className={classNames(styles.button, styles[look], className)} {...rest}>
      {note === undefined ? children : <TextWithNote note={note}>{children}</TextWithNote>}
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
}: AnchorHTMLAttributes<HTMLAnchorElement> & ButtonAppearance) {
  return (
    <a className={classNames(styles.button, styles[look], className)} {...rest}>
      {note === undefined ? children : <TextWithNote note={note}>{children}</TextWithNote>}
    </a>
  );
}

function TextWithNote({ note, children }: { readonly note: ReactNode; readonly children: ReactNode }) {
  return (
    <span>
      {children}
      <small>{note}</small>
    </span>
  );
}

/** A round button with an icon. `label` is for screen readers. */
export function RoundButton({
  label,
  className,
  children,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { readonly label: string }) {
  return (
    <button type="button" className={classNames(styles.round, className)} aria-label={label} {...rest}>
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
    <a href={href} className={classNames(styles.round, className)} aria-label={label} {...rest}>
      {children}
    </a>
  );
}

/** Joins the names that are not empty. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

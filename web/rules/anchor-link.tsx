import type { ReactNode } from 'react';
import type { Anchors } from './anchors.ts';

interface AnchorLinkProps {
  readonly to: string;
  readonly anchors: Anchors;
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
}

/** A link within the rulebook. It stays a link: it opens in a new tab and can be copied. */
export function AnchorLink({ to, anchors, label, className, isCurrent, children }: AnchorLinkProps) {
  const { hrefOf, onNavigate } = anchors;
  return (
    <a
      href={hrefOf(to)}
      className={className}
      aria-label={label}
      aria-current={isCurrent ? 'location' : undefined}
      onClick={(event) => {
        if (!onNavigate || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onNavigate(to);
      }}
    >
      {children}
    </a>
  );
}

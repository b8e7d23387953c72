import type { ReactNode } from 'react';
import type { Places } from './place.ts';

interface PlaceLinkProps {
  readonly to: string;
  readonly places: Places;
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
}

/** A link to another place of the same book. It stays a link: it opens in a new tab and can be copied. */
export function PlaceLink({ to, places, label, className, isCurrent, children }: PlaceLinkProps) {
  const { address, onGo } = places;
  return (
    <a
      href={address(to)}
      className={className}
      aria-label={label}
      aria-current={isCurrent ? 'location' : undefined}
      onClick={(event) => {
        if (!onGo || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onGo(to);
      }}
    >
      {children}
    </a>
  );
}

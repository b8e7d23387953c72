// More about what one looks at: sheets, the uppermost last.

import type { Seat } from '@kuluary/kernel/game';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { Juror, Region } from '../rules/vocabulary.ts';

export type Sight =
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'juror'; readonly juror: Juror }
  | { readonly kind: 'region'; readonly region: Region }
  | { readonly kind: 'card' } // the trial card that is read
  | { readonly kind: 'desk' } // the prosecutor's
  | { readonly kind: 'role' } // one's own
  | { readonly kind: 'strategy'; readonly card: string }
  | { readonly kind: 'plot' };

interface Looking {
  readonly sights: readonly Sight[];
  look(sight: Sight): void;
  leave(): void;
}

const Context = createContext<Looking | null>(null);

export function useLooking(): Looking {
  const looking = useContext(Context);
  if (!looking) throw new Error('nothing can be looked at here');
  return looking;
}

export function LookingProvider({ children }: { readonly children: ReactNode }) {
  const [sights, setSights] = useState<readonly Sight[]>([]);
  const looking = useMemo<Looking>(
    () => ({
      sights,
      look: (sight) => setSights((before) => [...before, sight]),
      leave: () => setSights((before) => before.slice(0, -1)),
    }),
    [sights],
  );
  return <Context.Provider value={looking}>{children}</Context.Provider>;
}

// The stack of open detail sheets (card, seat, juror, region ...), the uppermost last.

import type { Seat } from '@kuluary/kernel/game';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { JurorType, Region } from '../rules/vocabulary.ts';

export type DetailTopic =
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'juror'; readonly juror: JurorType }
  | { readonly kind: 'region'; readonly region: Region }
  | { readonly kind: 'card' } // the trial card being read
  | { readonly kind: 'desk' } // the prosecutor's cards
  | { readonly kind: 'shield' } // the prosecutor's reminders
  | { readonly kind: 'role' } // the viewer's
  | { readonly kind: 'strategy'; readonly card: string }
  | { readonly kind: 'plot' };

interface DetailSheetStack {
  readonly topics: readonly DetailTopic[];
  openDetails(topic: DetailTopic): void;
  closeTop(): void;
}

const DetailSheetContext = createContext<DetailSheetStack | null>(null);

export function useDetailSheets(): DetailSheetStack {
  const sheets = useContext(DetailSheetContext);
  if (!sheets) throw new Error('useDetailSheets outside of DetailSheetProvider');
  return sheets;
}

export function DetailSheetProvider({ children }: { readonly children: ReactNode }) {
  const [topics, setTopics] = useState<readonly DetailTopic[]>([]);
  const sheets = useMemo<DetailSheetStack>(
    () => ({
      topics,
      openDetails: (topic) => setTopics((before) => [...before, topic]),
      closeTop: () => setTopics((before) => before.slice(0, -1)),
    }),
    [topics],
  );
  return <DetailSheetContext.Provider value={sheets}>{children}</DetailSheetContext.Provider>;
}

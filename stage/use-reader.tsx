// For whom the words of a table are.

import type { Viewer } from '@kuluary/kernel/game';
import type { Reader } from '@kuluary/texts/reader';
import { useMemo } from 'react';
import type { TableProps } from './game-table.tsx';

type Seen = Pick<TableProps<{ readonly viewer: Viewer }, never, never>, 'language' | 'view' | 'sitters'>;

/** The same one as long as nothing changes that it reads by. */
export function useReader({ language, view: { viewer }, sitters }: Seen): Reader {
  const key = sitters.map(({ name }) => name).join('\n');
  return useMemo(() => ({ language, viewer, names: key.split('\n') }), [language, viewer, key]);
}

// The Reader for whom a table's texts are written.

import type { Viewer } from '@kuluary/kernel/game';
import type { Reader } from '@kuluary/texts/reader';
import { useMemo } from 'react';
import type { GameTableProps } from './game-table.tsx';

type ReaderSource = Pick<GameTableProps<{ readonly viewer: Viewer }, never, never>, 'language' | 'view' | 'players'>;

/** The same object until language, viewer or names change. */
export function useReader({ language, view: { viewer }, players }: ReaderSource): Reader {
  const key = players.map(({ name }) => name).join('\n');
  return useMemo(() => ({ language, viewer, names: key.split('\n') }), [language, viewer, key]);
}

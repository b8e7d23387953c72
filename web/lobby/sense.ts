// Where an option makes no sense at this table. It can be set all the same, and waits; the lobby says why it rests.

import type { Language } from '@kuluary/texts/languages';
import type { Say } from '../words/area.ts';
import type { LobbyKey } from '../words/lobby.ts';
import { complete } from './editions.ts';
import { type LobbyRoom, playing } from './room.ts';

type Chosen = Readonly<Record<string, unknown>>;
type Reason = (options: Chosen, seats: number) => LobbyKey | undefined;

const REASONS: Readonly<Record<string, Readonly<Record<string, Reason>>>> = {
  coup: {
    draft: (_, seats) => (seats === 2 ? undefined : 'sense.two-only'),
    examinerDecides: ({ inquisitor }) => (inquisitor ? undefined : 'sense.needs-inquisitor'),
  },
};

/** Options that people ask for by name: they stand in sight, the rest is folded away. */
const IN_SIGHT: Readonly<Record<string, readonly string[]>> = {
  coup: ['inquisitor'],
  rickshank: ['livePoints'],
  voices: ['prosecutor', 'abilities'],
};

export function inSight(game: string): readonly string[] {
  return IN_SIGHT[game] ?? [];
}

/** Why this option changes nothing now; undefined when it does. */
export function idleReason(room: LobbyRoom, id: string, say: Say<LobbyKey>, language: Language): string | undefined {
  const key = REASONS[room.table.game]?.[id]?.(complete(room), playing(room));
  if (key === undefined) return undefined;
  return say(key, {
    character: key === 'sense.needs-inquisitor' ? room.game.texts.option(language, 'inquisitor').name : '',
  });
}

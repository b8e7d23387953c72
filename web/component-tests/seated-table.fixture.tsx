// A game's own table, rendered from a match as one viewer sees it: no host, no frame.

import type { AnyGame, Viewer } from '@kuluary/kernel/game';
import { Match } from '@kuluary/kernel/match';
import { type AnyGameTable, PORTRAITS } from '@kuluary/ui/game-table';
import { useSettings } from '../settings/use-settings.ts';

type AnyMatch = Match<unknown, unknown, unknown, unknown, unknown>;

const SEED_DIGITS = 64;
const nothing = () => undefined;

export function makeMatch(
  game: AnyGame,
  seats: number,
  options: Readonly<Record<string, unknown>>,
  seed: number,
): AnyMatch {
  return new Match(game, {
    seats,
    options: game.completeOptions(seats, options),
    seed: seed.toString(16).padStart(SEED_DIGITS, '0'),
    salts: Array<string>(seats).fill(''),
  });
}

interface Props {
  readonly match: AnyMatch;
  readonly table: AnyGameTable;
  readonly viewer: Viewer;
  readonly names: readonly string[];
  readonly onMove?: (move: unknown) => void;
}

export function SeatedTable({ match, table: { Table }, viewer, names, onMove = nothing }: Props) {
  const { language } = useSettings();
  const { game, state, eventLog } = match;
  return (
    <Table
      language={language}
      players={names.map((name, seat) => ({
        name,
        portrait: PORTRAITS[seat]!,
        kind: 'person',
        isConnected: true,
        hasStandIn: false,
        speechBubble: null,
      }))}
      view={game.view(state, viewer)}
      moves={viewer === 'spectator' ? [] : game.moves(state, viewer)}
      clocks={[]}
      matchId="match"
      newEvents={{ id: 0, events: [] }}
      allEvents={eventLog.eventsFor(viewer)}
      pendingMove={null}
      onMove={onMove}
      onUndo={null}
      onOpenRule={nothing}
      onPresenting={null}
    />
  );
}

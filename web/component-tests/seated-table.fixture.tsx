// A game's own table, drawn from a match as one viewer sees it: no host, no frame.

import type { AnyGame, Viewer } from '@kuluary/kernel/game';
import { Match } from '@kuluary/kernel/match';
import { type AnyGameTable, PORTRAITS } from '@kuluary/stage/game-table';
import { useSettings } from '../settings/use-settings.ts';

export type AnyMatch = Match<unknown, unknown, unknown, unknown, unknown>;

const SEED_DIGITS = 64;
const nothing = () => undefined;

export function matchOf(
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
  readonly onAnswer?: (move: unknown) => void;
}

export function SeatedTable({ match, table: { Table }, viewer, names, onAnswer = nothing }: Props) {
  const { language } = useSettings();
  const { game, state, told } = match;
  return (
    <Table
      language={language}
      sitters={names.map((name, seat) => ({
        name,
        portrait: PORTRAITS[seat]!,
        kind: 'person',
        here: true,
        standIn: false,
        bubble: null,
      }))}
      view={game.view(state, viewer)}
      moves={viewer === 'spectator' ? [] : game.moves(state, viewer)}
      clocks={[]}
      match="match"
      news={{ id: 0, events: [] }}
      told={told.seenBy(viewer)}
      pending={null}
      onAnswer={onAnswer}
      onUndo={null}
      onRule={nothing}
      onShowing={null}
    />
  );
}

// Opens the table of a rematch, with the same players, once the match is over.

import type { GameRegistry } from '@kuluary/games/game-entries/game-entry';
import { FIRST_SEAT_OPTION, LAST_WINNER_OPTION, resolveOptions } from '@kuluary/kernel/options';
import { ok } from '@kuluary/kernel/result';
import type { ClientAddress, GuestId, TableId } from '@kuluary/protocol/ids';
import type { TablesDeps } from './host-deps.ts';
import type { InitialPlayer } from './log-entry.ts';
import { mayOpenTable, type OpeningFields, openTable } from './new-table.ts';
import type { Reply } from './request-handler.ts';
import { refuse } from './request-refusal.ts';
import { KICKED_GUEST } from './seating.ts';
import type { Table } from './table.ts';
import type { TableState } from './table-state.ts';

export class Rematches {
  private readonly deps: TablesDeps;
  private readonly inProgress = new Map<TableId, Promise<Reply>>(); // by the table that is over

  constructor(deps: TablesDeps) {
    this.deps = deps;
  }

  /** Simultaneous requests get the same reply. */
  async requestRematch(table: Table, guest: GuestId, address: ClientAddress | undefined): Promise<Reply> {
    if (await table.query((state) => state.seatOf(guest) === undefined)) return refuse('not-seated');
    let reply = this.inProgress.get(table.id);
    if (!reply) {
      reply = this.openRematch(table, address).finally(() => this.inProgress.delete(table.id));
      this.inProgress.set(table.id, reply);
    }
    return reply;
  }

  private async openRematch(table: Table, address: ClientAddress | undefined): Promise<Reply> {
    const opening = await table.query((state) => {
      if (state.phase !== 'over') return refuse('wrong-phase');
      return ok(state.rematchTable === null ? rematchOpening(state, this.deps.games) : { position: state.position });
    });
    if (!opening.ok) return opening;
    if ('position' in opening.value) return ok(opening.value);
    if (!mayOpenTable(this.deps, address)) return refuse('too-many');
    const next = await openTable(this.deps, opening.value);
    if (!next.ok) return next;
    const reply = await table.appendPlanned((state) =>
      state.rematchTable === null ? ok({ type: 'continued', table: next.value }) : refuse('wrong-phase'),
    );
    if (reply.ok) return reply;
    const openedByPeer = await table.query(({ rematchTable, position }) =>
      rematchTable === null ? undefined : { position },
    );
    return openedByPeer ? ok(openedByPeer) : reply; // another server was faster
  }
}

/** A rematch is played by the current rules: options that they do not know are left out. */
function rematchOpening(state: TableState, games: GameRegistry): OpeningFields {
  const { game } = games[state.game.id]!;
  const [, max] = game.seats;
  const seating: (InitialPlayer | null)[] = Array(max).fill(null);
  for (const [seat, occupant] of state.seats.slice(0, max).entries()) {
    if (occupant.kind === 'bot') seating[seat] = { bot: occupant.bot, name: occupant.name };
    if (occupant.kind !== 'person' || occupant.guest === KICKED_GUEST) continue;
    const { guest, name, program } = occupant;
    const marks = { ...(seat === state.host && { host: true }), ...(program && { program }) };
    seating[seat] = { guest, name, salt: null, ...marks };
  }
  const { clock, spectatorsAllowed } = state;
  const outcome = state.progress?.outcome;
  const isKept = ([id, value]: [string, unknown]) =>
    id !== FIRST_SEAT_OPTION && resolveOptions(game, max, { [id]: value }).ok;
  const options = Object.fromEntries(Object.entries(state.settings.chosenByHost).filter(isKept));
  if (game.options.some(({ id }) => id === LAST_WINNER_OPTION)) {
    const winner = outcome && !outcome.draw ? outcome.winners[0] : undefined;
    options[LAST_WINNER_OPTION] = winner !== undefined && seating[winner] ? winner : null; // nobody takes a kicked winner's place
  }
  return { game: game.id, seating, options, clock, door: spectatorsAllowed, listed: false };
}

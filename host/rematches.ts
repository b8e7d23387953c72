// The same people at a new table, once the match is over.

import type { Games } from '@kuluary/games/entries/entry';
import { LAST_WINNER, readOptions } from '@kuluary/kernel/options';
import { ok } from '@kuluary/kernel/result';
import type { ClientAddress, GuestId, TableId } from '@kuluary/protocol/ids';
import type { Seated } from './entry.ts';
import { mayOpen, type Opening, openNew } from './new-table.ts';
import { refused } from './refused.ts';
import type { Answer } from './request-handler.ts';
import { NOBODY } from './seating.ts';
import type { TablesSetting } from './setting.ts';
import type { Table } from './table.ts';
import type { TableState } from './table-state.ts';

export class Rematches {
  private readonly setting: TablesSetting;
  private readonly underWay = new Map<TableId, Promise<Answer>>(); // by the table that is over

  constructor(setting: TablesSetting) {
    this.setting = setting;
  }

  /** Whoever asks while somebody else's wish is carried out gets the same. */
  async ask(table: Table, guest: GuestId, from: ClientAddress | undefined): Promise<Answer> {
    if (await table.ask((state) => state.seatOf(guest) === undefined)) return refused('not-seated');
    let answer = this.underWay.get(table.id);
    if (!answer) {
      answer = this.open(table, from).finally(() => this.underWay.delete(table.id));
      this.underWay.set(table.id, answer);
    }
    return answer;
  }

  /** The same people at a new table; whoever asks first opens it. */
  private async open(table: Table, from: ClientAddress | undefined): Promise<Answer> {
    const again = await table.ask((state) => {
      if (state.phase !== 'over') return refused('wrong-phase');
      return ok(state.next === null ? rematchOf(state, this.setting.games) : { position: state.position });
    });
    if (!again.ok) return again;
    if ('position' in again.value) return ok(again.value);
    if (!mayOpen(this.setting, from)) return refused('too-many');
    const next = await openNew(this.setting, again.value);
    if (!next.ok) return next;
    const answer = await table.record((state) =>
      state.next === null ? ok({ type: 'continued', table: next.value }) : refused('wrong-phase'),
    );
    if (answer.ok) return answer;
    const elsewhere = await table.ask(({ next, position }) => (next === null ? undefined : { position }));
    return elsewhere ? ok(elsewhere) : answer; // on another server somebody was faster
  }
}

/** It is played by the rules of today, whatever was played before: what they don't know is left out. */
function rematchOf(state: TableState, games: Games): Opening {
  const { game } = games[state.game.id]!;
  const [, max] = game.seats;
  const seating: (Seated | null)[] = Array(max).fill(null);
  for (const [seat, there] of state.seats.slice(0, max).entries()) {
    if (there.kind === 'bot') seating[seat] = { bot: there.bot, name: there.name };
    if (there.kind !== 'person' || there.guest === NOBODY) continue;
    const { guest, name, program } = there;
    const marks = { ...(seat === state.host && { host: true }), ...(program && { program }) };
    seating[seat] = { guest, name, salt: null, ...marks };
  }
  const { clock, door } = state;
  const outcome = state.progress?.outcome;
  const isKnown = ([id, value]: [string, unknown]) => readOptions(game, max, { [id]: value }).ok;
  const options = Object.fromEntries(Object.entries(state.settings.chosen).filter(isKnown));
  if (game.options.some(({ id }) => id === LAST_WINNER)) {
    options[LAST_WINNER] = outcome && !outcome.draw ? (outcome.winners[0] ?? null) : null;
  }
  return { game: game.id, seating, options, clock, door, listed: false };
}

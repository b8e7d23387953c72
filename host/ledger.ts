// The state of a table and its log in the store, in step: what happens here is folded and appended, what others have
// appended is read. Where the store refuses or fails, only the store knows what is true.

import { failed, ok, type Result } from '@kuluary/kernel/result';
import type { LogPosition, TableId } from '@kuluary/protocol/ids';
import type { Life } from './absences.ts';
import type { Entry, Happening } from './entry.ts';
import { OtherRules, Vanished } from './gone.ts';
import { moveId } from './match-progress.ts';
import { fault, type Refused, refused } from './refused.ts';
import type { HostSetting } from './setting.ts';
import type { Appended } from './store.ts';
import { headOf, readState } from './stored-table.ts';
import type { TableState } from './table-state.ts';

/** Whom the ledger serves. */
export interface Keeper {
  readonly id: TableId; // of the table
  readonly life: Life; // of this server
  readonly isShared: boolean; // other servers may append at any moment
  overtaken(): void; // others have appended something
  replaced(): void; // the state was read anew
  doubted(): void; // only the store knows what is true, and it has to be asked again
  ended(reason: Refused): void; // it cannot be continued here
}

export class Ledger {
  private readonly setting: HostSetting;
  private readonly keeper: Keeper;
  private current: TableState;
  private isInDoubt = false; // an append or a reading failed

  constructor(setting: HostSetting, keeper: Keeper, state: TableState) {
    this.setting = setting;
    this.keeper = keeper;
    this.current = state;
  }

  get state(): TableState {
    return this.current;
  }

  /** Only the store knows what is true. */
  get isStale(): boolean {
    return this.isInDoubt;
  }

  /** Into the state, then into the store. Returns its position; `conflict`: another server was faster, and what it did is
   * in the state now. It tells nobody of what it has written. */
  async write(happening: Happening): Promise<Result<number, Refused | 'conflict'>> {
    const entry: Entry = { at: this.setting.now(), ...happening };
    const rewind = this.keeper.isShared && entry.type === 'moved' ? this.state.bookmark() : undefined;
    try {
      this.state.fold(entry);
      const { position } = this.state;
      const appended = await this.append(position, entry);
      if (appended.type === 'conflict') this.setting.tally?.conflict();
      if (appended.type === 'appended' && entry.type === 'moved')
        this.setting.tally?.moved(this.state.game.id, entry.by);
      if (appended.type === 'appended') return ok(position);
      if (rewind) {
        rewind();
        await this.readOn();
      } else await this.reload();
      return failed('conflict');
    } catch (error) {
      if (error instanceof Vanished || error instanceof OtherRules) throw error;
      this.mistrust();
      this.setting.report('append failed', { table: this.keeper.id, error });
      return refused('busy');
    }
  }

  private append(position: LogPosition, entry: Entry): Promise<Appended> {
    const { id: table, life } = this.keeper;
    const id = entry.type === 'moved' && entry.id !== undefined ? moveId(entry.seat, entry.id) : null;
    const head = headOf(this.state, this.setting.botPause, life.absences);
    return this.setting.store.append({ table, position, entry: JSON.stringify(entry), id, head });
  }

  /** What others have appended since. Whoever could not read it no longer knows what is true; nor does whoever has an entry
   * that is not there: an older copy of the store was brought back. */
  async readOn(): Promise<void> {
    const { position, at } = this.state;
    try {
      const stored = await this.setting.store.read(this.keeper.id, position - 1);
      if (!stored) throw this.vanish();
      const [last, ...news] = stored.entries.map((text) => JSON.parse(text) as Entry);
      if (last?.at !== at) return this.trustAgain();
      for (const entry of news) this.state.fold(entry);
      if (news.length > 0) this.keeper.overtaken();
    } catch (error) {
      if (error instanceof OtherRules) return this.trustAgain(); // perhaps those rules are kept
      if (!(error instanceof Vanished)) this.mistrust();
      throw error;
    }
  }

  /** After a failure, or where the store may be an older one: everything is read anew. */
  async trustAgain(): Promise<void> {
    try {
      await this.reload();
    } catch (error) {
      this.mistrust();
      throw error;
    }
  }

  private async reload(): Promise<void> {
    const state = await readState(this.setting, this.keeper.id).catch((error: unknown) => {
      if (error instanceof OtherRules) this.keeper.ended(fault(error.code)); // a server of another version began the game
      throw error;
    });
    if (!state) throw this.vanish();
    this.current = state;
    this.isInDoubt = false;
    this.keeper.replaced();
  }

  private mistrust(): void {
    this.isInDoubt = true;
    this.keeper.doubted();
  }

  private vanish(): Vanished {
    this.keeper.ended(fault('no-such-table'));
    return new Vanished(`table ${this.keeper.id} is gone`);
  }
}

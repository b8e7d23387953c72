// What other servers say about the tables that are open here. Any of it may be lost, and is asked for again.

import type { TableId } from '@kuluary/protocol/ids';
import type { LiveServers } from './elsewhere.ts';
import type { Beat } from './neighbours.ts';
import type { OpenTables } from './open-tables.ts';
import type { HostSetting } from './setting.ts';

const HINTS_CHECKED = 2000; // ms between looks for hints that were lost

export class Hearsay {
  private readonly setting: HostSetting;
  private readonly tables: OpenTables;
  private readonly servers: LiveServers;
  private readonly noted = new Set<TableId>(); // tables about which others have something new to say
  private asking: Promise<void> | undefined; // what that is
  private readonly unread = new Set<TableId>(); // those about which it could not be read
  private lastCheck = 0; // when we last looked whether a hint was lost

  constructor(setting: HostSetting, tables: OpenTables, servers: LiveServers) {
    this.setting = setting;
    this.tables = tables;
    this.servers = servers;
    setting.store.neighbours?.listen({
      moved: (id, position) => tables.here.get(id)?.peers.catchUp(position),
      noted: (id) => this.askAbout([id]),
      missed: () => {
        this.lastCheck = 0;
        this.askAbout(tables.ids);
      },
    });
  }

  /** A sign of life from this server has told us who else is alive. */
  meet({ others, isForgotten }: Pick<Beat, 'others' | 'isForgotten'>): void {
    const isSame =
      others.length === this.servers.others.length && others.every((it) => this.servers.others.includes(it));
    if (isSame && !isForgotten) return;
    const hasNew = others.some((other) => !this.servers.others.includes(other));
    this.servers.others = others;
    if (hasNew) this.askAbout(this.tables.ids); // perhaps it was held for dead
    for (const table of this.tables.here.values()) table.peers.serversChanged(isForgotten);
  }

  /** Hints may be lost. What they would have said can be asked for. */
  async check(now: number): Promise<void> {
    const { neighbours } = this.setting.store;
    if (!neighbours || Math.abs(now - this.lastCheck) < HINTS_CHECKED) return;
    this.lastCheck = now;
    for (const table of this.tables.here.values()) table.peers.tellAgain();
    const unread = [...this.unread];
    this.unread.clear();
    this.askAbout(unread);
    const known = new Map(Array.from(this.tables.here, ([id, { state }]) => [id, state]));
    if (known.size === 0) return;
    for (const id of await neighbours.movedOn(known)) this.tables.here.get(id)?.peers.lookAgain();
  }

  /** What others have noted about tables that are open here; of one moment all at once. */
  private askAbout(ids: Iterable<string>): void {
    for (const id of ids) if (this.tables.has(id)) this.noted.add(id);
    if (this.noted.size === 0) return;
    this.asking ??= this.readNotes().finally(() => {
      this.asking = undefined;
      this.askAbout([]);
    });
  }

  private async readNotes(): Promise<void> {
    await Promise.resolve();
    const ids = [...this.noted];
    this.noted.clear();
    try {
      const notes = await this.setting.store.neighbours!.notesOn(ids);
      for (const id of ids) {
        const table = await this.tables.awaited(id);
        table?.peers.heed(notes.filter((note) => note.table === id));
      }
    } catch (error) {
      for (const id of ids) this.unread.add(id);
      this.setting.report('notes cannot be read', { error });
    }
  }
}

// What a host is set up with.

import type { Games } from '@kuluary/games/entries/entry';
import type { ClientAddress, TableId } from '@kuluary/protocol/ids';
import type { Phase } from '@kuluary/protocol/words';
import type { BotPause } from './deadlines.ts';
import type { ProgramPass } from './program-pass.ts';
import type { Store } from './store.ts';
import type { Tally } from './tally.ts';
import type { Thinker } from './thinker.ts';

export interface HostSetting {
  readonly games: Games; // that are played here
  readonly store: Store;
  readonly thinker: Thinker;
  readonly thinkingTime: number; // ms that a bot has for one move
  readonly botPause: BotPause;
  readonly linger?: number; // ms that news may wait on their way to those of whom nothing is asked; none if nobody says
  readonly absence?: number; // ms that a seat waits for its player on a live clock; a minute if nobody says
  readonly keep: Readonly<Record<Phase, number | null>>; // ms that an untouched table is kept; null: for ever
  readonly now: () => number; // ms since 1970
  readonly tally?: Tally; // who counts, if anybody does
  readonly report: (problem: string, about: Readonly<Record<string, unknown>>) => void;
}

/** A one-time link that moves a seat to another device of the person who holds it. */
export interface DeviceLink {
  readonly table: TableId;
  readonly holder: string; // a fingerprint of the guest: seats may get other numbers, and other people
  readonly nonce: string;
}

export interface TablesSetting extends HostSetting {
  readonly signLink?: (link: DeviceLink) => string; // where there is no server there are no links
  readonly signPass?: (pass: ProgramPass) => string; // nor programs that could come
  readonly drawSeed?: () => string; // of the next table: for tests that have to know the deal
  readonly room?: number; // tables in memory at once; as many as there are, if nobody says
  readonly mayOpen?: (from: ClientAddress) => boolean; // may one more table be opened from this address? Any, if nobody says
}

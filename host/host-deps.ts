// What a host is constructed with: its store, its bots, its limits and callbacks.

import type { GameRegistry } from '@kuluary/games/game-entries/game-entry';
import type { ClientAddress } from '@kuluary/protocol/ids';
import type { Phase } from '@kuluary/protocol/vocabularies';
import type { BotPause } from './bot-pause.ts';
import type { BotRunner } from './bot-runner.ts';
import type { DeviceLink } from './device-link.ts';
import type { MetricsSink } from './metrics-sink.ts';
import type { ProgramInvitation } from './program-invitation.ts';
import type { Store } from './store.ts';

export interface HostDeps {
  readonly games: GameRegistry;
  readonly store: Store;
  readonly botRunner: BotRunner;
  readonly thinkingTime: number; // ms that a bot has for one move
  readonly botPause: BotPause;
  readonly batchDelay?: number; // ms that updates to clients without a decision may wait, to be batched; default 0
  readonly absenceTimeout?: number; // ms that a seat waits for its absent player on a live clock; default: a minute
  readonly retention: Readonly<Record<Phase, number | null>>; // ms that an untouched table is kept; null: for ever
  readonly now: () => number; // ms since 1970
  readonly metrics?: MetricsSink;
  readonly report: (problem: string, about: Readonly<Record<string, unknown>>) => void;
}

export interface TablesDeps extends HostDeps {
  readonly signDeviceLink?: (link: DeviceLink) => string; // absent without a server: no device links
  readonly signInvitation?: (invitation: ProgramInvitation) => string; // absent without a server: no programs
  readonly makeSeed?: () => string; // of the next table: for tests that must know the deal
  readonly maxLoadedTables?: number; // tables in memory at once; default: no limit
  readonly mayOpenTable?: (address: ClientAddress) => boolean; // may one more table be opened from this address? default: yes
}

// Matches whose host is this page: resumes the unfinished one, or starts a new one in its place.

import type { Tables } from '@kuluary/host/tables';
import { formatMatchLog } from '@kuluary/kernel/match-log';
import { failed, ok, type Result, unwrap } from '@kuluary/kernel/result';
import type { TableId } from '@kuluary/protocol/ids';
import { useEffect, useMemo, useState } from 'react';
import { navigateTo } from '../app/navigation.ts';
import type { LoadedGame } from '../game-loaders.ts';
import { storeReplayLog } from '../replay/replay-log-storage.ts';
import { type GameSetup, loadGameSetup, saveGameSetup, withValidOptions } from './game-setup.ts';
import { type LocalHost, openLocalHost } from './local-host.ts';
import { startLocalGame, startLocalRematch } from './start-local-game.ts';

/** An open local table. */
export interface LocalSession {
  readonly tables: Tables;
  readonly table: TableId;
  readonly setup: GameSetup;
  readonly speedUpBots: () => void; // bots pause hardly any more
}

interface LocalGame {
  readonly session: LocalSession | null;
  readonly hasFailed: boolean;
  readonly isInOtherTab: boolean; // another tab has resumed it
  readonly resumeHere: () => void; // takes it from the other tab
  readonly startNew: (gameSetup: GameSetup) => void; // discards the match before
  readonly openRematch: (table: TableId) => void; // continues at the table of the rematch
  readonly discard: () => void; // deletes the saved match, starts none
}

/** `saveKey` is where it is saved; without a saved match it starts `suggestedSetup`, or nothing when that is null. */
export function useLocalGame(game: LoadedGame, saveKey: string, suggestedSetup: GameSetup | null): LocalGame {
  const [session, setSession] = useState<LocalSession | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [isInOtherTab, setInOtherTab] = useState(false);
  const [first] = useState(suggestedSetup);
  const controller = useMemo(
    () =>
      new LocalGameController(game, saveKey, {
        onSession: setSession,
        onFailed: setFailed,
        onInOtherTab: setInOtherTab,
      }),
    [game, saveKey],
  );
  useEffect(() => {
    controller.resume(first);
    return () => controller.closeHost();
  }, [controller, first]);
  const { startNew, openRematch, discard } = controller;
  return {
    session,
    hasFailed,
    isInOtherTab,
    resumeHere: () => controller.resume(first),
    startNew,
    openRematch,
    discard,
  };
}

interface LocalGameListener {
  readonly onSession: (session: LocalSession | null) => void;
  readonly onFailed: (hasFailed: boolean) => void;
  readonly onInOtherTab: (isInOtherTab: boolean) => void;
}

class LocalGameController {
  private readonly game: LoadedGame;
  private readonly saveKey: string;
  private readonly listener: LocalGameListener;
  private host: LocalHost | null = null;
  private generation = 0; // counts closed hosts: failures of earlier ones are ignored

  constructor(game: LoadedGame, saveKey: string, listener: LocalGameListener) {
    this.game = game;
    this.saveKey = saveKey;
    this.listener = listener;
  }

  resume(suggested: GameSetup | null): void {
    this.runOrFail(async () => {
      const host = this.openHost('resume');
      const gameSetup = loadGameSetup(this.saveKey, this.game);
      if (host.currentTable !== null && gameSetup) this.showTable(host.currentTable, gameSetup);
      else if (suggested) this.startNew(suggested);
    });
  }

  readonly startNew = (wanted: GameSetup): void => {
    const gameSetup = withValidOptions(wanted, this.game);
    this.listener.onSession(null);
    this.runOrFail(async () => {
      const host = this.openHost('fresh');
      saveGameSetup(this.saveKey, gameSetup);
      const table = await startLocalGame(host.tables, this.game.id, gameSetup);
      await host.setCurrentTable(table);
      if (this.host === host) this.showTable(table, gameSetup);
    });
  };

  readonly openRematch = (table: TableId): void => {
    this.runOrFail(async () => {
      const { host } = this;
      const gameSetup = loadGameSetup(this.saveKey, this.game);
      if (!host || !gameSetup) return;
      await startLocalRematch(host.tables, table, gameSetup.people.length);
      await host.setCurrentTable(table);
      if (this.host === host) this.showTable(table, gameSetup);
    });
  };

  readonly discard = (): void => {
    this.openHost('fresh');
    this.closeHost();
    this.listener.onSession(null);
    this.listener.onFailed(false);
  };

  closeHost(): void {
    this.generation++;
    this.host?.close();
    this.host = null;
  }

  private openHost(mode: 'resume' | 'fresh'): LocalHost {
    this.closeHost();
    this.listener.onInOtherTab(false);
    this.host = openLocalHost({ [this.game.id]: this.game }, this.saveKey, mode, () => {
      this.closeHost();
      this.listener.onSession(null);
      this.listener.onInOtherTab(true);
    });
    return this.host;
  }

  private showTable(table: TableId, setup: GameSetup): void {
    const { tables, speedUpBots } = this.host!;
    this.listener.onSession({ tables, table, setup, speedUpBots });
  }

  private runOrFail(work: () => Promise<void>): void {
    this.listener.onFailed(false);
    const running = work();
    const { generation } = this;
    running.catch((error: unknown) => {
      if (generation !== this.generation) return;
      console.warn(error);
      this.listener.onFailed(true);
    });
  }
}

export async function fetchLocalLog({
  tables,
  table,
}: Pick<LocalSession, 'tables' | 'table'>): Promise<Result<string, string>> {
  const log = await tables.finishedLog(table);
  return log.ok ? ok(formatMatchLog(log.value)) : failed(log.failure.code);
}

export function useHasUnfinishedMatch(session: LocalSession | null): boolean {
  const [unfinished, setUnfinished] = useState<string | null>(null);
  useEffect(() => {
    if (session) void isMatchOver(session).then((over) => setUnfinished(over ? null : session.table));
  }, [session]);
  return session !== null && unfinished === session.table;
}

/** A table gives its log only when the match is over. */
async function isMatchOver({ tables, table }: LocalSession): Promise<boolean> {
  return (await tables.finishedLog(table)).ok;
}

export async function openLocalReplay(session: LocalSession, step = 0): Promise<void> {
  storeReplayLog(unwrap(await fetchLocalLog(session)));
  navigateTo(`/replay?step=${step}&seat=all`);
}

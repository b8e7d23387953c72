// Games whose host is this page: the one that was left is gone on with, a new one takes its place.

import type { Tables } from '@kuluary/host/tables';
import { writeLog } from '@kuluary/kernel/log';
import { failed, ok, type Result, unwrap } from '@kuluary/kernel/result';
import type { TableId } from '@kuluary/protocol/ids';
import { useEffect, useMemo, useState } from 'react';
import { goTo } from '../app/way.ts';
import type { LoadedGame } from '../games.ts';
import { keepLogForReplay } from '../replay/kept-log.ts';
import { beginAgain, layTable } from './laying.ts';
import { type LocalHost, localHost } from './local-host.ts';
import { keepPlan, lastPlan, type Plan } from './plan.ts';

/** A table that is open now. */
export interface Session {
  readonly tables: Tables;
  readonly table: TableId;
  readonly plan: Plan;
  readonly hurry: () => void; // bots take no time any more
}

interface LocalGame {
  readonly session: Session | null;
  readonly hasFailed: boolean;
  readonly isElsewhere: boolean; // another tab goes on with it
  readonly takeBack: () => void; // goes on with it here
  readonly begin: (plan: Plan) => void; // gives up what was played here before
  readonly openNext: (table: TableId) => void; // goes on at the table of the rematch
  readonly giveUp: () => void; // what was kept here is thrown away, and nothing begins
}

/** `place` names where it is kept; without a game in it, it begins as `suggested`, or waits when that is null. */
export function useLocalGame(game: LoadedGame, place: string, suggested: Plan | null): LocalGame {
  const [session, setSession] = useState<Session | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [isElsewhere, setElsewhere] = useState(false);
  const [first] = useState(suggested);
  const director = useMemo(
    () => new Director(game, place, { onSession: setSession, onFailed: setFailed, onElsewhere: setElsewhere }),
    [game, place],
  );
  useEffect(() => {
    director.resume(first);
    return () => director.leave();
  }, [director, first]);
  const { begin, openNext, giveUp } = director;
  return { session, hasFailed, isElsewhere, takeBack: () => director.resume(first), begin, openNext, giveUp };
}

/** Who hears of it. */
interface Watcher {
  readonly onSession: (session: Session | null) => void;
  readonly onFailed: (hasFailed: boolean) => void;
  readonly onElsewhere: (isElsewhere: boolean) => void;
}

class Director {
  private readonly game: LoadedGame;
  private readonly place: string;
  private readonly watcher: Watcher;
  private host: LocalHost | null = null;
  private visit = 0; // counts how often the page was left: what was begun before does not matter any more

  constructor(game: LoadedGame, place: string, watcher: Watcher) {
    this.game = game;
    this.place = place;
    this.watcher = watcher;
  }

  resume(suggested: Plan | null): void {
    this.orFail(async () => {
      const kept = this.openHost('resume');
      const plan = lastPlan(this.place);
      if (kept.current !== null && plan) this.open(kept.current, plan);
      else if (suggested) this.begin(suggested);
    });
  }

  readonly begin = (plan: Plan): void => {
    this.watcher.onSession(null);
    this.orFail(async () => {
      const host = this.openHost('fresh');
      keepPlan(this.place, plan);
      const table = await layTable(host.tables, this.game.id, plan);
      await host.moveOn(table);
      if (this.host === host) this.open(table, plan);
    });
  };

  readonly openNext = (table: TableId): void => {
    this.orFail(async () => {
      const { host } = this;
      const plan = lastPlan(this.place);
      if (!host || !plan) return;
      await beginAgain(host.tables, table, plan.people.length);
      await host.moveOn(table);
      if (this.host === host) this.open(table, plan);
    });
  };

  readonly giveUp = (): void => {
    this.openHost('fresh');
    this.leave();
    this.watcher.onSession(null);
    this.watcher.onFailed(false);
  };

  leave(): void {
    this.visit++;
    this.host?.close();
    this.host = null;
  }

  private openHost(begin: 'resume' | 'fresh'): LocalHost {
    this.leave();
    this.watcher.onElsewhere(false);
    this.host = localHost({ [this.game.id]: this.game }, this.place, begin, () => {
      this.leave();
      this.watcher.onSession(null);
      this.watcher.onElsewhere(true);
    });
    return this.host;
  }

  private open(table: TableId, plan: Plan): void {
    const { tables, hurry } = this.host!;
    this.watcher.onSession({ tables, table, plan, hurry });
  }

  private orFail(work: () => Promise<void>): void {
    this.watcher.onFailed(false);
    const working = work();
    const { visit } = this;
    working.catch((error: unknown) => {
      if (visit !== this.visit) return;
      console.warn(error);
      this.watcher.onFailed(true);
    });
  }
}

export async function logOf({ tables, table }: Pick<Session, 'tables' | 'table'>): Promise<Result<string, string>> {
  const log = await tables.log(table);
  return log.ok ? ok(writeLog(log.value)) : failed(log.failure.code);
}

/** A log is given out only when the match is over. */
export async function isOver({ tables, table }: Session): Promise<boolean> {
  return (await tables.log(table)).ok;
}

export async function openReplay(session: Session, step = 0): Promise<void> {
  keepLogForReplay(unwrap(await logOf(session)));
  goTo(`/replay?step=${step}&seat=all`);
}

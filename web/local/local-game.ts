// Games whose host is this page: the one that was left is gone on with, a new one takes its place.

import type { Tables } from '@kuluary/host/tables';
import { writeLog } from '@kuluary/kernel/log';
import { useEffect, useMemo, useState } from 'react';
import { goTo } from '../app/route.ts';
import type { LoadedGame } from '../games.ts';
import { keepLogForReplay } from '../replay/kept-log.ts';
import { NoLog } from '../table/match-log.ts';
import { beginAgain, layTable } from './laying.ts';
import { type LocalHost, localHost } from './local-host.ts';
import { keepPlan, lastPlan, type Plan } from './plan.ts';

/** A table that is open now. */
export interface Session {
  readonly tables: Tables;
  readonly table: string;
  readonly plan: Plan;
}

interface LocalGame {
  readonly session: Session | null;
  readonly hasFailed: boolean;
  readonly begin: (plan: Plan) => void; // gives up what was played here before
  readonly openNext: (table: string) => void; // goes on at the table of the rematch
  readonly giveUp: () => void; // what was kept here is thrown away, and nothing begins
}

/** `drawer` names where it is kept; without a game in it, it begins as `suggested`, or waits when that is null. */
export function useLocalGame(game: LoadedGame, drawer: string, suggested: Plan | null): LocalGame {
  const [session, setSession] = useState<Session | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [first] = useState(suggested);
  const director = useMemo(() => new Director(game, drawer, setSession, setFailed), [game, drawer]);
  useEffect(() => {
    director.resume(first);
    return () => director.leave();
  }, [director, first]);
  return { session, hasFailed, begin: director.begin, openNext: director.openNext, giveUp: director.giveUp };
}

class Director {
  private readonly game: LoadedGame;
  private readonly drawer: string;
  private readonly onSession: (session: Session | null) => void;
  private readonly onFailed: (hasFailed: boolean) => void;
  private host: LocalHost | null = null;
  private visit = 0; // counts how often the page was left: what was begun before does not matter any more

  constructor(game: LoadedGame, drawer: string, onSession: Director['onSession'], onFailed: Director['onFailed']) {
    this.game = game;
    this.drawer = drawer;
    this.onSession = onSession;
    this.onFailed = onFailed;
  }

  resume(suggested: Plan | null): void {
    this.orFail(async () => {
      const kept = localHost(this.drawer);
      const plan = lastPlan(this.drawer);
      if (kept.current !== null && plan) {
        this.host = kept;
        this.open(kept.current, plan);
      } else if (suggested) this.begin(suggested);
    });
  }

  readonly begin = (plan: Plan): void => {
    this.leave();
    this.onSession(null);
    this.orFail(async () => {
      const host = localHost(this.drawer, 'fresh');
      this.host = host;
      keepPlan(this.drawer, plan);
      const strongest = Object.keys(this.game.bots).at(-1)!;
      const table = await layTable(host.tables, this.game.id, strongest, plan);
      await host.moveOn(table);
      if (this.host === host) this.open(table, plan);
    });
  };

  readonly openNext = (table: string): void => {
    this.orFail(async () => {
      const { host } = this;
      const plan = lastPlan(this.drawer);
      if (!host || !plan) return;
      await beginAgain(host.tables, table, plan.people.length);
      await host.moveOn(table);
      if (this.host === host) this.open(table, plan);
    });
  };

  readonly giveUp = (): void => {
    this.leave();
    localHost(this.drawer, 'fresh').close();
    this.onSession(null);
    this.onFailed(false);
  };

  leave(): void {
    this.visit++;
    this.host?.close();
    this.host = null;
  }

  private open(table: string, plan: Plan): void {
    this.onSession({ tables: this.host!.tables, table, plan });
  }

  private orFail(work: () => Promise<void>): void {
    this.onFailed(false);
    const { visit } = this;
    work().catch((error: unknown) => {
      if (visit !== this.visit) return;
      console.warn(error);
      this.onFailed(true);
    });
  }
}

export async function logOf({ tables, table }: Session): Promise<string> {
  const log = await tables.log(table);
  if ('code' in log) throw new NoLog(log.code);
  return writeLog(log);
}

/** A log is given out only when the match is over. */
export async function isOver({ tables, table }: Session): Promise<boolean> {
  return !('code' in (await tables.log(table)));
}

export async function openReplay(session: Session): Promise<void> {
  keepLogForReplay(await logOf(session));
  goTo('/replay');
}

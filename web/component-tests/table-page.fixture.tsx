// A table on screen without a browser: the real host in memory, the real screen, shown to one person at a time.

import { DEFAULT_OPPONENT } from '@kuluary/bots/opponents';
import { memoryStore } from '@kuluary/host/memory-store';
import { Tables } from '@kuluary/host/tables';
import { FastChance } from '@kuluary/kernel/chance';
import type { Seat } from '@kuluary/kernel/game';
import { unwrap } from '@kuluary/kernel/result';
import { act } from 'react';
import { onTestFinished } from 'vitest';
import { openLocalConnection } from '../connection/local-connection.ts';
import type { TableConnection } from '../connection/table-connection.ts';
import type { TableModel } from '../connection/table-model.ts';
import { GAMES } from '../game-loaders.ts';
import { fetchLocalLog } from '../local/local-game.ts';
import { localGuestId, startLocalGame } from '../local/start-local-game.ts';
import { TableByPhase } from '../table/table-by-phase.tsx';
import type { TableHosting } from '../table/table-session.ts';
import { seedBrowser } from './browser.fixture.ts';
import type { Offer } from './on-screen.fixture.ts';
import { MAX_PAUSES, nextTick, Page } from './page.fixture.tsx';

interface TablePageOptions {
  readonly game: string;
  readonly people: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: number;
}

type Choose = (view: unknown, moves: readonly unknown[]) => unknown;

const SPECTATOR_GUEST = 'watcher';
const SEED_BYTES = 32;
const nothing = () => undefined;

export class TablePage {
  readonly page: Page;
  private readonly tables: Tables;
  private readonly connections: readonly TableConnection[]; // of the people, by seat; the last one is a spectator's
  private readonly names: readonly string[];
  private readonly hosting: TableHosting;
  private shown: number | undefined;
  private sent = 0;

  private constructor(page: Page, tables: Tables, table: string, names: readonly string[]) {
    this.page = page;
    this.tables = tables;
    this.names = names;
    this.connections = [...names.map((_, seat) => localGuestId(seat)), SPECTATOR_GUEST].map((guest) =>
      openLocalConnection(tables, table, guest),
    );
    this.hosting = {
      kind: 'page',
      hasChat: false,
      isSharedScreen: false,
      fetchLog: () => fetchLocalLog({ tables, table }),
      openRematch: nothing,
      openReplay: nothing,
      startNewGame: null,
      speedUpBots: null,
    };
  }

  static async open({ game, people, options, seed }: TablePageOptions): Promise<TablePage> {
    seedBrowser(seed);
    const chance = new FastChance(seed);
    const page = await Page.with(game);
    const tables = new Tables({
      games: { [game]: await GAMES[game]!.load('en') },
      store: memoryStore(),
      botRunner: { choose: () => Promise.reject(new Error('there are no bots at this table')) },
      thinkingTime: 1,
      botPause: [0, 0],
      batchDelay: 0,
      retention: { lobby: null, playing: null, over: null },
      now: Date.now,
      makeSeed: () => Array.from({ length: SEED_BYTES }, () => hex(chance.below(256))).join(''),
      report: (problem, about) => {
        throw new Error(problem, { cause: about });
      },
    });
    const table = await startLocalGame(tables, game, { people, bots: [], botsPlay: DEFAULT_OPPONENT, options });
    const opened = new TablePage(page, tables, table, people);
    onTestFinished(() => opened.close());
    await opened.settle();
    return opened;
  }

  get spectator(): number {
    return this.names.length;
  }

  get isOver(): boolean {
    return this.model(this.spectator).table.phase === 'over';
  }

  /** Who has to move now. */
  get seatsToMove(): readonly number[] {
    return this.names.flatMap((_, seat) => ((this.model(seat).play?.moves.length ?? 0) > 0 ? [seat] : []));
  }

  /** Renders the table anew for this person. */
  async show(seat: Seat): Promise<void> {
    await this.hide();
    this.shown = seat;
    await this.page.draw(<TableByPhase connection={this.connections[seat]!} hosting={this.hosting} />);
  }

  /** Stops rendering the table. */
  async hide(): Promise<void> {
    this.shown = undefined;
    await this.page.clear();
  }

  /** Presses buttons for this person until a move is made. */
  async pressUntilMoved(seat: Seat, choose: (offers: readonly Offer[]) => Offer): Promise<void> {
    const { position } = this.model(seat);
    const hasMoved = () => this.isOver || this.model(seat).position !== position;
    if (this.shown !== seat) await this.show(seat);
    for (let pauses = 0; pauses < MAX_PAUSES && !hasMoved(); pauses++) {
      const found = this.page.findOffers();
      await (Array.isArray(found) ? this.page.press(choose(found)) : this.page.continueReading());
    }
    if (!hasMoved()) throw new Error(`no move can be made: ${document.body.textContent}`);
    await this.settle();
  }

  /** Moves without the screen. */
  async sendMove(seat: Seat, choose: Choose): Promise<void> {
    const { view, moves, decisionId } = this.model(seat).play!;
    const move = choose(view, moves);
    unwrap(await this.connections[seat]!.send({ type: 'move', id: `sent-${this.sent++}`, asked: decisionId, move }));
    await this.settle();
  }

  private model(seat: Seat): TableModel {
    return this.connections[seat]!.getSnapshot().model!;
  }

  /** Waits until all connections have received the same. */
  private async settle(): Promise<void> {
    for (let pauses = 0; pauses < MAX_PAUSES; pauses++) {
      const positions = new Set(this.connections.map((connection) => connection.getSnapshot().model?.position));
      if (positions.size === 1 && !positions.has(undefined)) return;
      await act(nextTick);
    }
    throw new Error('not all connections have received the same');
  }

  private async close(): Promise<void> {
    await this.hide();
    for (const connection of this.connections) connection.close();
    await this.tables.close();
  }
}

function hex(byte: number): string {
  return byte.toString(16).padStart(2, '0');
}

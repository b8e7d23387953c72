// A table on screen without a browser: the real host in memory, the real screen. One person at a time looks at it.

import { USUAL } from '@kuluary/bots/opponents';
import { memoryStore } from '@kuluary/host/memory-store';
import { Tables } from '@kuluary/host/tables';
import { FastChance } from '@kuluary/kernel/chance';
import type { Seat } from '@kuluary/kernel/game';
import { unwrap } from '@kuluary/kernel/result';
import { act } from 'react';
import { onTestFinished } from 'vitest';
import { GAMES } from '../games.ts';
import { localLink } from '../link/local-link.ts';
import type { TableLink } from '../link/table-link.ts';
import type { TableModel } from '../link/table-model.ts';
import { guestOf, layTable } from '../local/laying.ts';
import { logOf } from '../local/local-game.ts';
import type { Place } from '../table/room.ts';
import { TableRoom } from '../table/table-room.tsx';
import { seedBrowser } from './browser.fixture.ts';
import type { Offer } from './on-screen.fixture.ts';
import { MAX_PAUSES, Page, pause } from './page.fixture.tsx';

interface Wish {
  readonly game: string;
  readonly people: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: number;
}

type Choose = (view: unknown, moves: readonly unknown[]) => unknown;

const WATCHER = 'watcher';
const SEED_BYTES = 32;
const nothing = () => undefined;

export class TablePage {
  readonly page: Page;
  private readonly tables: Tables;
  private readonly links: readonly TableLink[]; // of the people, by seat; the last one is a spectator's
  private readonly names: readonly string[];
  private readonly place: Place;
  private shown: number | undefined;
  private sent = 0;

  private constructor(page: Page, tables: Tables, table: string, names: readonly string[]) {
    this.page = page;
    this.tables = tables;
    this.names = names;
    this.links = [...names.map((_, seat) => guestOf(seat)), WATCHER].map((guest) => localLink(tables, table, guest));
    this.place = {
      kind: 'page',
      canTalk: false,
      isShared: false,
      fetchLog: () => logOf({ tables, table }),
      openNext: nothing,
      openReplay: nothing,
      openNew: null,
      hurry: null,
    };
  }

  static async open({ game, people, options, seed }: Wish): Promise<TablePage> {
    seedBrowser(seed);
    const chance = new FastChance(seed);
    const page = await Page.with(game);
    const tables = new Tables({
      games: { [game]: await GAMES[game]!.load('en') },
      store: memoryStore(),
      thinker: { choose: () => Promise.reject(new Error('nobody but people sits here')) },
      thinkingTime: 1,
      botPause: [0, 0],
      linger: 0,
      keep: { lobby: null, playing: null, over: null },
      now: Date.now,
      drawSeed: () => Array.from({ length: SEED_BYTES }, () => hex(chance.below(256))).join(''),
      report: (problem, about) => {
        throw new Error(problem, { cause: about });
      },
    });
    const table = await layTable(tables, game, { people, bots: [], botsPlay: USUAL, options });
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

  /** Who is asked something now. */
  get asked(): readonly number[] {
    return this.names.flatMap((_, seat) => ((this.model(seat).play?.moves.length ?? 0) > 0 ? [seat] : []));
  }

  /** Draws the table anew as this person finds it. */
  async show(seat: Seat): Promise<void> {
    await this.hide();
    this.shown = seat;
    await this.page.draw(<TableRoom link={this.links[seat]!} place={this.place} />);
  }

  /** What happens at the table is not drawn any more. */
  async hide(): Promise<void> {
    this.shown = undefined;
    await this.page.clear();
  }

  /** Presses what is offered to this person until the question is answered. */
  async answer(seat: Seat, choose: (offers: readonly Offer[]) => Offer): Promise<void> {
    const { position } = this.model(seat);
    const isAnswered = () => this.isOver || this.model(seat).position !== position;
    if (this.shown !== seat) await this.show(seat);
    for (let pauses = 0; pauses < MAX_PAUSES && !isAnswered(); pauses++) {
      const found = this.page.look();
      await (Array.isArray(found) ? this.page.press(choose(found)) : this.page.readOn());
    }
    if (!isAnswered()) throw new Error(`cannot be answered: ${document.body.textContent}`);
    await this.settle();
  }

  /** Answers without looking. */
  async send(seat: Seat, choose: Choose): Promise<void> {
    const { view, moves, asked } = this.model(seat).play!;
    const move = choose(view, moves);
    unwrap(await this.links[seat]!.send({ type: 'move', id: `sent-${this.sent++}`, asked, move }));
    await this.settle();
  }

  private model(seat: Seat): TableModel {
    return this.links[seat]!.getSnapshot().model!;
  }

  /** Until everybody has heard the same. */
  private async settle(): Promise<void> {
    for (let pauses = 0; pauses < MAX_PAUSES; pauses++) {
      const positions = new Set(this.links.map((link) => link.getSnapshot().model?.position));
      if (positions.size === 1 && !positions.has(undefined)) return;
      await act(pause);
    }
    throw new Error('not everybody has heard the same');
  }

  private async close(): Promise<void> {
    await this.hide();
    for (const link of this.links) link.close();
    await this.tables.close();
  }
}

function hex(byte: number): string {
  return byte.toString(16).padStart(2, '0');
}

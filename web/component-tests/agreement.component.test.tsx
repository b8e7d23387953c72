// Before the game everybody agrees on it: who sees what has changed, and what it takes to be ready again.

import { GAME_REGISTRY } from '@kuluary/games/game-registry';
import { ok } from '@kuluary/kernel/result';
import type { TableInfo, ViewerInfo } from '@kuluary/protocol/to-browser';
import { describe, expect, it } from 'vitest';
import type { TableRequest } from '../connection/table-connection.ts';
import { GAMES } from '../game-loaders.ts';
import { Lobby } from '../lobby/lobby.tsx';
import { lobbyOf } from './lobby-table.fixture.ts';
import { Page } from './page.fixture.tsx';

const GUEST = { seat: 1, host: false };
const HOST = { seat: 0, host: true };
const SPECTATOR = { seat: null, host: false };

let tables = 100_000;

/** One that this browser has not seen. */
function newTable(game: string): TableInfo {
  return { ...lobbyOf(game, GAME_REGISTRY[game]!.game.seats[1]), id: String(tables++) };
}

class LobbyPage {
  readonly sent: TableRequest[] = [];
  readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
  }

  static async open(game: string): Promise<LobbyPage> {
    return new LobbyPage(await Page.with(game));
  }

  async show(table: TableInfo, you: ViewerInfo): Promise<void> {
    const send = async (request: TableRequest) => {
      this.sent.push(request);
      return ok(undefined);
    };
    await this.page.draw(<Lobby update={{ table, you }} game={await GAMES[table.game]!.load('en')} send={send} />);
  }

  get notice(): string {
    return document.querySelector('[role="status"]')!.textContent!.replace(/\s+/g, ' ').trim();
  }
}

function withReady(table: TableInfo, ready: boolean): TableInfo {
  return { ...table, seats: table.seats.map((seat, at) => (at === 1 ? { ...seat, ready } : seat)) };
}

describe('[E29] what the host changes', () => {
  it('is told to a player with who has changed it, until that player is ready again', async () => {
    const [lobby, before] = [await LobbyPage.open('coup'), newTable('coup')];
    await lobby.show(withReady(before, true), GUEST);
    expect(lobby.notice).toBe('');
    const changed = { ...before, options: { edition: 'squirrel' }, clock: 'day' as const };
    await lobby.show(changed, GUEST);
    expect(lobby.notice).toBe('Anna has changed the game. Edition: Squirrel. Time for an answer: A day.');
    expect(await lobby.page.wordFaults(['Anna', 'Борис'])).toEqual([]);
    await lobby.show({ ...changed, options: { edition: 'squirrel', inquisitor: true, coupAt: 12 } }, GUEST);
    expect(lobby.notice).toContain('Edition: Squirrel. Investigator: on. Forced coup: 12. Time');
    await lobby.page.click(lobby.page.button('I am readysay so when you have looked around'));
    expect([lobby.notice, lobby.sent]).toEqual(['', [{ type: 'ready', ready: true }]]);
  });

  it('is told to spectators, and not to the host', async () => {
    const lobby = await LobbyPage.open('coup');
    for (const you of [SPECTATOR, HOST]) {
      const before = newTable('coup');
      await lobby.page.clear();
      await lobby.show(before, you);
      await lobby.show({ ...before, options: { mayDecline: false } }, you);
      expect(lobby.notice).toBe(you.host ? '' : 'Anna has changed the game. May refuse to show: off.');
    }
  });

  it('is still told after a reload, and no more once it is as it was', async () => {
    const [lobby, before] = [await LobbyPage.open('coup'), newTable('coup')];
    await lobby.show(before, GUEST);
    await lobby.page.clear();
    await lobby.show({ ...before, options: { inquisitor: true } }, GUEST);
    expect(lobby.notice).toBe('Anna has changed the game. Inquisitor: on.');
    await lobby.show({ ...before, options: { inquisitor: false } }, GUEST);
    expect(lobby.notice).toBe('');
  });

  it('names the player of a seat', async () => {
    const lobby = await LobbyPage.open('voices');
    const table = newTable('voices');
    await lobby.show(table, GUEST);
    await lobby.show({ ...table, options: { prosecutor: 1 } }, GUEST);
    expect(lobby.notice).toBe('Anna has changed the game. Prosecutor: Борис.');
  });
});

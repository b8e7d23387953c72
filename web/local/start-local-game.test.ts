import { BOT_REGISTRY } from '@kuluary/games/bot-registry';
import { GAME_REGISTRY } from '@kuluary/games/game-registry';
import { inProcessBotRunner } from '@kuluary/host/bot-move-choice';
import { memoryStore } from '@kuluary/host/memory-store';
import { Tables } from '@kuluary/host/tables';
import { ok } from '@kuluary/kernel/result';
import { afterEach, describe, expect, it } from 'vitest';
import { openLocalConnection } from '../connection/local-connection.ts';
import type { TableConnection } from '../connection/table-connection.ts';
import type { TableModel } from '../connection/table-model.ts';
import type { GameSetup } from './game-setup.ts';
import { localGuestId, startLocalGame, startLocalRematch } from './start-local-game.ts';

const SETUP: GameSetup = {
  people: ['Anna'],
  bots: ['Fouche', 'Milady'],
  botsPlay: { strength: 'easy', style: 'bold' },
  options: { edition: 'squirrel' },
};

const open: Tables[] = [];
afterEach(async () => {
  for (const tables of open.splice(0)) await tables.close();
});

function host(): Tables {
  const tables = new Tables({
    store: memoryStore(),
    games: GAME_REGISTRY,
    botRunner: inProcessBotRunner(BOT_REGISTRY),
    thinkingTime: 1000,
    botPause: [0, 0],
    retention: { lobby: null, playing: null, over: null },
    now: Date.now,
    report: (problem, about) => {
      throw new Error(`${problem} ${JSON.stringify(about)}`);
    },
  });
  open.push(tables);
  return tables;
}

function until(connection: TableConnection, isDone: (model: TableModel) => boolean): Promise<TableModel> {
  return new Promise((resolve) => {
    const check = () => {
      const { model } = connection.getSnapshot();
      if (model && isDone(model)) resolve(model);
    };
    connection.subscribe(check);
    check();
  });
}

/** Makes the last legal move of every decision until the match is over. */
async function playOut(connection: TableConnection): Promise<TableModel> {
  let decided = -1;
  for (;;) {
    const model = await until(
      connection,
      ({ play, table }) => table.phase === 'over' || (play!.moves.length > 0 && play!.decisionId !== decided),
    );
    if (model.table.phase === 'over') return model;
    decided = model.play!.decisionId;
    const reply = await connection.send({
      type: 'move',
      id: `move-${model.position}-of-mine`,
      asked: decided,
      move: model.play!.moves.at(-1),
    });
    expect(reply).toEqual(ok(undefined));
  }
}

describe('a local table', () => {
  it('[V30] has the chosen prosecutor, a person or a bot', async () => {
    for (const prosecutor of [0, 2]) {
      const tables = host();
      const gameSetup: GameSetup = { ...SETUP, botsPlay: { strength: 'easy', style: 'even' }, options: { prosecutor } };
      const connection = openLocalConnection(
        tables,
        await startLocalGame(tables, 'voices', gameSetup),
        localGuestId(0),
      );
      const { play } = await until(connection, ({ table }) => table.phase === 'playing');
      expect((play!.view as { prosecutor: number }).prosecutor).toBe(prosecutor);
      connection.close();
    }
  });

  it('is dealt at once, with the chosen bots and options', async () => {
    const tables = host();
    const id = await startLocalGame(tables, 'coup', SETUP);
    const connection = openLocalConnection(tables, id, localGuestId(0));
    const { table, you } = await until(connection, () => true);
    expect(table.phase).toBe('playing');
    expect(table.seats.map(({ name, kind }) => `${name} ${kind}`)).toEqual(['Anna person', 'Fouche bot', 'Milady bot']);
    expect(table.seats.map(({ bot }) => bot)).toEqual([null, 'easy-bold', 'easy-bold']);
    expect(table.options.edition).toBe('squirrel');
    expect(you.seat).toBe(0);
    connection.close();
  });

  it('can be played to its end, and in a rematch', async () => {
    const tables = host();
    const connection = openLocalConnection(tables, await startLocalGame(tables, 'coup', SETUP), localGuestId(0));
    await playOut(connection);
    expect(await connection.send({ type: 'rematch' })).toEqual(ok(undefined));
    const { table } = await until(connection, (model) => model.table.next !== null);
    await startLocalRematch(tables, table.next!, 1);
    const rematch = openLocalConnection(tables, table.next!, localGuestId(0));
    const model = await until(rematch, () => true);
    expect(model.table.phase).toBe('playing');
    expect(model.table.seats.map(({ name }) => name)).toEqual(['Anna', 'Fouche', 'Milady']);
    expect(model.table.seats.map(({ bot }) => bot)).toEqual([null, 'easy-bold', 'easy-bold']);
    connection.close();
    rematch.close();
  });

  it('shows each of several people only their own cards', async () => {
    const tables = host();
    const id = await startLocalGame(tables, 'coup', { ...SETUP, people: ['Anna', 'Boris'], bots: ['Fouche'] });
    const connections = [0, 1].map((person) => openLocalConnection(tables, id, localGuestId(person)));
    const hands = await Promise.all(
      connections.map(
        async (connection) => (await until(connection, () => true)).play!.view as { hands: (string | null)[][] },
      ),
    );
    expect(hands[0]!.hands[0]!.every((card) => card !== null)).toBe(true);
    expect(hands[0]!.hands[1]).toEqual([null, null]);
    expect(hands[1]!.hands[0]).toEqual([null, null]);
    for (const connection of connections) connection.close();
  });
});

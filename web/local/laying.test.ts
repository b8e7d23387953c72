import { MINDS } from '@kuluary/games/minds';
import { REGISTRY } from '@kuluary/games/registry';
import { memoryStore } from '@kuluary/host/memory-store';
import { Tables } from '@kuluary/host/tables';
import { plainThinker } from '@kuluary/host/think';
import { ok } from '@kuluary/kernel/result';
import { afterEach, describe, expect, it } from 'vitest';
import { localLink } from '../link/local-link.ts';
import type { TableLink } from '../link/table-link.ts';
import type { TableModel } from '../link/table-model.ts';
import { beginAgain, guestOf, layTable } from './laying.ts';
import type { Plan } from './plan.ts';

const PLAN: Plan = {
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
    games: REGISTRY,
    thinker: plainThinker(MINDS),
    thinkingTime: 1000,
    botPause: [0, 0],
    keep: { lobby: null, playing: null, over: null },
    now: Date.now,
    report: (problem, about) => {
      throw new Error(`${problem} ${JSON.stringify(about)}`);
    },
  });
  open.push(tables);
  return tables;
}

/** Waits until the table is as wanted. */
function until(link: TableLink, isRight: (model: TableModel) => boolean): Promise<TableModel> {
  return new Promise((resolve) => {
    const look = () => {
      const { model } = link.getSnapshot();
      if (model && isRight(model)) resolve(model);
    };
    link.subscribe(look);
    look();
  });
}

/** Answers everything with the last legal move until the game is over. */
async function playOut(link: TableLink): Promise<TableModel> {
  let answered = -1;
  for (;;) {
    const model = await until(
      link,
      ({ play, table }) => table.phase === 'over' || (play!.moves.length > 0 && play!.asked !== answered),
    );
    if (model.table.phase === 'over') return model;
    answered = model.play!.asked;
    const reply = await link.send({
      type: 'move',
      id: `move-${model.position}-of-mine`,
      asked: answered,
      move: model.play!.moves.at(-1),
    });
    expect(reply).toEqual(ok(undefined));
  }
}

describe('a table in the page', () => {
  it('[V30] has the prosecutor who was chosen, be it a person or a bot', async () => {
    for (const prosecutor of [0, 2]) {
      const tables = host();
      const plan: Plan = { ...PLAN, botsPlay: { strength: 'easy', style: 'even' }, options: { prosecutor } };
      const link = localLink(tables, await layTable(tables, 'voices', plan), guestOf(0));
      const { play } = await until(link, ({ table }) => table.phase === 'playing');
      expect((play!.view as { prosecutor: number }).prosecutor).toBe(prosecutor);
      link.close();
    }
  });

  it('is dealt at once, with bots and the rules that were chosen', async () => {
    const tables = host();
    const id = await layTable(tables, 'coup', PLAN);
    const link = localLink(tables, id, guestOf(0));
    const { table, you } = await until(link, () => true);
    expect(table.phase).toBe('playing');
    expect(table.seats.map(({ name, kind }) => `${name} ${kind}`)).toEqual(['Anna person', 'Fouche bot', 'Milady bot']);
    expect(table.seats.map(({ bot }) => bot)).toEqual([null, 'easy-bold', 'easy-bold']);
    expect(table.options.edition).toBe('squirrel');
    expect(you.seat).toBe(0);
    link.close();
  });

  it('can be played to its end, and again', async () => {
    const tables = host();
    const link = localLink(tables, await layTable(tables, 'coup', PLAN), guestOf(0));
    await playOut(link);
    expect(await link.send({ type: 'rematch' })).toEqual(ok(undefined));
    const { table } = await until(link, (model) => model.table.next !== null);
    await beginAgain(tables, table.next!, 1);
    const again = localLink(tables, table.next!, guestOf(0));
    const model = await until(again, () => true);
    expect(model.table.phase).toBe('playing');
    expect(model.table.seats.map(({ name }) => name)).toEqual(['Anna', 'Fouche', 'Milady']);
    expect(model.table.seats.map(({ bot }) => bot)).toEqual([null, 'easy-bold', 'easy-bold']);
    link.close();
    again.close();
  });

  it('shows each of several people only what is theirs', async () => {
    const tables = host();
    const id = await layTable(tables, 'coup', { ...PLAN, people: ['Anna', 'Boris'], bots: ['Fouche'] });
    const links = [0, 1].map((person) => localLink(tables, id, guestOf(person)));
    const hands = await Promise.all(
      links.map(async (link) => (await until(link, () => true)).play!.view as { hands: (string | null)[][] }),
    );
    expect(hands[0]!.hands[0]!.every((card) => card !== null)).toBe(true);
    expect(hands[0]!.hands[1]).toEqual([null, null]);
    expect(hands[1]!.hands[0]).toEqual([null, null]);
    for (const link of links) link.close();
  });
});

import { describe, expect, it } from 'vitest';
import { Turns } from './turns.ts';

/** Somebody takes all the room, then these come; in which order are they called? */
async function orderOf(coming: readonly (string | undefined)[], room = 1): Promise<(string | undefined)[]> {
  const turns = new Turns(room);
  const leave: (() => void)[] = [];
  for (let i = 0; i < room; i++) leave.push(await turns.take('first'));
  const called: (string | undefined)[] = [];
  const all = coming.map(async (address) => {
    const go = await turns.take(address);
    called.push(address);
    go();
    go(); // once is enough
  });
  await Promise.resolve();
  expect(called).toEqual([]);
  for (const go of leave) go();
  await Promise.all(all);
  return called;
}

describe('turns', () => {
  it('[T42] go round by address: whoever wants much waits for itself', async () => {
    const crowd = Array<string>(50).fill('crowd');
    const called = await orderOf([...crowd, 'person', 'person', 'other']);
    expect(called.indexOf('person')).toBeLessThanOrEqual(2);
    expect(called.lastIndexOf('person')).toBeLessThanOrEqual(5);
    expect(called.indexOf('other')).toBeLessThanOrEqual(3);
    expect(called).toHaveLength(53);
  });

  it('[T42] what nobody waits for goes last, and yet not never', async () => {
    expect(await orderOf([undefined, undefined, 'person', 'person'])).toEqual([
      'person',
      'person',
      undefined,
      undefined,
    ]);
    const called = await orderOf([undefined, ...Array<string>(50).fill('crowd')]);
    expect(called.indexOf(undefined)).toBe(10);
  });

  it('[T42] as many at once as there is room for', async () => {
    const turns = new Turns(2);
    const leave = [await turns.take('a'), await turns.take('a')];
    let isThere = false;
    const third = turns.take('b').then((go) => {
      isThere = true;
      return go;
    });
    await Promise.resolve();
    expect(isThere).toBe(false);
    leave[0]!();
    (await third)();
    leave[1]!();
    expect(await Promise.all([turns.take('c'), turns.take('c')])).toHaveLength(2);
  });
});

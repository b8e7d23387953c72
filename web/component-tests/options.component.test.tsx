// The options of a game, wherever a match of it begins.

import { DEFAULT_OPPONENT } from '@kuluary/bots/opponents';
import { ok } from '@kuluary/kernel/result';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../game-loaders.ts';
import { Lobby } from '../lobby/lobby.tsx';
import type { GameSetup } from '../local/game-setup.ts';
import { HotSeatSetup } from '../local/hot-seat-setup.tsx';
import { NewGameSheet } from '../local/new-game-sheet.tsx';
import { currentSettings } from '../settings/settings.ts';
import { lobbyOf } from './lobby-table.fixture.ts';
import { Page } from './page.fixture.tsx';

const PEOPLE = ['Anna', 'Борис'];
const nothing = () => undefined;

/** The same game with two persons and two bots, about to begin in each of the three ways. */
async function startScreens(id: string, options: GameSetup['options'], onBegin: (gameSetup: GameSetup) => void) {
  const game = await GAMES[id]!.load('en');
  const setup: GameSetup = { people: PEOPLE, bots: ['Ada', 'Bob'], botsPlay: DEFAULT_OPPONENT, options };
  const table = { ...lobbyOf(id, game.game.seats[1]), options };
  const send = async () => ok(undefined);
  return {
    lobby: <Lobby update={{ table, you: { seat: 0, host: true } }} game={game} send={send} />,
    bots: <NewGameSheet game={game} currentSetup={setup} isOver open onClose={nothing} onBegin={onBegin} />,
    'one device': <HotSeatSetup game={game} lastSetup={setup} onResume={null} onBegin={onBegin} />,
  };
}

function optionNames(selector: string): string[] {
  return [...document.querySelectorAll(selector)].map((each) => each.textContent!.replace(/\s/g, ' '));
}

const OFFERED = [
  ['coup', { edition: 'squirrel' }, ['Investigator', 'Who goes first', 'Goes first', 'Order of seats']],
  ['coup', { edition: 'hobby-world' }, ['Draft for two', 'Goes first', 'Order of seats']],
  ['coup', { edition: 'ukrainian' }, ['Goes first', 'Order of seats']],
  ['voices', {}, ['Prosecutor', 'Marker abilities']],
  ['rickshank', {}, []],
] as const;

describe.each(['lobby', 'bots', 'one device'] as const)('before a match (%s)', (place) => {
  it.each(OFFERED)('[E28] %s %j has every option, and what its rulebook offers first', async (id, options, offered) => {
    const page = await Page.with(id);
    document.title = ''; // a sheet has none
    const game = await GAMES[id]!.load('en');
    await page.draw((await startScreens(id, options, nothing))[place]);
    const [lead, ...others] = game.game.options.filter(({ id }) => id !== 'lastWinner' && id !== 'people');
    expect(document.querySelectorAll(`input[name="${lead!.id}"]`).length).toBeGreaterThan(1);
    const nameOf = (spec: { readonly id: string }) => game.texts.optionText('en', spec.id, options).name;
    const shown = optionNames('[data-option] b');
    expect(shown).toEqual([...offered, ...others.map(nameOf).filter((name) => !offered.some((each) => each === name))]);
    expect(optionNames('details [data-option] b')).toEqual(shown.slice(offered.length));
    expect(await page.wordFaults([...PEOPLE, 'Ada', 'Bob', currentSettings().name])).toEqual([]);
  });

  it('[E28] says what the rulebook advises against in a first match', async () => {
    const page = await Page.with('voices');
    await page.draw((await startScreens('voices', {}, nothing))[place]);
    const abilities = [...document.querySelectorAll('[data-option]')].filter((row) =>
      row.textContent!.includes('advises against'),
    );
    expect(abilities.map((row) => row.querySelector('b')!.textContent)).toEqual(['Marker abilities']);
  });
});

it.each(['bots', 'one device'] as const)('[E28] a match begins with what was chosen (%s)', async (place) => {
  const page = await Page.with('coup');
  const begun: GameSetup[] = [];
  await page.draw((await startScreens('coup', { edition: 'squirrel' }, (setup) => begun.push(setup)))[place]);
  await page.click(document.querySelector<HTMLElement>('[data-option="inquisitor"] [role="switch"]')!);
  await page.click(document.querySelector<HTMLElement>('[data-option="mayDecline"] [role="switch"]')!);
  await page.click(page.button('Deal the cards'));
  expect(begun.map(({ options }) => options)).toEqual([{ edition: 'squirrel', inquisitor: true, mayDecline: true }]);
});

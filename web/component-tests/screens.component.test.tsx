// Screens around a game, in complete texts of three languages.

import { FastChance } from '@kuluary/kernel/chance';
import { ok, unwrap } from '@kuluary/kernel/result';
import { describe, expect, it } from 'vitest';
import type { TableRequest } from '../connection/table-connection.ts';
import { GAMES } from '../game-loaders.ts';
import { Lobby } from '../lobby/lobby.tsx';
import { recordMatch } from '../replay/recording.ts';
import { ReplayTable } from '../replay/replay-table.tsx';
import RulesScreen from '../rules/rules-screen.tsx';
import { TESTED_GAMES, testBot, testNames } from './games.fixture.ts';
import { lobbyOf } from './lobby-table.fixture.ts';
import { Page } from './page.fixture.tsx';
import { makeMatch } from './seated-table.fixture.tsx';

const STEPS = 3; // of a replay
const BOOK_SECTIONS = 5; // at least

const HOST = { seat: 0, host: true };

describe.each(Object.keys(GAMES))('%s', (id) => {
  it('[E12] has its rules in three languages', async () => {
    const page = await Page.with(id);
    await page.draw(<RulesScreen game={id} />);
    expect(document.querySelectorAll('main h2').length).toBeGreaterThan(BOOK_SECTIONS);
    expect(await page.wordFaults([])).toEqual([]);
  });

  it('[E12] has a lobby in three languages, and each of its switches sends its option', async () => {
    const page = await Page.with(id);
    const game = await GAMES[id]!.load('en');
    const sent: TableRequest[] = [];
    const send = async (request: TableRequest) => {
      sent.push(request);
      return ok(undefined);
    };
    const update = { table: lobbyOf(id, game.game.seats[1]), you: HOST };
    await page.draw(<Lobby update={update} game={game} send={send} />);
    expect(await page.wordFaults(['Anna', 'Борис'])).toEqual([]);
    for (const control of document.querySelectorAll<HTMLElement>('[role="switch"]')) await page.click(control);
    const changed = sent.flatMap((request) => (request.type === 'set' ? Object.keys(request.options ?? request) : []));
    const flags = game.game.options.filter(({ kind }) => kind === 'flag').map((option) => option.id);
    const disabled = document.querySelectorAll('[role="switch"][disabled], [role="switch"][aria-disabled="true"]');
    expect(new Set(changed.filter((each) => flags.includes(each))).size).toBe(flags.length - disabled.length);
    expect(changed).toEqual(expect.arrayContaining(['door', 'listed']));
  });
});

it.each(TESTED_GAMES)('[E11] [%s] %s is replayed step by step, in three languages', async (_id, _name, testedGame) => {
  const page = await Page.with(testedGame.game);
  const game = await GAMES[testedGame.game]!.load('en');
  const names = testNames(testedGame);
  const match = makeMatch(game.game, names.length, testedGame.options, 1);
  const [chance, bot] = [new FastChance(1), testBot(testedGame)];
  while (!game.game.outcome(match.state)) {
    const { seat } = game.game.decisions(match.state)[0]!;
    match.makeMove(seat, bot.choose(game.game.view(match.state, seat), game.game.moves(match.state, seat), chance));
  }
  const recording = unwrap(recordMatch(game.game, match.toMatchLog(names)));
  await page.draw(<ReplayTable game={game} recording={recording} address={null} />);
  const shown = new Set<string>();
  for (let step = 0; step < STEPS; step++) {
    shown.add(document.body.textContent ?? '');
    await page.click(page.button('Forward a step'));
  }
  expect(shown.size).toBe(STEPS);
  expect(await page.wordFaults(names)).toEqual([]);
});

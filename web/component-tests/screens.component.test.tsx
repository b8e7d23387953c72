// Screens around a game, in whole words of three languages.

import { FastChance } from '@kuluary/kernel/chance';
import { ok, unwrap } from '@kuluary/kernel/result';
import type { SeatInfo, TableInfo } from '@kuluary/protocol/to-browser';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../games.ts';
import type { Request } from '../link/table-link.ts';
import { FREE } from '../lobby/free-seat.fixture.ts';
import { Lobby } from '../lobby/lobby.tsx';
import { record } from '../replay/recording.ts';
import { ReplayRoom } from '../replay/replay-room.tsx';
import RulesScreen from '../rules/rules-screen.tsx';
import { botOf, namesOf, PLAYED } from './games.fixture.ts';
import { Page } from './page.fixture.tsx';
import { matchOf } from './seated-table.fixture.tsx';

const STEPS = 3; // of a replay
const BOOK_SECTIONS = 5; // at least

const HOST = { seat: 0, host: true };

/** A host, a guest, a bot, and free seats. */
function lobbyOf(game: string, seats: number): TableInfo {
  const people: SeatInfo[] = [
    { ...FREE, kind: 'person', name: 'Anna', host: true, here: true },
    { ...FREE, kind: 'person', name: 'Борис', here: true },
  ];
  return {
    id: '123456',
    game,
    phase: 'lobby',
    seats: Array.from({ length: seats }, (_, seat) => people[seat] ?? FREE),
    options: {},
    clock: 'none',
    door: true,
    listed: false,
    commitment: 'c'.repeat(64),
    spectators: 0,
    next: null,
    goes: null,
  };
}

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
    const sent: Request[] = [];
    const send = async (request: Request) => {
      sent.push(request);
      return ok(undefined);
    };
    const update = { table: lobbyOf(id, game.game.seats[1]), you: HOST };
    await page.draw(<Lobby update={update} game={game} send={send} />);
    expect(await page.wordFaults(['Anna', 'Борис'])).toEqual([]);
    for (const control of document.querySelectorAll<HTMLElement>('[role="switch"]')) await page.click(control);
    const set = sent.flatMap((request) => (request.type === 'set' ? Object.keys(request.options ?? request) : []));
    const flags = game.game.options.filter(({ kind }) => kind === 'flag').map((option) => option.id);
    const disabled = document.querySelectorAll('[role="switch"][disabled], [role="switch"][aria-disabled="true"]');
    expect(new Set(set.filter((each) => flags.includes(each))).size).toBe(flags.length - disabled.length);
    expect(set).toEqual(expect.arrayContaining(['door', 'listed']));
  });
});

it.each(PLAYED)('[E11] [%s] %s is watched again step by step, in three languages', async (_id, _name, played) => {
  const page = await Page.with(played.game);
  const game = await GAMES[played.game]!.load('en');
  const names = namesOf(played);
  const match = matchOf(game.game, names.length, played.options, 1);
  const [chance, bot] = [new FastChance(1), botOf(played, 'greedy')];
  while (!game.game.outcome(match.state)) {
    const { seat } = game.game.decisions(match.state)[0]!;
    match.move(seat, bot.choose(game.game.view(match.state, seat), game.game.moves(match.state, seat), chance));
  }
  const recording = unwrap(record(game.game, match.log(names)));
  await page.draw(<ReplayRoom game={game} recording={recording} address={null} />);
  const shown = new Set<string>();
  for (let step = 0; step < STEPS; step++) {
    shown.add(document.body.textContent ?? '');
    await page.click(page.button('Forward a step'));
  }
  expect(shown.size).toBe(STEPS);
  expect(await page.wordFaults(names)).toEqual([]);
});

// Every kind of question that a game asks, drawn by the game's own table from a view and its legal answers.

import { FastChance } from '@kuluary/kernel/chance';
import { LANGUAGES } from '@kuluary/texts/languages';
import { expect, it } from 'vitest';
import { GAMES } from '../games.ts';
import { botOf, namesOf, PLAYED } from './games.fixture.ts';
import type { Offer } from './on-screen.fixture.ts';
import { Page } from './page.fixture.tsx';
import { matchOf, SeatedTable } from './seated-table.fixture.tsx';

const MATCHES = 40; // at most, until every kind of question has come up
const MOVES = 600; // of each
const PRESSES = 60; // at most, until a question is answered

it.each(PLAYED)(
  '[E12] [%s] %s asks in whole words of three languages, and takes an answer',
  async (_id, _name, played) => {
    const { game, table } = await GAMES[played.game]!.load('en');
    const page = await Page.with(played.game);
    const names = namesOf(played);
    const open = new Set(played.questions);
    const bot = botOf(played, 'random');
    for (let seed = 1; seed <= MATCHES && open.size > 0; seed++) {
      const match = matchOf(game, names.length, played.options, seed);
      const chance = new FastChance(seed);
      for (let moves = 0; moves < MOVES && !game.outcome(match.state) && open.size > 0; moves++) {
        const asked = game.decisions(match.state);
        const { seat, kind } = asked[chance.below(asked.length)]!;
        if (open.delete(kind)) {
          const seen = { match, table, names };
          const answers: unknown[] = [];
          await page.draw(<SeatedTable key={kind} {...seen} viewer={seat} onAnswer={(move) => answers.push(move)} />);
          expect(await page.prospect(), kind).not.toBe('over');
          expect(await page.wordFaults(names), kind).toEqual([]);
          for (let presses = 0; presses < PRESSES && answers.length === 0; presses++) {
            const offers = (await page.prospect()) as readonly Offer[];
            if (answers.length === 0) await page.press(played.choose(offers, chance)); // one was held back, and has gone
          }
          expect(answers, kind).toHaveLength(1);
          expect(game.refusal(match.state, seat, answers[0]), kind).toBeUndefined();
          await page.draw(<SeatedTable key="watched" {...seen} viewer="spectator" />);
          expect(page.look(), `to answer ${kind} with, for whoever looks on`).toBeNull();
          expect(await page.wordFaults(names, [LANGUAGES[open.size % LANGUAGES.length]!]), kind).toEqual([]);
        }
        match.move(seat, bot.choose(game.view(match.state, seat), game.moves(match.state, seat), chance));
      }
    }
    expect([...open]).toEqual([]);
  },
);

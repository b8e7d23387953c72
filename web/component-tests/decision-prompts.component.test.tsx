// Every kind of decision of a game, rendered by the game's own table from a view and its legal moves.

import { FastChance } from '@kuluary/kernel/chance';
import { LANGUAGES } from '@kuluary/texts/languages';
import { expect, it } from 'vitest';
import { GAMES } from '../game-loaders.ts';
import { TESTED_GAMES, testBot, testNames } from './games.fixture.ts';
import type { Offer } from './on-screen.fixture.ts';
import { Page } from './page.fixture.tsx';
import { makeMatch, SeatedTable } from './seated-table.fixture.tsx';

const MATCHES = 40; // at most, until every kind of decision has come up
const MOVES = 600; // of each
const PRESSES = 60; // at most, until a move is sent

it.each(TESTED_GAMES)(
  '[E12] [%s] %s prompts in complete texts of three languages, and takes a move',
  async (_id, _name, testedGame) => {
    const { game, ui } = await GAMES[testedGame.game]!.load('en');
    const page = await Page.with(testedGame.game);
    const names = testNames(testedGame);
    const kindsLeft = new Set(testedGame.decisionKinds);
    const bot = testBot(testedGame);
    for (let seed = 1; seed <= MATCHES && kindsLeft.size > 0; seed++) {
      const match = makeMatch(game, names.length, testedGame.options, seed);
      const chance = new FastChance(seed);
      for (let moves = 0; moves < MOVES && !game.outcome(match.state) && kindsLeft.size > 0; moves++) {
        const decisions = game.decisions(match.state);
        const { seat, kind } = decisions[chance.below(decisions.length)]!;
        if (kindsLeft.delete(kind)) {
          const props = { match, table: ui, names };
          const sentMoves: unknown[] = [];
          await page.draw(<SeatedTable key={kind} {...props} viewer={seat} onMove={(move) => sentMoves.push(move)} />);
          expect(await page.waitForOffers(), kind).not.toBe('over');
          expect(await page.wordFaults(names), kind).toEqual([]);
          for (let presses = 0; presses < PRESSES && sentMoves.length === 0; presses++) {
            const offers = (await page.waitForOffers()) as readonly Offer[];
            if (sentMoves.length === 0) await page.press(testedGame.choose(offers, chance)); // a move may have been sent only now
          }
          expect(sentMoves, kind).toHaveLength(1);
          expect(game.refusal(match.state, seat, sentMoves[0]), kind).toBeUndefined();
          await page.draw(<SeatedTable key="watched" {...props} viewer="spectator" />);
          expect(page.findOffers(), `buttons of ${kind} for a spectator`).toBeNull();
          expect(await page.wordFaults(names, [LANGUAGES[kindsLeft.size % LANGUAGES.length]!]), kind).toEqual([]);
        }
        match.makeMove(seat, bot.choose(game.view(match.state, seat), game.moves(match.state, seat), chance));
      }
    }
    expect([...kindsLeft]).toEqual([]);
  },
);

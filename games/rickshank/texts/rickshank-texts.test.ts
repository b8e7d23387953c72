import { FastChance } from '@kuluary/kernel/chance';
import type { Events, Viewer } from '@kuluary/kernel/game';
import { checkCatalogue, readMessages } from '@kuluary/texts/catalogue-checks.fixture';
import { LANGUAGES } from '@kuluary/texts/languages';
import { describe, expect, it } from 'vitest';
import { amount } from '../../../checks/amount.fixture.ts';
import { rickshank } from '../cards/rickshank.ts';
import { VOTES } from '../rules/dialect.ts';
import { type Event, REASONS, ZONES } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import { DEALS, OPTION_SPECS } from '../rules/options.ts';
import { REFUSALS } from '../rules/refusal.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { tongueOf } from './catalogues.ts';
import { KEYS } from './keys.ts';
import { rickshankTexts } from './rickshank-texts.ts';

const readKeys = readMessages((language) => tongueOf(language).sentences);

const NAMES = ['Anna', 'Boris', 'Vera', 'Gleb', 'Dana'];

describe('the sentences', () => {
  checkCatalogue((language) => tongueOf(language).sentences, KEYS, /_acc$/);
});

describe('whole games, as every viewer hears them', () => {
  it('never say "undefined" or show a seam, and need every key', { timeout: 300_000 }, () => {
    readKeys.clear();
    for (let game = 0; game < GAMES; game++) narrate(game);
    narrateRest();
    narrateHouse();
    const needed = LANGUAGES.flatMap((language) => KEYS.map((key) => `${language} ${key}`));
    expect(needed.filter((key) => !readKeys.has(key))).toEqual([]);
  });
});

const GAMES = amount({ slice: 8, full: 24 });
const TABLE_EVERY = 7; // moves; a table changes little from one to the next

/** One random game: each language hears every seat and a spectator. */
function narrate(game: number): void {
  const chance = new FastChance(game + 1);
  const seats = 2 + (game % 4);
  const characters = DEALS[game % DEALS.length];
  const options = rickshank.completeOptions(seats, { characters, livePoints: game % 2 === 1 });
  const listeners = listening(seats, options);
  const state = rickshank.setup(seats, options, chance, listeners);
  for (let move = game; ; move++) {
    tellQuestions(state, seats);
    if (move % TABLE_EVERY === 0) tellTables(state, seats);
    const decisions = rickshank.decisions(state);
    if (decisions.length === 0) return tellEnd(state, seats);
    const { seat } = decisions[chance.below(decisions.length)]!;
    rickshank.apply(state, seat, sensible(rickshank.moves(state, seat), chance), chance, listeners);
  }
}

/** Random seats would end most of their turns at once: these play their cards first, and spend what they have. */
function sensible(moves: readonly Move[], chance: FastChance): Move {
  const plays = moves.filter(({ type }) => type === 'play' || type === 'defeat');
  const better = plays.length > 0 && chance.below(8) > 0 ? plays : moves.filter(({ type }) => type !== 'end');
  const all = better.length > 0 ? better : moves;
  return all[chance.below(all.length)]!;
}

function viewersOf(seats: number): Viewer[] {
  return ['spectator', ...Array.from({ length: seats }, (_, seat) => seat)];
}

type Options = ReturnType<typeof rickshank.completeOptions>;

function listening(seats: number, options: Options): Events<Event> {
  const hear = (event: Event, viewer: Viewer) => {
    for (const language of LANGUAGES) check(rickshankTexts.event(language, event, viewer, NAMES, options));
  };
  return {
    all: (event) => {
      for (const viewer of viewersOf(seats)) hear(event, viewer);
    },
    only: (seat, event) => hear(event, seat),
  };
}

function tellQuestions(state: State, seats: number): void {
  const asked = rickshank.decisions(state).map((decision) => decision.seat);
  const spectator = rickshank.view(state, 'spectator');
  for (const viewer of viewersOf(seats)) {
    const view = rickshank.view(state, viewer);
    const moves = viewer === 'spectator' ? [] : rickshank.moves(state, viewer);
    for (const language of LANGUAGES) {
      const question = rickshankTexts.question(language, view, NAMES);
      if ((question !== undefined) !== (viewer !== 'spectator' && asked.includes(viewer))) {
        throw new Error(`${String(viewer)} hears ${String(question)}`);
      }
      check(question);
      const answers = moves.map((move) => rickshankTexts.answer(language, view, move, NAMES));
      for (const answer of answers) check(answer);
      if (new Set(answers).size < answers.length) throw new Error(`two answers are alike: ${answers.join(' | ')}`);
      for (const move of moves) check(rickshankTexts.warning(language, view, move, NAMES));
      for (const move of moves) check(rickshankTexts.answer(language, spectator, move, NAMES));
    }
  }
}

function tellTables(state: State, seats: number): void {
  for (const viewer of viewersOf(seats)) {
    const view = rickshank.view(state, viewer);
    for (const language of LANGUAGES) for (const line of rickshankTexts.table(language, view, NAMES)) check(line);
  }
}

/** The table, and what everything is worth. */
function tellEnd(state: State, seats: number): void {
  tellTables(state, seats);
  const views = Array.from({ length: seats }, (_, seat) => rickshank.view(state, seat));
  for (const language of LANGUAGES) for (const line of rickshankTexts.reveal(language, views, NAMES)) check(line);
}

const SEAM = /undefined|null|NaN|\[object|[{}]| {2}|^\s|\s$|^$| [.,:;?!]|\.\.|\?\./;

function check(text: string | undefined): void {
  if (text !== undefined && SEAM.test(text)) throw new Error(`a seam shows: "${text}"`);
}

/** What random play seldom brings about. */
function narrateRest(): void {
  const options = rickshank.completeOptions(3, {});
  const listeners = listening(3, options);
  const zones = ZONES.map((zone) => ({
    zone,
    seat: ['hand', 'deck', 'discard', 'play', 'held'].includes(zone) ? 1 : null,
  }));
  for (const reason of REASONS) {
    for (const from of zones) {
      for (const to of zones) {
        const way = { from: from.zone, fromSeat: from.seat, to: to.zone, toSeat: to.seat };
        for (const seat of [0, 1, null]) listeners.all({ type: 'moved', reason, card: 'conroy', ...way, seat });
      }
    }
  }
  for (const vote of VOTES) {
    listeners.all({ type: 'ballots', choices: [0, 1, 1], tokens: [0, 1, 5], vote });
    for (const tie of [true, false]) listeners.all({ type: 'vote-result', result: 1, votes: [1, 3], tie, vote });
  }
  const nobodys = { from: 'held', fromSeat: null, to: 'destroyed', toSeat: null, seat: null } as const;
  listeners.all({ type: 'moved', reason: 'placed', card: 'conroy', ...nobodys });
  listeners.all({ type: 'shuffled', seat: null });
  listeners.all({ type: 'vote-cancelled', seat: 0, card: 'recycle', why: 'nothing' });
  listeners.all({ type: 'vote-cancelled', seat: 0, card: 'recycle', why: 'ability' });
  for (const why of ['defeated', 'deck-out', 'standstill'] as const)
    listeners.all({ type: 'over', why, points: [-2, 0, 21] });
  const view: View = {
    ...rickshank.view(rickshank.setup(3, options, new FastChance(1)), 0),
    nemesis: null,
    lineUp: [],
  };
  for (const winners of [[1], [0, 2]]) {
    const over: View = { ...view, outcome: { winners, draw: false } };
    for (const language of LANGUAGES) for (const line of rickshankTexts.table(language, over, NAMES)) check(line);
  }
}

/** What is said outside a game. */
function narrateHouse(): void {
  for (const language of LANGUAGES) {
    check(rickshankTexts.title(language));
    for (const line of rickshankTexts.reference(language, rickshank.completeOptions(3, {}))) check(line);
    for (const code of [...Object.keys(REFUSALS), 'a code of somebody else'])
      check(rickshankTexts.refusal(language, code));
    for (const spec of OPTION_SPECS) {
      const { name, about } = rickshankTexts.option(language, spec.id);
      check(name);
      check(about);
      const values = spec.kind === 'choice' ? spec.values : [true, false];
      for (const value of values) check(rickshankTexts.optionValue(language, spec.id, value));
    }
  }
}

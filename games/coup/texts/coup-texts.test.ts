import { FastChance } from '@kuluary/kernel/chance';
import type { Events, Viewer } from '@kuluary/kernel/game';
import { checkCatalogue, readMessages } from '@kuluary/texts/catalogue-checks.fixture';
import { LANGUAGES } from '@kuluary/texts/languages';
import { describe, expect, it } from 'vitest';
import { amount } from '../../../checks/amount.fixture.ts';
import { ACTIONS } from '../rules/actions.ts';
import { CHARACTERS } from '../rules/characters.ts';
import { coup } from '../rules/coup.ts';
import { EDITIONS, OPTION_SPECS, type Options } from '../rules/editions.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import { REFUSALS } from '../rules/refusal.ts';
import type { State } from '../rules/state.ts';
import { catalogueOf } from './catalogues.ts';
import { coupTexts } from './coup-texts.ts';
import { KEYS } from './keys.ts';
import { say } from './say.ts';
import { termsOf } from './terms.ts';

const readKeys = readMessages(catalogueOf);

const NAMES = ['Anna', 'Boris', 'Vera', 'Gleb', 'Dana', 'Egor'];

describe('the catalogues', () => {
  checkCatalogue(catalogueOf, KEYS, /_(gen|acc|title)$/);

  it.each([
    ['ru', '1 монета', '2 монеты', '5 монет', '21 монета'],
    ['uk', '1 монета', '2 монети', '5 монет', '21 монета'],
  ] as const)('%s counts coins as people do', (language, ...expected) => {
    const question = (coins: number) => say(language, 'question.action', { coins });
    [1, 2, 5, 21].forEach((coins, i) => {
      expect(question(coins)).toContain(` ${expected[i]}.`);
    });
  });

  it.each([
    ['ru', 'Анна берёт 1 монету (налог).', 'Анна берёт 22 монеты (налог).', 'Анна берёт 11 монет (налог).'],
    ['uk', 'Анна бере 1 монету (податок).', 'Анна бере 22 монети (податок).', 'Анна бере 11 монет (податок).'],
  ] as const)('%s puts what is taken into the accusative', (language, ...expected) => {
    const options = coup.completeOptions(3, { edition: 'ukrainian' });
    const lines = [1, 22, 11].map((coins) =>
      coupTexts.event(language, { type: 'took', seat: 0, coins, action: 'tax' }, 'spectator', ['Анна'], options),
    );
    expect(lines).toEqual(expected);
  });
});

describe("each edition's own terms", () => {
  it.each([
    ['ru', 'hobby-world', 'Герцог Ассасин Капитан Посол Графиня Инквизитор'],
    ['uk', 'ukrainian', 'Герцог Вбивця Поліцейський Посол Графиня Інквізитор'],
    ['ru', 'squirrel', 'Губернатор Убийца Городовой Советник Графиня Следователь'],
    ['en', 'hobby-world', 'Duke Assassin Captain Ambassador Contessa Inquisitor'],
    ['en', 'squirrel', 'Governor Killer Constable Counsellor Countess Investigator'],
    ['ru', 'ukrainian', 'Герцог Убийца Полицейский Посол Графиня Инквизитор'],
    ['uk', 'squirrel', 'Губернатор Вбивця Городовий Радник Графиня Слідчий'],
  ] as const)('%s, %s: %s', (language, edition, expected) => {
    const { characters } = termsOf(language, edition);
    expect(CHARACTERS.map((character) => characters[character].nom).join(' ')).toBe(expected);
  });

  it.each([
    ['ru', 'hobby-world', 'доход, иностранная помощь, переворот, налог, заказное убийство, кража, обмен, дознание'],
    ['uk', 'ukrainian', 'дохід, закордонна допомога, переворот, податок, вбивство, крадіжка, обмін, дізнання'],
    ['ru', 'squirrel', 'доход, иностранная помощь, переворот, налог, убийство, воровство, обмен, допрос'],
  ] as const)('%s, %s: %s', (language, edition, expected) => {
    const { actions } = termsOf(language, edition);
    expect(ACTIONS.map((action) => actions[action].nom).join(', ')).toBe(expected);
  });

  it('six different names in every edition and language', () => {
    for (const language of LANGUAGES) {
      for (const edition of EDITIONS) {
        const { characters } = termsOf(language, edition);
        expect(new Set(CHARACTERS.map((character) => characters[character].nom)).size).toBe(CHARACTERS.length);
      }
    }
  });
});

describe('whole games, as every viewer hears them', () => {
  it('never say "undefined" or show a seam, and need every key', { timeout: 120_000 }, () => {
    readKeys.clear();
    for (let game = 0; game < GAMES; game++) narrate(game);
    narrateDraw();
    narrateHouse();
    const needed = LANGUAGES.flatMap((language) => KEYS.map((key) => `${language} ${key}`));
    expect(needed.filter((key) => !readKeys.has(key))).toEqual([]);
  });
});

const GAMES = amount({ slice: 60, full: 300 });
const TABLE_EVERY = 7; // moves; a table changes little from one to the next

/** One random game: each language hears every seat and a spectator. */
function narrate(game: number): void {
  const chance = new FastChance(game + 1);
  const seats = 2 + (game % 5);
  const options = coup.completeOptions(seats, houseRules(game));
  const state = coup.setup(seats, options, chance, listeners(seats, options));
  for (let move = game; ; move++) {
    tellQuestions(state, seats);
    if (move % TABLE_EVERY === 0) tellTables(state, seats);
    const decisions = coup.decisions(state);
    if (decisions.length === 0) return tellEnd(state, seats);
    const { seat, kind } = decisions[chance.below(decisions.length)]!;
    const moves = coup.moves(state, seat);
    // Random seats would doubt every other claim; believing more often lets blocks and effects happen too.
    const believes = kind === 'challenge' && chance.below(2) === 0;
    coup.apply(
      state,
      seat,
      believes ? moves[0]! : moves[chance.below(moves.length)]!,
      chance,
      listeners(seats, options),
    );
  }
}

/** Every edition, each with its own and with mixed switches. */
function houseRules(game: number): Record<string, unknown> {
  const edition = EDITIONS[game % EDITIONS.length]!;
  const own = { edition, inquisitor: (game >> 1) % 2 === 1, examinerDecides: (game >> 2) % 2 === 1 };
  if ((game >> 3) % 2 === 0) return own;
  return { ...own, draft: true, coinsInBox: 30, startingCoins: [0, 3, 5], mayDecline: true, blockBy: 'any' };
}

function viewersOf(seats: number): Viewer[] {
  return ['spectator', ...Array.from({ length: seats }, (_, seat) => seat)];
}

function listeners(seats: number, options: Options): Events<Event> {
  const hear = (event: Event, viewer: Viewer) => {
    for (const language of LANGUAGES) check(coupTexts.event(language, event, viewer, NAMES, options));
  };
  return {
    all: (event) => {
      for (const viewer of viewersOf(seats)) hear(event, viewer);
    },
    only: (seat, event) => hear(event, seat),
  };
}

function tellQuestions(state: State, seats: number): void {
  const asked = coup.decisions(state).map((decision) => decision.seat);
  for (const viewer of viewersOf(seats)) {
    const view = coup.view(state, viewer);
    const moves: readonly Move[] = viewer === 'spectator' ? [] : coup.moves(state, viewer);
    for (const language of LANGUAGES) {
      const question = coupTexts.question(language, view, NAMES);
      if ((question !== undefined) !== (viewer !== 'spectator' && asked.includes(viewer))) {
        throw new Error(`${String(viewer)} hears ${String(question)}`);
      }
      check(question);
      for (const move of moves) check(coupTexts.answer(language, view, move, NAMES));
      for (const move of moves) check(coupTexts.warning(language, view, move, NAMES));
      for (const move of moves) check(coupTexts.answer(language, coup.view(state, 'spectator'), move, NAMES));
    }
  }
}

function tellTables(state: State, seats: number): void {
  for (const viewer of viewersOf(seats)) {
    const view = coup.view(state, viewer);
    for (const language of LANGUAGES) for (const line of coupTexts.table(language, view, NAMES)) check(line);
  }
}

/** The table, and every card turned up. */
function tellEnd(state: State, seats: number): void {
  tellTables(state, seats);
  const views = Array.from({ length: seats }, (_, seat) => coup.view(state, seat));
  for (const language of LANGUAGES) for (const line of coupTexts.reveal(language, views, NAMES)) check(line);
}

const SEAM = /undefined|null|NaN|[{}]| {2}|^\s|\s$|^$| [.,:;?!]/;

function check(text: string | undefined): void {
  if (text !== undefined && SEAM.test(text)) throw new Error(`a seam shows: "${text}"`);
}

/** The last turn before the limit. */
function narrateDraw(): void {
  const options = coup.completeOptions(3, {});
  const state = coup.arrange(3, options, { turns: 299 });
  if (typeof state === 'string') throw new Error(state);
  coup.apply(state, 0, { type: 'income' }, new FastChance(1), listeners(3, options));
  tellEnd(state, 3);
}

const VARIANTS = EDITIONS.flatMap((edition) =>
  [false, true].flatMap((inquisitor) =>
    [false, true].map((examinerDecides) => coup.completeOptions(3, { edition, inquisitor, examinerDecides })),
  ),
);

/** What is said outside a game. */
function narrateHouse(): void {
  for (const language of LANGUAGES) {
    check(coupTexts.title(language));
    for (const options of VARIANTS) for (const line of coupTexts.reference(language, options)) check(line);
    for (const code of [...Object.keys(REFUSALS), 'a code of somebody else']) check(coupTexts.refusal(language, code));
    for (const spec of OPTION_SPECS) {
      const { name, about } = coupTexts.option(language, spec.id);
      check(name);
      check(about);
      for (const value of sampleValues(spec)) check(coupTexts.optionValue(language, spec.id, value));
    }
  }
}

function sampleValues(spec: (typeof OPTION_SPECS)[number]): readonly unknown[] {
  switch (spec.kind) {
    case 'choice':
      return spec.values;
    case 'flag':
      return [true, false];
    case 'number':
      return [spec.min, spec.max];
    case 'numbers':
      return [[spec.min], [spec.min, spec.max]];
    case 'seat':
      return [null, 0, 5];
  }
}

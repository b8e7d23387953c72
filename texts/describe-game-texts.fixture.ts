// What must hold of everything that a game says: random games are told to every seat and to a spectator, in every
// language.

import { type Chance, FastChance } from '@kuluary/kernel/chance';
import type { Events, Game, Seat, Viewer } from '@kuluary/kernel/game';
import type { OptionSpec } from '@kuluary/kernel/options';
import { describe, expect, it } from 'vitest';
import type { Catalogue } from './catalogue.ts';
import { readMessages, unread } from './describe-catalogue.fixture.ts';
import type { GameTexts } from './game-texts.ts';
import { LANGUAGES, type Language } from './languages.ts';

const NAMES = ['Anna', 'Boris', 'Vera', 'Gleb', 'Dana', 'Egor'];

export interface DescribedTexts<State, Move, View, Options, Event, Key extends string> {
  readonly game: Game<State, Move, View, Options, Event>;
  readonly texts: GameTexts<View, Move, Options, Event>;
  readonly messagesIn: (language: Language) => Catalogue<Key>;
  readonly refusals: readonly string[]; // all their codes
  readonly games: number;
  readonly tableEvery: number; // moves; a table changes little from one to the next

  /** What the host chose for this game: over all games everything that can be chosen. */
  chosen(game: number, seats: number): Readonly<Record<string, unknown>>;

  /** A random move. Seats that took any would leave much of a game unseen. */
  choose(moves: readonly Move[], chance: Chance, kind: string): Move;

  /** Matches whose rules are told in a few lines. */
  readonly references: readonly Options[];

  /** What random play seldom brings about. */
  tellRest?(narrator: Narrator<State, Move, View, Options, Event>): void;
}

export function describeGameTexts<State, Move, View, Options, Event, Key extends string>(
  subject: DescribedTexts<State, Move, View, Options, Event, Key>,
): void {
  const { game, texts, messagesIn, games, tellRest } = subject;
  const readKeys = readMessages(messagesIn);

  describe('whole games, as every viewer hears them', () => {
    it('never say "undefined" or show a seam, and need every key', { timeout: 300_000 }, () => {
      const narrator = new Narrator(game, texts);
      readKeys.clear();
      for (let number = 0; number < games; number++) tellGame(subject, narrator, number);
      tellRest?.(narrator);
      tellOutside(subject);
      expect(unread(readKeys, messagesIn)).toEqual([]);
    });
  });
}

/** Tells everybody what they may hear, in every language, and looks at every line. */
class Narrator<State, Move, View, Options, Event> {
  private readonly game: Game<State, Move, View, Options, Event>;
  private readonly texts: GameTexts<View, Move, Options, Event>;

  constructor(game: Game<State, Move, View, Options, Event>, texts: GameTexts<View, Move, Options, Event>) {
    this.game = game;
    this.texts = texts;
  }

  listeners(seats: number, options: Options): Events<Event> {
    const hear = (event: Event, viewer: Viewer) => {
      for (const language of LANGUAGES) check(this.texts.event(language, event, viewer, NAMES, options));
    };
    return {
      all: (event) => {
        for (const viewer of viewersOf(seats)) hear(event, viewer);
      },
      only: (seat, event) => hear(event, seat),
    };
  }

  questions(state: State, seats: number): void {
    const asked = this.game.decisions(state).map(({ seat }) => seat);
    const spectator = this.game.view(state, 'spectator');
    for (const viewer of viewersOf(seats)) {
      const view = this.game.view(state, viewer);
      const isAsked = viewer !== 'spectator' && asked.includes(viewer);
      const moves = isAsked ? this.game.moves(state, viewer) : [];
      for (const language of LANGUAGES) {
        const question = this.texts.question(language, view, NAMES);
        if ((question !== undefined) !== isAsked) throw new Error(`${String(viewer)} hears ${String(question)}`);
        check(question);
        this.answers(language, view, spectator, moves);
      }
    }
  }

  private answers(language: Language, view: View, spectator: View, moves: readonly Move[]): void {
    const answers = moves.map((move) => this.texts.answer(language, view, move, NAMES));
    for (const answer of answers) check(answer);
    if (new Set(answers).size < answers.length) throw new Error(`two answers are alike: ${answers.join(' | ')}`);
    for (const move of moves) {
      check(this.texts.warning(language, view, move, NAMES));
      check(this.texts.answer(language, spectator, move, NAMES));
    }
  }

  tables(state: State, seats: number): void {
    for (const viewer of viewersOf(seats)) this.table(this.game.view(state, viewer));
  }

  table(view: View): void {
    for (const language of LANGUAGES) for (const line of this.texts.table(language, view, NAMES)) check(line);
  }

  /** The table, and what everybody has hidden till then. */
  end(state: State, seats: number): void {
    this.tables(state, seats);
    const views = Array.from({ length: seats }, (_, seat) => this.game.view(state, seat));
    for (const language of LANGUAGES) for (const line of this.texts.reveal(language, views, NAMES)) check(line);
  }
}

function viewersOf(seats: number): readonly Viewer[] {
  return ['spectator', ...Array.from({ length: seats }, (_, seat): Seat => seat)];
}

const SEAM = /undefined|null|NaN|\[object|[{}]| {2}|^\s|\s$|^$| [.,:;?!]|\.\.|\?\./;

function check(text: string | undefined): void {
  if (text !== undefined && SEAM.test(text)) throw new Error(`a seam shows: "${text}"`);
}

/** One random game. */
function tellGame<State, Move, View, Options, Event, Key extends string>(
  { game, tableEvery, chosen, choose }: DescribedTexts<State, Move, View, Options, Event, Key>,
  narrator: Narrator<State, Move, View, Options, Event>,
  number: number,
): void {
  const [least, most] = game.seats;
  const chance = new FastChance(number + 1);
  const seats = least + (number % (most - least + 1));
  const options = game.completeOptions(seats, chosen(number, seats));
  const listeners = narrator.listeners(seats, options);
  const state = game.setup(seats, options, chance, listeners);
  for (let move = number; ; move++) {
    narrator.questions(state, seats);
    if (move % tableEvery === 0) narrator.tables(state, seats);
    const decisions = game.decisions(state);
    if (decisions.length === 0) return narrator.end(state, seats);
    const { seat, kind } = decisions[chance.below(decisions.length)]!;
    game.apply(state, seat, choose(game.moves(state, seat), chance, kind), chance, listeners);
  }
}

/** What is said outside a game. */
function tellOutside<State, Move, View, Options, Event, Key extends string>({
  game,
  texts,
  refusals,
  references,
}: DescribedTexts<State, Move, View, Options, Event, Key>): void {
  for (const language of LANGUAGES) {
    check(texts.title(language));
    for (const options of references) for (const line of texts.reference(language, options)) check(line);
    for (const code of [...refusals, 'a code of somebody else']) check(texts.refusal(language, code));
    for (const spec of game.options) {
      const { name, about } = texts.option(language, spec.id);
      check(name);
      check(about);
      for (const value of sampleValues(spec)) check(texts.optionValue(language, spec.id, value));
    }
  }
}

function sampleValues(spec: OptionSpec): readonly unknown[] {
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

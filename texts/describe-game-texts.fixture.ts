// Tests that the texts of every game must pass: random games are put into words for every viewer, in every language.

import { type Chance, FastChance } from '@kuluary/kernel/chance';
import type { EventSink, Game, Seat, Viewer } from '@kuluary/kernel/game';
import type { OptionSpec } from '@kuluary/kernel/options';
import { describe, expect, it } from 'vitest';
import type { Catalogue } from './catalogue.ts';
import { trackReadMessages, unreadMessages } from './describe-catalogue.fixture.ts';
import type { GameTexts } from './game-texts.ts';
import { LANGUAGES, type Language } from './languages.ts';

const NAMES = ['Anna', 'Boris', 'Vera', 'Gleb', 'Dana', 'Egor'];

interface DescribedTexts<State, Move, View, Options, Event, Key extends string> {
  readonly game: Game<State, Move, View, Options, Event>;
  readonly texts: GameTexts<View, Move, Options, Event>;
  readonly messagesIn: (language: Language) => Catalogue<Key>;
  readonly refusals: readonly string[]; // all their codes
  readonly games: number;
  readonly tableCheckInterval: number; // moves between checks of the table lines

  /** What the host chose for this game; over all games, every option. */
  chosenOptions(game: number, seats: number): Readonly<Record<string, unknown>>;

  /** A random move, weighted so that the games reach as many texts as possible. */
  chooseMove(moves: readonly Move[], chance: Chance, kind: string): Move;

  /** Options for which quick references are checked. */
  readonly referenceOptions: readonly Options[];

  /** Checks texts that random play seldom reaches. */
  checkRareTexts?(textChecker: TextChecker<State, Move, View, Options, Event>): void;
}

export function describeGameTexts<State, Move, View, Options, Event, Key extends string>(
  described: DescribedTexts<State, Move, View, Options, Event, Key>,
): void {
  const { game, texts, messagesIn, games, checkRareTexts } = described;
  const readKeys = trackReadMessages(messagesIn);

  describe('the texts of whole games', () => {
    it('are well-formed, and need every message key', { timeout: 300_000 }, () => {
      const textChecker = new TextChecker(game, texts);
      readKeys.clear();
      for (let number = 0; number < games; number++) checkOneGame(described, textChecker, number);
      checkRareTexts?.(textChecker);
      checkTextsOutsideGame(described);
      expect(unreadMessages(readKeys, messagesIn)).toEqual([]);
    });
  });
}

/** Checks the texts of a state or an event for every viewer, in every language. */
class TextChecker<State, Move, View, Options, Event> {
  private readonly game: Game<State, Move, View, Options, Event>;
  private readonly texts: GameTexts<View, Move, Options, Event>;

  constructor(game: Game<State, Move, View, Options, Event>, texts: GameTexts<View, Move, Options, Event>) {
    this.game = game;
    this.texts = texts;
  }

  eventSink(seats: number, options: Options): EventSink<Event> {
    const check = (event: Event, viewer: Viewer) => {
      for (const language of LANGUAGES) expectWellFormed(this.texts.eventText(language, event, viewer, NAMES, options));
    };
    return {
      all: (event) => {
        for (const viewer of viewersOf(seats)) check(event, viewer);
      },
      only: (seat, event) => check(event, seat),
    };
  }

  checkPrompts(state: State, seats: number): void {
    const asked = this.game.decisions(state).map(({ seat }) => seat);
    const spectator = this.game.view(state, 'spectator');
    for (const viewer of viewersOf(seats)) {
      const view = this.game.view(state, viewer);
      const isAsked = viewer !== 'spectator' && asked.includes(viewer);
      const moves = isAsked ? this.game.moves(state, viewer) : [];
      for (const language of LANGUAGES) {
        const prompt = this.texts.prompt(language, view, NAMES);
        if ((prompt !== undefined) !== isAsked) throw new Error(`prompt of ${viewer}: ${prompt}`);
        expectWellFormed(prompt);
        this.checkMoveTexts(language, view, spectator, moves);
      }
    }
  }

  private checkMoveTexts(language: Language, view: View, spectator: View, moves: readonly Move[]): void {
    const moveTexts = moves.map((move) => this.texts.moveText(language, view, move, NAMES));
    for (const text of moveTexts) expectWellFormed(text);
    if (new Set(moveTexts).size < moveTexts.length)
      throw new Error(`two moves have one text: ${moveTexts.join(' | ')}`);
    for (const move of moves) {
      expectWellFormed(this.texts.moveWarning(language, view, move, NAMES));
      expectWellFormed(this.texts.moveText(language, spectator, move, NAMES));
    }
  }

  checkTables(state: State, seats: number): void {
    for (const viewer of viewersOf(seats)) this.checkTable(this.game.view(state, viewer));
  }

  checkTable(view: View): void {
    for (const language of LANGUAGES)
      for (const line of this.texts.tableLines(language, view, NAMES)) expectWellFormed(line);
  }

  /** The table, and what is revealed at the end. */
  checkEnd(state: State, seats: number): void {
    this.checkTables(state, seats);
    const views = Array.from({ length: seats }, (_, seat) => this.game.view(state, seat));
    for (const language of LANGUAGES)
      for (const line of this.texts.finalRevealLines(language, views, NAMES)) expectWellFormed(line);
  }
}

function viewersOf(seats: number): readonly Viewer[] {
  return ['spectator', ...Array.from({ length: seats }, (_, seat): Seat => seat)];
}

const MALFORMED_TEXT = /undefined|null|NaN|\[object|[{}]| {2}|^\s|\s$|^$| [.,:;?!]|\.\.|\?\./;

function expectWellFormed(text: string | undefined): void {
  if (text !== undefined && MALFORMED_TEXT.test(text)) throw new Error(`malformed text: "${text}"`);
}

function checkOneGame<State, Move, View, Options, Event, Key extends string>(
  { game, tableCheckInterval, chosenOptions, chooseMove }: DescribedTexts<State, Move, View, Options, Event, Key>,
  textChecker: TextChecker<State, Move, View, Options, Event>,
  number: number,
): void {
  const [min, max] = game.seats;
  const chance = new FastChance(number + 1);
  const seats = min + (number % (max - min + 1));
  const options = game.completeOptions(seats, chosenOptions(number, seats));
  const eventSink = textChecker.eventSink(seats, options);
  const state = game.setup(seats, options, chance, eventSink);
  for (let move = number; ; move++) {
    textChecker.checkPrompts(state, seats);
    if (move % tableCheckInterval === 0) textChecker.checkTables(state, seats);
    const decisions = game.decisions(state);
    if (decisions.length === 0) return textChecker.checkEnd(state, seats);
    const { seat, kind } = decisions[chance.below(decisions.length)]!;
    game.apply(state, seat, chooseMove(game.moves(state, seat), chance, kind), chance, eventSink);
  }
}

function checkTextsOutsideGame<State, Move, View, Options, Event, Key extends string>({
  game,
  texts,
  refusals,
  referenceOptions,
}: DescribedTexts<State, Move, View, Options, Event, Key>): void {
  for (const language of LANGUAGES) {
    expectWellFormed(texts.title(language));
    for (const options of referenceOptions)
      for (const line of texts.quickReference(language, options)) expectWellFormed(line);
    for (const code of [...refusals, 'an unknown code']) expectWellFormed(texts.refusalText(language, code));
    for (const spec of game.options) {
      const { name, about, advice } = texts.optionText(language, spec.id);
      for (const text of [name, about, advice]) expectWellFormed(text);
      expect([spec.id, advice !== undefined]).toEqual([spec.id, spec.notAtFirst === true]);
      for (const value of sampleValues(spec)) expectWellFormed(texts.optionValueText(language, spec.id, value));
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

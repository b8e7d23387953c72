import { type Chance, FastChance } from '@kuluary/kernel/chance';
import type { EventSink, Viewer } from '@kuluary/kernel/game';
import { describeCatalogue } from '@kuluary/texts/describe-catalogue.fixture';
import { describeGameTexts } from '@kuluary/texts/describe-game-texts.fixture';
import { LANGUAGES, type Language } from '@kuluary/texts/languages';
import { describe, expect, it } from 'vitest';
import { testAmount } from '../../../checks/test-amount.fixture.ts';
import { voicesGame } from '../cards/card-set.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import { MAJORITIES, type Options, ROLE_DEALS } from '../rules/options.ts';
import { REFUSALS } from '../rules/refusal.ts';
import type { View } from '../rules/view.ts';
import { EMOTIONS, INFLUENCE_FACES, JUROR_TYPES, SIDES } from '../rules/vocabulary.ts';
import { CARD_SET } from './card-lookup.ts';
import { sideText, strategyWords } from './card-text.ts';
import { languagePackOf } from './catalogues.ts';
import { voicesTexts } from './voices-texts.ts';

const NAMES = ['Anna', 'Boris', 'Vera', 'Gleb', 'Dana', 'Egor'];
const OPTIONS = voicesGame.completeOptions(4, {});

const sentencesIn = (language: Language) => languagePackOf(language).sentences;

describeCatalogue('the sentences', { messagesIn: sentencesIn, caseSuffix: /_(acc|gen|dat|in|into|from)$/ });

describeGameTexts({
  game: voicesGame,
  texts: voicesTexts,
  messagesIn: sentencesIn,
  refusals: Object.keys(REFUSALS),
  games: testAmount({ slice: 8, full: 20 }), // per number of seats
  tableCheckInterval: 9,
  chosenOptions: chosenByHost,
  chooseMove: preferDoing,
  referenceOptions: [true, false].map((abilities) => ({ ...OPTIONS, abilities })),
  checkRareTexts: (textChecker) => emitRareEvents(textChecker.eventSink(4, OPTIONS)),
});

function chosenByHost(game: number, seats: number): Partial<Options> {
  const isOdd = game % 8 >= 4;
  return {
    roles: ROLE_DEALS[isOdd ? 1 : 0],
    abilities: !isOdd,
    aimError: isOdd,
    majority: MAJORITIES[isOdd ? 1 : 0],
    memoryAid: !isOdd,
    prosecutor: isOdd ? game % seats : null,
  };
}

/** Mostly avoids passing. */
function preferDoing(moves: readonly Move[], chance: Chance): Move {
  const doing = moves.filter(({ type }) => type !== 'pass' && type !== 'no');
  const all = doing.length > 0 && chance.below(8) > 0 ? doing : moves;
  return all[chance.below(all.length)]!;
}

function emitRareEvents(eventSink: EventSink<Event>): void {
  for (const what of ['strategies', 'influence'] as const) eventSink.all({ type: 'shuffled', what });
  for (const how of ['most', 'tie', 'nobody', 'prosecutor', 'asked'] as const) {
    eventSink.all({ type: 'controller', region: 'speech', seat: 1, how });
  }
  for (const emotion of EMOTIONS) eventSink.all({ type: 'emotion', seat: 0, emotion });
  eventSink.all({ type: 'skipped', seat: 0 });
  eventSink.all({ type: 'replaced', seat: 0, region: 'motor' });
  for (const ending of ['convicted', 'released', 'undecided'] as const) {
    for (const winners of [[], [1], [0, 2]]) eventSink.all({ type: 'over', ending, winners });
  }
  eventSink.only(0, { type: 'market', cards: [CARD_SET.trial[0]!.id] });
}

describe.each(LANGUAGES)('secrets in %s', (language) => {
  const textOf = (event: Event, viewer: Viewer) => voicesTexts.eventText(language, event, viewer, NAMES, OPTIONS) ?? '';
  const faces = INFLUENCE_FACES.map((face) => languagePackOf(language).sentences[`face.${face}`]);

  it('[V15] of hidden effects events show only the labels, then only the chosen effect', () => {
    for (const { id } of CARD_SET.trial) {
      for (const side of SIDES) {
        sideText(language, id, side).forEach(({ hidden }, ability) => {
          if (hidden.length === 0) return;
          const text = textOf({ type: 'ability', card: id, side, ability, seat: 1 }, 1);
          for (const { label, after, effect } of hidden) {
            expect(text).toContain(label);
            expect(text).not.toContain(after);
            expect(text).not.toContain(effect);
          }
          const chosen = textOf({ type: 'option', card: id, side, ability, option: 1, seat: 1 }, 0);
          expect(chosen).toContain(hidden[1]!.effect);
          expect(chosen).toContain(hidden[1]!.after);
          for (const { label, after } of hidden.filter((_, option) => option !== 1)) {
            expect(chosen).not.toContain(after);
            expect(chosen).not.toContain(`${label}.`);
          }
        });
      }
    }
  });

  it('[V24] only the seat itself learns what it has drawn or seen', () => {
    const seen = new RegExp(faces.map((face) => `(?<!\\p{L})${face}(?!\\p{L})`).join('|'), 'u');
    for (const viewer of [0, 2, 'spectator'] as const) {
      const lines = JUROR_TYPES.flatMap((juror) => [
        textOf({ type: 'drew-influence', seat: 1, n: 3 }, viewer),
        textOf({ type: 'influence', seat: 1, juror, n: 1, isBlind: false }, viewer),
        textOf({ type: 'influence', seat: 1, juror, n: 1, isBlind: true }, viewer),
        textOf({ type: 'peeked', seat: 1, juror, n: 2 }, viewer),
      ]);
      expect(lines.filter((line) => seen.test(line) || line === '')).toEqual([]);
      const drew = textOf({ type: 'drew', seat: 1, n: 1 }, viewer);
      expect(CARD_SET.strategies.filter(({ id }) => drew.includes(strategyWords(language, id).title))).toEqual([]);
    }
    expect(textOf({ type: 'saw', faces: ['guilt', 'blank'], juror: 'logical' }, 1)).toMatch(seen);
  });

  it('[V13] only for the prosecutor a label shows its hidden effect', () => {
    for (const isProsecutor of [false, true]) {
      const view = hiddenChoiceView(isProsecutor);
      const { card, side, ability } = view.readings.at(-1)!;
      const { hidden } = sideText(language, card, SIDES[side]!)[ability]!;
      const moveTexts = hidden.map((_, option) =>
        voicesTexts.moveText(language, view, { type: 'option', option }, NAMES),
      );
      const labels = hidden.map(({ label }) => label);
      const known = hidden.map(({ label, effect }) => `${label}: ${effect}`);
      expect(moveTexts).toEqual(isProsecutor ? known : labels);
    }
  });

  it('[V43] only the prosecutor is told the whole card while it is read, hidden effects and back included', () => {
    const hidden = hiddenChoiceView(false);
    const { card } = hidden.readings.at(-1)!;
    const unread = sideText(language, card, 'back').flatMap((ability) => ability.text ?? []);
    const effects = SIDES.flatMap((side) => sideText(language, card, side).flatMap((each) => each.hidden)).map(
      ({ effect }) => effect,
    );
    const plain = (text: string) => text.replaceAll('\u00a0', ' ');
    const told = (viewer: Viewer, view = hidden) =>
      plain(voicesTexts.tableLines(language, { ...view, viewer }, NAMES).join(' '));
    const all = [...unread, ...effects].map(plain);
    expect(all.length).toBeGreaterThan(2);
    for (const viewer of [...hidden.seats.keys(), 'spectator'] as const) {
      const found = all.filter((text) => told(viewer).includes(text));
      expect(found).toEqual(viewer === hidden.prosecutor ? all : []);
    }
    const over = { ...hidden, readings: hidden.readings.map((reading) => ({ ...reading, isOver: true })) };
    expect(all.filter((text) => told(hidden.prosecutor, over).includes(text))).toEqual([]);
  });

  it('[V40] the table description lists seen influence only with the memory aid', () => {
    for (const memoryAid of [false, true]) {
      const view = voicesGame.view(voicesGame.setup(4, { ...OPTIONS, memoryAid }, new FastChance(5)), 0);
      const jurors = view.jurors.map((juror) => ({
        ...juror,
        stack: [{ face: 'blank' as const, seen: [0], isPublic: false }],
      }));
      const text = voicesTexts.tableLines(language, { ...view, jurors }, NAMES).join(' ');
      const [known] = languagePackOf(language).sentences['table.known'].split(':');
      expect(text.includes(known!)).toBe(memoryAid);
    }
  });
});

/** A view at a choice between hidden effects. */
function hiddenChoiceView(isProsecutor: boolean): View {
  for (let seed = 1; ; seed++) {
    const chance = new FastChance(seed);
    const state = voicesGame.setup(3, voicesGame.completeOptions(3, {}), chance);
    for (;;) {
      const [decision] = voicesGame.decisions(state);
      if (!decision) break;
      const { seat, kind } = decision;
      if (kind === 'hidden' && (seat === state.prosecutor) === isProsecutor) return voicesGame.view(state, seat);
      const moves = voicesGame.moves(state, seat);
      voicesGame.apply(state, seat, moves[chance.below(moves.length)]!, chance);
    }
  }
}

describe('a push in words', () => {
  const event: Event = {
    type: 'pushed',
    seat: 0,
    marker: 0,
    region: 'speech',
    aim: { at: 3000, slope: 0 },
    before: [],
    fallen: [12, 47],
    version: 1,
  };
  it.each([
    ['en', 'Anna pushes blue Joy 3 into Speech; red Trust 1 and grey Panic fall.'],
    ['ru', 'Anna вталкивает синюю Радость 3 в Речь; падают красное Доверие 1 и серая Паника.'],
    ['uk', 'Anna заштовхує синю Радість 3 у Мовлення; падають червона Довіра 1 і сіра Паніка.'],
  ] as const)('[V9] %s: %s', (language, expected) => {
    expect(voicesTexts.eventText(language, event, 1, NAMES, OPTIONS)).toBe(expected);
  });

  it.each([
    ['en', 'Joy 3 into Speech, far left, straight'],
    ['ru', 'Радость 3 в Речь, у левого края, прямо'],
    ['uk', 'Радість 3 у Мовлення, біля лівого краю, прямо'],
  ] as const)('[V8] %s: %s', (language, expected) => {
    const state = voicesGame.setup(4, OPTIONS, new FastChance(3));
    const view = voicesGame.view(state, 0);
    const placing = { seat: 0, markers: [0, 1, 3], regions: [0, 1, 2, 3, 4], isTurn: true };
    const move: Move = { type: 'push', marker: 0, region: 'speech', at: 1000, slope: 0 };
    expect(voicesTexts.moveText(language, { ...view, placing }, move, NAMES)).toBe(expected);
  });
});

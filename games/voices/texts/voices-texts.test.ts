import { type Chance, FastChance } from '@kuluary/kernel/chance';
import type { Events, Viewer } from '@kuluary/kernel/game';
import { describeCatalogue } from '@kuluary/texts/describe-catalogue.fixture';
import { describeGameTexts } from '@kuluary/texts/describe-game-texts.fixture';
import { LANGUAGES, type Language } from '@kuluary/texts/languages';
import { describe, expect, it } from 'vitest';
import { amount } from '../../../checks/amount.fixture.ts';
import { voices } from '../cards/voices.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import { DEALS, MAJORITIES, type Options } from '../rules/options.ts';
import { REFUSALS } from '../rules/refusal.ts';
import type { View } from '../rules/view.ts';
import { EMOTIONS, FACES, JURORS, SIDES } from '../rules/vocabulary.ts';
import { SET } from './box.ts';
import { sideText, strategyWords } from './card-text.ts';
import { tongueOf } from './catalogues.ts';
import { voicesTexts } from './voices-texts.ts';

const NAMES = ['Anna', 'Boris', 'Vera', 'Gleb', 'Dana', 'Egor'];
const OPTIONS = voices.completeOptions(4, {});

const sentencesIn = (language: Language) => tongueOf(language).sentences;

describeCatalogue('the sentences', { messagesIn: sentencesIn, cases: /_(acc|gen|dat|in|into|from)$/ });

describeGameTexts({
  game: voices,
  texts: voicesTexts,
  messagesIn: sentencesIn,
  refusals: Object.keys(REFUSALS),
  games: amount({ slice: 8, full: 20 }), // for each number of seats as many
  tableEvery: 9,
  chosen: chosenByHost,
  choose: keen,
  references: [true, false].map((abilities) => ({ ...OPTIONS, abilities })),
  tellRest: (narrator) => tellRareEvents(narrator.listeners(4, OPTIONS)),
});

function chosenByHost(game: number, seats: number): Partial<Options> {
  const isOdd = game % 8 >= 4;
  return {
    roles: DEALS[isOdd ? 1 : 0],
    abilities: !isOdd,
    aimError: isOdd,
    majority: MAJORITIES[isOdd ? 1 : 0],
    memoryAid: !isOdd,
    prosecutor: isOdd ? game % seats : null,
  };
}

/** Whoever can do something does it, mostly. */
function keen(moves: readonly Move[], chance: Chance): Move {
  const doing = moves.filter(({ type }) => type !== 'pass' && type !== 'no');
  const all = doing.length > 0 && chance.below(8) > 0 ? doing : moves;
  return all[chance.below(all.length)]!;
}

function tellRareEvents(listeners: Events<Event>): void {
  for (const what of ['strategies', 'influence'] as const) listeners.all({ type: 'shuffled', what });
  for (const how of ['most', 'tie', 'nobody', 'prosecutor'] as const) {
    listeners.all({ type: 'controller', region: 'speech', seat: 1, how });
  }
  for (const emotion of EMOTIONS) listeners.all({ type: 'emotion', seat: 0, emotion });
  listeners.all({ type: 'skipped', seat: 0 });
  listeners.all({ type: 'replaced', seat: 0, region: 'motor' });
  for (const ending of ['convicted', 'released', 'undecided'] as const) {
    for (const winners of [[], [1], [0, 2]]) listeners.all({ type: 'over', ending, winners });
  }
  listeners.only(0, { type: 'market', cards: [SET.trial[0]!.id] });
}

describe.each(LANGUAGES)('secrets in %s', (language) => {
  const told = (event: Event, viewer: Viewer) => voicesTexts.event(language, event, viewer, NAMES, OPTIONS) ?? '';
  const faces = FACES.map((face) => tongueOf(language).sentences[`face.${face}`]);

  it('[V15] of a choice with hidden effects everybody hears the labels, and then what was chosen', () => {
    for (const { id } of SET.trial) {
      for (const side of SIDES) {
        sideText(language, id, side).forEach(({ hidden }, ability) => {
          if (hidden.length === 0) return;
          const told0 = told({ type: 'ability', card: id, side, ability, seat: 1 }, 1);
          for (const { label, after, effect } of hidden) {
            expect(told0).toContain(label);
            expect(told0).not.toContain(after);
            expect(told0).not.toContain(effect);
          }
          const chosen = told({ type: 'option', card: id, side, ability, option: 1, seat: 1 }, 0);
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

  it('[V24] nobody hears what was drawn, or seen, but who has', () => {
    const seen = new RegExp(faces.map((face) => `(?<!\\p{L})${face}(?!\\p{L})`).join('|'), 'u');
    for (const viewer of [0, 2, 'spectator'] as const) {
      const lines = JURORS.flatMap((juror) => [
        told({ type: 'drew-influence', seat: 1, n: 3 }, viewer),
        told({ type: 'influence', seat: 1, juror, n: 1, isBlind: false }, viewer),
        told({ type: 'influence', seat: 1, juror, n: 1, isBlind: true }, viewer),
        told({ type: 'peeked', seat: 1, juror, n: 2 }, viewer),
      ]);
      expect(lines.filter((line) => seen.test(line) || line === '')).toEqual([]);
      const drew = told({ type: 'drew', seat: 1, n: 1 }, viewer);
      expect(SET.strategies.filter(({ id }) => drew.includes(strategyWords(language, id).title))).toEqual([]);
    }
    expect(told({ type: 'saw', faces: ['guilt', 'blank'], juror: 'logical' }, 1)).toMatch(seen);
  });

  it('[V13] only the prosecutor is told by a label what it hides', () => {
    for (const isProsecutor of [false, true]) {
      const view = hiddenQuestion(isProsecutor);
      const { card, side, ability } = view.readings.at(-1)!;
      const { hidden } = sideText(language, card, SIDES[side]!)[ability]!;
      const answers = hidden.map((_, option) => voicesTexts.answer(language, view, { type: 'option', option }, NAMES));
      const labels = hidden.map(({ label }) => label);
      const known = hidden.map(({ label, effect }) => `${label}: ${effect}`);
      expect(answers).toEqual(isProsecutor ? known : labels);
    }
  });

  it('[V40] the table remembers what a seat has seen only for whom the host has switched that on', () => {
    for (const memoryAid of [false, true]) {
      const view = voices.view(voices.setup(4, { ...OPTIONS, memoryAid }, new FastChance(5)), 0);
      const jurors = view.jurors.map((juror) => ({
        ...juror,
        stack: [{ face: 'blank' as const, seen: [0], isPublic: false }],
      }));
      const text = voicesTexts.table(language, { ...view, jurors }, NAMES).join(' ');
      const [known] = tongueOf(language).sentences['table.known'].split(':');
      expect(text.includes(known!)).toBe(memoryAid);
    }
  });
});

/** Somebody has to choose by label. */
function hiddenQuestion(isProsecutor: boolean): View {
  for (let seed = 1; ; seed++) {
    const chance = new FastChance(seed);
    const state = voices.setup(3, voices.completeOptions(3, {}), chance);
    for (;;) {
      const [decision] = voices.decisions(state);
      if (!decision) break;
      const { seat, kind } = decision;
      if (kind === 'hidden' && (seat === state.prosecutor) === isProsecutor) return voices.view(state, seat);
      const moves = voices.moves(state, seat);
      voices.apply(state, seat, moves[chance.below(moves.length)]!, chance);
    }
  }
}

describe('a push, for whoever cannot see it', () => {
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
    expect(voicesTexts.event(language, event, 1, NAMES, OPTIONS)).toBe(expected);
  });

  it.each([
    ['en', 'Joy 3 into Speech, far left, straight'],
    ['ru', 'Радость 3 в Речь, у левого края, прямо'],
    ['uk', 'Радість 3 у Мовлення, біля лівого краю, прямо'],
  ] as const)('[V8] %s: %s', (language, expected) => {
    const state = voices.setup(4, OPTIONS, new FastChance(3));
    const view = voices.view(state, 0);
    const placing = { seat: 0, markers: [0, 1, 3], regions: [0, 1, 2, 3, 4], isTurn: true };
    const move: Move = { type: 'push', marker: 0, region: 'speech', at: 1000, slope: 0 };
    expect(voicesTexts.answer(language, { ...view, placing }, move, NAMES)).toBe(expected);
  });
});

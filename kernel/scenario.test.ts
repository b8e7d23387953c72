import { describe, expect, it } from 'vitest';
import { highCard } from './fixture/high-card.ts';
import { failed, unwrap } from './result.ts';
import { MAX_SCENARIO_LENGTH, MAX_SCENARIO_STEPS, parseScenarios, runScenario, type ScenarioStep } from './scenario.ts';

const GOOD = {
  title: 'the deck gives a better card',
  game: 'high-card',
  seats: 2,
  deal: { hands: [3, 5] },
  steps: [{ expect: { asked: { 0: 'swap', 1: 'swap' }, deck: [0, 1, 2, 4, 6, 7, 8, 9] } }] as ScenarioStep[],
};

/** What is wrong when this scenario is run. */
function run(changes: object): string | undefined {
  const parsed = parseScenarios(JSON.stringify({ ...GOOD, ...changes }));
  return parsed.ok ? runScenario(highCard, parsed.value[0]!) : `parse: ${parsed.failure}`;
}

describe('a scenario', () => {
  it('passes when everything is as it says', () => {
    const steps: unknown[] = [
      ...GOOD.steps,
      { seat: 1, move: { type: 'swap' } },
      { seat: 1, move: { type: 'swap' }, refused: 'not-your-decision' },
      { expect: { asked: { 0: 'swap' } } },
      { all: { type: 'stay' } },
      { expect: { hands: [3, 0], asked: {} } },
    ];
    expect(run({ steps })).toBeUndefined();
  });

  it.each<[string, object, RegExp]>([
    ['a wrong expectation', { steps: [{ expect: { hands: [3, 6] } }] }, /step 1: hands\[1\] should be 6, but is 5/],
    ['too short a list', { steps: [{ expect: { hands: [3] } }] }, /hands should be \[3\], but is \[3,5\]/],
    ['a decision left out', { steps: [{ expect: { asked: { 0: 'swap' } } }] }, /asked should be/],
    ['an unknown field of the summary', { steps: [{ expect: { mood: 1 } }] }, /mood should be 1, but is undefined/],
    ['an illegal move', { steps: [{ seat: 0, move: { type: 'fly' } }] }, /step 1: seat 0 may not .*malformed \[H1\]/],
    ['a refusal that does not come', { steps: [{ seat: 0, move: { type: 'stay' }, refused: 'x' }] }, /but was legal/],
    ['another refusal', { steps: [{ seat: 0, move: { type: 'fly' }, refused: 'x' }] }, /but was malformed/],
    [
      'a move of all when nobody is asked',
      { steps: [{ all: { type: 'stay' } }, { all: { type: 'stay' } }] },
      /step 2: nobody is asked/,
    ],
    ['an illegal move of all', { steps: [{ all: { type: 'fly' } }] }, /malformed/],
    ['a bad deal', { deal: {} }, /the deal needs a card for each seat/],
    ['a bad option', { options: { cards: 99 } }, /option "cards" must be/],
    ['an unknown option', { options: { wings: true } }, /high-card has no option "wings"/],
    ['too many seats', { seats: 7 }, /high-card takes 2 to 4 seats, not 7/],
  ])('fails on %s and says so', (_what, changes, message) => {
    expect(run(changes)).toMatch(message);
  });

  it.each<[string, string, RegExp]>([
    ['no JSON', '{', /not JSON/],
    ['a text', '"deal"', /must be an object/],
    ['an empty list', '[]', /the list holds no scenario/],
    [
      'a list with a bad one in it',
      JSON.stringify([GOOD, { ...GOOD, title: '' }]),
      /^scenario 2: "title" must be a text/,
    ],
    ['a list in a list', JSON.stringify([[GOOD]]), /^scenario 1: a scenario must be an object/],
    ['too long', `${JSON.stringify(GOOD)}${' '.repeat(MAX_SCENARIO_LENGTH)}`, /longer than 1000000 characters/],
    ['no title', JSON.stringify({ ...GOOD, title: '' }), /"title" must be a text/],
    ['no game', JSON.stringify({ ...GOOD, game: 1 }), /"game" must name a game/],
    ['no seats', JSON.stringify({ ...GOOD, seats: 'two' }), /"seats" must be a number/],
    ['no steps', JSON.stringify({ ...GOOD, steps: [] }), /"steps" must be a list/],
    ['an unknown step', JSON.stringify({ ...GOOD, steps: [{ seat: 1 }] }), /step 1 is not a step/],
    ['an unknown field', JSON.stringify({ ...GOOD, mood: 1 }), /unknown field "mood"/],
    [
      'too many steps',
      JSON.stringify({ ...GOOD, steps: Array(MAX_SCENARIO_STEPS + 1).fill({ expect: {} }) }),
      /more than 1000 steps/,
    ],
  ])('that is %s is refused', (_what, text, message) => {
    expect(parseScenarios(text)).toEqual(failed(expect.stringMatching(message)));
  });

  it('may stand alone in a file, or in a list', () => {
    const [first, second] = [GOOD, { ...GOOD, title: 'another' }];
    expect(unwrap(parseScenarios(JSON.stringify(first)))).toEqual([{ ...first, options: {} }]);
    expect(unwrap(parseScenarios(JSON.stringify([first, second])))).toEqual([
      { ...first, options: {} },
      { ...second, options: {} },
    ]);
  });

  it('may be in a file that is as long as the limit says', () => {
    expect(unwrap(parseScenarios(JSON.stringify([GOOD]).padEnd(MAX_SCENARIO_LENGTH)))).toHaveLength(1);
  });

  it('may have as many steps as the limit says', () => {
    expect(run({ steps: Array(MAX_SCENARIO_STEPS).fill({ expect: {} }) })).toBeUndefined();
  });
});

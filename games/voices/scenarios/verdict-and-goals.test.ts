import { FastChance } from '@kuluary/kernel/chance';
import { unwrap } from '@kuluary/kernel/result';
import { describe, expect, it } from 'vitest';
import { BOX } from '../cards/card-set.ts';
import type { Goal } from '../rules/card-terms.ts';
import type { State } from '../rules/state.ts';
import { scenarioMarkerName } from '../rules/summary.ts';
import { verdictOf, winnersOf } from '../rules/verdict-and-goals.ts';
import { COLOURS, JUROR_TYPES, REGIONS } from '../rules/vocabulary.ts';
import { makeVoicesGame } from '../rules/voices-game.ts';
import { smallTrialCard, TestTable } from './small-card-set.fixture.ts';

type Deal = Readonly<Record<string, unknown>>;
const EMOTIONS: Readonly<Record<string, number>> = { joy: 3, fear: 2, anger: 2, trust: 1, sadness: 1 };

/** The trial is over: the last card is read; all seats have pushed into Motor skills, and no marker has fallen. */
function ended(deal: Deal, goals: readonly Goal[] = [], options: Deal = {}, seats = 4): TestTable {
  const roles = ['hero', 'b', 'c', 'd', 'e'].slice(0, seats - 1).map((id) => ({
    id,
    icon: 'neutral' as const,
    seats: [seats],
    goals: id === 'hero' ? goals : [{ types: 'guilty', atLeast: 7 } as const],
  }));
  const table = new TestTable({ seats, set: { roles }, options, deal: { round: 8, ...deal } });
  table.chooseTrialCard('plain-2-1').pushRest();
  expect(table.state.isOver).toBe(true);
  return table;
}

/** Whether seat 1 wins. */
const wins = (deal: Deal, goals: readonly Goal[], seats = 4) =>
  ended(deal, goals, {}, seats).summary.winners!.includes(1);

const guilty = (n: number) => Object.fromEntries(JUROR_TYPES.slice(0, n).map((juror) => [juror, 1]));
const innocent = (n: number) => Object.fromEntries(JUROR_TYPES.slice(-n).map((juror) => [juror, 1]));

describe('the verdict', () => {
  it('[V25] the example of the rulebook: two guilt, one innocence, influence blank and innocence: undecided', () => {
    const table = ended({
      guilt: { logical: 2 },
      innocence: { logical: 1 },
      influence: { logical: ['blank', 'innocence'] },
    });
    expect(table.summary.verdict!.logical).toBe('undecided');
    expect(table.events('verdict')[0]!.jurors[0]).toEqual({
      faces: ['blank', 'innocence'],
      guilt: 2,
      innocence: 2,
      cancelled: 2,
      result: 'undecided',
    });
  });

  it('[V25] what is left makes a type guilty, innocent or undecided', () => {
    const { verdict } = ended({
      guilt: { logical: 1, judgmental: 3, distracted: 1 },
      innocence: { judgmental: 2, distracted: 2, 'laid-back': 1 },
      influence: { impulsive: ['guilt'], perceptive: ['blank', 'blank'] },
    }).summary;
    expect(verdict).toEqual({
      logical: 'guilty',
      judgmental: 'guilty',
      distracted: 'innocent',
      'laid-back': 'innocent',
      impulsive: 'guilty',
      perceptive: 'undecided',
    });
  });

  it('[V25] tokens cancel at the end, not before', () => {
    const table = new TestTable({ deal: { round: 7, guilt: { logical: 2 }, innocence: { logical: 2 } } });
    table.chooseTrialCard('plain-2-1').pushRest();
    expect(table.summary).toMatchObject({ guilt: { logical: 2 }, innocence: { logical: 2 }, verdict: null });
  });

  it('[V25] roles are shown and influence on the jury is turned over', () => {
    const table = ended({ influence: { logical: ['guilt'] } });
    const { seats, jurors, verdict } = table.view('spectator');
    expect(seats.map(({ role }) => role)).toEqual(['prosecutor', 'hero', 'b', 'c']);
    expect(jurors[0]!.stack.map(({ face }) => face)).toEqual(['guilt']);
    expect(verdict![0]!.result).toBe('guilty');
    expect(table.eventLog.addressedEvents.slice(-3).map(({ to, event }) => [to, event.type])).toEqual([
      ['all', 'roles'],
      ['all', 'verdict'],
      ['all', 'over'],
    ]);
  });

  it('[V25] influence that was discarded stays hidden from whoever has not looked at it', () => {
    const effect = { do: 'influence', draw: 2, put: 1, on: 'logical' } as const;
    const table = new TestTable({
      set: { trial: [smallTrialCard('look', [{ by: 'prosecutor', effect }], [], 2)] },
      deal: { round: 8, market: ['look'], influence: {}, supply: ['guilt', 'innocence'] },
    });
    table.chooseTrialCard('look').pushRest();
    table.makeMove(0, { type: 'keep', faces: ['guilt'], juror: 'logical' });
    expect(table.state.isOver).toBe(true);
    for (const viewer of [0, 1, 2, 3, 'spectator'] as const) {
      const { jurors, discarded } = table.view(viewer);
      expect(jurors[0]!.stack.map(({ face }) => face)).toEqual(['guilt']);
      expect(discarded.map(({ face }) => face)).toEqual([viewer === 0 ? 'innocence' : null]);
    }
    expect(table.events('verdict')[0]!.jurors.flatMap(({ faces }) => faces)).toEqual(['guilt']);
  });
});

describe('goals', () => {
  it.each<[string, Goal, Deal, Deal]>([
    ['guilty types, at least', { types: 'guilty', atLeast: 2 }, { guilt: guilty(2) }, { guilt: guilty(1) }],
    ['guilty types, at most', { types: 'guilty', atMost: 1 }, { guilt: guilty(1) }, { guilt: guilty(2) }],
    ['innocent types', { types: 'innocent', atLeast: 2 }, { innocence: innocent(2) }, { innocence: innocent(1) }],
    ['undecided types', { types: 'undecided', atLeast: 5 }, { guilt: guilty(1) }, { guilt: guilty(2) }],
    [
      'more of one than of the other',
      { more: 'innocent', than: 'guilty' },
      { guilt: guilty(1), innocence: innocent(2) },
      { guilt: guilty(2), innocence: innocent(2) },
    ],
    [
      'control of one of the named regions',
      { control: ['speech', 'instinct'] },
      { regions: { speech: ['red joy'], instinct: ['blue trust'] } },
      { regions: { speech: ['red joy', 'blue trust'] } },
    ],
    [
      'control: a tie counts',
      { control: ['speech'] },
      { regions: { speech: ['red joy', 'blue joy'] } },
      { regions: { speech: ['red joy', 'blue fear'] } },
    ],
    [
      'control: a marker is needed',
      { control: ['speech'] },
      { regions: { speech: ['grey panic', 'blue trust'] } },
      { regions: { speech: ['grey panic'] } },
    ],
    [
      'own destroyed markers, so many',
      { destroyed: { atLeast: 2 } },
      { destroyed: ['blue joy', 'blue fear'] },
      { destroyed: ['blue joy', 'red joy'] },
    ],
    [
      'own destroyed markers, at most',
      { destroyed: { atMost: 0 } },
      { destroyed: ['red joy'] },
      { destroyed: ['blue joy'] },
    ],
    [
      'the most of all personas, a tie included',
      { destroyed: 'most' },
      { destroyed: ['blue joy', 'red joy'] },
      { destroyed: ['blue joy', 'red joy', 'red fear'] },
    ],
    [
      'the most, without the prosecutor’s',
      { destroyed: 'most' },
      { destroyed: ['blue joy', 'grey panic', 'grey panic'] },
      { destroyed: ['yellow joy', 'grey panic'] },
    ],
    [
      'the fewest, without the prosecutor’s',
      { destroyed: 'fewest' },
      { destroyed: ['blue joy', 'red joy', 'yellow joy'] },
      { destroyed: ['blue joy', 'red joy'] },
    ],
    [
      'cancelled guilt, influence included',
      { cancelled: 3 },
      {
        guilt: { logical: 1, judgmental: 1 },
        innocence: { logical: 3, judgmental: 1 },
        influence: { logical: ['guilt'] },
      },
      {
        guilt: { logical: 1, judgmental: 1 },
        innocence: { logical: 3, judgmental: 1 },
        influence: { logical: ['blank'] },
      },
    ],
  ])('[V26] %s', (_what, goal, winning, losing) => {
    expect(wins({ influence: {}, ...winning }, [goal])).toBe(true);
    expect(wins({ influence: {}, ...losing }, [goal])).toBe(false);
  });

  it('[V26] all of a role’s goals must hold', () => {
    const goals: Goal[] = [
      { types: 'guilty', atLeast: 1 },
      { types: 'innocent', atLeast: 1 },
    ];
    expect(wins({ guilt: guilty(1), innocence: innocent(1) }, goals)).toBe(true);
    expect(wins({ guilt: guilty(1) }, goals)).toBe(false);
  });

  it('[V26] at a table of three the better colour controls, and both colours’ destroyed markers count', () => {
    const regions = { speech: ['blue fear', 'red fear', 'yellow joy'] };
    expect(wins({ regions }, [{ control: ['speech'] }], 3)).toBe(false);
    expect(wins({ regions: { speech: ['blue joy', 'red fear', 'yellow joy'] } }, [{ control: ['speech'] }], 3)).toBe(
      true,
    );
    expect(wins({ destroyed: ['blue joy', 'red joy'] }, [{ destroyed: { atLeast: 2 } }], 3)).toBe(true);
  });

  it('[V26] any number of seats may win, or none', () => {
    const many = ended({ guilt: guilty(4) }, []);
    expect(many.summary.winners).toEqual([0, 1]);
    expect(many.game.outcome(many.state)).toEqual({ winners: [0, 1], draw: false });
    const none = ended({}, [{ types: 'guilty', atLeast: 1 }]);
    expect(none.game.outcome(none.state)).toEqual({ winners: [], draw: true });
  });
});

describe('the prosecutor', () => {
  const prosecutorWins = (deal: Deal, majority = 'four') => ended(deal, [], { majority }).summary.winners!.includes(0);

  it('[V27] wins when four types of six are guilty', () => {
    expect(prosecutorWins({ guilt: guilty(4) })).toBe(true);
    expect(prosecutorWins({ guilt: guilty(3) })).toBe(false);
    expect(prosecutorWins({ guilt: guilty(4), innocence: innocent(2) })).toBe(true);
  });

  it('[V27] wins when more are guilty than innocent, if the host wants it so', () => {
    expect(prosecutorWins({ guilt: guilty(1) }, 'more')).toBe(true);
    expect(prosecutorWins({ guilt: guilty(2), innocence: innocent(2) }, 'more')).toBe(false);
    expect(prosecutorWins({}, 'more')).toBe(false);
  });
});

it.each<[string, Deal, string, string]>([
  ['convicted', { guilt: guilty(4) }, 'four', 'convicted'],
  ['released', { guilt: guilty(1), innocence: innocent(3) }, 'four', 'released'],
  ['released, though half of them are against it', { guilt: guilty(3), innocence: innocent(3) }, 'four', 'released'],
  ['by a jury that could not decide', { guilt: guilty(3), innocence: innocent(1) }, 'four', 'undecided'],
  ['the same with as many undecided as innocent', { guilt: guilty(2), innocence: innocent(2) }, 'four', 'undecided'],
  ['convicted by a bare majority', { guilt: guilty(2), innocence: innocent(1) }, 'more', 'convicted'],
])('[V28] the plot ends in one of three ways: %s', (_what, deal, majority, ending) => {
  expect(ended({ influence: {}, ...deal }, [], { majority }).summary.ending).toBe(ending);
});

// The roles of the game against a second, independent implementation of their goals.

const real = makeVoicesGame(BOX);
const SEATS = 5;
const TRIED = 120;

function someEnd(chance: FastChance, roles: readonly string[]): State {
  const some = <T>(items: readonly T[]) => items[chance.below(items.length)]!;
  const counts = () => Object.fromEntries(JUROR_TYPES.map((juror) => [juror, chance.below(5)]));
  const regions: Record<string, string[]> = Object.fromEntries(REGIONS.map((region) => [region, []]));
  const destroyed: string[] = [];
  for (let marker = 0; marker < 48; marker++) {
    if (marker >= 32 && marker < 40) continue; // violet: unowned
    const where = chance.below(8);
    if (where === 0) destroyed.push(scenarioMarkerName(marker));
    else if (where < 4) regions[some(REGIONS)]!.push(scenarioMarkerName(marker));
  }
  const influence = { logical: ['guilt', 'innocence', 'blank'], perceptive: ['guilt', 'guilt'] };
  const deal = { roles, guilt: counts(), innocence: counts(), influence, regions, destroyed };
  return unwrap(real.arrange(SEATS, real.completeOptions(SEATS, {}), deal));
}

/** Guilt and innocence by type of jurors, influence included. */
function tokens(state: State): [guilt: number, innocence: number][] {
  return JUROR_TYPES.map((_, i) => {
    const faces = state.stacks[i]!.map(({ face }) => face);
    return [
      state.guilt[i]! + faces.filter((f) => f === 0).length,
      state.innocence[i]! + faces.filter((f) => f === 1).length,
    ];
  });
}

function opinion(state: State, seat: number, goal: Goal): boolean {
  const results = tokens(state);
  const count = {
    guilty: results.filter(([g, i]) => g > i).length,
    innocent: results.filter(([g, i]) => g < i).length,
    undecided: results.filter(([g, i]) => g === i).length,
  };
  const colour = COLOURS[seat - 1]!; // seat 0 is the prosecutor
  const out = (each: string) =>
    state.places.filter((place, id) => place === 6 && scenarioMarkerName(id).startsWith(each)).length;
  if ('types' in goal) return count[goal.types] >= (goal.atLeast ?? 0) && count[goal.types] <= (goal.atMost ?? 6);
  if ('more' in goal) return count[goal.more] > count[goal.than];
  if ('cancelled' in goal) return results.reduce((sum, [g, i]) => sum + Math.min(g, i), 0) >= goal.cancelled;
  if ('control' in goal) {
    return goal.control.some((region) => {
      const lying = state.platforms[REGIONS.indexOf(region)]!.map(({ id }) => scenarioMarkerName(id).split(' '));
      const sum = (of: string) => lying.reduce((n, [c, emotion]) => n + (c === of ? EMOTIONS[emotion!]! : 0), 0);
      return sum(colour) > 0 && COLOURS.slice(0, 5).every((other) => sum(other) <= sum(colour));
    });
  }
  const all = COLOURS.slice(0, SEATS - 1).map(out);
  if (goal.destroyed === 'most') return out(colour) === Math.max(...all);
  if (goal.destroyed === 'fewest') return out(colour) === Math.min(...all);
  return out(colour) >= (goal.destroyed.atLeast ?? 0) && out(colour) <= (goal.destroyed.atMost ?? 8);
}

describe('the roles of the box', () => {
  const personas = BOX.roles.filter(({ id }) => id !== 'prosecutor');

  it.each(personas.map(({ id }) => id))('[V26] %s wins where its goals hold, and only there', (id) => {
    const chance = new FastChance(personas.findIndex((role) => role.id === id) + 1);
    const others = personas.filter((role) => role.id !== id).slice(0, SEATS - 2);
    const met = new Set<boolean>();
    for (let i = 0; i < TRIED; i++) {
      const seat = 1 + chance.below(SEATS - 1);
      const roles = others.map((role) => role.id);
      roles.splice(seat - 1, 0, id);
      const state = someEnd(chance, ['prosecutor', ...roles]);
      const wanted = personas.find((role) => role.id === id)!.goals.every((goal) => opinion(state, seat, goal));
      expect(winnersOf({ box: BOX, state }).includes(seat)).toBe(wanted);
      expect(verdictOf(state).map(({ guilt, innocence }) => [guilt, innocence])).toEqual(tokens(state));
      met.add(wanted);
    }
    expect(met.size).toBe(2);
  });

  it('[V26] use all six kinds of goals', () => {
    const goals = personas.flatMap((role) => role.goals);
    const types = new Set(goals.flatMap((goal) => ('types' in goal ? [goal.types] : [])));
    expect([...types].sort()).toEqual(['guilty', 'innocent', 'undecided']);
    for (const notion of ['control', 'destroyed', 'cancelled']) {
      expect(
        goals.some((goal) => notion in goal),
        notion,
      ).toBe(true);
    }
  });
});

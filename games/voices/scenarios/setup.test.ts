import { FastChance } from '@kuluary/kernel/chance';
import type { EventSink } from '@kuluary/kernel/game';
import { resolveOptions } from '@kuluary/kernel/options';
import { expect, it } from 'vitest';
import { BOX, voicesGame } from '../cards/card-set.ts';
import type { Event } from '../rules/events.ts';
import { colourOf, markerValue } from '../rules/markers.ts';
import type { Move } from '../rules/moves.ts';
import { firstPlayerOf } from '../rules/setup.ts';
import { type State, UNUSED } from '../rules/state.ts';
import { scenarioMarkerName } from '../rules/summary.ts';
import { COLOURS, type Colour, INFLUENCE_FACES } from '../rules/vocabulary.ts';

const SEEDS = Array.from({ length: 60 }, (_, seed) => seed + 1);
const TABLES = [3, 4, 5, 6];

function dealt(
  seats: number,
  seed: number,
  chosen: Readonly<Record<string, unknown>> = {},
  eventSink?: EventSink<Event>,
): State {
  return voicesGame.setup(seats, voicesGame.completeOptions(seats, chosen), new FastChance(seed), eventSink);
}

function idsOf({ roles }: State): string[] {
  return roles.map((role) => BOX.roles[role]!.id);
}

it('[V1] three to six seats', () => {
  expect(voicesGame.seats).toEqual([3, 6]);
  for (const seats of TABLES) expect(dealt(seats, 1).roles).toHaveLength(seats);
});

it('[V1] eight markers of each colour: Joy 3, Fear 2, 2, Anger 2, Trust 1, 1, Sadness 1, 1; grey ones worth nothing', () => {
  const worth = (from: number) =>
    Array.from({ length: 8 }, (_, i) => [scenarioMarkerName(from + i), markerValue(from + i)]);
  const persona = ['joy 3', 'fear 2', 'fear 2', 'anger 2', 'trust 1', 'trust 1', 'sadness 1', 'sadness 1'];
  ['blue', 'red', 'yellow', 'green', 'violet'].forEach((colour, i) => {
    expect(worth(8 * i)).toEqual(persona.map((each) => [`${colour} ${each.slice(0, -2)}`, Number(each.slice(-1))]));
  });
  const grey = [...Array(4).fill('nervousness'), ...Array(2).fill('embarrassment'), ...Array(2).fill('panic')];
  expect(worth(40)).toEqual(grey.map((emotion) => [`grey ${emotion}`, 0]));
});

it('[V1] a persona has a colour, at a table of three two; nobody has the rest', () => {
  for (const seats of TABLES) {
    const state = dealt(seats, 2);
    const { prosecutor, owners, places } = state;
    const each = seats === 3 ? 2 : 1;
    for (let seat = 0; seat < seats; seat++) {
      const colours = owners.filter((owner) => owner === seat).length;
      expect(colours).toBe(seat === prosecutor ? 1 : each);
    }
    expect(owners[5]).toBe(prosecutor);
    expect(places.filter((place) => place === UNUSED)).toHaveLength(8 + 8 * each * (seats - 1));
  }
});

const MOVE_ANY: Move = { type: 'pass' };
const wish = (...colours: readonly Colour[]): Move => ({ type: 'colours', colours });

/** The colours of each seat after these wishes; seat 0 is the prosecutor. */
function coloursAfter(wishes: readonly Move[], events: Event[] = []): (readonly Colour[])[] {
  const state = dealt(wishes.length + 1, 1, { prosecutor: 0 });
  const eventSink = { all: (event: Event) => events.push(event), only: () => undefined };
  wishes.forEach((move, i) => {
    expect(voicesGame.refusal(state, i + 1, move)).toBeUndefined();
    voicesGame.apply(state, i + 1, move, new FastChance(2), eventSink);
  });
  expect(voicesGame.decisions(state)).toEqual([{ seat: 0, kind: 'trial' }]);
  const unused = state.places.flatMap((place, marker) => (place === UNUSED ? [colourOf(marker)] : []));
  expect([...new Set(unused)]).toEqual(state.owners.flatMap((owner, colour) => (owner < 0 ? [] : [colour])));
  return voicesGame.view(state, 'spectator').seats.map(({ colours }) => colours.map((colour) => COLOURS[colour]!));
}

it('[V44] every persona is asked before the first round which colours it would like, all at once', () => {
  for (const seats of TABLES) {
    const state = dealt(seats, 3, { prosecutor: 1 });
    const asked = voicesGame.decisions(state);
    expect(asked.map(({ seat }) => seat)).toEqual([0, 2, 3, 4, 5].slice(0, seats - 1));
    expect(asked.every(({ kind }) => kind === 'colours')).toBe(true);
    expect(voicesGame.moves(state, 1)).toEqual([]);
    expect(voicesGame.moves(state, 0)).toHaveLength(seats === 3 ? 5 + 10 + 1 : 5 + 1);
    for (const move of [wish('grey'), wish(), wish('red', 'red'), wish('blue', 'red', 'green')]) {
      expect(voicesGame.refusal(state, 0, move)?.code).toBe('not-offered');
    }
  }
});

it('[V44] who wishes for a colour gets it; where two want the same, the lower seat does', () => {
  expect(coloursAfter([wish('violet'), wish('green'), wish('blue')])).toEqual([
    ['grey'],
    ['violet'],
    ['green'],
    ['blue'],
  ]);
  expect(coloursAfter([MOVE_ANY, wish('yellow'), wish('yellow')])).toEqual([['grey'], ['blue'], ['yellow'], ['red']]);
});

it('[V44] who has no preference keeps what was dealt, or gets what is left', () => {
  expect(coloursAfter([MOVE_ANY, MOVE_ANY, MOVE_ANY])).toEqual([['grey'], ['blue'], ['red'], ['yellow']]);
  expect(coloursAfter([MOVE_ANY, MOVE_ANY, wish('blue')])).toEqual([['grey'], ['yellow'], ['red'], ['blue']]);
});

it('[V44] at a table of three one may wish for two, or for one', () => {
  const events: Event[] = [];
  expect(coloursAfter([wish('green', 'violet'), wish('green')], events)).toEqual([
    ['grey'],
    ['green', 'violet'],
    ['yellow', 'blue'].reverse(),
  ]);
  expect(events).toContainEqual({ type: 'colours', owners: [2, -1, 2, 1, 1, 0] });
});

it('[V44] wishes lie open until all have answered', () => {
  const state = dealt(4, 1, { prosecutor: 0 });
  voicesGame.apply(state, 2, wish('violet'), new FastChance(2));
  for (const viewer of [0, 1, 3, 'spectator'] as const) {
    expect(voicesGame.view(state, viewer).seats.map((seat) => seat.wish)).toEqual([[], [], [4], []]);
  }
  expect(voicesGame.decisions(state).map(({ seat }) => seat)).toEqual([1, 3]);
});

it('[V2] the prosecutor, and every role whose card shows this number of seats', () => {
  for (const seats of TABLES) {
    const listed = BOX.roles.filter((role) => role.seats.includes(seats)).map(({ id }) => id);
    expect(listed).toHaveLength(seats);
    for (const seed of SEEDS.slice(0, 10)) expect(idsOf(dealt(seats, seed)).sort()).toEqual(listed.slice().sort());
  }
});

it('[V2] any seat may be dealt any role', () => {
  for (let seat = 0; seat < 4; seat++) {
    expect(new Set(SEEDS.map((seed) => dealt(4, seed).roles[seat])).size).toBe(4);
  }
});

it('[V2] the prosecutor’s is public, the others are sent to their seats alone', () => {
  const addressed: { to: number | 'all'; event: Event }[] = [];
  const state = dealt(
    5,
    3,
    {},
    {
      all: (event) => addressed.push({ to: 'all', event }),
      only: (to, event) => addressed.push({ to, event }),
    },
  );
  const { prosecutor } = state;
  for (const viewer of [0, 1, 2, 3, 4, 'spectator'] as const) {
    const roles = voicesGame.view(state, viewer).seats.map(({ role }) => role);
    const ids = idsOf(state);
    expect(roles).toEqual(ids.map((id, seat) => (seat === viewer || seat === prosecutor ? id : null)));
  }
  const ofRoles = addressed.filter(({ event }) => event.type === 'role');
  expect(ofRoles.map(({ to }) => to)).toEqual([0, 1, 2, 3, 4].filter((seat) => seat !== prosecutor));
});

it('[V3] the prosecutor alone sees three trial cards of the first phase; the others how many are left', () => {
  for (const seats of TABLES) {
    const state = dealt(seats, 4);
    expect(state.market).toHaveLength(3);
    expect(state.market.every((card) => BOX.trial[card]!.phase === 1)).toBe(true);
    expect(state.trial).toHaveLength(21);
    for (const viewer of [...Array(seats).keys(), 'spectator'] as const) {
      const { market, trial } = voicesGame.view(state, viewer);
      expect([market === null, trial]).toEqual([viewer !== state.prosecutor, 21]);
    }
  }
});

it('[V3] the trial cards are shuffled', () => {
  expect(new Set(SEEDS.map((seed) => dealt(4, seed).market.join())).size).toBeGreaterThan(50);
});

it('[V4] each persona draws two strategies, the prosecutor none', () => {
  for (const seats of TABLES) {
    const { hands, prosecutor, deck } = dealt(seats, 5);
    expect(hands.map(({ length }) => length)).toEqual(hands.map((_, seat) => (seat === prosecutor ? 0 : 2)));
    expect(deck).toHaveLength(24 - 2 * (seats - 1));
  }
  const first = (seed: number) => {
    const { hands, prosecutor } = dealt(4, seed);
    return hands[(prosecutor + 1) % 4]!.join();
  };
  expect(new Set(SEEDS.map(first)).size).toBeGreaterThan(30);
});

it('[V5] a random plot puts its influence tokens on the jury, which nobody looks at', () => {
  const plots = new Set<string>();
  for (const seed of SEEDS) {
    const state = dealt(4, seed);
    const plot = BOX.plots[state.plot]!;
    plots.add(plot.id);
    const sizes = state.stacks.map(({ length }) => length);
    expect(sizes.reduce((sum, n) => sum + n, 0)).toBe(plot.start.reduce((sum, { n }) => sum + n, 0));
    expect(state.stacks.flat().every(({ seen, isPublic }) => seen.length === 0 && !isPublic)).toBe(true);
    expect(voicesGame.view(state, state.prosecutor).jurors.flatMap(({ stack }) => stack)[0]).toMatchObject({
      face: null,
    });
    expect(state.supply).toHaveLength(30 - sizes.reduce((sum, n) => sum + n, 0));
  }
  expect(plots.size).toBe(4);
});

it('[V5] tokens are 12 guilt, 12 innocence and 6 blanks, well mixed', () => {
  const faces = new Set<string>();
  for (const seed of SEEDS) {
    const { stacks, supply } = dealt(4, seed);
    const all = [...stacks.flat().map(({ face }) => face), ...supply];
    expect(INFLUENCE_FACES.map((_, face) => all.filter((each) => each === face).length)).toEqual([12, 12, 6]);
    faces.add(INFLUENCE_FACES[stacks.flat()[0]!.face]!);
  }
  expect(faces.size).toBe(3);
});

it('[V5] the plot says who is first: the prosecutor, its neighbours, or who sits across', () => {
  const plot = { id: '', start: [] };
  expect(firstPlayerOf({ ...plot, first: 'prosecutor' }, 2, 5)).toBe(2);
  expect(firstPlayerOf({ ...plot, first: 'left' }, 4, 5)).toBe(0);
  expect(firstPlayerOf({ ...plot, first: 'right' }, 0, 5)).toBe(4);
  expect(firstPlayerOf({ ...plot, first: 'across' }, 1, 4)).toBe(3);
  for (const seed of SEEDS) {
    const state = dealt(4, seed);
    expect(state.first).toBe(firstPlayerOf(BOX.plots[state.plot]!, state.prosecutor, 4));
  }
});

const EXPERTS: Readonly<Record<number, readonly [number, number, number]>> = {
  3: [1, 1, 1],
  4: [1, 1, 2],
  5: [1, 2, 2],
  6: [2, 2, 2],
};

it('[V29] expert roles: so many of each icon, one of them put aside unseen, whatever seats the cards show', () => {
  for (const seats of TABLES) {
    const aside = new Set<string>();
    let others = 0;
    for (const seed of SEEDS) {
      const state = dealt(seats, seed, { roles: 'expert' });
      const roles = [...state.roles, state.aside].map((role) => BOX.roles[role]!);
      expect(new Set(roles).size).toBe(seats + 1);
      expect(state.roles.filter((role) => role === 0)).toHaveLength(1);
      expect(state.aside).toBeGreaterThan(0);
      const icons = ['guilt', 'innocence', 'neutral'].map(
        (icon) => roles.filter((role) => role.id !== 'prosecutor' && role.icon === icon).length,
      );
      expect(icons).toEqual(EXPERTS[seats]);
      aside.add(BOX.roles[state.aside]!.icon);
      others += roles.filter((role) => !role.seats.includes(seats)).length;
      for (const viewer of [...Array(seats).keys(), 'spectator'] as const) {
        expect(Object.keys(voicesGame.view(state, viewer))).not.toContain('aside');
      }
    }
    expect(aside.size).toBe(3);
    expect(others).toBeGreaterThan(0);
  }
});

it('[V29] without that none is put aside', () => {
  expect(dealt(4, 1).aside).toBe(-1);
});

it('[V30] a chosen prosecutor gets that card, the others are dealt the rest', () => {
  for (const roles of ['basic', 'expert']) {
    for (const seats of TABLES) {
      for (let prosecutor = 0; prosecutor < seats; prosecutor++) {
        const states = SEEDS.slice(0, 8).map((seed) => dealt(seats, seed, { roles, prosecutor }));
        for (const state of states) {
          expect(state.prosecutor).toBe(prosecutor);
          expect(state.roles[prosecutor]).toBe(0);
          expect(new Set(state.roles).size).toBe(seats);
        }
        expect(new Set(states.map((state) => state.roles.join())).size).toBeGreaterThan(1);
      }
    }
  }
});

it('[V30] only a seat of this table can be chosen', () => {
  expect(resolveOptions(voicesGame, 4, { prosecutor: 3 }).ok).toBe(true);
  for (const prosecutor of [4, -1, 1.5, '1']) {
    expect(resolveOptions(voicesGame, 4, { prosecutor }).ok).toBe(false);
  }
});

it('[V40] the memory aid is off unless the host wants it; the rules, and what a seat knows, are the same', () => {
  expect(voicesGame.completeOptions(4, {}).memoryAid).toBe(false);
  const [off, on] = [false, true].map((memoryAid) => dealt(4, 9, { memoryAid }));
  expect(voicesGame.view(on!, 1).options.memoryAid).toBe(true);
  expect({ ...on!, options: null }).toEqual({ ...off!, options: null });
  expect(voicesGame.view(on!, 1).jurors).toEqual(voicesGame.view(off!, 1).jurors);
});

it('[V9] the aim misses unless the host has switched that off', () => {
  expect(voicesGame.completeOptions(4, {}).aimError).toBe(true);
});

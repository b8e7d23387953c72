import type { Viewer } from '@kuluary/kernel/game';
import { describe, expect, it } from 'vitest';
import type { Ability } from '../rules/card-terms.ts';
import type { Event } from '../rules/events.ts';
import { cardBeingReadBy } from '../rules/view.ts';
import { REGIONS } from '../rules/vocabulary.ts';
import { markerColumn, smallTrialCard, TestTable } from './small-card-set.fixture.ts';

// What each viewer may see, tested for every kind of secret and every viewer. Four seats; seat 0 is the prosecutor.

const VIEWERS: readonly Viewer[] = [0, 1, 2, 3, 'spectator'];
const PROSECUTOR = 0;

const HIDDEN: Ability = {
  by: 'speech',
  hidden: [
    { do: 'put', token: 'guilt', on: 'any' },
    { do: 'put', token: 'innocence', on: 'any' },
    { do: 'draw', n: 1 },
  ],
};
const TRIAL = [
  smallTrialCard('secret-one', [HIDDEN], [{ by: 'prosecutor', effect: { do: 'put', token: 'guilt', on: 'any' } }]),
  smallTrialCard('secret-two', [], [], 1, ['motor', 'instinct']),
  smallTrialCard('secret-three', [], [], 1, ['motor', 'observation']),
];
const MARKET = ['secret-one', 'secret-two', 'secret-three'];

function arranged(
  deal: Readonly<Record<string, unknown>> = {},
  options: Readonly<Record<string, unknown>> = {},
): TestTable {
  return new TestTable({ set: { trial: TRIAL }, options, deal: { market: MARKET, ...deal } });
}

/** A viewer's view and events since the deal. */
function known(table: TestTable, viewer: Viewer): string {
  return JSON.stringify([table.view(viewer), table.eventLog.eventsFor(viewer)]);
}

/** A table at the decision between hidden effects. */
function atHidden(): TestTable {
  return arranged({ regions: { speech: ['red joy'] } })
    .chooseTrialCard('secret-one')
    .pushRest();
}

describe.each(VIEWERS.map((viewer) => [viewer] as const))('viewer %s', (viewer) => {
  it('[V24] sees its own role, the prosecutor’s, and no other until the end', () => {
    const roles = ['always', 'prosecutor', 'calm', 'never'];
    const deal = { roles, round: 8, hands: [[], [], [], []], market: ['plain-2-1'] };
    const table = new TestTable({ deal });
    const seen = () => table.view(viewer).seats.map(({ role }) => role);
    expect(seen()).toEqual(roles.map((role, seat) => (seat === viewer || role === 'prosecutor' ? role : null)));
    table.chooseTrialCard('plain-2-1').pushRest();
    expect(seen()).toEqual(roles);
  });

  it('[V24] sees its own strategies, of the others how many', () => {
    const hands = [[], ['any-guilt', 'again'], ['strike'], []];
    const seats = arranged({ hands }).view(viewer).seats;
    expect(seats.map(({ cards }) => cards)).toEqual([0, 2, 1, 0]);
    expect(seats.map(({ hand }) => hand)).toEqual(hands.map((hand, seat) => (seat === viewer ? hand : null)));
  });

  it('[V24] gets events with its own drawn cards, and with the number of others’', () => {
    const table = arranged({ hands: [[], ['draw-two'], [], []], strategies: ['motor-only', 'strike'] });
    table.chooseTrialCard('secret-two').push('blue joy', 'speech').playStrategy(1, 'draw-two');
    expect(table.eventLog.eventsFor(viewer)).toContainEqual({ type: 'drew', seat: 1, n: 2 });
    expect(/motor-only|strike/.test(known(table, viewer))).toBe(viewer === 1);
  });

  it('[V43] reads out, and so knows whole, the card of the round if it is the prosecutor, until it is resolved', () => {
    const held = (table: TestTable) => cardBeingReadBy(table.view(viewer), viewer);
    const table = arranged();
    expect(held(table)).toBeUndefined();
    table.chooseTrialCard('secret-one').pushRest();
    expect(table.view(viewer).readings.at(-1)).toMatchObject({ card: 'secret-one', isOver: false });
    expect(held(table)).toBe(viewer === PROSECUTOR ? 'secret-one' : undefined);
    while (!table.view(viewer).readings.at(-1)!.isOver) {
      const [seat] = Object.keys(table.asked).map(Number);
      table.makeMove(seat!, table.moves(seat!)[0]!);
    }
    expect(held(table)).toBeUndefined();
  });

  it('[V24] sees the market if it is the prosecutor', () => {
    expect(arranged().view(viewer).market).toEqual(viewer === PROSECUTOR ? MARKET : null);
    expect(/secret/.test(known(arranged(), viewer))).toBe(viewer === PROSECUTOR);
  });

  it('[V24] sees the two regions of the chosen card; which it is, only when it is read', () => {
    const table = arranged().chooseTrialCard('secret-two').push('blue joy', 'speech');
    expect(table.view(viewer).chosen!.regions).toEqual(['motor', 'instinct']);
    expect(/secret-two/.test(known(table, viewer))).toBe(viewer === PROSECUTOR);
    table.pushRest();
    expect(table.view(viewer).readings.map(({ card }) => card)).toEqual(['secret-two']);
    expect(/secret-(one|three)/.test(known(table, viewer))).toBe(viewer === PROSECUTOR);
  });

  it('[V24] sees of a card’s back what has been read', () => {
    const table = atHidden();
    const { programs } = table.box.trial[0]!.sides.back[0]!;
    expect(table.view(viewer).readings[0]).toMatchObject({ side: 0, resolved: [] });
    expect(table.view(viewer).stack.map(({ program }) => program)).not.toContain(programs[0]);
    expect(known(table, viewer)).not.toContain('"back"');
    table.makeMove(2, { type: 'option', option: 2 });
    expect(table.view(viewer).readings[0]).toMatchObject({ side: 1 });
    expect(table.eventLog.eventsFor(viewer)).toContainEqual({ type: 'fiction', card: 'secret-one', side: 'back' });
  });

  it('[V15] sees nothing of hidden effects before one is chosen, and then nothing of the others', () => {
    const table = atHidden();
    const { programs } = table.box.trial[0]!.sides.front[0]!;
    const running = () => table.view(viewer).stack.map(({ program }) => program);
    for (const program of programs) expect(running()).not.toContain(program);
    table.makeMove(2, { type: 'option', option: 1 });
    expect(running()).toContain(programs[1]);
    for (const option of [0, 2]) expect(running()).not.toContain(programs[option]);
    const options = table.eventLog.eventsFor(viewer).filter(({ type }) => type === 'option');
    expect(options).toMatchObject([{ option: 1 }]);
  });

  it('[V24] sees of influence tokens what it has looked at, of the rest how many and who looked', () => {
    const effect = { do: 'peek', n: 1, on: 'logical' } as const;
    const table = new TestTable({
      set: { trial: [smallTrialCard('look', [{ by: 'speech', effect }])] },
      deal: { market: ['look'], regions: { speech: ['red joy'] }, influence: { logical: ['guilt', 'blank'] } },
    });
    table.chooseTrialCard('look').pushRest();
    const { jurors, supply, discarded } = table.view(viewer);
    expect(jurors[0]!.stack).toEqual([
      { face: null, seen: [], isPublic: false },
      { face: viewer === 2 ? 'blank' : null, seen: [2], isPublic: false },
    ]);
    expect([supply, discarded]).toEqual([28, []]);
    expect(table.eventLog.eventsFor(viewer)).toContainEqual({ type: 'peeked', seat: 2, juror: 'logical', n: 1 });
    expect(table.eventLog.eventsFor(viewer).some(({ type }) => type === 'saw')).toBe(viewer === 2);
  });

  it('[V24] the prosecutor looks like any other seat, when it is the one to look', () => {
    const effect = { do: 'influence', draw: 2, put: 1, on: 'logical' } as const;
    const table = new TestTable({
      set: { trial: [smallTrialCard('look', [{ by: 'prosecutor', effect }])] },
      deal: { market: ['look'], supply: ['guilt', 'blank'] },
    });
    table.chooseTrialCard('look').pushRest();
    expect(table.view(viewer).drawn).toEqual(viewer === PROSECUTOR ? ['guilt', 'blank'] : [null, null]);
    table.makeMove(PROSECUTOR, { type: 'keep', faces: ['blank'], juror: 'logical' });
    expect(table.view(viewer).jurors[0]!.stack[0]!.face).toBe(viewer === PROSECUTOR ? 'blank' : null);
    expect(table.view(viewer).discarded[0]!.face).toBe(viewer === PROSECUTOR ? 'guilt' : null);
  });

  it('[V24] cannot infer from the decision whether the drawn influence tokens are alike', () => {
    const effect = { do: 'influence', draw: 2, put: 1, on: 'logical' } as const;
    const events = [
      ['guilt', 'guilt'],
      ['guilt', 'blank'],
    ].map((supply) => {
      const table = new TestTable({
        set: { trial: [smallTrialCard('look', [{ by: 'speech', effect }])] },
        deal: { market: ['look'], regions: { speech: ['red joy'] }, supply },
      });
      table.chooseTrialCard('look').pushRest();
      expect(table.game.decisions(table.state)).toEqual([{ seat: 2, kind: 'influence' }]);
      return known(table, viewer);
    });
    expect(events[0] === events[1]).toBe(viewer !== 2);
  });

  it('[V24] sees which trial cards were exchanged if it is the prosecutor', () => {
    const table = arranged({ first: 0 }, { abilities: true })
      .chooseTrialCard('secret-one')
      .push('grey embarrassment', 'motor');
    table.makeMove(0, { type: 'replace', card: 'secret-two' });
    const card = viewer === PROSECUTOR ? 'secret-two' : null;
    expect(table.view(viewer).dropped).toEqual([{ card, region: REGIONS.indexOf('motor') }]);
    expect(/secret/.test(known(table, viewer))).toBe(viewer === PROSECUTOR);
    expect(table.eventLog.eventsFor(viewer)).toContainEqual({ type: 'replaced', seat: 0, region: 'motor' });
  });

  it('[V24] sees markers, where they lie, what is destroyed, verdict tokens and discarded strategies', () => {
    const table = arranged({
      hands: [[], ['any-guilt'], [], []],
      guilt: { logical: 2 },
      innocence: { perceptive: 1 },
      regions: { speech: markerColumn('grey panic', 'yellow joy', 'red joy') },
    });
    table.chooseTrialCard('secret-one').push('blue joy', 'speech').playStrategy(1, 'any-guilt');
    const { regions, places, jurors, discard } = table.view(viewer);
    expect(regions[2]!.lying.map(({ id, x, y }) => [id, x, y])).toEqual([
      [0, 32_000, 10_000],
      [16, 32_000, 50_000],
      [46, 32_000, 30_000],
    ]);
    expect(regions[2]!.leaders).toEqual([1, 3]);
    expect(places[8]).toBe(6);
    expect([jurors[0]!.guilt, jurors[5]!.innocence]).toEqual([3, 1]);
    expect(discard).toEqual(['any-guilt']);
  });
});

it('[V24] an event lists two strategies drawn together in the order of the hand, not of the deck', () => {
  const events = (strategies: readonly string[]) => {
    const table = arranged({ hands: [[], ['draw-two'], [], []], strategies }).chooseTrialCard('secret-two');
    return table.push('blue joy', 'speech').playStrategy(1, 'draw-two').events('drawn');
  };
  expect(events(['motor-only', 'strike'])).toEqual(events(['strike', 'motor-only']));
});

/** Whether `act` caused an event that reveals a secret. */
const revealsSecret = (table: TestTable, act: () => unknown): boolean => {
  const before = table.eventLog.addressedEvents.length;
  act();
  return table.eventLog.addressedEvents.slice(before).some(({ event }: { event: Event }) => table.game.reveals(event));
};

describe('taking back', () => {
  it('[V24] a move that reveals something cannot be taken back: a push, a strategy, a look', () => {
    const table = arranged({ hands: [[], ['draw-two'], [], []] }).chooseTrialCard('secret-one');
    expect(revealsSecret(table, () => table.push('blue joy', 'speech'))).toBe(true);
    expect(revealsSecret(table, () => table.playStrategy(1, 'draw-two'))).toBe(true);
  });

  it('[V24] the regions of a trial card were hidden until it was chosen', () => {
    const table = arranged();
    expect(revealsSecret(table, () => table.chooseTrialCard('secret-two'))).toBe(true);
  });

  it('[V24] a strategy was hidden until it was discarded', () => {
    const hands = [[], ['draw-two', 'any-guilt', 'any-innocence'], [], []];
    const table = arranged({ hands })
      .chooseTrialCard('secret-two')
      .push('blue joy', 'speech')
      .playStrategy(1, 'draw-two');
    expect(revealsSecret(table, () => table.makeMove(1, { type: 'discard', card: 'any-guilt' }))).toBe(true);
  });

  it('[V24] a token on the jury shows nothing new', () => {
    const table = atHidden().makeMove(2, { type: 'option', option: 1 });
    const before = table.eventLog.addressedEvents.length;
    table.makeMove(2, { type: 'juror', juror: 'logical' });
    expect(table.game.reveals(table.eventLog.addressedEvents[before]!.event)).toBe(false);
  });
});

it('[V24] events name cards only by their ids, never what is on a side that was not read', () => {
  const table = atHidden();
  for (const { event } of table.eventLog.addressedEvents) {
    if ('card' in event) expect(['fiction', 'ability'].includes(event.type) && event.card === 'secret-one').toBe(true);
    expect(JSON.stringify(event)).not.toMatch(/hidden|program|effect/);
  }
});

it('[V39] of tokens that were shuffled into the supply each remembers those that it has looked at, and no other', () => {
  const table = arranged({ influence: {} }).chooseTrialCard('secret-one');
  table.state.returned = [
    { face: 0, seen: [1], isPublic: false },
    { face: 1, seen: [], isPublic: true },
    { face: 2, seen: [], isPublic: false },
  ];
  const faces = (viewer: Viewer) => table.view(viewer).returned.map(({ face }) => face);
  expect(faces(1)).toEqual(['guilt', 'innocence', null]);
  for (const viewer of [0, 2, 'spectator'] as const) expect(faces(viewer)).toEqual([null, 'innocence', null]);
});

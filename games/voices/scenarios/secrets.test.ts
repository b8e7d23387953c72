import type { Viewer } from '@kuluary/kernel/game';
import { describe, expect, it } from 'vitest';
import type { Ability } from '../rules/dialect.ts';
import type { Event } from '../rules/events.ts';
import { REGIONS } from '../rules/vocabulary.ts';
import { column, Sitting, trialCard } from './small-box.fixture.ts';

// What each viewer may see: one test for every row of the table and every viewer. Four seats; seat 0 is the prosecutor.

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
  trialCard('secret-one', [HIDDEN], [{ by: 'prosecutor', effect: { do: 'put', token: 'guilt', on: 'any' } }]),
  trialCard('secret-two', [], [], 1, ['motor', 'instinct']),
  trialCard('secret-three', [], [], 1, ['motor', 'observation']),
];
const MARKET = ['secret-one', 'secret-two', 'secret-three'];

function arranged(
  deal: Readonly<Record<string, unknown>> = {},
  options: Readonly<Record<string, unknown>> = {},
): Sitting {
  return new Sitting({ set: { trial: TRIAL }, options, deal: { market: MARKET, ...deal } });
}

/** All that a viewer sees, and was told since the deal. */
function known(sitting: Sitting, viewer: Viewer): string {
  return JSON.stringify([sitting.view(viewer), sitting.told.seenBy(viewer)]);
}

/** Read as far as the hidden effects. */
function atHidden(): Sitting {
  return arranged({ regions: { speech: ['red joy'] } })
    .choose('secret-one')
    .placeRest();
}

describe.each(VIEWERS.map((viewer) => [viewer] as const))('viewer %s', (viewer) => {
  it('[V24] sees its own role, the prosecutor’s, and no other until the end', () => {
    const roles = ['always', 'prosecutor', 'calm', 'never'];
    const deal = { roles, round: 8, hands: [[], [], [], []], market: ['plain-2-1'] };
    const sitting = new Sitting({ deal });
    const seen = () => sitting.view(viewer).seats.map(({ role }) => role);
    expect(seen()).toEqual(roles.map((role, seat) => (seat === viewer || role === 'prosecutor' ? role : null)));
    sitting.choose('plain-2-1').placeRest();
    expect(seen()).toEqual(roles);
  });

  it('[V24] sees its own strategies, of the others how many', () => {
    const hands = [[], ['any-guilt', 'again'], ['strike'], []];
    const seats = arranged({ hands }).view(viewer).seats;
    expect(seats.map(({ cards }) => cards)).toEqual([0, 2, 1, 0]);
    expect(seats.map(({ hand }) => hand)).toEqual(hands.map((hand, seat) => (seat === viewer ? hand : null)));
  });

  it('[V24] is told what it draws itself, of the others how many', () => {
    const sitting = arranged({ hands: [[], ['draw-two'], [], []], strategies: ['motor-only', 'strike'] });
    sitting.choose('secret-two').push('blue joy', 'speech').strategy(1, 'draw-two');
    expect(sitting.told.seenBy(viewer)).toContainEqual({ type: 'drew', seat: 1, n: 2 });
    expect(/motor-only|strike/.test(known(sitting, viewer))).toBe(viewer === 1);
  });

  it('[V24] sees the market if it is the prosecutor', () => {
    expect(arranged().view(viewer).market).toEqual(viewer === PROSECUTOR ? MARKET : null);
    expect(/secret/.test(known(arranged(), viewer))).toBe(viewer === PROSECUTOR);
  });

  it('[V24] sees the two regions of the chosen card; which it is, only when it is read', () => {
    const sitting = arranged().choose('secret-two').push('blue joy', 'speech');
    expect(sitting.view(viewer).chosen!.regions).toEqual(['motor', 'instinct']);
    expect(/secret-two/.test(known(sitting, viewer))).toBe(viewer === PROSECUTOR);
    sitting.placeRest();
    expect(sitting.view(viewer).readings.map(({ card }) => card)).toEqual(['secret-two']);
    expect(/secret-(one|three)/.test(known(sitting, viewer))).toBe(viewer === PROSECUTOR);
  });

  it('[V24] sees of a card’s back what has been read', () => {
    const sitting = atHidden();
    const { programs } = sitting.box.trial[0]!.sides.back[0]!;
    expect(sitting.view(viewer).readings[0]).toMatchObject({ side: 0, resolved: [] });
    expect(sitting.view(viewer).stack.map(({ program }) => program)).not.toContain(programs[0]);
    expect(known(sitting, viewer)).not.toContain('"back"');
    sitting.do(2, { type: 'option', option: 2 });
    expect(sitting.view(viewer).readings[0]).toMatchObject({ side: 1 });
    expect(sitting.told.seenBy(viewer)).toContainEqual({ type: 'fiction', card: 'secret-one', side: 'back' });
  });

  it('[V15] sees nothing of hidden effects before one is chosen, and then nothing of the others', () => {
    const sitting = atHidden();
    const { programs } = sitting.box.trial[0]!.sides.front[0]!;
    const running = () => sitting.view(viewer).stack.map(({ program }) => program);
    for (const program of programs) expect(running()).not.toContain(program);
    sitting.do(2, { type: 'option', option: 1 });
    expect(running()).toContain(programs[1]);
    for (const option of [0, 2]) expect(running()).not.toContain(programs[option]);
    const options = sitting.told.seenBy(viewer).filter(({ type }) => type === 'option');
    expect(options).toMatchObject([{ option: 1 }]);
  });

  it('[V24] sees of influence tokens what it has looked at, of the rest how many and who looked', () => {
    const effect = { do: 'peek', n: 1, on: 'logical' } as const;
    const sitting = new Sitting({
      set: { trial: [trialCard('look', [{ by: 'speech', effect }])] },
      deal: { market: ['look'], regions: { speech: ['red joy'] }, influence: { logical: ['guilt', 'blank'] } },
    });
    sitting.choose('look').placeRest();
    const { jurors, supply, discarded } = sitting.view(viewer);
    expect(jurors[0]!.stack).toEqual([
      { face: null, seen: [], isPublic: false },
      { face: viewer === 2 ? 'blank' : null, seen: [2], isPublic: false },
    ]);
    expect([supply, discarded]).toEqual([28, []]);
    expect(sitting.told.seenBy(viewer)).toContainEqual({ type: 'peeked', seat: 2, juror: 'logical', n: 1 });
    expect(sitting.told.seenBy(viewer).some(({ type }) => type === 'saw')).toBe(viewer === 2);
  });

  it('[V24] the prosecutor looks like any other seat, when it is the one to look', () => {
    const effect = { do: 'influence', draw: 2, put: 1, on: 'logical' } as const;
    const sitting = new Sitting({
      set: { trial: [trialCard('look', [{ by: 'prosecutor', effect }])] },
      deal: { market: ['look'], supply: ['guilt', 'blank'] },
    });
    sitting.choose('look').placeRest();
    expect(sitting.view(viewer).drawn).toEqual(viewer === PROSECUTOR ? ['guilt', 'blank'] : [null, null]);
    sitting.do(PROSECUTOR, { type: 'keep', faces: ['blank'], juror: 'logical' });
    expect(sitting.view(viewer).jurors[0]!.stack[0]!.face).toBe(viewer === PROSECUTOR ? 'blank' : null);
    expect(sitting.view(viewer).discarded[0]!.face).toBe(viewer === PROSECUTOR ? 'guilt' : null);
  });

  it('[V24] cannot tell by what is asked whether the drawn influence tokens are alike', () => {
    const effect = { do: 'influence', draw: 2, put: 1, on: 'logical' } as const;
    const told = [
      ['guilt', 'guilt'],
      ['guilt', 'blank'],
    ].map((supply) => {
      const sitting = new Sitting({
        set: { trial: [trialCard('look', [{ by: 'speech', effect }])] },
        deal: { market: ['look'], regions: { speech: ['red joy'] }, supply },
      });
      sitting.choose('look').placeRest();
      expect(sitting.game.decisions(sitting.state)).toEqual([{ seat: 2, kind: 'influence' }]);
      return known(sitting, viewer);
    });
    expect(told[0] === told[1]).toBe(viewer !== 2);
  });

  it('[V24] sees which trial cards were exchanged if it is the prosecutor', () => {
    const sitting = arranged({ first: 0 }, { abilities: true })
      .choose('secret-one')
      .push('grey embarrassment', 'motor');
    sitting.do(0, { type: 'replace', card: 'secret-two' });
    const card = viewer === PROSECUTOR ? 'secret-two' : null;
    expect(sitting.view(viewer).dropped).toEqual([{ card, region: REGIONS.indexOf('motor') }]);
    expect(/secret/.test(known(sitting, viewer))).toBe(viewer === PROSECUTOR);
    expect(sitting.told.seenBy(viewer)).toContainEqual({ type: 'replaced', seat: 0, region: 'motor' });
  });

  it('[V24] sees markers, where they lie, what is destroyed, verdict tokens and discarded strategies', () => {
    const sitting = arranged({
      hands: [[], ['any-guilt'], [], []],
      guilt: { logical: 2 },
      innocence: { perceptive: 1 },
      regions: { speech: column('grey panic', 'yellow joy', 'red joy') },
    });
    sitting.choose('secret-one').push('blue joy', 'speech').strategy(1, 'any-guilt');
    const { regions, places, jurors, discard } = sitting.view(viewer);
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

it('[V24] two strategies that are drawn together are told in the order of the hand, not of the deck', () => {
  const told = (strategies: readonly string[]) => {
    const sitting = arranged({ hands: [[], ['draw-two'], [], []], strategies }).choose('secret-two');
    return sitting.push('blue joy', 'speech').strategy(1, 'draw-two').events('drawn');
  };
  expect(told(['motor-only', 'strike'])).toEqual(told(['strike', 'motor-only']));
});

/** Did this tell somebody something that was hidden? */
const tells = (sitting: Sitting, act: () => unknown): boolean => {
  const before = sitting.told.list.length;
  act();
  return sitting.told.list.slice(before).some(({ event }: { event: Event }) => sitting.game.reveals(event));
};

describe('taking back', () => {
  it('[V24] what tells somebody something that was hidden cannot be taken back: a push, a strategy, a look', () => {
    const sitting = arranged({ hands: [[], ['draw-two'], [], []] }).choose('secret-one');
    expect(tells(sitting, () => sitting.push('blue joy', 'speech'))).toBe(true);
    expect(tells(sitting, () => sitting.strategy(1, 'draw-two'))).toBe(true);
  });

  it('[V24] the regions of a trial card were hidden until it was chosen', () => {
    const sitting = arranged();
    expect(tells(sitting, () => sitting.choose('secret-two'))).toBe(true);
  });

  it('[V24] a strategy was hidden until it was discarded', () => {
    const hands = [[], ['draw-two', 'any-guilt', 'any-innocence'], [], []];
    const sitting = arranged({ hands }).choose('secret-two').push('blue joy', 'speech').strategy(1, 'draw-two');
    expect(tells(sitting, () => sitting.do(1, { type: 'discard', card: 'any-guilt' }))).toBe(true);
  });

  it('[V24] a token on the jury shows nothing new', () => {
    const sitting = atHidden().do(2, { type: 'option', option: 1 });
    const before = sitting.told.list.length;
    sitting.do(2, { type: 'juror', juror: 'logical' });
    expect(sitting.game.reveals(sitting.told.list[before]!.event)).toBe(false);
  });
});

it('[V24] events name cards only by their ids, never what is on a side that was not read', () => {
  const sitting = atHidden();
  for (const { event } of sitting.told.list) {
    if ('card' in event) expect(['fiction', 'ability'].includes(event.type) && event.card === 'secret-one').toBe(true);
    expect(JSON.stringify(event)).not.toMatch(/hidden|program|effect/);
  }
});

it('[V39] of tokens that were shuffled into the supply each remembers those that it has looked at, and no other', () => {
  const sitting = arranged({ influence: {} }).choose('secret-one');
  sitting.state.returned = [
    { face: 0, seen: [1], isPublic: false },
    { face: 1, seen: [], isPublic: true },
    { face: 2, seen: [], isPublic: false },
  ];
  const faces = (viewer: Viewer) => sitting.view(viewer).returned.map(({ face }) => face);
  expect(faces(1)).toEqual(['guilt', 'innocence', null]);
  for (const viewer of [0, 2, 'spectator'] as const) expect(faces(viewer)).toEqual([null, 'innocence', null]);
});

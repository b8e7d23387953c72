import { describe, expect, it } from 'vitest';
import type { Ability, CardEffect } from '../rules/card-terms.ts';
import { smallTrialCard, TestTable } from './small-card-set.fixture.ts';

const put = (juror: 'logical' | 'judgmental' | 'perceptive', token: 'guilt' | 'innocence' = 'guilt'): CardEffect => ({
  do: 'put',
  token,
  on: juror,
});

interface Case {
  readonly front?: readonly Ability[];
  readonly back?: readonly Ability[];
  readonly seats?: number;
  readonly deal?: Readonly<Record<string, unknown>>;
}

/** All seats have pushed into Motor skills, and the card is being read. */
function read({ front = [], back = [], seats = 4, deal = {} }: Case): TestTable {
  const trial = [smallTrialCard('one', front, back)];
  const table = new TestTable({ seats, set: { trial }, deal: { market: ['one'], ...deal } });
  return table.chooseTrialCard('one').pushRest();
}

const speech = (effect: CardEffect): Ability => ({ by: 'speech', effect });
const byProsecutor = (effect: CardEffect): Ability => ({ by: 'prosecutor', effect });

describe('a trial card', () => {
  it('[V10] is read front, then back, on each side the story, then ability after ability', () => {
    const table = read({
      front: [byProsecutor(put('logical')), speech(put('judgmental'))],
      back: [byProsecutor(put('perceptive'))],
      deal: { regions: { speech: ['red joy'] } },
    });
    const events = table.eventLog.addressedEvents.map(({ event }) => event);
    const lines = events.flatMap((event) => {
      if (event.type === 'fiction') return [`${event.side} story`];
      if (event.type === 'ability') return [`${event.side} ${event.ability} by ${event.seat}`];
      return event.type === 'put' ? [`${event.juror} from ${event.seat}`] : [];
    });
    expect(lines).toEqual([
      'front story',
      'front 0 by 0',
      'logical from 0',
      'front 1 by 2',
      'judgmental from 2',
      'back story',
      'back 0 by 0',
      'perceptive from 0',
    ]);
  });

  it('[V10] is resolved by who controls the region at that moment', () => {
    const table = read({
      front: [byProsecutor({ do: 'destroy', whose: 'any', in: 'speech' }), speech(put('logical'))],
      deal: { regions: { speech: ['red joy', 'blue fear'] } },
    });
    table.makeMove(0, { type: 'marker', marker: 8 });
    expect(table.events('controller')[0]).toEqual({ type: 'controller', region: 'speech', seat: 1, how: 'most' });
    expect(table.events('put')).toMatchObject([{ seat: 1, juror: 'logical' }]);
  });

  it('[V10] is discarded when it is read, and another round begins with it gone', () => {
    const table = read({ front: [byProsecutor(put('logical'))] });
    table.makeMove(1, { type: 'seat', seat: 1 });
    expect(table.summary).toMatchObject({ chosen: null, read: ['one'] });
    expect(table.summary.market).not.toContain('one');
    expect(table.refusalCode(0, { type: 'trial', card: 'one' })).toBe('not-in-market');
  });
});

describe('control', () => {
  it('[V11] belongs to the highest sum, not to the highest marker or the most markers', () => {
    const lying = ['blue joy', 'red fear', 'red fear', 'yellow trust', 'yellow trust', 'yellow sadness'];
    const table = read({ front: [speech(put('logical'))], deal: { regions: { speech: lying } } });
    expect(table.summary.controllers.speech).toEqual([2]);
    expect(table.events('put')[0]).toMatchObject({ seat: 2 });
  });

  it('[V11] is never the prosecutor’s, with however many markers', () => {
    const lying = ['grey panic', 'grey panic', 'grey nervousness', 'yellow sadness'];
    const table = read({ front: [speech(put('logical'))], deal: { regions: { speech: lying } } });
    expect(table.events('put')[0]).toMatchObject({ seat: 3 });
  });

  it('[V12] of equals the first player names one, before the ability is read', () => {
    const table = read({
      front: [speech(put('logical'))],
      deal: { first: 3, regions: { speech: ['blue joy', 'red fear', 'red trust', 'yellow fear'] } },
    });
    expect(table.asked).toEqual({ 3: 'tie' });
    expect(table.events('ability')).toEqual([]);
    expect(table.moves(3)).toEqual([
      { type: 'seat', seat: 1 },
      { type: 'seat', seat: 2 },
    ]);
    expect(table.refusalCode(3, { type: 'seat', seat: 3 })).toBe('not-to-name');
    table.makeMove(3, { type: 'seat', seat: 2 });
    expect(table.events('controller')[0]).toMatchObject({ seat: 2, how: 'tie' });
    expect(table.events('put')[0]).toMatchObject({ seat: 2 });
  });

  it('[V12] where no persona has a marker, any persona, itself too, never the prosecutor', () => {
    const table = read({
      front: [speech(put('logical'))],
      deal: { regions: { speech: ['grey panic'] } },
    });
    expect(table.asked).toEqual({ 1: 'tie' });
    expect(table.moves(1).map((move) => 'seat' in move && move.seat)).toEqual([1, 2, 3]);
    expect(table.refusalCode(1, { type: 'seat', seat: 0 })).toBe('not-to-name');
    table.makeMove(1, { type: 'seat', seat: 1 });
    expect(table.events('controller')[0]).toMatchObject({ seat: 1, how: 'nobody' });
  });

  it('[V12] the prosecutor breaks ties where it has the token, and names no prosecutor', () => {
    const table = read({ front: [speech(put('logical'))], deal: { first: 0 } });
    expect(table.asked).toEqual({ 0: 'tie' });
    expect(table.refusalCode(0, { type: 'seat', seat: 0 })).toBe('not-to-name');
    table.makeMove(0, { type: 'seat', seat: 3 });
    expect(table.events('put')[0]).toMatchObject({ seat: 3 });
  });

  it('[V12] the controller is named anew for every ability', () => {
    const table = read({ front: [speech(put('logical'))], back: [speech(put('judgmental'))] });
    table.makeMove(1, { type: 'seat', seat: 3 });
    expect(table.asked).toEqual({ 1: 'tie' });
    table.makeMove(1, { type: 'seat', seat: 2 });
    expect(table.events('put').map(({ seat }) => seat)).toEqual([3, 2]);
  });
});

describe('a table of three', () => {
  const three = (regions: object, effect: CardEffect = put('logical'), deal = {}) =>
    read({ seats: 3, front: [speech(effect)], deal: { regions, ...deal } });

  it('[V13] counts only the better of two colours', () => {
    const table = three({ speech: ['blue joy', 'red joy', 'yellow fear', 'yellow anger'] });
    expect(table.summary.controllers.speech).toEqual([2]);
    expect(table.events('put')[0]).toMatchObject({ seat: 2 });
    expect(table.view('spectator').regions[2]!.strengths).toEqual([-1, 3, 4]);
  });

  it('[V13] leaves a tie to the prosecutor, who resolves the whole ability', () => {
    const table = three({ speech: ['blue joy', 'green joy'] }, [
      { do: 'put', token: 'guilt', on: 'any' },
      { do: 'influence', draw: 2, put: 1, on: 'logical' },
      { do: 'draw', n: 1 },
    ]);
    expect(table.asked).toEqual({ 0: 'juror' });
    expect(table.events('controller')[0]).toMatchObject({ seat: 0, how: 'prosecutor' });
    table.makeMove(0, { type: 'juror', juror: 'laid-back' });
    expect(table.events('put')).toMatchObject([{ seat: 0, juror: 'laid-back' }]);
    expect(table.events('drew-influence')).toMatchObject([{ seat: 0, n: 2 }]);
    expect(table.summary.hands).toEqual([[], [], []]);
  });

  it('[V13] the prosecutor chooses among hidden effects, too, and resolves what was chosen', () => {
    const table = read({
      seats: 3,
      front: [{ by: 'speech', hidden: [put('logical'), { do: 'put', token: 'guilt', on: 'any' }] }],
      deal: { regions: { speech: ['red fear', 'yellow fear'] } },
    });
    expect(table.asked).toEqual({ 0: 'hidden' });
    table.makeMove(0, { type: 'option', option: 1 });
    expect(table.asked).toEqual({ 0: 'juror' });
  });

  it('[V13] an empty region is no tie: the first player names a persona', () => {
    const table = three({ speech: ['grey panic'] }, put('logical'), { first: 2 });
    expect(table.asked).toEqual({ 2: 'tie' });
    expect(table.moves(2)).toHaveLength(2);
    table.makeMove(2, { type: 'seat', seat: 1 });
    expect(table.events('put')[0]).toMatchObject({ seat: 1 });
  });

  it('[V13] a tie over Planning is broken by the first player', () => {
    const table = read({
      seats: 3,
      deal: { first: 1, regions: { planning: ['blue joy', 'red joy', 'green joy'] }, strategies: ['any-guilt'] },
    });
    expect(table.asked).toEqual({ 1: 'tie' });
    table.makeMove(1, { type: 'seat', seat: 2 });
    expect(table.summary.hands).toEqual([[], [], ['any-guilt']]);
  });
});

describe('an ability', () => {
  const alone = { regions: { speech: ['blue joy'] } };

  it('[V14] is done as far as possible', () => {
    const table = read({
      front: [
        speech([
          { do: 'remove', token: 'guilt', n: 3, from: 'logical' },
          { do: 'shift', token: 'innocence', from: { with: 'innocence' }, to: 'logical' },
          { do: 'turn', token: 'guilt', on: { with: 'guilt' } },
          put('perceptive'),
        ]),
      ],
      deal: { ...alone, guilt: { logical: 2 } },
    });
    expect(table.summary.guilt).toMatchObject({ logical: 0, perceptive: 1 });
    expect(table.events('removed')).toMatchObject([{ n: 2 }]);
    expect(table.events('shifted')).toEqual([]);
    expect(table.events('turned')).toEqual([]);
  });

  it('[V14] asks only where it says "may"; there it can be declined', () => {
    const table = read({ front: [speech([put('logical'), { may: put('perceptive') }])], deal: alone });
    expect(table.asked).toEqual({ 1: 'may' });
    expect(table.refusalCode(1, { type: 'pass' })).toBe('not-your-decision');
    table.makeMove(1, { type: 'no' });
    expect(table.summary.guilt).toMatchObject({ logical: 1, perceptive: 0 });
  });

  it('[V14] of two things to choose from, one that can do nothing is not offered as long as the other can', () => {
    const either: CardEffect = {
      either: [{ do: 'remove', token: 'guilt', from: { with: 'guilt' } }, put('logical', 'innocence')],
    };
    const poor = read({ front: [speech(either)], deal: alone });
    expect(poor.moves(1)).toEqual([{ type: 'option', option: 1 }]);
    expect(poor.refusalCode(1, { type: 'option', option: 0 })).toBe('not-offered');
    const rich = read({ front: [speech(either)], deal: { ...alone, guilt: { logical: 1 } } });
    expect(rich.moves(1)).toHaveLength(2);
  });

  it('[V14] of two things one that can do something, though not from its beginning, is offered', () => {
    const later: CardEffect = [{ do: 'remove', token: 'guilt', from: { with: 'guilt' } }, put('logical', 'innocence')];
    const table = read({ front: [speech({ either: [later, put('perceptive')] })], deal: alone });
    expect(table.moves(1)).toHaveLength(2);
  });

  it('[V14] that wants influence put where there is no such type does nothing more than is possible', () => {
    const influence: CardEffect = { do: 'influence', draw: 2, put: 1, on: { with: 'guilt' } };
    const table = read({ front: [speech([influence, put('logical')])], deal: alone });
    expect(table.summary.guilt.logical).toBe(1);
    expect(table.summary.drawn).toEqual([]);
  });

  it('[V14] on innocence and guilt does not touch influence tokens', () => {
    const table = read({
      front: [
        speech([
          { do: 'remove', token: 'guilt', n: 3, from: 'logical' },
          { do: 'turn', token: 'innocence', on: 'logical' },
          { do: 'shift', token: 'guilt', from: 'logical', to: 'perceptive' },
        ]),
      ],
      deal: { ...alone, influence: { logical: ['guilt', 'innocence', 'guilt'] } },
    });
    expect(table.summary.influence).toMatchObject({ logical: ['guilt', 'innocence', 'guilt'], perceptive: [] });
    expect(table.summary.guilt).toMatchObject({ logical: 0, perceptive: 0 });
  });

  it('[V14] on influence tokens does not touch innocence and guilt', () => {
    const table = read({
      front: [
        speech([
          { do: 'discard-influence', from: 'logical' },
          { do: 'peek', n: 1, on: 'logical' },
        ]),
      ],
      deal: { ...alone, guilt: { logical: 2 } },
    });
    expect(table.summary).toMatchObject({ guilt: { logical: 2 }, discarded: [] });
    expect(table.events('peeked')).toEqual([]);
  });

  it('[V15] with hidden effects is chosen by its labels, and only the chosen effect is read, by the chooser', () => {
    const hidden: Ability = { by: 'speech', hidden: [put('logical'), { do: 'put', token: 'innocence', on: 'any' }] };
    const table = read({ front: [hidden], deal: alone });
    expect(table.asked).toEqual({ 1: 'hidden' });
    expect(table.moves(1)).toEqual([
      { type: 'option', option: 0 },
      { type: 'option', option: 1 },
    ]);
    expect(table.refusalCode(1, { type: 'option', option: 2 })).toBe('not-offered');
    expect(table.view(1).readings.at(-1)).toMatchObject({ card: 'one', resolved: [] });
    table.makeMove(1, { type: 'option', option: 1 });
    expect(table.asked).toEqual({ 1: 'juror' });
    table.makeMove(1, { type: 'juror', juror: 'distracted' });
    expect(table.summary).toMatchObject({ guilt: { logical: 0 }, innocence: { distracted: 1 } });
    expect(table.events('option')).toEqual([
      { type: 'option', card: 'one', side: 'front', ability: 0, option: 1, seat: 1 },
    ]);
  });

  it('[V15] a hidden effect that can do nothing is offered like any other', () => {
    const hidden: Ability = {
      by: 'speech',
      hidden: [{ do: 'remove', token: 'guilt', from: { with: 'guilt' } }, put('logical', 'innocence')],
    };
    const table = read({ front: [hidden], deal: alone });
    expect(table.moves(1)).toHaveLength(2);
    table.makeMove(1, { type: 'option', option: 0 });
    expect(table.summary.innocence.logical).toBe(0);
  });

  it('[V16] draws influence at random, puts the given number on top, and discards the rest face down', () => {
    const table = read({
      front: [speech({ do: 'influence', draw: 3, put: 1, on: ['logical', 'perceptive'] })],
      deal: { ...alone, influence: { logical: ['guilt'] }, supply: ['innocence', 'blank', 'blank', 'guilt'] },
    });
    expect(table.asked).toEqual({ 1: 'influence' });
    expect(table.summary).toMatchObject({ drawn: ['innocence', 'blank', 'blank'], supply: 26 });
    expect(table.moves(1)).toHaveLength(4); // two faces, two types
    expect(table.refusalCode(1, { type: 'keep', faces: ['guilt'], juror: 'logical' })).toBe('not-drawn');
    expect(table.refusalCode(1, { type: 'keep', faces: ['blank'], juror: 'impulsive' })).toBe('not-drawn');
    expect(table.refusalCode(1, { type: 'keep', faces: [], juror: 'logical' })).toBe('not-drawn');
    expect(table.refusalCode(1, { type: 'keep', faces: ['blank', 'blank'], juror: 'logical' })).toBe('not-drawn');
    table.makeMove(1, { type: 'keep', faces: ['innocence'], juror: 'logical' });
    expect(table.summary).toMatchObject({
      influence: { logical: ['guilt', 'innocence'] },
      discarded: ['blank', 'blank'],
      drawn: [],
    });
  });

  it('[V16] influence goes to any type where none is named', () => {
    const table = read({ front: [speech({ do: 'influence', draw: 1, put: 1, on: 'any' })], deal: alone });
    expect(table.moves(1)).toHaveLength(6);
  });

  it('[V16] two tokens are laid on the stack in the order that is chosen, the last one on top', () => {
    for (const [below, top] of [
      ['guilt', 'innocence'],
      ['innocence', 'guilt'],
    ] as const) {
      const table = read({
        front: [speech({ do: 'influence', draw: 3, put: 2, on: 'logical' })],
        deal: { ...alone, influence: { logical: ['blank'] }, supply: ['innocence', 'guilt', 'guilt'] },
      });
      expect(table.moves(1)).toHaveLength(3);
      table.makeMove(1, { type: 'keep', faces: [below, top], juror: 'logical' });
      expect(table.summary.influence.logical).toEqual(['blank', below, top]);
      expect(table.eventLog.eventsFor(1)).toContainEqual({ type: 'kept', faces: [below, top], juror: 'logical' });
    }
  });

  it('[V24] who has drawn as many as are put is asked for their order, even if they are alike', () => {
    const table = read({
      front: [speech({ do: 'influence', draw: 2, put: 2, on: 'logical' })],
      deal: { ...alone, supply: ['guilt', 'guilt'] },
    });
    expect(table.asked).toEqual({ 1: 'influence' });
    expect(table.moves(1)).toHaveLength(1);
  });

  it('[V16] fewer tokens than named cannot be put, as long as there are enough', () => {
    const table = read({
      front: [speech({ do: 'influence', draw: 2, put: 2, on: 'logical' })],
      deal: { ...alone, supply: ['guilt', 'blank'] },
    });
    expect(table.refusalCode(1, { type: 'keep', faces: ['guilt'], juror: 'logical' })).toBe('not-drawn');
    table.makeMove(1, { type: 'keep', faces: ['guilt', 'blank'], juror: 'logical' });
    expect(table.summary.influence.logical).toHaveLength(2);
  });

  it('[V16] only who has drawn sees what; others see how many, and that somebody looked', () => {
    const table = read({
      front: [speech({ do: 'influence', draw: 2, put: 1, on: 'logical' })],
      deal: { ...alone, supply: ['innocence', 'blank'] },
    });
    table.makeMove(1, { type: 'keep', faces: ['blank'], juror: 'logical' });
    for (const viewer of [0, 2, 3, 'spectator'] as const) {
      const events = JSON.stringify(table.eventLog.eventsFor(viewer));
      expect(events).toContain('drew-influence');
      expect(events).not.toMatch(/"(innocence|blank|guilt)"/);
      expect(table.view(viewer).jurors[0]!.stack).toEqual([{ face: null, seen: [1], isPublic: false }]);
      expect(table.view(viewer).discarded).toEqual([{ face: null, seen: [1], isPublic: false }]);
    }
    expect(table.eventLog.eventsFor(1)).toContainEqual({ type: 'saw', faces: ['innocence', 'blank'], juror: null });
    expect(table.view(1).jurors[0]!.stack[0]).toMatchObject({ face: 'blank' });
    expect(table.view(1).discarded[0]).toMatchObject({ face: 'innocence' });
  });

  it('[V16] peeking goes from the top down, so many', () => {
    const table = read({
      front: [speech([{ do: 'peek', n: 2, on: 'logical' }])],
      deal: { ...alone, influence: { logical: ['guilt', 'blank', 'innocence'] } },
    });
    expect(table.eventLog.eventsFor(1)).toContainEqual({
      type: 'saw',
      faces: ['innocence', 'blank'],
      juror: 'logical',
    });
    expect(table.view(1).jurors[0]!.stack.map(({ face }) => face)).toEqual([null, 'blank', 'innocence']);
  });

  it('[V16] what is passed on goes to the top of another stack, and is still known to who has looked', () => {
    const table = read({
      front: [
        speech([
          { do: 'peek', n: 1, on: 'logical' },
          { do: 'shift-influence', from: 'logical', to: 'perceptive' },
        ]),
      ],
      deal: { ...alone, influence: { logical: ['guilt', 'innocence'], perceptive: ['blank'] } },
    });
    expect(table.summary.influence).toMatchObject({ logical: ['guilt'], perceptive: ['blank', 'innocence'] });
    expect(table.view(1).jurors[5]!.stack.map(({ face }) => face)).toEqual([null, 'innocence']);
    expect(table.view(2).jurors[5]!.stack.map(({ face }) => face)).toEqual([null, null]);
  });

  it('[V16] what is turned over in the open is known to all', () => {
    const table = read({
      front: [speech({ do: 'reveal', on: 'logical' })],
      deal: { ...alone, influence: { logical: ['guilt'] } },
    });
    expect(table.summary).toMatchObject({ guilt: { logical: 1 }, influence: { logical: [] } });
    expect(table.view('spectator').discarded).toEqual([{ face: 'guilt', seen: [], isPublic: true }]);
  });

  it('[V39] an empty supply of influence is made of its discard', () => {
    const table = read({
      front: [
        speech([
          { do: 'discard-influence', from: 'logical' },
          { do: 'influence', draw: 2, put: 1, on: 'perceptive' },
        ]),
      ],
      deal: { ...alone, influence: { logical: ['guilt', 'innocence'], perceptive: [...whole(11, 11, 5)] } },
    });
    // One is left in the supply, one has just been discarded.
    expect(table.events('shuffled')).toEqual([{ type: 'shuffled', what: 'influence' }]);
    expect(table.summary).toMatchObject({ supply: 0, drawn: ['innocence', 'blank'] });
  });

  it('[V39] where there is neither supply nor discard, nothing is drawn', () => {
    const table = read({
      front: [speech([{ do: 'influence', draw: 2, put: 1, on: 'any' }, put('logical')])],
      deal: { ...alone, influence: { perceptive: [...whole(12, 12, 6)] } },
    });
    expect(table.summary.guilt.logical).toBe(1);
    expect(table.events('drew-influence')).toEqual([]);
  });
});

function whole(guilt: number, innocence: number, blank: number): string[] {
  return [
    ...Array<string>(guilt).fill('guilt'),
    ...Array<string>(innocence).fill('innocence'),
    ...Array<string>(blank).fill('blank'),
  ];
}

describe('markers', () => {
  const alone = { speech: ['blue joy'] };

  it('[V38] destroying or taking one moves no other', () => {
    const table = read({
      front: [
        speech([
          { do: 'destroy', whose: 'foe', in: 'instinct' },
          { do: 'move', whose: 'own', from: 'instinct', to: 'planning' },
        ]),
      ],
      deal: { regions: { ...alone, instinct: ['red joy', 'blue fear', 'yellow joy'] } },
    });
    expect(table.asked).toEqual({ 1: 'marker' });
    table.makeMove(1, { type: 'marker', marker: 8 });
    expect(table.asked).toEqual({ 1: 'push' });
    expect(table.state.platforms[3]).toMatchObject([{ id: 16, x: 54_000, y: 10_000 }]);
    expect(table.summary.destroyed).toEqual([0, 0, 1, 0]);
    table.push('blue fear', 'planning');
    expect(table.summary.regions).toMatchObject({ planning: ['blue fear'], instinct: ['yellow joy'] });
  });

  it('[V38] a foe’s marker is anybody else’s, the prosecutor’s too', () => {
    const table = read({
      front: [speech({ do: 'destroy', whose: 'foe', in: 'instinct' })],
      deal: { regions: { ...alone, instinct: ['grey panic', 'blue fear', 'yellow joy'] } },
    });
    expect(table.moves(1)).toEqual([
      { type: 'marker', marker: 16 },
      { type: 'marker', marker: 46 },
    ]);
    expect(table.refusalCode(1, { type: 'marker', marker: 1 })).toBe('not-to-choose');
    table.makeMove(1, { type: 'marker', marker: 46 });
    expect(table.summary.destroyed).toEqual([1, 0, 0, 0]);
  });

  it('[V38] at a table of three both colours are one’s own for every effect', () => {
    const table = read({
      seats: 3,
      front: [
        speech([
          { do: 'destroy', whose: 'foe', in: 'instinct' },
          { if: { atLeast: 2, of: { markers: 'own', in: 'instinct' } }, then: put('perceptive') },
          { if: { atLeast: 2, of: { destroyed: 'you' } }, then: put('judgmental') },
        ]),
      ],
      deal: {
        regions: { ...alone, instinct: ['blue fear', 'red fear', 'green fear'] },
        destroyed: ['blue anger', 'red anger'],
      },
    });
    expect(table.events('destroyed')).toMatchObject([{ seat: 1, marker: 25 }]);
    expect(table.summary.guilt).toMatchObject({ perceptive: 1, judgmental: 1 });
  });

  it('[V38] what is taken back is unused again; what is placed by a card is a push like any other', () => {
    const table = read({
      front: [
        speech([
          { do: 'return', whose: 'own', in: 'instinct' },
          { do: 'place', from: 'destroyed', in: 'any' },
        ]),
      ],
      deal: { regions: { ...alone, instinct: ['blue fear'] }, destroyed: ['blue anger'] },
    });
    expect(table.summary.unused[1]).toBe(5); // of eight one is in Speech, one destroyed, one in Motor skills
    expect(table.state.placing!.markers).toEqual([3]);
    table.push('blue anger', 'instinct');
    expect(table.summary).toMatchObject({ destroyed: [0, 0, 0, 0], regions: { instinct: ['blue anger'] } });
  });
});

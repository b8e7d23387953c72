import { expect, it } from 'vitest';
import { RICKDEMPTION } from '../cards/rickshank.ts';
import { makeCardBox } from '../rules/card-box.ts';

const box = makeCardBox([RICKDEMPTION]);

/** What is printed on the cards besides their effects: cost, points, and whether they attack (a), defend (d) or stay (o). */
const PRINTED: Readonly<Record<string, readonly string[]>> = {
  rick: [
    'security-specialist-rick 2/1 do',
    'black-rick 3/1',
    'future-rick 3/1',
    'aqua-rick 4/1',
    'young-rick 4/1',
    'lizard-rick 5/1 a',
    'commander-rick 6/1',
    'rick-c-137 7/1',
  ],
  morty: [
    'eye-poppin-morty 2/1',
    'aqua-morty 3/1',
    'bugged-out-morty 3/1 d',
    'big-head-morty 4/1',
    'lawyer-morty 4/1 d',
    'hammerhead-morty 5/1 ad',
    'scientist-morty 6/2',
    'morty-c-137 7/2 a',
  ],
  special: [
    'pill-brulee 2/1',
    'fold-yourself 3/1',
    'terminate 3/1',
    'daddys-little-girl 4/2 d',
    'szechuan-sauce 4/1',
    'diane-sanchez 5/1',
    'totally-fabricated-origin-story 6/2',
    'currency-manipulation 7/0 a',
  ],
  equipment: [
    'fake-gun 2/-2 a',
    'butt-in-a-cup 3/1',
    'conroy 3/1',
    'brainalyzer-9000 4/1',
    'dead-flies 4/1',
    'freeze-gun 5/1 a',
    'jury-rigged-portal-gun 6/1',
    'portal-bomb 7/1 a',
  ],
  gromflomite: [
    'technician-gromflomite 2/1',
    'employee-of-the-month 3/1 d',
    'mission-control-gromflomite 3/1 a',
    'communications-gromflomite 4/1',
    'honorable-gromflomite 4/1',
    'officer-gromflomite 5/1',
    'greedy-gromflomite 6/2',
    'general-gromflomite 7/2 a',
  ],
  council: [
    'assemble 2/0',
    'persecute 3/1',
    'rezone 3/1',
    'kickback 4/1',
    'recycle 4/1',
    'taxation 5/1',
    'embezzle 6/2',
    'gentrify 7/2',
  ],
  location: [
    'assworld-2-0 4/1 o',
    'citadel-militia-hq 4/1 o',
    'cronenberg-world-2-0 4/1 o',
    'family-restaurant 4/1 o',
    'jerrys-office 4/2 o',
    'mission-control 4/1 o',
    'presidential-palace 4/1 o',
    'space-prison 4/2 o',
    'the-citadel-of-ricks 4/2 o',
    'the-dinner-table 4/1 do',
    'the-drive-thru 4/1 o',
    'the-garage 4/1 o',
    'the-grave 4/2 o',
    'the-neighborhood 4/2 o',
    'the-underground 4/1 o',
  ],
};

function printed(card: number): string {
  const { id, cost, points, effect, abilities, isOngoing } = box.cards[card]!;
  const signs = [
    JSON.stringify(effect).includes('"attack"') && 'a',
    abilities.some(({ ability }) => 'defend' in ability) && 'd',
    isOngoing && 'o',
  ];
  return `${id} ${cost}/${points} ${signs.filter(Boolean).join('')}`.trim();
}

for (const [type, cards] of Object.entries(PRINTED)) {
  it(`[R2] the box has these cards of type ${type}, with their costs and points`, () => {
    const own = [...new Set([...box.main, ...box.locations])].filter((card) => box.cards[card]!.type === type);
    expect(own.map(printed).sort()).toEqual(cards.toSorted());
  });
}

it('[R4] the nemeses cost 8 to 14 and are Ricks and gromflomites; all but the first have a group attack', () => {
  const nemeses = [...box.first, ...box.squad, ...box.last].map((card) => box.cards[card]!);
  expect(nemeses.map(({ id, type, cost, points }) => `${id} ${type} ${cost}/${points}`)).toEqual([
    'cornvelious-daniel gromflomite 8/4',
    'headband-rick rick 9/5',
    'earring-rick rick 10/5',
    'eye-patch-rick rick 10/5',
    'cornrow-rick rick 11/6',
    'rick-d-99 rick 11/6',
    'president gromflomite 14/7',
  ]);
  expect(nemeses.filter(({ group }) => group === null).map(({ id }) => id)).toEqual(['cornvelious-daniel']);
});

it('[R5] the box has seven characters', () => {
  expect(box.characters.map((card) => box.cards[card]!.id).sort()).toEqual([
    'bluffing-rick',
    'defiant-summer',
    'heroic-summer',
    'moron-morty',
    'promotion-jerry',
    'rational-morty',
    'transcendent-rick',
  ]);
});

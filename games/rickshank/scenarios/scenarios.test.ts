import type { AnyGame } from '@kuluary/kernel/game';
import { isRecord } from '@kuluary/kernel/json';
import type { Scenario } from '@kuluary/kernel/scenario';
import { describe, expect, it } from 'vitest';
import { describeScenarios, readScenarios } from '../../../checks/scenarios.fixture.ts';
import { BOX, rickshank } from '../cards/rickshank.ts';
import { REFUSALS } from '../rules/refusal.ts';

describeScenarios({
  game: rickshank as AnyGame,
  folder: import.meta.dirname,
  minimumCount: 300,
  ruleIdPattern: /[RSEV]\d+/,
  refusals: REFUSALS,
  examples: [
    "the rulebook's vote",
    "the rulebook's first turn",
    "the rulebook's purchases",
    "the rulebook's Future Rick",
  ],
});

/** The cards that the rulebook describes. Their effects are not ours to change. */
const RULEBOOK_CARDS = [
  'genius-waves',
  'jerry',
  'beth',
  'summer',
  'morty-waves',
  'portal-gun',
  'transcendent-rick',
  'moron-morty',
  'communications-gromflomite',
  'greedy-gromflomite',
  'kickback',
  'rezone',
  'recycle',
  'aqua-morty',
  'aqua-rick',
  'security-specialist-rick',
  'the-dinner-table',
  'pill-brulee',
  'portal-bomb',
  'big-head-morty',
  'fake-gun',
  'space-prison',
  'the-drive-thru',
  'szechuan-sauce',
  'brainalyzer-9000',
  'future-rick',
  'bugged-out-morty',
  'eye-poppin-morty',
  'the-citadel-of-ricks',
  'cornvelious-daniel',
  'rick-d-99',
  'cornrow-rick',
  'president',
];

const scenariosOfCards = readScenarios(import.meta.dirname).filter(({ file }) => file.startsWith('cards'));

function isAbout({ title }: Scenario, card: string): boolean {
  const words = title
    .normalize('NFD')
    .replace(/[\p{M}']/gu, '') // marks above letters, and apostrophes
    .toLowerCase()
    .split(/[^a-z0-9]+/);
  return `-${words.join('-')}-`.includes(`-${card}-`);
}

/** Is the card played, used, or discarded as a defence; or is it in play, a nemesis, or somebody's character? */
function usesCard({ deal, steps }: Scenario, card: string): boolean {
  if (JSON.stringify([deal.play, deal.nemeses, deal.characters]).includes(`"${card}"`)) return true;
  return steps.some((step) => {
    if (!('move' in step) || 'refused' in step || !isRecord(step.move)) return false;
    return step.move.card === card && ['play', 'use', 'defend'].includes(String(step.move.type));
  });
}

describe('the scenarios of cards', () => {
  it('try every card of the rulebook at least twice', () => {
    for (const card of RULEBOOK_CARDS) {
      const found = scenariosOfCards.filter(
        (each) => isAbout(each, card) && JSON.stringify(each).includes(`"${card}"`),
      );
      expect(found.length, card).toBeGreaterThanOrEqual(2);
    }
  });

  it('play, use or provoke every card of the box and every character', () => {
    const isTried = (card: string) => scenariosOfCards.some((each) => isAbout(each, card) && usesCard(each, card));
    expect(BOX.cards.map(({ id }) => id).filter((id) => !isTried(id))).toEqual([]);
  });
});

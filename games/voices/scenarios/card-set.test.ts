import { describe, expect, it } from 'vitest';
import { CARD_SET } from '../cards/card-set.ts';
import type { Ability } from '../rules/card-terms.ts';
import { REGIONS, ROLE_ICONS } from '../rules/vocabulary.ts';

const count = <T>(list: readonly T[], is: (each: T) => boolean) => list.filter(is).length;

describe('the trial cards', () => {
  const pairs = REGIONS.slice(1).flatMap((one, i) => REGIONS.slice(i + 2).map((other) => [one, other]));

  it.each([1, 2])('[V7] of phase %s are four for each pair of regions without Planning', (phase) => {
    for (const pair of pairs) {
      const isOf = (regions: readonly string[]) => pair.every((region) => regions.includes(region));
      expect(
        count(CARD_SET.trial, (card) => card.phase === phase && isOf(card.regions)),
        pair.join(),
      ).toBe(4);
    }
  });

  it('[V10] let only the prosecutor and the controllers of their own regions do something, each of these at least once', () => {
    for (const { id, regions, front, back } of CARD_SET.trial) {
      const heads = [...front.abilities, ...back.abilities].map(({ by }) => by);
      for (const by of heads) expect(['prosecutor', ...regions], id).toContain(by);
      for (const region of regions) expect(heads, id).toContain(region);
    }
  });

  it('[V10] never send the prosecutor to a region that its ability does not have', () => {
    const placeless = (ability: Ability) =>
      ability.by === 'prosecutor' && /"(here|elsewhere)"/.test(JSON.stringify(ability));
    const abilities = CARD_SET.trial.flatMap(({ front, back }) => [...front.abilities, ...back.abilities]);
    expect(abilities.filter(placeless)).toEqual([]);
  });

  it('[V15] hide effects on about a third of their sides, two or three each', () => {
    const hidden = CARD_SET.trial
      .flatMap(({ front, back }) => [front, back])
      .map(({ abilities }) => abilities.flatMap((ability) => ('hidden' in ability ? [ability.hidden.length] : [])));
    const share = count(hidden, (sizes) => sizes.length > 0) / hidden.length;
    expect(Math.round(share * 10)).toBe(3);
    for (const size of hidden.flat()) expect([2, 3]).toContain(size);
  });

  it('have names of their own', () => {
    const ids = [...CARD_SET.trial, ...CARD_SET.strategies, ...CARD_SET.roles, ...CARD_SET.plots].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the rest of the box', () => {
  it('[V18] has twelve strategies, after a placement or after a loss', () => {
    expect(CARD_SET.strategies).toHaveLength(12);
    expect(count(CARD_SET.strategies, ({ when }) => when === 'destroyed')).toBe(2);
  });

  it.each([3, 4, 5, 6])('[V2] has a role for each persona at a table of %s', (seats) => {
    expect(count(CARD_SET.roles, (role) => role.seats.includes(seats))).toBe(seats - 1);
  });

  it('[V29] has four roles of each icon', () => {
    for (const icon of ROLE_ICONS) expect(count(CARD_SET.roles, (role) => role.icon === icon)).toBe(4);
  });

  it('[V26] uses every notion of a goal', () => {
    const goals = JSON.stringify(CARD_SET.roles.map((role) => role.goals));
    const notions = ['guilty', 'innocent', 'undecided', 'control', 'destroyed', 'cancelled'];
    for (const notion of notions) expect(goals).toContain(`"${notion}"`);
  });

  it('[V5] has four plots, with different beginnings', () => {
    expect(new Set(CARD_SET.plots.map(({ start, first }) => JSON.stringify([start, first]))).size).toBe(4);
  });
});

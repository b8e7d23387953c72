import { REGISTRY } from '@kuluary/games/registry';
import { describe, expect, it } from 'vitest';
import { rulesAddress } from './rules-address.ts';

const game = { id: 'coup', ...REGISTRY.coup! };

describe('the address of the rules', () => {
  it('opens the book of the edition that is played', () => {
    expect(rulesAddress(game, { edition: 'squirrel', inquisitor: true })).toBe('/rules/coup?edition=squirrel');
  });

  it('at the rule that was asked for', () => {
    expect(rulesAddress(game, { edition: 'ukrainian' }, 'C7')).toBe('/rules/coup?edition=ukrainian#C7');
  });
});

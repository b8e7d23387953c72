import { REGISTRY } from '@kuluary/games/registry';
import { describe, expect, it } from 'vitest';
import { rulesAddress } from './rules-address.ts';

const coup = { id: 'coup' };

describe('the address of the rules', () => {
  it('opens the book of the edition that is played', () => {
    expect(rulesAddress(coup, { edition: 'squirrel', inquisitor: true })).toBe('/rules/coup?edition=squirrel');
  });

  it('at the rule that was asked for', () => {
    expect(rulesAddress(coup, { edition: 'ukrainian' }, 'C7')).toBe('/rules/coup?edition=ukrainian#C7');
  });

  it('tells of no edition where a game has but one', () => {
    const options = REGISTRY.rickshank!.game.completeOptions(2, {});
    expect(rulesAddress({ id: 'rickshank' }, options, 'V3')).toBe('/rules/rickshank#V3');
  });
});

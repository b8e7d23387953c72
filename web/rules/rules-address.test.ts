import { GAME_REGISTRY } from '@kuluary/games/game-registry';
import { describe, expect, it } from 'vitest';
import { rulesAddress } from './rules-address.ts';

const coup = { id: 'coup' };

describe('the address of the rules', () => {
  it("opens the rulebook at the table's edition", () => {
    expect(rulesAddress(coup, { edition: 'squirrel', inquisitor: true })).toBe('/rules/coup?edition=squirrel');
  });

  it('opens the rulebook at the requested rule', () => {
    expect(rulesAddress(coup, { edition: 'ukrainian' }, 'C7')).toBe('/rules/coup?edition=ukrainian#C7');
  });

  it('has no edition where a game has only one', () => {
    const options = GAME_REGISTRY.rickshank!.game.completeOptions(2, {});
    expect(rulesAddress({ id: 'rickshank' }, options, 'V3')).toBe('/rules/rickshank#V3');
  });
});

// The game with its own set of cards.

import { makeCardBox } from '../rules/card-box.ts';
import type { CardSet } from '../rules/card-terms.ts';
import { makeGame } from '../rules/rickshank-game.ts';
import { CHARACTERS } from './characters.ts';
import { COUNCIL } from './council.ts';
import { EQUIPMENT } from './equipment.ts';
import { GROMFLOMITES } from './gromflomites.ts';
import { LOCATIONS } from './locations.ts';
import { MORTYS } from './mortys.ts';
import { NEMESES } from './nemeses.ts';
import { RICKS } from './ricks.ts';
import { SPECIALS } from './specials.ts';

export const RICKDEMPTION: CardSet = {
  id: 'rickdemption',
  main: [...RICKS, ...MORTYS, ...SPECIALS, ...EQUIPMENT, ...GROMFLOMITES, ...COUNCIL],
  locations: LOCATIONS,
  nemeses: NEMESES,
  characters: CHARACTERS,
};

export const BOX = makeCardBox([RICKDEMPTION]);
export const rickshank = makeGame(BOX);

// An emblem for every card.

import { CHARACTERS } from './emblems/characters.ts';
import { COMMON } from './emblems/common.ts';
import { COUNCIL } from './emblems/council.ts';
import type { Emblems } from './emblems/emblem.ts';
import { EQUIPMENT } from './emblems/equipment.ts';
import { GROMFLOMITES } from './emblems/gromflomites.ts';
import { LOCATIONS } from './emblems/locations.ts';
import { MORTYS } from './emblems/mortys.ts';
import { NEMESES } from './emblems/nemeses.ts';
import { RICKS } from './emblems/ricks.ts';
import { SPECIALS } from './emblems/specials.ts';

export const EMBLEMS: Emblems = {
  ...COMMON,
  ...RICKS,
  ...MORTYS,
  ...SPECIALS,
  ...EQUIPMENT,
  ...GROMFLOMITES,
  ...COUNCIL,
  ...LOCATIONS,
  ...NEMESES,
  ...CHARACTERS,
};

// An emblem for every card.

import { CHARACTER_EMBLEMS } from './emblems/characters.ts';
import { COUNCIL_EMBLEMS } from './emblems/council.ts';
import type { EmblemsByCard } from './emblems/emblem.ts';
import { EQUIPMENT_EMBLEMS } from './emblems/equipment.ts';
import { GROMFLOMITE_EMBLEMS } from './emblems/gromflomites.ts';
import { LOCATION_EMBLEMS } from './emblems/locations.ts';
import { MORTY_EMBLEMS } from './emblems/mortys.ts';
import { NEMESIS_EMBLEMS } from './emblems/nemeses.ts';
import { RICK_EMBLEMS } from './emblems/ricks.ts';
import { SHARED_CARDS } from './emblems/shared-cards.ts';
import { SPECIAL_EMBLEMS } from './emblems/specials.ts';

export const EMBLEMS: EmblemsByCard = {
  ...SHARED_CARDS,
  ...RICK_EMBLEMS,
  ...MORTY_EMBLEMS,
  ...SPECIAL_EMBLEMS,
  ...EQUIPMENT_EMBLEMS,
  ...GROMFLOMITE_EMBLEMS,
  ...COUNCIL_EMBLEMS,
  ...LOCATION_EMBLEMS,
  ...NEMESIS_EMBLEMS,
  ...CHARACTER_EMBLEMS,
};

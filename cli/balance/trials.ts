// The games whose balance can be measured: those with cards that are bought.

import type { Chance } from '@kuluary/kernel/chance';
import { trial as rickshank, type Trial } from '@kuluary/rickshank/bot/balance';

export const TRIALS: Readonly<Record<string, (bot: string, seats: number, chance: Chance) => Trial>> = { rickshank };

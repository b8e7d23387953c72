// The expert in every strength and style: whom people play with.

import { everyOpponent } from '@kuluary/bots/opponents';
import { expertOf, STRENGTHS } from './expert/expert.ts';
import { STYLES } from './expert/lean.ts';

export const opponents = everyOpponent(({ strength, style }) => expertOf(STRENGTHS[strength], STYLES[style]));

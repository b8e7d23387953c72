// What the checks need of every game.

import { gameChecks as coup } from '@kuluary/coup/contract-tests/contract-tests';
import type { GameChecks } from '@kuluary/kernel/contract-tests';
import { gameChecks as rickshank } from '@kuluary/rickshank/contract-tests/contract-tests';
import { gameChecks as voices } from '@kuluary/voices/contract-tests/contract-tests';

export const GAME_CHECKS: Readonly<Record<string, GameChecks>> = { coup, rickshank, voices };

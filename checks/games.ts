// The games that the checks of the house try.

import { battery as coup } from '@kuluary/coup/battery/battery';
import type { Battery } from '@kuluary/kernel/battery';
import { battery as rickshank } from '@kuluary/rickshank/battery/battery';
import { battery as voices } from '@kuluary/voices/battery/battery';

export const GAMES: Readonly<Record<string, Battery>> = { coup, rickshank, voices };

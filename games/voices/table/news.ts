// What has just happened, as the stage hands it to the table.

import type { TableProps } from '@kuluary/stage/game-table';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';

export type News = TableProps<View, Move, Event>['news'];

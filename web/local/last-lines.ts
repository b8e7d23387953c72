// What has happened last, as the curtain tells it to everybody.

import type { AnyGameTexts } from '@kuluary/texts/game-texts';
import type { Language } from '@kuluary/texts/languages';
import type { TableModel } from '../link/table-model.ts';
import { namesOf } from '../table/room.ts';
import { typeset } from '../words/typeset.ts';

const LAST_LINES = 4;

/** No more than a spectator may know. */
export function lastLines(
  texts: Pick<AnyGameTexts, 'event'>,
  model: Pick<TableModel, 'events' | 'table'>,
  language: Language,
): readonly string[] {
  const names = namesOf(model);
  return model.events
    .flatMap(({ event }) => texts.event(language, event, 'spectator', names, model.table.options) ?? [])
    .slice(-LAST_LINES)
    .map(typeset);
}

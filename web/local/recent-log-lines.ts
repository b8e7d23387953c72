// The last lines of the log, for the screen that asks to pass the device.

import type { AnyGameTexts } from '@kuluary/texts/game-texts';
import type { Language } from '@kuluary/texts/languages';
import type { TableModel } from '../connection/table-model.ts';
import { playerNames } from '../table/table-session.ts';
import { typeset } from '../words/typeset.ts';

const MAX_LINES = 4;

/** Only what a spectator may know. */
export function recentLogLines(
  texts: Pick<AnyGameTexts, 'eventText'>,
  model: Pick<TableModel, 'events' | 'table'>,
  language: Language,
): readonly string[] {
  const names = playerNames(model);
  return model.events
    .flatMap(({ event }) => texts.eventText(language, event, 'spectator', names, model.table.options) ?? [])
    .slice(-MAX_LINES)
    .map(typeset);
}

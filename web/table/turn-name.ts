// What a turn is called at this table: a game may have a name of its own for it.

import type { AnyGameTable, TurnForm } from '@kuluary/stage/game-table';
import { useSettings } from '../settings/use-settings.ts';
import { TABLE } from '../words/table.ts';
import { useWords } from '../words/use-words.ts';

export function useTurnName({ turnName }: Pick<AnyGameTable, 'turnName'>): (turn: number, form: TurnForm) => string {
  const say = useWords(TABLE);
  const { language } = useSettings();
  return (turn, form) => turnName?.(language, turn, form) ?? say('bar.turn', { turn });
}

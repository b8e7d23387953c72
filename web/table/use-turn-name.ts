// What a turn is called: a game may have its own name for it.

import type { AnyGameTable, TurnNameForm } from '@kuluary/ui/game-table';
import { useSettings } from '../settings/use-settings.ts';
import { TABLE_WORDS } from '../words/table.ts';
import { useWords } from '../words/use-words.ts';

export function useTurnName({
  turnName,
}: Pick<AnyGameTable, 'turnName'>): (turn: number, form: TurnNameForm) => string {
  const say = useWords(TABLE_WORDS);
  const { language } = useSettings();
  return (turn, form) => turnName?.(language, turn, form) ?? say('bar.turn', { turn });
}

// The last bot's strength and style, kept on this device: they are suggested for the next one.

import { DEFAULT_OPPONENT, type Opponent, opponentName, parseOpponentName } from '@kuluary/bots/opponents';

const KEY = 'kuluary.opponent';

let fallback: Opponent = DEFAULT_OPPONENT; // where there is no localStorage

export function lastOpponent(): Opponent {
  try {
    return parseOpponentName(localStorage.getItem(KEY) ?? '') ?? fallback;
  } catch {
    return fallback;
  }
}

export function saveLastOpponent(opponent: Opponent): void {
  fallback = opponent;
  try {
    localStorage.setItem(KEY, opponentName(opponent));
  } catch {
    // No storage: until the page is left.
  }
}

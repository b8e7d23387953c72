// What was chosen for the last bot is suggested for the next one, on this device.

import { nameOf, type Opponent, readName, USUAL } from '@kuluary/bots/opponents';

const KEY = 'kuluary.opponent';

let unkept: Opponent = USUAL; // where localStorage is closed

export function lastOpponent(): Opponent {
  try {
    return readName(localStorage.getItem(KEY) ?? '') ?? unkept;
  } catch {
    return unkept;
  }
}

export function keepOpponent(opponent: Opponent): void {
  unkept = opponent;
  try {
    localStorage.setItem(KEY, nameOf(opponent));
  } catch {
    // The page remembers it until it is left.
  }
}

// The six characters, by name and by code: in hot code a character is its index in CHARACTERS.

export const CHARACTERS = ['duke', 'assassin', 'captain', 'ambassador', 'contessa', 'inquisitor'] as const;
export type Character = (typeof CHARACTERS)[number];

export const NONE = -1; // no character, no seat, no card
export const DUKE = 0;
export const ASSASSIN = 1;
export const CAPTAIN = 2;
export const AMBASSADOR = 3;
export const CONTESSA = 4;
export const INQUISITOR = 5;

export const COPIES_PER_CHARACTER = 3; // of each of the five characters in play

const WITH_AMBASSADOR: readonly number[] = [DUKE, ASSASSIN, CAPTAIN, AMBASSADOR, CONTESSA];
const WITH_INQUISITOR: readonly number[] = [DUKE, ASSASSIN, CAPTAIN, CONTESSA, INQUISITOR];

/** The five characters of this game, in canonical order. */
export function charactersInPlay(inquisitor: boolean): readonly number[] {
  return inquisitor ? WITH_INQUISITOR : WITH_AMBASSADOR;
}

/** The character's index in CHARACTERS, or NONE for anything else. */
export function characterCode(name: unknown): number {
  switch (name) {
    case 'duke':
      return DUKE;
    case 'assassin':
      return ASSASSIN;
    case 'captain':
      return CAPTAIN;
    case 'ambassador':
      return AMBASSADOR;
    case 'contessa':
      return CONTESSA;
    case 'inquisitor':
      return INQUISITOR;
    default:
      return NONE;
  }
}

export function characterName(code: number): Character {
  return CHARACTERS[code]!;
}

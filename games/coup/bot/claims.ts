// What may be claimed for what, by name.

import { ACTION_RULES, ACTIONS, type ActionName, actionCode } from '../rules/actions.ts';
import { type Character, characterName, NONE } from '../rules/characters.ts';
import { blockingCharacters } from '../rules/decisions.ts';
import type { MoveType } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';

/** The character that the action claims; undefined when it claims none. */
export function claimOf(type: MoveType): Character | undefined {
  const claims = ACTION_RULES[actionCode(type)]?.claims ?? NONE;
  return claims === NONE ? undefined : characterName(claims);
}

export function costOf(action: ActionName): number {
  return ACTION_RULES[actionCode(action)]!.cost;
}

const STOPPERS: readonly (readonly (readonly Character[])[])[] = [false, true].map((inquisitor) =>
  ACTIONS.map((_, action) => blockingCharacters(action, inquisitor).map(characterName)),
);

/** The characters of this court that stop the action. */
export function stoppersOf(view: View, action: ActionName): readonly Character[] {
  return STOPPERS[Number(view.options.inquisitor)]![actionCode(action)]!;
}

/** What the viewer may claim against the announced action, if that concerns it: it is the target, or nobody is. */
export function ownStoppers(view: View): readonly Character[] {
  const concerns = view.target === null || view.target === view.viewer;
  return concerns && view.action !== null ? stoppersOf(view, view.action) : [];
}

// Which character an action or a block claims, by name: for bots.

import { ACTION_RULES, ACTIONS, type ActionName, actionCode, blockingCharacters } from '../rules/actions-and-blocks.ts';
import { type Character, characterName, NONE } from '../rules/characters.ts';
import type { MoveType } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';

/** The character that the action claims; undefined when it claims none. */
export function characterClaimedBy(type: MoveType): Character | undefined {
  const claims = ACTION_RULES[actionCode(type)]?.claims ?? NONE;
  return claims === NONE ? undefined : characterName(claims);
}

export function actionCost(action: ActionName): number {
  return ACTION_RULES[actionCode(action)]!.cost;
}

const BLOCKING_CHARACTERS: readonly (readonly (readonly Character[])[])[] = [false, true].map((inquisitor) =>
  ACTIONS.map((_, action) => blockingCharacters(action, inquisitor).map(characterName)),
);

/** The characters in play that block the action. */
export function charactersThatBlock(view: View, action: ActionName): readonly Character[] {
  return BLOCKING_CHARACTERS[Number(view.options.inquisitor)]![actionCode(action)]!;
}

/** The characters that block the announced action, if the viewer is its target or it has none. */
export function charactersViewerMayBlockWith(view: View): readonly Character[] {
  const concerns = view.target === null || view.target === view.viewer;
  return concerns && view.action !== null ? charactersThatBlock(view, view.action) : [];
}

// Builds the mutations of a game from a list grouped by the file of the rule.

import type { Mutation } from '@kuluary/kernel/contract-tests';

type BrokenRule = readonly [id: string, description: string, find: string, replace: string];

export function mutationsOfGame(
  game: string,
  byFile: Readonly<Record<string, readonly BrokenRule[]>>,
): readonly Mutation[] {
  return Object.entries(byFile).flatMap(([name, all]) => {
    const file = `games/${game}/rules/${name}.ts`;
    return all.map(([id, description, find, replace]) => ({ id, description, file, find, replace }));
  });
}

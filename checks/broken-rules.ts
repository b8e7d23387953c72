// Rules that are broken on purpose, as they are written down: by the file of the rule.

import type { Mutation } from '@kuluary/kernel/battery';

type Broken = readonly [id: string, rule: string, find: string, replace: string];

export function brokenRules(game: string, byFile: Readonly<Record<string, readonly Broken[]>>): readonly Mutation[] {
  return Object.entries(byFile).flatMap(([name, all]) => {
    const file = `games/${game}/rules/${name}.ts`;
    return all.map(([id, rule, find, replace]) => ({ id, rule, file, find, replace }));
  });
}

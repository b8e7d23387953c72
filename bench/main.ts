// npm run bench [-- rules | bots | server | scale | cluster | all] [--quick] [--json]

import { botsGroup } from './bots/bots.ts';
import { coupGroup } from './coup.ts';
import { rickshankGroup } from './rickshank.ts';
import { clusterGroup } from './server/cluster.ts';
import { scaleGroup } from './server/scale.ts';
import { serverGroup } from './server/server.ts';
import { type Group, plain, printed, type Table } from './table.ts';
import { FULL, QUICK } from './timing.ts';
import { voicesGroup } from './voices.ts';

const RULES: readonly Group[] = [coupGroup, rickshankGroup, voicesGroup]; // one for each game
const GROUPS: readonly Group[] = [...RULES, botsGroup, serverGroup, scaleGroup, clusterGroup];
const SETS: Readonly<Record<string, readonly Group[]>> = {
  ...Object.fromEntries(GROUPS.map((group) => [group.id, [group]])),
  rules: RULES,
  all: GROUPS,
};
const FLAGS = ['--quick', '--json'];

const args = process.argv.slice(2);
const wanted = args.filter((arg) => !FLAGS.includes(arg));
const unknown = wanted.find((arg) => !Object.hasOwn(SETS, arg));
if (unknown !== undefined) {
  console.error(`no bench "${unknown}": there are ${[...Object.keys(SETS), ...FLAGS].join(', ')}`);
  process.exit(2);
}

const pace = args.includes('--quick') ? QUICK : FULL;
const asJson = args.includes('--json');
const tables: Table[] = [];
for (const group of new Set((wanted.length > 0 ? wanted : ['all']).flatMap((name) => SETS[name]!))) {
  for (const table of await group.run(pace)) {
    tables.push(table);
    if (!asJson) console.log(`${printed(table)}\n`);
  }
}
if (asJson) console.log(JSON.stringify(tables.map(plain), null, 2));

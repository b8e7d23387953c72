// npm run bench [-- rules | bots | server | scale | cluster | all] [--quick] [--json]

import { botsGroup } from './bots/bots-group.ts';
import { coupGroup } from './coup.ts';
import { type BenchGroup, formatTable, type ReportTable, tableAsJson } from './report-table.ts';
import { rickshankGroup } from './rickshank.ts';
import { clusterGroup } from './server/cluster.ts';
import { serverGroup } from './server/framework-comparison.ts';
import { scaleGroup } from './server/scale.ts';
import { FULL_PLAN, QUICK_PLAN } from './timing.ts';
import { voicesGroup } from './voices.ts';

const RULES: readonly BenchGroup[] = [coupGroup, rickshankGroup, voicesGroup]; // one for each game
const GROUPS: readonly BenchGroup[] = [...RULES, botsGroup, serverGroup, scaleGroup, clusterGroup];
const SETS: Readonly<Record<string, readonly BenchGroup[]>> = {
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

const plan = args.includes('--quick') ? QUICK_PLAN : FULL_PLAN;
const asJson = args.includes('--json');
const tables: ReportTable[] = [];
for (const group of new Set((wanted.length > 0 ? wanted : ['all']).flatMap((name) => SETS[name]!))) {
  for (const table of await group.run(plan)) {
    tables.push(table);
    if (!asJson) console.log(`${formatTable(table)}\n`);
  }
}
if (asJson) console.log(JSON.stringify(tables.map(tableAsJson), null, 2));

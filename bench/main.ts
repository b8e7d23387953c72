// npm run bench [-- group …] [--quick] [--json]

import { coupGroup } from './coup.ts';
import { type Group, plain, printed, type Table } from './table.ts';
import { FULL, QUICK } from './timing.ts';

const GROUPS: readonly Group[] = [coupGroup];
const FLAGS = ['--quick', '--json'];

const args = process.argv.slice(2);
const wanted = args.filter((arg) => !FLAGS.includes(arg));
const unknown = wanted.find((arg) => !GROUPS.some((group) => group.id === arg));
if (unknown !== undefined) {
  console.error(`no bench "${unknown}": there are ${GROUPS.map((group) => group.id).join(', ')}, ${FLAGS.join(', ')}`);
  process.exit(2);
}

const pace = args.includes('--quick') ? QUICK : FULL;
const asJson = args.includes('--json');
const tables: Table[] = [];
for (const group of GROUPS) {
  if (wanted.length > 0 && !wanted.includes(group.id)) continue;
  for (const table of await group.run(pace)) {
    tables.push(table);
    if (!asJson) console.log(`${printed(table)}\n`);
  }
}
if (asJson) console.log(JSON.stringify(tables.map(plain), null, 2));

import { measure } from './contest.ts';
const [system, tables, ms] = process.argv.slice(2);
console.log(system, tables, await measure(system!, Number(tables), { warmUp: 2000, measured: Number(ms ?? 4000) }));

// One of two servers is cut off from their PostgreSQL while people play at both; then only its ear is.

import { setTimeout as pause } from 'node:timers/promises';
import { AT_MOST } from '../kills/clocks.ts';
import type { Company } from '../kills/company.ts';
import { TwoServers } from '../kills/two-servers.ts';
import { unexpected } from '../kills/unexpected.ts';
import type { VictimProcess } from '../kills/victim-process.ts';
import { Gate } from './gate.ts';
import { type Aftermath, allGoOn, busyOf, gathered, type Trouble } from './trouble.ts';

const CUT = 7000; // ms: longer than it takes to be held for dead
const LAST_WORDS = 1000; // ms in which what had come through is heard
const DEAF = 6000; // ms
const PATIENCE = 60_000; // ms
const EARS = `SELECT pid FROM pg_stat_activity WHERE application_name = 'kuluary hints'`;

export async function cutOff(trouble: Trouble): Promise<Aftermath> {
  const gates: Gate[] = [];
  const house = await TwoServers.start(trouble.programs, { clocks: AT_MOST, through: throughGate });
  async function throughGate(url: string, server: number): Promise<string> {
    if (server > 0) return url;
    const { port } = new URL(url);
    const gate = await Gate.before(Number(port));
    gates.push(gate);
    return url.replace(`:${port}/`, `:${gate.port}/`);
  }
  const gate = gates[0]!;
  try {
    const company = await gathered(house, trouble);
    let felt = 0;
    for (let time = 0; time < trouble.times; time++) {
      felt += await cut(house, company, () => gate.fallSilent(), gate);
      felt += await cut(house, company, () => gate.slam(), gate);
    }
    await company.settle();
    await house.killServers();
    company.faults.push(...unexpected(house.complaints));
    const { faults } = await company.figures();
    const waited = busyOf(company.witnesses);
    const told = `${2 * trouble.times} times one of two servers was cut off for ${CUT / 1000} s; ${felt} people heard nothing new there, ${waited} times somebody was told to wait`;
    return { faults, felt, told };
  } finally {
    await house.remove();
    await gate.close();
  }
}

/** Those at the other server go on meanwhile; those at this one hear nothing, or that they have to wait. Returns how
 * many of them heard nothing new. */
async function cut(house: TwoServers, company: Company, shut: () => void, gate: Gate): Promise<number> {
  await company.wander();
  await company.play(0, true);
  const [alone, other] = house.servers as [VictimProcess, VictimProcess];
  const here = company.open.flatMap(({ witnesses }) => witnesses).filter(({ server }) => server === alone);
  shut();
  const begin = performance.now();
  const standing = company.standing();
  await pause(LAST_WORDS);
  const heard = here.map(({ position }) => position);
  await company.goOn(company.tablesAt([other]), standing);
  await pause(Math.max(0, begin + CUT - performance.now()));
  const unmoved = here.filter(({ position }, i) => position === heard[i]).length;
  const after = company.standing();
  gate.open();
  await allGoOn(company, after);
  await company.lose([]);
  return unmoved;
}

/** Nobody hears a hint, and everybody goes on: what was missed is asked for. Then there are hints again. */
export async function deafen(trouble: Trouble): Promise<Aftermath> {
  const house = await TwoServers.start(trouble.programs, { clocks: AT_MOST });
  try {
    const company = await gathered(house, trouble);
    const begin = performance.now();
    const standing = company.standing();
    let cuts = 0;
    while (performance.now() < begin + DEAF * trouble.times) {
      cuts += (await house.postgres.ask(`SELECT pg_terminate_backend(pid) FROM (${EARS}) AS ears`)).length;
      await pause(50);
    }
    await allGoOn(company, standing);
    if (!(await areListening(house))) company.faults.push('servers no longer listen');
    await allGoOn(company);
    await company.settle();
    await house.killServers();
    company.faults.push(...unexpected(house.complaints));
    const { faults } = await company.figures();
    return { faults, felt: cuts, told: `${cuts} times a server’s ear was cut off, and nothing else` };
  } finally {
    await house.remove();
  }
}

async function areListening({ postgres, servers }: TwoServers): Promise<boolean> {
  const end = performance.now() + PATIENCE;
  while (performance.now() < end) {
    if ((await postgres.ask(`${EARS} AND state = 'idle' AND query <> ''`)).length === servers.length) return true;
    await pause(100);
  }
  return false;
}

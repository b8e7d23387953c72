// Kills the only server again and again while people play at it, and looks whether anything was lost.

import type { Chance } from '@kuluary/kernel/chance';
import { openSqlite } from '@kuluary/store/sqlite';
import { whileServed } from './clocks.ts';
import { Company, type Figures } from './company.ts';
import { type Programs, VictimProcess } from './victim-process.ts';

const MIN_LIFE = 20; // ms that a server lives before it is killed: every other one from when it serves, the rest from
const MAX_LIFE = 250; // when everybody is back, so that some die in the rush and some in the middle of the games

export interface Killing {
  readonly kills: number;
  readonly tables: number; // at which people play at any time
  readonly chance: Chance;
  readonly onKill?: (count: number) => void;
}

export interface Outcome extends Figures {
  readonly kills: number;
}

export async function killAgainAndAgain(programs: Programs, killing: Killing): Promise<Outcome> {
  const { kills, tables, chance, onKill } = killing;
  const victim = await VictimProcess.prepare(programs);
  const house = { servers: [victim], clocks: whileServed(victim), openStore: () => openSqlite(victim.data) };
  try {
    const company = new Company(house, tables, chance);
    await victim.start();
    for (let count = 1; count <= kills; count++) {
      await company.play(lifeTime(chance), count % 2 === 0);
      await victim.kill();
      await company.lose([victim]);
      onKill?.(count);
      await victim.start();
    }
    await company.settle();
    await victim.kill();
    company.faults.push(...victim.complaints);
    return { ...(await company.figures()), kills };
  } finally {
    await victim.remove();
  }
}

export function lifeTime(chance: Chance): number {
  return MIN_LIFE + chance.below(MAX_LIFE - MIN_LIFE);
}

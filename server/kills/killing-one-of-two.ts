// Kills one of two servers again and again while people play at both, and looks whether anything was lost, and whether
// the other one goes on with everything.

import { Company } from './company.ts';
import { type Killing, lifeTime, type Outcome } from './killing.ts';
import { TwoServers } from './two-servers.ts';
import type { Programs, VictimProcess } from './victim-process.ts';

const WATCHED = 4; // of so many kills one is followed until all tables of the dead server have gone on at the other

const FAR = 15; // entries that its tables go on by then: not without bots

interface TakenOver extends Outcome {
  readonly takenOver: number; // tables all of whose people were at a server that died, and went on at the other
}

export async function killOneOfTwo(programs: Programs, killing: Killing): Promise<TakenOver> {
  const { kills, tables, chance, onKill } = killing;
  const house = await TwoServers.start(programs);
  let takenOver = 0;
  try {
    const company = new Company(house, tables, chance);
    for (let count = 1; count <= kills; count++) {
      await company.play(lifeTime(chance), count % 2 === 0);
      const isWatched = count % WATCHED === 0;
      const victim = isWatched ? busiest(house, company) : house.servers[chance.below(house.servers.length)]!;
      await victim.kill();
      await company.lose([victim]);
      const orphans = company.tablesAt([victim]);
      const standing = company.standing();
      company.connect(); // to the other one
      if (isWatched) takenOver += await company.goOn(orphans, standing, FAR);
      onKill?.(count);
      await victim.start();
      await company.wander();
    }
    await company.settle();
    await house.killServers();
    company.faults.push(...house.complaints);
    return { ...(await company.figures()), kills, takenOver };
  } finally {
    await house.remove();
  }
}

/** The server that is alone with the most tables. */
function busiest({ servers }: TwoServers, company: Company): VictimProcess {
  return [...servers].sort((a, b) => company.tablesAt([b]).length - company.tablesAt([a]).length)[0]!;
}

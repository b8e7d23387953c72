// Kills PostgreSQL itself again and again while people play at two servers. Those live on, and find it again.

import { AT_MOST } from './clocks.ts';
import { Company } from './company.ts';
import { type Killing, lifeTime, type Outcome } from './killing.ts';
import { TwoServers } from './two-servers.ts';
import { unexpected } from './unexpected.ts';
import type { Programs } from './victim-process.ts';

export async function killDatabase(programs: Programs, killing: Killing): Promise<Outcome> {
  const { kills, tables, chance, onKill } = killing;
  const house = await TwoServers.start(programs, { clocks: AT_MOST });
  try {
    const company = new Company(house, tables, chance);
    for (let count = 1; count <= kills; count++) {
      await company.play(lifeTime(chance), true);
      await house.postgres.kill();
      const standing = company.standing();
      onKill?.(count);
      await house.postgres.start();
      await company.goOn([...standing.keys()], standing);
      await company.lose([]);
      await company.wander();
    }
    await company.settle();
    await house.killServers();
    company.faults.push(...unexpected(house.complaints));
    return { ...(await company.figures()), kills };
  } finally {
    await house.remove();
  }
}

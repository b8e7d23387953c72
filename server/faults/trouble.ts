// What every fault is tried with: people who play at real servers, and what became of them.

import type { Chance } from '@kuluary/kernel/chance';
import { Company, type House } from '../kills/company.ts';
import type { Programs } from '../kills/victim-process.ts';
import type { Witness } from '../kills/witness.ts';

export interface Trouble {
  readonly programs: Programs;
  readonly tables: number; // at which people play
  readonly times: number; // how often it comes
  readonly chance: Chance;
}

export interface Aftermath {
  readonly faults: readonly string[]; // what was lost, changed, seen too early or is stuck, in words
  readonly felt: number; // how often somebody noticed
  readonly told: string; // what happened, in a sentence
}

/** People at tables of all games, who have begun to play. */
export async function gathered(house: House, { tables, chance }: Trouble): Promise<Company> {
  const company = new Company(house, tables, chance);
  await company.play(0, true);
  await company.goOn(company.open, company.standing());
  return company;
}

/** All of them go on from where they are, or from where they stood. */
export async function allGoOn(company: Company, standing = company.standing()): Promise<void> {
  await company.goOn([...standing.keys()], standing);
}

/** How often they were told to wait. */
export function busyOf(witnesses: readonly Witness[]): number {
  return witnesses.reduce((sum, { busy }) => sum + busy, 0);
}

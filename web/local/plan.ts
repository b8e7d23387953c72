// Who shall sit at a table of this page, and by which rules.

import { type Opponent, STRENGTHS, STYLES, type Strength, USUAL } from '@kuluary/bots/opponents';
import { isRecord } from '@kuluary/kernel/json';
import { TABLE_STYLES, type TableStyle } from '../lobby/bots.ts';

export interface Plan {
  readonly people: readonly string[]; // names; the first one opens the table
  readonly bots: readonly string[]; // names
  readonly botsPlay: BotsPlay;
  readonly options: Readonly<Record<string, unknown>>; // chosen ones
}

/** How all bots of a table play. */
export interface BotsPlay {
  readonly strength: Strength;
  readonly style: TableStyle;
}

/** How each of so many bots plays. Where styles are mixed, none comes twice before all have come. */
export function cast({ strength, style }: BotsPlay, bots: number, luck: () => number = Math.random): Opponent[] {
  const order = style === 'mixed' ? shuffled(STYLES, luck) : [style];
  return Array.from({ length: bots }, (_, at) => ({ strength, style: order[at % order.length]! }));
}

function shuffled<Item>(items: readonly Item[], luck: () => number): Item[] {
  const left = [...items];
  return items.map(() => left.splice(Math.floor(luck() * left.length), 1)[0]!);
}

const keyOf = (place: string) => `kuluary.${place}.plan`;

export function keepPlan(place: string, plan: Plan): void {
  try {
    localStorage.setItem(keyOf(place), JSON.stringify(plan));
  } catch {
    // The next game begins with our own suggestion.
  }
}

export function lastPlan(place: string): Plan | null {
  try {
    return readPlan(JSON.parse(localStorage.getItem(keyOf(place)) ?? 'null'));
  } catch {
    return null;
  }
}

/** null for what is no plan. One from before bots could be chosen has the usual ones. */
export function readPlan(kept: unknown): Plan | null {
  if (!isRecord(kept)) return null;
  const { people, bots, botsPlay, options } = kept;
  return areNames(people) && areNames(bots) && isRecord(options)
    ? { people, bots, botsPlay: readBotsPlay(botsPlay), options }
    : null;
}

function readBotsPlay(kept: unknown): BotsPlay {
  const { strength, style } = isRecord(kept) ? kept : {};
  return {
    strength: STRENGTHS.find((each) => each === strength) ?? USUAL.strength,
    style: TABLE_STYLES.find((each) => each === style) ?? USUAL.style,
  };
}

function areNames(list: unknown): list is readonly string[] {
  return Array.isArray(list) && list.every((name) => typeof name === 'string');
}

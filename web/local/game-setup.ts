// The players and options of a local match, saved for the next one.

import { DEFAULT_OPPONENT, type Opponent, STRENGTHS, STYLES, type Strength } from '@kuluary/bots/opponents';
import { isRecord } from '@kuluary/kernel/json';
import { TABLE_STYLES, type TableStyle } from '../lobby/bot-choices.ts';

export interface GameSetup {
  readonly people: readonly string[]; // names; the first one is the host
  readonly bots: readonly string[]; // names
  readonly botsPlay: BotSettings;
  readonly options: Readonly<Record<string, unknown>>; // those that were chosen
}

/** How all bots of a table play. */
export interface BotSettings {
  readonly strength: Strength;
  readonly style: TableStyle;
}

/** How each of so many bots plays. Where styles are mixed, none comes twice before all have come. */
export function assignBots(
  { strength, style }: BotSettings,
  bots: number,
  nextRandom: () => number = Math.random,
): Opponent[] {
  const order = style === 'mixed' ? shuffled(STYLES, nextRandom) : [style];
  return Array.from({ length: bots }, (_, at) => ({ strength, style: order[at % order.length]! }));
}

function shuffled<Item>(items: readonly Item[], nextRandom: () => number): Item[] {
  const left = [...items];
  return items.map(() => left.splice(Math.floor(nextRandom() * left.length), 1)[0]!);
}

const setupKey = (saveKey: string) => `kuluary.${saveKey}.plan`;

export function saveGameSetup(saveKey: string, gameSetup: GameSetup): void {
  try {
    localStorage.setItem(setupKey(saveKey), JSON.stringify(gameSetup));
  } catch {
    // No storage: the next match begins with the default setup.
  }
}

export function loadGameSetup(saveKey: string): GameSetup | null {
  try {
    return parseGameSetup(JSON.parse(localStorage.getItem(setupKey(saveKey)) ?? 'null'));
  } catch {
    return null;
  }
}

/** null for anything else. One from before bots could be chosen has the default ones. */
export function parseGameSetup(kept: unknown): GameSetup | null {
  if (!isRecord(kept)) return null;
  const { people, bots, botsPlay, options } = kept;
  return areNames(people) && areNames(bots) && isRecord(options)
    ? { people, bots, botsPlay: parseBotSettings(botsPlay), options }
    : null;
}

function parseBotSettings(kept: unknown): BotSettings {
  const { strength, style } = isRecord(kept) ? kept : {};
  return {
    strength: STRENGTHS.find((each) => each === strength) ?? DEFAULT_OPPONENT.strength,
    style: TABLE_STYLES.find((each) => each === style) ?? DEFAULT_OPPONENT.style,
  };
}

function areNames(list: unknown): list is readonly string[] {
  return Array.isArray(list) && list.every((name) => typeof name === 'string');
}

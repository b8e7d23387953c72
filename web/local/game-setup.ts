// The players and options of a local match, saved for the next one.

import { DEFAULT_OPPONENT, type Opponent, STRENGTHS, STYLES, type Strength } from '@kuluary/bots/opponents';
import { isRecord } from '@kuluary/kernel/json';
import { resolveOptions } from '@kuluary/kernel/options';
import type { LoadedGame } from '../game-loaders.ts';
import { TABLE_STYLES, type TableStyle } from '../lobby/bot-choices.ts';

export interface GameSetup {
  readonly people: readonly string[]; // names; the first one is the host
  readonly bots: readonly string[]; // names
  readonly botsPlay: BotSettings;
  readonly options: Readonly<Record<string, unknown>>; // those that were chosen
}

type GameWithRules = Pick<LoadedGame, 'game'>;

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

export function loadGameSetup(saveKey: string, game: GameWithRules): GameSetup | null {
  try {
    return parseGameSetup(JSON.parse(localStorage.getItem(setupKey(saveKey)) ?? 'null'), game);
  } catch {
    return null;
  }
}

/** null for anything else. One from before bots could be chosen has the default ones. */
export function parseGameSetup(kept: unknown, game: GameWithRules): GameSetup | null {
  if (!isRecord(kept)) return null;
  const { people, bots, botsPlay, options } = kept;
  return areNames(people) && areNames(bots) && isRecord(options)
    ? withValidOptions({ people, bots, botsPlay: parseBotSettings(botsPlay), options }, game)
    : null;
}

/** Without options that the game lacks, or that so many players cannot choose. */
export function withValidOptions(gameSetup: GameSetup, { game }: GameWithRules): GameSetup {
  const seats = gameSetup.people.length + gameSetup.bots.length;
  const isValid = ([id, value]: [string, unknown]) => resolveOptions(game, seats, { [id]: value }).ok;
  return { ...gameSetup, options: Object.fromEntries(Object.entries(gameSetup.options).filter(isValid)) };
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

// The bots that people choose as opponents: by strength, and by a style that changes how they play, not how well.

import type { Bot } from '@kuluary/kernel/game';

export const STRENGTHS = ['easy', 'normal', 'hard', 'expert'] as const;
export type Strength = (typeof STRENGTHS)[number];

export const STYLES = ['even', 'bold', 'cautious', 'vengeful'] as const; // the first has none
export type Style = (typeof STYLES)[number];

export interface Opponent {
  readonly strength: Strength;
  readonly style: Style;
}

export const DEFAULT_OPPONENT: Opponent = { strength: 'normal', style: 'even' };

/** Its id in a bot registry: `hard`, `hard-bold`. */
export function opponentName({ strength, style }: Opponent): string {
  return style === 'even' ? strength : `${strength}-${style}`;
}

/** undefined for other bots. */
export function parseOpponentName(name: string): Opponent | undefined {
  const [first, second = 'even'] = name.split('-');
  const strength = STRENGTHS.find((each) => each === first);
  const style = STYLES.find((each) => each === second);
  return strength && style && opponentName({ strength, style }) === name ? { strength, style } : undefined;
}

/** The weakest first. */
export const OPPONENT_NAMES: readonly string[] = allOpponents().map(opponentName);

/** A bot for each name. */
export function makeOpponents<View, Move>(
  make: (opponent: Opponent) => Bot<View, Move>,
): Readonly<Record<string, Bot<View, Move>>> {
  return Object.fromEntries(allOpponents().map((opponent) => [opponentName(opponent), make(opponent)]));
}

function allOpponents(): Opponent[] {
  return STRENGTHS.flatMap((strength) => STYLES.map((style) => ({ strength, style })));
}

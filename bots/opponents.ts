// Bots as people choose them: by strength, and by a style that changes how they play, not how well.

import type { Bot } from '@kuluary/kernel/game';

export const STRENGTHS = ['easy', 'normal', 'hard', 'expert'] as const;
export type Strength = (typeof STRENGTHS)[number];

export const STYLES = ['even', 'bold', 'cautious', 'vengeful'] as const; // the first has none
export type Style = (typeof STYLES)[number];

export interface Opponent {
  readonly strength: Strength;
  readonly style: Style;
}

/** Whom people meet who have chosen nothing. */
export const USUAL: Opponent = { strength: 'normal', style: 'even' };

/** As a registry knows it: `hard`, `hard-bold`. */
export function nameOf({ strength, style }: Opponent): string {
  return style === 'even' ? strength : `${strength}-${style}`;
}

/** undefined for bots of another kind. */
export function readName(name: string): Opponent | undefined {
  const [first, second = 'even'] = name.split('-');
  const strength = STRENGTHS.find((each) => each === first);
  const style = STYLES.find((each) => each === second);
  return strength && style && nameOf({ strength, style }) === name ? { strength, style } : undefined;
}

/** All of them by name, the weakest first. */
export const OPPONENTS: readonly string[] = everyOne().map(nameOf);

/** Somebody for each of them. */
export function everyOpponent<View, Move>(
  make: (opponent: Opponent) => Bot<View, Move>,
): Readonly<Record<string, Bot<View, Move>>> {
  return Object.fromEntries(everyOne().map((opponent) => [nameOf(opponent), make(opponent)]));
}

function everyOne(): Opponent[] {
  return STRENGTHS.flatMap((strength) => STYLES.map((style) => ({ strength, style })));
}

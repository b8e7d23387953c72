// Bots as people choose them here: by strength and style, under names of famous schemers.

import { type Opponent, readName, STRENGTHS, STYLES, type Strength } from '@kuluary/bots/opponents';
import type { SeatInfo } from '@kuluary/protocol/to-browser';
import type { Say } from '../words/area.ts';
import type { LobbyKey } from '../words/lobby.ts';

/** Styles of a whole table of bots: where it is mixed, each bot has one of its own. */
export const TABLE_STYLES = ['mixed', ...STYLES] as const;
export type TableStyle = (typeof TABLE_STYLES)[number];

/** From 1, the weakest: so many marks stand beside its name. */
export function powerOf(strength: Strength): number {
  return STRENGTHS.indexOf(strength) + 1;
}

/** "hard, vengeful"; of an even style there is nothing to say. */
export function describe(say: Say<LobbyKey>, { strength, style }: Opponent): string {
  return style === 'even' ? say(`bot.${strength}`) : `${say(`bot.${strength}`)}, ${say(`bot.${style}`)}`;
}

/** A name for a new bot that nobody at the table has yet. */
export function freeBotName(say: Say<LobbyKey>, seats: readonly SeatInfo[]): string {
  const names = say('bot.names').split(', ');
  return names.find((name) => seats.every((seat) => seat.name !== name)) ?? names[0]!;
}

/** How the bot of this seat plays; for a seat without one, how the next bot would. */
export function opponentAt({ bot }: Pick<SeatInfo, 'bot'>, next: Opponent): Opponent {
  return (bot === null ? undefined : readName(bot)) ?? next;
}

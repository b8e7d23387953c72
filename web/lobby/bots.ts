// Bots as people choose them here: by strength and style, under names that fit the game.

import { nameOf, type Opponent, readName, STRENGTHS, STYLES, type Strength, USUAL } from '@kuluary/bots/opponents';
import type { SeatInfo } from '@kuluary/protocol/to-browser';
import type { LoadedGame } from '../games.ts';
import type { Say } from '../words/area.ts';
import type { LobbyKey } from '../words/lobby.ts';

/** Styles of a whole table of bots: where it is mixed, each bot has one of its own. */
export const TABLE_STYLES = ['mixed', ...STYLES] as const;
export type TableStyle = (typeof TABLE_STYLES)[number];

type Players = Pick<LoadedGame, 'id' | 'bots'>; // a game, as far as it has bots

/** From 1, the weakest: so many marks stand beside its name. */
export function powerOf(strength: Strength): number {
  return STRENGTHS.indexOf(strength) + 1;
}

/** Strengths that this game's bots have. */
export function strengthsOf({ bots }: Pick<Players, 'bots'>): readonly Strength[] {
  return STRENGTHS.filter((strength) => bots.includes(nameOf({ strength, style: 'even' })));
}

/** Those of the styles that this game's bots have; of a table also the mixed one, where there is something to mix. */
export function stylesOf<Style extends TableStyle>({ bots }: Pick<Players, 'bots'>, styles: readonly Style[]): Style[] {
  const opponents = bots.map(readName);
  const known = styles.filter((style) => opponents.some((opponent) => opponent?.style === style));
  return known.length > 1 ? styles.filter((style) => style === 'mixed' || known.includes(style)) : known;
}

/** "hard, vengeful"; of an even style there is nothing to say. */
export function describe(say: Say<LobbyKey>, { strength, style }: Opponent): string {
  return style === 'even' ? say(`bot.${strength}`) : `${say(`bot.${strength}`)}, ${say(`bot.${style}`)}`;
}

/** A line about how bots of this strength or style play this game. */
export function lineAbout(say: Say<LobbyKey>, game: string, way: Strength | TableStyle): string {
  const own = `${game}.${way}.about`;
  return say.has(own) ? say(own) : '';
}

/** Names for bots, as many as the game has seats or more. */
export function botNames(say: Say<LobbyKey>, { id }: Pick<Players, 'id'>): readonly string[] {
  return say(`${id}.bot-names` as LobbyKey).split(', ');
}

/** A name for a new bot that nobody at the table has yet. */
export function freeBotName(say: Say<LobbyKey>, game: Pick<Players, 'id'>, seats: readonly SeatInfo[]): string {
  const names = botNames(say, game);
  return names.find((name) => seats.every((seat) => seat.name !== name)) ?? names[0]!;
}

/** How the bot of this seat plays; for a seat without one, how the next bot would. */
export function opponentAt({ bot }: Pick<SeatInfo, 'bot'>, next: Opponent): Opponent {
  return (bot === null ? undefined : readName(bot)) ?? next;
}

/** The one most like it that this game has. */
export function likest({ bots }: Pick<Players, 'bots'>, wanted: Opponent): Opponent {
  const even = { ...wanted, style: 'even' } as const;
  return [wanted, even].find((opponent) => bots.includes(nameOf(opponent))) ?? USUAL;
}

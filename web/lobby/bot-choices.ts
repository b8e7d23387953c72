// Bots as people choose them: by strength and style, with names that fit the game.

import {
  DEFAULT_OPPONENT,
  type Opponent,
  opponentName,
  parseOpponentName,
  STRENGTHS,
  STYLES,
  type Strength,
} from '@kuluary/bots/opponents';
import type { SeatInfo } from '@kuluary/protocol/to-browser';
import type { LoadedGame } from '../game-loaders.ts';
import type { LobbyKey } from '../words/lobby.ts';
import type { Say } from '../words/word-area.ts';

/** Styles for all bots of a table: in `mixed`, each bot has its own. */
export const TABLE_STYLES = ['mixed', ...STYLES] as const;
export type TableStyle = (typeof TABLE_STYLES)[number];

type GameWithBots = Pick<LoadedGame, 'id' | 'botIds'>; // a game, as far as it has bots

/** From 1, the weakest: the number of pips beside its name. */
export function strengthRank(strength: Strength): number {
  return STRENGTHS.indexOf(strength) + 1;
}

export function strengthsOf({ botIds }: Pick<GameWithBots, 'botIds'>): readonly Strength[] {
  return STRENGTHS.filter((strength) => botIds.includes(opponentName({ strength, style: 'even' })));
}

/** Those of the styles that this game's bots have; `mixed` only where there are several. */
export function stylesOf<Style extends TableStyle>(
  { botIds }: Pick<GameWithBots, 'botIds'>,
  styles: readonly Style[],
): Style[] {
  const opponents = botIds.map(parseOpponentName);
  const known = styles.filter((style) => opponents.some((opponent) => opponent?.style === style));
  return known.length > 1 ? styles.filter((style) => style === 'mixed' || known.includes(style)) : known;
}

/** "hard, vengeful"; the even style is not mentioned. */
export function describeBot(say: Say<LobbyKey>, { strength, style }: Opponent): string {
  return style === 'even' ? say(`bot.${strength}`) : `${say(`bot.${strength}`)}, ${say(`bot.${style}`)}`;
}

/** A line about how bots of this strength or style play this game. */
export function strengthOrStyleLine(say: Say<LobbyKey>, game: string, strengthOrStyle: Strength | TableStyle): string {
  const own = `${game}.${strengthOrStyle}.about`;
  return say.has(own) ? say(own) : '';
}

/** At least as many as the game has seats. */
export function botNames(say: Say<LobbyKey>, { id }: Pick<GameWithBots, 'id'>): readonly string[] {
  return say(`${id}.bot-names` as LobbyKey).split(', ');
}

/** A name for a new bot that nobody at the table has yet. */
export function unusedBotName(say: Say<LobbyKey>, game: Pick<GameWithBots, 'id'>, seats: readonly SeatInfo[]): string {
  const names = botNames(say, game);
  return names.find((name) => seats.every((seat) => seat.name !== name)) ?? names[0]!;
}

/** How the bot of this seat plays; for a seat without a bot, `next`. */
export function opponentForSeat({ bot }: Pick<SeatInfo, 'bot'>, next: Opponent): Opponent {
  return (bot === null ? undefined : parseOpponentName(bot)) ?? next;
}

/** The most similar one that this game has. */
export function closestOpponent({ botIds }: Pick<GameWithBots, 'botIds'>, wanted: Opponent): Opponent {
  const even = { ...wanted, style: 'even' } as const;
  return [wanted, even].find((opponent) => botIds.includes(opponentName(opponent))) ?? DEFAULT_OPPONENT;
}

// Bots as the lobby offers them: by strength, under names of famous schemers.

import type { SeatInfo } from '@kuluary/protocol/to-browser';
import type { Say } from '../words/area.ts';
import type { LobbyKey } from '../words/lobby.ts';

interface BotOffer {
  readonly id: string; // as the server knows it
  readonly power: number; // from 1, the weakest
  readonly strength: LobbyKey;
  readonly about: LobbyKey | undefined;
}

const ABOUT: Readonly<Record<string, LobbyKey>> = {
  random: 'bot.random.about',
  counter: 'bot.counter.about',
  courtier: 'bot.courtier.about',
};

/** `ids` are weakest first. Those of which there is nothing to say are for the arena. */
export function offers(ids: readonly string[]): readonly BotOffer[] {
  const offered = ids.filter((id) => ABOUT[id] !== undefined);
  return offered.map((id, index) => ({
    id,
    power: index + 1,
    strength: index === offered.length - 1 ? 'bot.strong' : index === 0 ? 'bot.weak' : 'bot.middle',
    about: ABOUT[id],
  }));
}

/** The strongest is what most people look for. */
export function strongestFirst(ids: readonly string[]): readonly BotOffer[] {
  return [...offers(ids)].reverse();
}

/** A name for a new bot that nobody at the table has yet. */
export function freeBotName(say: Say<LobbyKey>, seats: readonly SeatInfo[]): string {
  const names = say('bot.names').split(', ');
  return names.find((name) => seats.every((seat) => seat.name !== name)) ?? names[0]!;
}

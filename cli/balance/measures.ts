// How the balance of each game is measured, where it can be.

import { BOT_REGISTRY } from '@kuluary/games/bot-registry';
import type { Chance } from '@kuluary/kernel/chance';
import { playMeasuredGame as rickshank } from '@kuluary/rickshank/bot/balance';
import { playMeasuredGame as voices } from '@kuluary/voices/bot/balance';
import { RickshankTally } from './rickshank-balance.ts';
import { VoicesTally } from './voices-balance.ts';

/** Counts over the games played so far. */
export interface BalanceTally<Measured> {
  add(measured: Measured): void;
  readonly balance: object; // printed as JSON
  describe(): string; // printed as text
}

interface BalanceMeasure<Measured> {
  readonly seats: readonly [min: number, max: number];
  readonly bots: readonly string[];
  playGame(bot: string, seats: number, chance: Chance): Measured; // plain data
  makeTally(seats: number): BalanceTally<Measured>;
}

type AnyMeasure = BalanceMeasure<unknown>;

function makeMeasure<Measured>(id: string, of: Pick<BalanceMeasure<Measured>, 'playGame' | 'makeTally'>): AnyMeasure {
  const { game, bots } = BOT_REGISTRY[id]!;
  return { seats: game.seats, bots: Object.keys(bots), ...of } as AnyMeasure;
}

export const BALANCE_MEASURES: Readonly<Record<string, AnyMeasure>> = {
  rickshank: makeMeasure('rickshank', { playGame: rickshank, makeTally: (seats) => new RickshankTally(seats) }),
  voices: makeMeasure('voices', {
    playGame: (bot, seats, chance) => voices([bot], seats, chance),
    makeTally: (seats) => new VoicesTally(seats),
  }),
};

// The games whose balance can be measured, and how.

import { MINDS } from '@kuluary/games/minds';
import type { Chance } from '@kuluary/kernel/chance';
import { trial as rickshank } from '@kuluary/rickshank/bot/balance';
import { trial as voices } from '@kuluary/voices/bot/balance';
import { RickshankLedger } from './rickshank.ts';
import { VoicesLedger } from './voices.ts';

/** Counts as the games come in. */
export interface Ledger<Trial> {
  enter(trial: Trial): void;
  readonly balance: object; // as it is printed for programs
  describe(): string; // and for people
}

interface Measure<Trial> {
  readonly seats: readonly [least: number, most: number];
  readonly bots: readonly string[];
  trial(bot: string, seats: number, chance: Chance): Trial; // plain data
  ledger(seats: number): Ledger<Trial>;
}

/** One whose trials are its own business. */
export type AnyMeasure = Measure<unknown>;

function measure<Trial>(id: string, of: Pick<Measure<Trial>, 'trial' | 'ledger'>): AnyMeasure {
  const { game, bots } = MINDS[id]!;
  return { seats: game.seats, bots: Object.keys(bots), ...of } as AnyMeasure;
}

export const MEASURES: Readonly<Record<string, AnyMeasure>> = {
  rickshank: measure('rickshank', { trial: rickshank, ledger: (seats) => new RickshankLedger(seats) }),
  voices: measure('voices', {
    trial: (bot, seats, chance) => voices([bot], seats, chance),
    ledger: (seats) => new VoicesLedger(seats),
  }),
};

// A match in memory: the state and the log that it is a function of, in step.

import { type Chance, type Draw, recorded } from './chance.ts';
import { commitment, keyedChance, tableKey } from './fairness.ts';
import type { Game, Refusal, Seat } from './game.ts';
import { type Log, type LoggedMove, MAX_LOG_MOVES, makeLog } from './log.ts';
import { Told } from './told.ts';

export interface Deal<Options> {
  readonly seats: number;
  readonly options: Options;
  readonly seed: string; // secret until the end
  readonly salts: readonly string[]; // one per seat
}

export class Match<State, Move, View, Options, Event> {
  readonly game: Game<State, Move, View, Options, Event>;
  readonly deal: Deal<Options>;
  state: State; // nobody else changes it
  readonly told: Told<Event> = new Told(); // everything since the deal
  private readonly chanceFrom: (firstDraw: number) => Chance;
  private readonly dealt: Draw[] = [];
  private readonly moves: LoggedMove[] = [];
  private drawn: number; // numbers that chance has given so far

  constructor(game: Game<State, Move, View, Options, Event>, deal: Deal<Options>) {
    if (deal.salts.length !== deal.seats) throw new Error(`${deal.seats} seats need as many salts`);
    this.game = game;
    this.deal = deal;
    this.chanceFrom = keyedChance(tableKey(deal.seed, { game: game.id, options: deal.options, salts: deal.salts }));
    this.state = game.setup(deal.seats, deal.options, recorded(this.chanceFrom(0), this.dealt), this.told);
    this.drawn = this.dealt.length;
  }

  /** How many moves have been made: the next one's position in the log is one more. */
  get position(): number {
    return this.moves.length;
  }

  /** Draws of the deal, or of the move at a position. */
  drawsAt(position: number): readonly Draw[] {
    return position === 0 ? this.dealt : this.moves[position - 1]!.draws;
  }

  /** Carries out a move if it is legal. */
  move(seat: Seat, move: unknown): Refusal | undefined {
    const refusal = this.game.refusal(this.state, seat, move);
    if (refusal) return refusal;
    if (this.moves.length === MAX_LOG_MOVES) return { code: 'log-full', rule: 'log' };
    const draws: Draw[] = [];
    const chance = recorded(this.chanceFrom(this.drawn), draws);
    this.game.apply(this.state, seat, move as Move, chance, this.told);
    this.drawn += draws.length;
    this.moves.push({ seat, move: JSON.parse(JSON.stringify(move)) as unknown, draws });
    return undefined;
  }

  /** Remembers how things are. Returns how to make them so again. */
  bookmark(): () => void {
    const { state, drawn } = this;
    const [moves, told] = [this.moves.length, this.told.list.length];
    const copy = this.game.clone(state);
    return () => {
      this.state = copy;
      this.drawn = drawn;
      this.moves.length = moves;
      this.told.list.length = told;
    };
  }

  /** The log, seed and all: not to be given to anybody before the match is over or given up. */
  log(names: readonly string[]): Log {
    const { seats, options, seed, salts } = this.deal;
    return makeLog({
      game: this.game.id,
      rules: this.game.version,
      seats,
      names,
      options,
      commitment: commitment(seed),
      salts,
      seed,
      deal: this.dealt,
      moves: this.moves,
      outcome: this.game.outcome(this.state) ?? null,
    });
  }
}

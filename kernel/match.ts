// A match in memory: the state, and the log that it is a function of.

import { type Chance, type Draw, recordingChance } from './chance.ts';
import { EventLog } from './event-log.ts';
import { commitmentOf, keyedChance, tableKey } from './fairness.ts';
import type { Game, Refusal, Seat } from './game.ts';
import { type LoggedMove, MAX_LOG_MOVES, type MatchLog, makeMatchLog } from './match-log.ts';

export interface MatchSetup<Options> {
  readonly seats: number;
  readonly options: Options;
  readonly seed: string; // secret until the end
  readonly salts: readonly string[]; // one per seat
}

export class Match<State, Move, View, Options, Event> {
  readonly game: Game<State, Move, View, Options, Event>;
  readonly setup: MatchSetup<Options>;
  state: State; // changed only here
  readonly eventLog: EventLog<Event> = new EventLog(); // everything since the deal
  private readonly chanceFromDraw: (firstDraw: number) => Chance;
  private readonly setupDraws: Draw[] = [];
  private readonly moves: LoggedMove[] = [];
  private drawCount: number; // numbers that chance has given so far

  constructor(game: Game<State, Move, View, Options, Event>, setup: MatchSetup<Options>) {
    if (setup.salts.length !== setup.seats) throw new Error(`${setup.seats} seats need as many salts`);
    this.game = game;
    this.setup = setup;
    this.chanceFromDraw = keyedChance(
      tableKey(setup.seed, { game: game.id, options: setup.options, salts: setup.salts }),
    );
    this.state = game.setup(
      setup.seats,
      setup.options,
      recordingChance(this.chanceFromDraw(0), this.setupDraws),
      this.eventLog,
    );
    this.drawCount = this.setupDraws.length;
  }

  /** How many moves have been made: the next one's position in the log is one more. */
  get position(): number {
    return this.moves.length;
  }

  /** Draws of the deal, or of the move at a position. */
  drawsAt(position: number): readonly Draw[] {
    return position === 0 ? this.setupDraws : this.moves[position - 1]!.draws;
  }

  /** Carries out a move if it is legal. */
  makeMove(seat: Seat, move: unknown): Refusal | undefined {
    const refusal = this.game.refusal(this.state, seat, move);
    if (refusal) return refusal;
    if (this.moves.length === MAX_LOG_MOVES) return { code: 'log-full', rule: 'log' };
    const draws: Draw[] = [];
    const chance = recordingChance(this.chanceFromDraw(this.drawCount), draws);
    this.game.apply(this.state, seat, move as Move, chance, this.eventLog);
    this.drawCount += draws.length;
    this.moves.push({ seat, move: JSON.parse(JSON.stringify(move)) as unknown, draws });
    return undefined;
  }

  /** Remembers the present state. The function that it returns restores it. */
  takeSnapshot(): () => void {
    const { state, drawCount } = this;
    const [moves, events] = [this.moves.length, this.eventLog.addressedEvents.length];
    const copy = this.game.clone(state);
    return () => {
      this.state = copy;
      this.drawCount = drawCount;
      this.moves.length = moves;
      this.eventLog.addressedEvents.length = events;
    };
  }

  /** The log with its seed: secret until the match is over or abandoned. */
  toMatchLog(names: readonly string[]): MatchLog {
    const { seats, options, seed, salts } = this.setup;
    return makeMatchLog({
      game: this.game.id,
      rules: this.game.version,
      seats,
      names,
      options,
      commitment: commitmentOf(seed),
      salts,
      seed,
      deal: this.setupDraws,
      moves: this.moves,
      outcome: this.game.outcome(this.state) ?? null,
    });
  }
}

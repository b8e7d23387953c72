// A game of nothing but effects: seats have points, and a card says what happens to them.

import type { Seat } from '@kuluary/kernel/game';
import { type Asking, type Frame, frameOf, type Game, run } from './interpreter.ts';
import { type Amount, amountOf, type Effect } from './language.ts';
import { programOf } from './program.ts';

export interface Toy {
  readonly step: { readonly do: 'score'; readonly n: Amount<ToyCount>; readonly who?: 'you' | 'them' };
  readonly count: ToyCount;
  readonly seats: 'foes' | 'all';
  readonly what: object;
  readonly event: 'never';
  readonly modifiable: 'nothing';
}
type ToyCount = { readonly points: 'you' | 'them' } | { readonly hits: true };

export interface ToyTable {
  readonly points: number[];
  readonly stack: Frame[];
  readonly done: string[]; // what was said on the way
  asked: { readonly asking: Asking; readonly seat: Seat } | null;
}

export function toyGame(effect: Effect<Toy>): Game<ToyTable, Toy> {
  const points = (table: ToyTable, frame: Frame, who: 'you' | 'them' | undefined) =>
    table.points[who === 'them' ? frame.them : frame.you]!;
  const count = (table: ToyTable, frame: Frame, of: ToyCount) =>
    'points' in of ? points(table, frame, of.points) : frame.result;
  return {
    programs: [programOf<Toy>([]), programOf<Toy>(effect)],
    stack: (table) => table.stack,
    isStopped: (table) => table.asked !== null,
    step(table, frame, { n, who }) {
      const seat = who === 'them' ? frame.them : frame.you;
      table.points[seat]! += amountOf(n, (of: ToyCount) => count(table, frame, of));
      table.done.push(`${seat}: ${table.points[seat]}`);
    },
    count,
    seats: (table, frame, named) =>
      table.points.map((_, i) => (frame.you + i) % table.points.length).slice(named === 'foes' ? 1 : 0),
    ask(table, frame, asking) {
      table.asked = { asking, seat: asking === 'defend' ? frame.them : frame.you };
    },
    pause: () => undefined,
  };
}

/** A table at which seat 0 has just played the card. */
function toyTable(points: number[]): ToyTable {
  return { points, stack: [frameOf(0, 0, 0), frameOf(1, 0, 0)], done: [], asked: null };
}

export function play(game: Game<ToyTable, Toy>, points: number[]): ToyTable {
  const table = toyTable(points);
  run(game, table);
  return table;
}

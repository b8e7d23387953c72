// Holds everything that a browser was told against what its seat may know: after the end the log tells the truth, the
// kernel plays it again, and every update must be, byte for byte, what the rules say at that position.

import { REGISTRY } from '@kuluary/games/registry';
import type { Viewer } from '@kuluary/kernel/game';
import { type Log, parseLog } from '@kuluary/kernel/log';
import { replay } from '@kuluary/kernel/replay';
import { unwrap } from '@kuluary/kernel/result';
import { type ToBrowser, type ToldEvent, toldView, type Update } from '@kuluary/protocol/to-browser';
import type { Visitor } from './visitor.ts';

/** What one viewer may know after so many moves. */
interface Knowledge {
  readonly view: string;
  readonly moves: string;
  readonly told: readonly string[]; // all events so far
}

export class Truth {
  readonly log: Log;
  private readonly after: Map<Viewer, Knowledge>[] = []; // by number of moves made

  constructor(log: Log) {
    this.log = log;
    const { game } = REGISTRY[log.game]!;
    const viewers: Viewer[] = [...Array.from({ length: log.seats }, (_, seat) => seat), 'spectator'];
    const fault = replay(game, log, (match) => {
      const known = viewers.map((viewer): [Viewer, Knowledge] => [
        viewer,
        {
          view: JSON.stringify(toldView(game.view(match.state, viewer))),
          moves: JSON.stringify(viewer === 'spectator' ? [] : game.moves(match.state, viewer)),
          told: match.told.seenBy(viewer).map((event) => JSON.stringify(event)),
        },
      ]);
      this.after.push(new Map(known));
    });
    if (fault) throw new Error(fault.message);
  }

  static async of(address: string, table: string): Promise<Truth> {
    const answer = await fetch(`${address}/api/tables/${table}/log`);
    const log = unwrap(parseLog(await answer.text()));
    return new Truth(log);
  }

  /** What is wrong with these frames, if they were heard by somebody who sat there (or looked on) all the time. */
  faultsIn(frames: readonly string[], viewer: Viewer): readonly string[] {
    const positions = this.positions(frames, viewer);
    return updatesIn(frames).flatMap((update) => {
      if (!update.play) return [];
      const moves = positions.findLastIndex((position) => position <= update.position);
      const known = this.after[moves]?.get(viewer);
      if (!known) return [`update at ${update.position}: before the deal`];
      return [
        ...differs(update, 'view', JSON.stringify(update.play.view), known.view),
        ...differs(update, 'moves', JSON.stringify(update.play.moves), known.moves),
        ...differs(update, 'events', JSON.stringify(update.events), this.events(update, viewer, positions)),
      ];
    });
  }

  private events({ from, position }: Update, viewer: Viewer, positions: readonly number[]): string {
    const told = positions.flatMap((at, moves) => {
      if (at <= from || at > position) return [];
      const before = moves === 0 ? 0 : this.after[moves - 1]!.get(viewer)!.told.length;
      return this.after[moves]!.get(viewer)!
        .told.slice(before)
        .map((event) => `{"position":${at},"event":${event}}`);
    });
    return `[${told.join(',')}]`;
  }

  /** At which position of the table the deal and each move stand: where something is told of it, by that; a move of
   * which there is nothing to tell stands between its neighbours, if nothing else does. */
  private positions(frames: readonly string[], viewer: Viewer): readonly number[] {
    const heard = eventsIn(frames);
    let next = 0;
    const told = this.after.map((known, moves) => {
      const { length } = known.get(viewer)!.told;
      const before = moves === 0 ? 0 : this.after[moves - 1]!.get(viewer)!.told.length;
      const first = heard[next];
      next += length - before;
      return length === before ? undefined : first!.position;
    });
    return told.map((position, moves) => position ?? between(told, moves));
  }

  /** Nobody is ever told these: seeds and salts come with the log, after the end. */
  get secrets(): readonly string[] {
    return [this.log.seed, ...this.log.salts.filter((salt) => salt !== '')];
  }
}

/** The position of a move of which nothing is told. */
function between(positions: readonly (number | undefined)[], at: number): number {
  const before = positions.findLastIndex((position, i) => i < at && position !== undefined);
  const after = positions.findIndex((position, i) => i > at && position !== undefined);
  if (positions[after]! - positions[before]! !== after - before) throw new Error(`nobody was told of move ${at}`);
  return positions[before]! + at - before;
}

function differs({ position }: Update, what: string, heard: string, known: string): readonly string[] {
  return heard === known ? [] : [`${what} at ${position}: told ${heard}, may know ${known}`];
}

export function updatesIn(frames: readonly string[]): readonly Update[] {
  return frames.map((frame) => JSON.parse(frame) as ToBrowser).filter((message) => message.type === 'update');
}

/** Everything that happened, from the first update that told everything on. */
function eventsIn(frames: readonly string[]): readonly ToldEvent[] {
  let events: readonly ToldEvent[] = [];
  for (const update of updatesIn(frames)) {
    events = update.from === 0 ? update.events : [...events, ...update.events];
  }
  return events;
}

/** Did any of these people hear something that only another may know? */
export async function secretsHeard(
  address: string,
  table: string,
  people: readonly Visitor[],
): Promise<readonly string[]> {
  const truth = await Truth.of(address, table);
  const guests = await Promise.all(people.map((visitor) => visitor.guest()));
  return people.flatMap((visitor) => {
    const heard = visitor.frames.join('\n');
    const told = [...truth.secrets, ...guests].filter((secret) => heard.includes(secret));
    return [...told, ...truth.faultsIn(visitor.frames, visitor.seat ?? 'spectator')];
  });
}

// Checks what a browser was sent against what its seat may know: after the end the kernel replays the log, and every
// update must be, byte for byte, what follows from the rules at that position.

import { GAME_REGISTRY } from '@kuluary/games/game-registry';
import type { Viewer } from '@kuluary/kernel/game';
import { type MatchLog, parseMatchLog } from '@kuluary/kernel/match-log';
import { replayLog } from '@kuluary/kernel/replay';
import { unwrap } from '@kuluary/kernel/result';
import { type ToBrowser, type Update, type ViewerEvent, viewWithoutOptions } from '@kuluary/protocol/to-browser';
import type { Visitor } from './visitor.ts';

interface ViewerKnowledge {
  readonly view: string;
  readonly moves: string;
  readonly events: readonly string[]; // so far
}

export class SecrecyOracle {
  readonly log: MatchLog;
  private readonly knowledgeByMove: Map<Viewer, ViewerKnowledge>[] = []; // by number of moves made

  constructor(log: MatchLog) {
    this.log = log;
    const { game } = GAME_REGISTRY[log.game]!;
    const viewers: Viewer[] = [...Array.from({ length: log.seats }, (_, seat) => seat), 'spectator'];
    const mismatch = replayLog(game, log, (match) => {
      const known = viewers.map((viewer): [Viewer, ViewerKnowledge] => [
        viewer,
        {
          view: JSON.stringify(viewWithoutOptions(game.view(match.state, viewer))),
          moves: JSON.stringify(viewer === 'spectator' ? [] : game.moves(match.state, viewer)),
          events: match.eventLog.eventsFor(viewer).map((event) => JSON.stringify(event)),
        },
      ]);
      this.knowledgeByMove.push(new Map(known));
    });
    if (mismatch) throw new Error(mismatch.message);
  }

  static async forTable(address: string, table: string): Promise<SecrecyOracle> {
    const response = await fetch(`${address}/api/tables/${table}/log`);
    const log = unwrap(parseMatchLog(await response.text()));
    return new SecrecyOracle(log);
  }

  /** The differences between these frames and what a viewer may know, who had the same seat all the time. */
  mismatchesIn(frames: readonly string[], viewer: Viewer): readonly string[] {
    const positions = this.positionsOfMoves(frames, viewer);
    return updatesIn(frames).flatMap((update) => {
      if (!update.play) return [];
      const moves = positions.findLastIndex((position) => position <= update.position);
      const known = this.knowledgeByMove[moves]?.get(viewer);
      if (!known) return [`update at ${update.position}: before the deal`];
      return [
        ...difference(update, 'view', JSON.stringify(update.play.view), known.view),
        ...difference(update, 'moves', JSON.stringify(update.play.moves), known.moves),
        ...difference(update, 'events', JSON.stringify(update.events), this.expectedEvents(update, viewer, positions)),
      ];
    });
  }

  private expectedEvents({ from, position }: Update, viewer: Viewer, positions: readonly number[]): string {
    const events = positions.flatMap((at, moves) => {
      if (at <= from || at > position) return [];
      const before = moves === 0 ? 0 : this.knowledgeByMove[moves - 1]!.get(viewer)!.events.length;
      return this.knowledgeByMove[moves]!.get(viewer)!
        .events.slice(before)
        .map((event) => `{"position":${at},"event":${event}}`);
    });
    return `[${events.join(',')}]`;
  }

  /** The table's positions of the deal and of each move: those of their events, or for a move without events the one
   * between its neighbours. */
  private positionsOfMoves(frames: readonly string[], viewer: Viewer): readonly number[] {
    const events = eventsIn(frames);
    let next = 0;
    const known = this.knowledgeByMove.map((knowledge, moves) => {
      const { length } = knowledge.get(viewer)!.events;
      const before = moves === 0 ? 0 : this.knowledgeByMove[moves - 1]!.get(viewer)!.events.length;
      const first = events[next];
      next += length - before;
      return length === before ? undefined : first!.position;
    });
    return known.map((position, moves) => position ?? positionBetween(known, moves));
  }

  /** Never sent to anybody: seed and salts come only with the log, after the end. */
  get secrets(): readonly string[] {
    return [this.log.seed, ...this.log.salts.filter((salt) => salt !== '')];
  }
}

/** The position of a move without events. */
function positionBetween(positions: readonly (number | undefined)[], at: number): number {
  const before = positions.findLastIndex((position, i) => i < at && position !== undefined);
  const after = positions.findIndex((position, i) => i > at && position !== undefined);
  if (positions[after]! - positions[before]! !== after - before)
    throw new Error(`no position can be inferred for move ${at}`);
  return positions[before]! + at - before;
}

function difference({ position }: Update, part: string, sent: string, known: string): readonly string[] {
  return sent === known ? [] : [`${part} at ${position}: sent ${sent}, may know ${known}`];
}

export function updatesIn(frames: readonly string[]): readonly Update[] {
  return frames.map((frame) => JSON.parse(frame) as ToBrowser).filter((message) => message.type === 'update');
}

/** All events, from the first complete update on. */
function eventsIn(frames: readonly string[]): readonly ViewerEvent[] {
  let events: readonly ViewerEvent[] = [];
  for (const update of updatesIn(frames)) {
    events = update.from === 0 ? update.events : [...events, ...update.events];
  }
  return events;
}

/** What these people were sent, though they must not know it. */
export async function findLeaks(
  address: string,
  table: string,
  people: readonly Visitor[],
): Promise<readonly string[]> {
  const oracle = await SecrecyOracle.forTable(address, table);
  const guests = await Promise.all(people.map((visitor) => visitor.readGuestId()));
  return people.flatMap((visitor) => {
    const frames = visitor.frames.join('\n');
    const leaked = [...oracle.secrets, ...guests].filter((secret) => frames.includes(secret));
    return [...leaked, ...oracle.mismatchesIn(visitor.frames, visitor.seat ?? 'spectator')];
  });
}

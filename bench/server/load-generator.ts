// Generates load: scripted seats that make a random legal move for every decision, at once or after a thinking time. How
// decisions arrive and moves are sent is up to each server. Uniformly random seats would challenge half of all claims, and
// a game would end after forty moves; these challenge as often as people, and a game lasts for about a hundred.

const BOLD_MOVES = ['challenge', 'assassinate', 'coup'];
const BOLD_MOVE_SHARE = 0.2; // how often a seat considers them

export interface LoadResult {
  readonly moves: number; // that were accepted
  readonly seconds: number;
  readonly p50: number; // ms from sending a move to its confirmation
  readonly p99: number;
}

export class LoadGenerator {
  latencies: number[] = []; // ms, one for each move
  thinkingTime = 0; // ms that a seat waits on average before it moves
  private isPaused = false;
  private heldMoves: (() => void)[] = []; // to be made after the pause

  /** From now on no seat moves. */
  pause(): void {
    this.isPaused = true;
  }

  /** The seats make the moves that were held back. */
  resume(): void {
    this.isPaused = false;
    for (const makeMove of this.heldMoves.splice(0)) this.scheduleMove(makeMove);
  }

  /** Makes a move now, or after the thinking time, or after a pause. */
  scheduleMove(makeMove: () => void): void {
    if (this.isPaused) this.heldMoves.push(makeMove);
    else if (this.thinkingTime === 0) makeMove();
    else setTimeout(makeMove, 2 * this.thinkingTime * Math.random());
  }

  /** Counts the moves that are confirmed from now on, for this long. */
  async measure(ms: number): Promise<LoadResult> {
    this.latencies = [];
    const begin = performance.now();
    await new Promise((resolve) => setTimeout(resolve, ms));
    const seconds = (performance.now() - begin) / 1000;
    const sorted = Float64Array.from(this.latencies).sort();
    const quantile = (part: number) => sorted[Math.floor(part * (sorted.length - 1))] ?? Number.NaN;
    return { moves: sorted.length, seconds, p50: quantile(0.5), p99: quantile(0.99) };
  }
}

/** Sends a move for a decision. */
type SendMove = (move: unknown, decision: number) => void;

export class ScriptedSeat {
  private readonly load: LoadGenerator;
  private readonly send: SendMove;
  private lastDecision = -1; // the last one for which a move was chosen
  private acceptedCount = 0; // accepted moves in the last state shown
  private readonly sentAt: number[] = []; // times of moves that are not confirmed yet

  constructor(load: LoadGenerator, send: SendMove) {
    this.load = load;
    this.send = send;
  }

  /** Makes one move for a decision, which may be sent several times. */
  ask(decision: number, moves: readonly unknown[]): void {
    if (decision === this.lastDecision || moves.length === 0) return;
    this.lastDecision = decision;
    this.load.scheduleMove(() => {
      if (decision !== this.lastDecision) return; // another decision has been asked meanwhile
      this.sentAt.push(performance.now());
      this.send(chooseMove(moves), decision);
    });
  }

  /** For servers that send states only, as `ask`: the decision of the seat, and how many of its moves were accepted. */
  showState(decision: number, moves: readonly unknown[], accepted: number): void {
    if (accepted > this.acceptedCount) this.confirmMove();
    else if (decision !== this.lastDecision) this.dropMove();
    this.acceptedCount = accepted;
    this.ask(decision, moves);
  }

  /** The oldest unconfirmed move has been accepted. */
  confirmMove(): void {
    this.load.latencies.push(performance.now() - this.sentAt.shift()!);
  }

  /** It came too late: another seat's move had settled the decision. */
  dropMove(): void {
    this.sentAt.shift();
  }
}

function chooseMove(moves: readonly unknown[]): unknown {
  const cautious =
    Math.random() < BOLD_MOVE_SHARE
      ? []
      : moves.filter((move) => !BOLD_MOVES.includes((move as { type: string }).type));
  const choice = cautious.length > 0 ? cautious : moves;
  return choice[Math.floor(Math.random() * choice.length)];
}

// The load: scripted seats that answer every question with a random legal move, at once or after a thought. They know no
// server: how a question comes and an answer goes is the matter of each system. Seats that choose blindly would doubt
// half of all claims, and be out after forty moves; these are as bold as people, and a game lasts for about a hundred.

const BOLD = ['challenge', 'assassinate', 'coup'];
const BOLDNESS = 0.2; // how often a seat takes them into account

export interface Measured {
  readonly moves: number; // that were taken
  readonly seconds: number;
  readonly p50: number; // ms from sending a move to knowing that it was taken
  readonly p99: number;
}

export class Load {
  latencies: number[] = []; // ms, one for each move
  thought = 0; // ms that a seat thinks on average before it answers
  private isPaused = false;
  private held: (() => void)[] = []; // answers that wait for the end of a pause

  /** From now on no seat begins to answer. */
  pause(): void {
    this.isPaused = true;
  }

  /** The seats answer what they were asked meanwhile. */
  resume(): void {
    this.isPaused = false;
    for (const answer of this.held.splice(0)) this.whenPlaying(answer);
  }

  /** Now, or after a thought, or after a pause. */
  whenPlaying(answer: () => void): void {
    if (this.isPaused) this.held.push(answer);
    else if (this.thought === 0) answer();
    else setTimeout(answer, 2 * this.thought * Math.random());
  }

  /** Counts what happens from now on, for so long. */
  async measure(ms: number): Promise<Measured> {
    this.latencies = [];
    const begin = performance.now();
    await new Promise((resolve) => setTimeout(resolve, ms));
    const seconds = (performance.now() - begin) / 1000;
    const sorted = Float64Array.from(this.latencies).sort();
    const quantile = (part: number) => sorted[Math.floor(part * (sorted.length - 1))] ?? Number.NaN;
    return { moves: sorted.length, seconds, p50: quantile(0.5), p99: quantile(0.99) };
  }
}

/** Sends a move as the answer to a question. */
export type Send = (move: unknown, question: number) => void;

export class Seat {
  private readonly load: Load;
  private readonly send: Send;
  private answered = -1; // the question that was answered last
  private seen = 0; // moves that were taken, as far as the seat was shown
  private readonly sent: number[] = []; // when those moves went out that nothing is known of yet

  constructor(load: Load, send: Send) {
    this.load = load;
    this.send = send;
  }

  /** The seat is asked. A question may come several times, and is answered once. */
  ask(question: number, moves: readonly unknown[]): void {
    if (question === this.answered || moves.length === 0) return;
    this.answered = question;
    this.load.whenPlaying(() => {
      if (question !== this.answered) return; // it was asked something else meanwhile
      this.sent.push(performance.now());
      this.send(choose(moves), question);
    });
  }

  /** The same on servers that answer with nothing but the next state: what the seat is asked there, and how many of its
   * moves were taken. */
  see(question: number, moves: readonly unknown[], taken: number): void {
    if (taken > this.seen) this.taken();
    else if (question !== this.answered) this.refused();
    this.seen = taken;
    this.ask(question, moves);
  }

  /** The oldest move that nothing was known of has been taken, and the seat has been told. */
  taken(): void {
    this.load.latencies.push(performance.now() - this.sent.shift()!);
  }

  /** It came too late: another seat's answer had closed the question. */
  refused(): void {
    this.sent.shift();
  }
}

function choose(moves: readonly unknown[]): unknown {
  const calm = Math.random() < BOLDNESS ? [] : moves.filter((move) => !BOLD.includes((move as { type: string }).type));
  const choice = calm.length > 0 ? calm : moves;
  return choice[Math.floor(Math.random() * choice.length)];
}

// The time on which all servers of one store agree: their own clocks, set by the store's.

const LARGE = 5000; // ms
const TOO_LONG = 4000; // ms: an answer that took longer, perhaps because we slept, says too little about the time

export class SharedClock {
  private readonly own: () => number; // ms since 1970
  private offset = 0;
  private last = 0;

  constructor(own: () => number) {
    this.own = own;
  }

  /** Never runs backwards, but to mend a large mistake: else a clock that was set ahead would stand still for as long. */
  readonly now = (): number => {
    this.last = Math.max(this.last, this.own() + this.offset);
    return this.last;
  };

  /** Sets it by the store's time, which was read somewhere between `asked` and `answered`, by our own clock. False: that
   * is too little to go by. */
  set(time: number, asked: number, answered: number): boolean {
    if (answered < asked || answered - asked > TOO_LONG) return false;
    const middle = (asked + answered) / 2;
    const doubt = (answered - asked) / 2;
    const wanted = Math.round(time - middle);
    if (Math.abs(wanted - this.offset) > doubt) this.offset = wanted;
    if (this.last > this.own() + this.offset + LARGE) this.last = 0;
    return true;
  }
}

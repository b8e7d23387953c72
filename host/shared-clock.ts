// The time on which all servers of one store agree: their own clocks, set by the store's.

const LARGE = 5000; // ms

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

  /** Sets it by the store's time, which was read somewhere between `asked` and `answered`, by our own clock. */
  set(time: number, asked: number, answered: number): void {
    const middle = (asked + answered) / 2;
    const doubt = (answered - asked) / 2;
    const wanted = Math.round(time - middle);
    if (Math.abs(wanted - this.offset) <= doubt) return;
    this.offset = wanted;
    if (this.last > this.own() + wanted + LARGE) this.last = 0;
  }
}

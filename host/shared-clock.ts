// The time on which all servers of one store agree: the local clock, corrected by the store's.

const LARGE_ERROR = 5000; // ms
const MAX_ROUND_TRIP = 4000; // ms: a reply that took longer, perhaps because this machine slept, is too imprecise

export class SharedClock {
  private readonly localNow: () => number; // ms since 1970
  private offset = 0;
  private last = 0;

  constructor(localNow: () => number) {
    this.localNow = localNow;
  }

  /** Never runs backwards except to correct a large error: otherwise a clock that was ahead would stand still for as
   * long. */
  readonly now = (): number => {
    this.last = Math.max(this.last, this.localNow() + this.offset);
    return this.last;
  };

  /** Sets it by the store's time, which was read at some moment between `sentAt` and `receivedAt` (local time). False:
   * that is too imprecise. */
  synchronize(storeTime: number, sentAt: number, receivedAt: number): boolean {
    if (receivedAt < sentAt || receivedAt - sentAt > MAX_ROUND_TRIP) return false;
    const middle = (sentAt + receivedAt) / 2;
    const uncertainty = (receivedAt - sentAt) / 2;
    const offset = Math.round(storeTime - middle);
    if (Math.abs(offset - this.offset) > uncertainty) this.offset = offset;
    if (this.last > this.localNow() + this.offset + LARGE_ERROR) this.last = 0;
    return true;
  }
}

// When the clients of this server should reconnect to its peers: it is cut off from the store, and they may not be.

const CUT_OFF_AFTER = 15_000; // ms without a reply of the store; less than until peers count our players as absent

export class Failover {
  hasPeers = false; // as of the last reply
  private waitingSince: number | undefined; // for a reply

  onRequest(at: number): void {
    this.waitingSince ??= at;
  }

  onReply(hasPeers: boolean): void {
    this.hasPeers = hasPeers;
    this.waitingSince = undefined;
  }

  isDue(now: number): boolean {
    return this.hasPeers && this.waitingSince !== undefined && now - this.waitingSince > CUT_OFF_AFTER;
  }
}

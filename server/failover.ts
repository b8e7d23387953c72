// When this server's clients should reconnect to its peers: it is cut off from the store, while the peers may still reach
// it.

const CUT_OFF_AFTER = 15_000; // ms without a reply of the store; less than until peers count our players as absent

export class Failover {
  hasPeers = false; // at the store's last reply
  private waitingSince: number | undefined; // since when a request to the store is unanswered

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

// What everybody knows from the history of a game: claims, failed proofs, cards face up. Updated as the history grows.

import type { Seat } from '@kuluary/kernel/game';
import { ACTION_RULES } from '../../rules/actions-and-blocks.ts';
import { CHARACTERS, NONE } from '../../rules/characters.ts';
import { ANNOUNCED, BLOCKED, LOST, NOT_SHOWN, REPLACED, RETURNED, SWAPPED } from '../../rules/history.ts';
import { MAX_SEATS } from '../../rules/state.ts';

const zeros = (length: number) => Array<number>(length).fill(0);

export class PublicMemory {
  readonly claims: number[] = zeros(MAX_SEATS); // of each seat with its present hand, a bit for each character
  readonly lastingClaims: number[] = zeros(MAX_SEATS); // claims, remembered beyond a loss
  readonly claimsBeforeLast: number[] = zeros(MAX_SEATS); // claims before the last one
  readonly caught: number[] = zeros(MAX_SEATS); // claimed, and not shown
  readonly faceUp: number[] = zeros(CHARACTERS.length); // copies of each character
  faceUpTotal = 0;
  private entriesRead = 0; // of the history

  copyFrom(other: PublicMemory): void {
    for (let seat = 0; seat < MAX_SEATS; seat++) {
      this.claims[seat] = other.claims[seat]!;
      this.lastingClaims[seat] = other.lastingClaims[seat]!;
      this.claimsBeforeLast[seat] = other.claimsBeforeLast[seat]!;
      this.caught[seat] = other.caught[seat]!;
    }
    for (let c = 0; c < CHARACTERS.length; c++) this.faceUp[c] = other.faceUp[c]!;
    this.faceUpTotal = other.faceUpTotal;
    this.entriesRead = other.entriesRead;
  }

  /** The next history passed in begins at its first entry. */
  restartHistory(): void {
    this.entriesRead = 0;
  }

  /** Reads what was added to the history; of all but the last `recall` entries only lost cards. */
  readNewEntries(history: readonly number[], recall = history.length): void {
    for (; this.entriesRead < history.length; this.entriesRead++) {
      const packed = history[this.entriesRead]!;
      if (this.entriesRead >= history.length - recall || (packed & 15) === LOST) this.applyEntry(packed);
    }
  }

  applyEntry(packed: number): void {
    const seat = (packed >> 4) & 7;
    const value = (packed >> 7) & 7;
    switch (packed & 15) {
      case ANNOUNCED: {
        const { claims } = ACTION_RULES[value]!;
        if (claims !== NONE) this.addClaim(seat, claims);
        return;
      }
      case BLOCKED:
        return this.addClaim(seat, value);
      case NOT_SHOWN:
        this.caught[seat]! |= 1 << value;
        this.lastingClaims[seat]! &= ~(1 << value);
        return;
      case LOST:
        this.claims[seat] = 0;
        this.lastingClaims[seat]! &= ~(1 << value);
        this.faceUp[value]!++;
        this.faceUpTotal++;
        return;
      case REPLACED:
        this.claims[seat] = 0;
        this.lastingClaims[seat]! &= ~(1 << value);
        this.caught[seat] = 0;
        return;
      case RETURNED:
      case SWAPPED:
        this.claims[seat] = this.lastingClaims[seat] = this.caught[seat] = 0;
    }
  }

  private addClaim(seat: Seat, character: number): void {
    this.claimsBeforeLast[seat] = this.claims[seat]!;
    this.claims[seat]! |= 1 << character;
    this.lastingClaims[seat]! |= 1 << character;
  }
}

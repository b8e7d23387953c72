// What everybody remembers while a game is played out, kept up to date from the history as it grows.

import type { Seat } from '@kuluary/kernel/game';
import { ACTION_RULES } from '../../rules/actions.ts';
import { CHARACTERS, NONE } from '../../rules/characters.ts';
import { ANNOUNCED, BLOCKED, LOST, NOT_SHOWN, REPLACED, RETURNED, SWAPPED } from '../../rules/history.ts';
import { MAX_SEATS } from '../../rules/state.ts';

const zeros = (length: number) => Array<number>(length).fill(0);

export class Memory {
  readonly claims: number[] = zeros(MAX_SEATS); // of each seat with the hand it has now, a bit for each character
  readonly said: number[] = zeros(MAX_SEATS); // the same, remembered beyond a loss
  readonly before: number[] = zeros(MAX_SEATS); // claims before the last one
  readonly caught: number[] = zeros(MAX_SEATS); // claimed, and not shown
  readonly faceUp: number[] = zeros(CHARACTERS.length); // copies of each character that lie open
  lost = 0; // cards that lie open
  private read = 0; // of the history

  copy(other: Memory): void {
    for (let seat = 0; seat < MAX_SEATS; seat++) {
      this.claims[seat] = other.claims[seat]!;
      this.said[seat] = other.said[seat]!;
      this.before[seat] = other.before[seat]!;
      this.caught[seat] = other.caught[seat]!;
    }
    for (let c = 0; c < CHARACTERS.length; c++) this.faceUp[c] = other.faceUp[c]!;
    this.lost = other.lost;
    this.read = other.read;
  }

  /** From now on the history begins anew. */
  turnPage(): void {
    this.read = 0;
  }

  /** Reads what has been added to the history; of all but the last `recall` entries it keeps only what lies open. */
  follow(history: readonly number[], recall = history.length): void {
    for (; this.read < history.length; this.read++) {
      const packed = history[this.read]!;
      if (this.read >= history.length - recall || (packed & 15) === LOST) this.note(packed);
    }
  }

  note(packed: number): void {
    const seat = (packed >> 4) & 7;
    const what = (packed >> 7) & 7;
    switch (packed & 15) {
      case ANNOUNCED: {
        const { claims } = ACTION_RULES[what]!;
        if (claims !== NONE) this.claim(seat, claims);
        return;
      }
      case BLOCKED:
        return this.claim(seat, what);
      case NOT_SHOWN:
        this.caught[seat]! |= 1 << what;
        this.said[seat]! &= ~(1 << what);
        return;
      case LOST:
        this.claims[seat] = 0;
        this.said[seat]! &= ~(1 << what);
        this.faceUp[what]!++;
        this.lost++;
        return;
      case REPLACED:
        this.claims[seat] = 0;
        this.said[seat]! &= ~(1 << what);
        this.caught[seat] = 0;
        return;
      case RETURNED:
      case SWAPPED:
        this.claims[seat] = this.said[seat] = this.caught[seat] = 0;
    }
  }

  private claim(seat: Seat, character: number): void {
    this.before[seat] = this.claims[seat]!;
    this.claims[seat]! |= 1 << character;
    this.said[seat]! |= 1 << character;
  }
}

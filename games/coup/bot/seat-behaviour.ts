// How every seat has behaved, read from the history: claims and disclaims of each character, failed proofs, harm done. A claim
// ends when that card is shown or lost, everything when the seat has exchanged its hand.

import type { Seat } from '@kuluary/kernel/game';
import { ACTION_RULES, ASSASSINATE, COUP, STEAL } from '../rules/actions-and-blocks.ts';
import { CHARACTERS, type Character, characterCode, NONE } from '../rules/characters.ts';
import { type HistoryEntry, unpackHistoryEntry } from '../rules/history.ts';
import type { View } from '../rules/view.ts';

/** The behaviour of one seat. Characters are bit masks. */
export interface SeatBehaviour {
  claimed: number;
  disclaimed: number; // it could have claimed the character to block, and did not
  caught: number; // claimed, challenged and not shown
  harm: number; // how much the seat has harmed the viewer
}

const HARM_BY_ACTION: Readonly<Record<number, number>> = { [COUP]: 20, [ASSASSINATE]: 20, [STEAL]: 5 };
const HARM_OF_CHALLENGE = 5;

export function behaviourOfSeats(view: View): readonly SeatBehaviour[] {
  const reader = new BehaviourReader(view);
  for (const packed of view.history) reader.applyEntry(unpackHistoryEntry(packed));
  if (view.decision === 'action') reader.endTurn();
  return reader.seats;
}

export function hasCharacter(mask: number, character: Character): boolean {
  return (mask & (1 << characterCode(character))) !== 0;
}

export function charactersInMask(mask: number): Character[] {
  return CHARACTERS.filter((_, code) => mask & (1 << code));
}

class BehaviourReader {
  readonly seats: SeatBehaviour[];
  private readonly viewer: View['viewer'];
  private turn: HistoryEntry | undefined; // the last announcement, while nobody has stopped it

  constructor(view: View) {
    this.viewer = view.viewer;
    this.seats = view.hands.map(() => ({ claimed: 0, disclaimed: 0, caught: 0, harm: 0 }));
  }

  applyEntry(entry: HistoryEntry): void {
    const { kind, seat, value, otherSeat } = entry;
    const behaviour = this.seats[seat]!;
    switch (kind) {
      case 'announced':
        return this.announce(entry);
      case 'blocked':
        this.turn = undefined;
        behaviour.claimed |= 1 << value;
        return;
      case 'not-shown':
        this.turn = undefined;
        behaviour.caught |= 1 << value;
        behaviour.claimed &= ~(1 << value);
        return this.addHarm(seat, otherSeat, HARM_OF_CHALLENGE);
      case 'shown':
        behaviour.claimed &= ~(1 << value);
        return this.addHarm(seat, otherSeat, HARM_OF_CHALLENGE);
      case 'lost':
        behaviour.claimed &= ~(1 << value);
        return;
      case 'replaced':
        behaviour.disclaimed = behaviour.caught = 0;
        return;
      case 'returned':
      case 'swapped':
        behaviour.claimed = behaviour.disclaimed = behaviour.caught = 0;
        return;
      case 'examined':
        return;
    }
  }

  /** Nobody blocked the action: whoever could have has disclaimed the blocking characters. */
  endTurn(): void {
    if (!this.turn) return;
    const { seat: actor, value: action, otherSeat: target } = this.turn;
    const { blockedBy, anyoneMayBlock } = ACTION_RULES[action]!;
    const blockers = blockedBy.reduce((mask, character) => mask | (1 << character), 0);
    this.seats.forEach((behaviour, seat) => {
      if (anyoneMayBlock ? seat !== actor : seat === target) behaviour.disclaimed |= blockers;
    });
  }

  private announce(entry: HistoryEntry): void {
    this.endTurn();
    this.turn = entry;
    const { seat, value: action, otherSeat: target } = entry;
    const { claims } = ACTION_RULES[action]!;
    if (claims !== NONE) this.seats[seat]!.claimed |= 1 << claims;
    this.addHarm(target, seat, HARM_BY_ACTION[action] ?? 0);
  }

  private addHarm(seat: Seat, offender: Seat, harm: number): void {
    if (seat === this.viewer) this.seats[offender]!.harm += harm;
  }
}

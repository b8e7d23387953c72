// What the history tells about every seat, character by character. A claim is forgotten when that very card was turned
// up or tested; everything is when the seat has exchanged its hand.

import type { Seat } from '@kuluary/kernel/game';
import { ACTION_RULES, ASSASSINATE, COUP, STEAL } from '../rules/actions.ts';
import { CHARACTERS, type Character, characterCode, NONE } from '../rules/characters.ts';
import { type Recorded, readHappening } from '../rules/history.ts';
import type { View } from '../rules/view.ts';

/** Of one seat. Characters are a mask, a bit each. */
export interface Recollection {
  claimed: number;
  disclaimed: number; // it could have claimed the character to stop something, and did not
  caught: number; // claimed, challenged and not shown
  grudge: number; // how much the seat has harmed the viewer
}

const HARM: Readonly<Record<number, number>> = { [COUP]: 20, [ASSASSINATE]: 20, [STEAL]: 5 };
const HARM_OF_DOUBT = 5; // a challenge to the viewer

export function recollect(view: View): readonly Recollection[] {
  const reader = new Reader(view);
  for (const packed of view.history) reader.read(readHappening(packed));
  if (view.decision === 'action') reader.endTurn();
  return reader.seats;
}

export function includes(mask: number, character: Character): boolean {
  return (mask & (1 << characterCode(character))) !== 0;
}

export function charactersIn(mask: number): Character[] {
  return CHARACTERS.filter((_, code) => mask & (1 << code));
}

class Reader {
  readonly seats: Recollection[];
  private readonly viewer: View['viewer'];
  private turn: Recorded | undefined; // the action announced last, as long as nobody has stopped it

  constructor(view: View) {
    this.viewer = view.viewer;
    this.seats = view.hands.map(() => ({ claimed: 0, disclaimed: 0, caught: 0, grudge: 0 }));
  }

  read(happened: Recorded): void {
    const { happening, seat, what, other } = happened;
    const memory = this.seats[seat]!;
    switch (happening) {
      case 'announced':
        return this.announce(happened);
      case 'blocked':
        this.turn = undefined;
        memory.claimed |= 1 << what;
        return;
      case 'not-shown':
        this.turn = undefined;
        memory.caught |= 1 << what;
        memory.claimed &= ~(1 << what);
        return this.resent(seat, other, HARM_OF_DOUBT);
      case 'shown':
        memory.claimed &= ~(1 << what);
        return this.resent(seat, other, HARM_OF_DOUBT);
      case 'lost':
        memory.claimed &= ~(1 << what);
        return;
      case 'replaced':
        memory.disclaimed = memory.caught = 0;
        return;
      case 'returned':
      case 'swapped':
        memory.claimed = memory.disclaimed = memory.caught = 0;
        return;
      case 'examined':
        return;
    }
  }

  /** Nobody stopped the action: whoever could have has disclaimed what it takes. */
  endTurn(): void {
    if (!this.turn) return;
    const { seat: actor, what: action, other: target } = this.turn;
    const { blockedBy, openBlock } = ACTION_RULES[action]!;
    const stoppers = blockedBy.reduce((mask, character) => mask | (1 << character), 0);
    this.seats.forEach((memory, seat) => {
      if (openBlock ? seat !== actor : seat === target) memory.disclaimed |= stoppers;
    });
  }

  private announce(happened: Recorded): void {
    this.endTurn();
    this.turn = happened;
    const { seat, what: action, other: target } = happened;
    const { claims } = ACTION_RULES[action]!;
    if (claims !== NONE) this.seats[seat]!.claimed |= 1 << claims;
    this.resent(target, seat, HARM[action] ?? 0);
  }

  private resent(victim: Seat, culprit: Seat, harm: number): void {
    if (victim === this.viewer) this.seats[culprit]!.grudge += harm;
  }
}

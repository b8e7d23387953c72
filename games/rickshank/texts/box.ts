// The box as the words need it: which card is which, and which effect a program was written from.

import { BOX } from '../cards/rickshank.ts';
import { type Card, effectOf } from '../rules/box.ts';
import type { CardAbility, CardEffect } from '../rules/dialect.ts';

export { BOX };

export function cardNamed(id: string): Card {
  const number = BOX.numbers.get(id);
  if (number === undefined) throw new Error(`there is no card "${id}"`);
  return BOX.cards[number]!;
}

/** From where a program comes. */
export interface Source {
  readonly card: Card;
  readonly effect: CardEffect;
  readonly ability: CardAbility | null; // null: what happens when it is played, or its group attack
  readonly isGroup: boolean;
}

/** By the programs' numbers. What is done without a card has none. */
export const SOURCES: ReadonlyMap<number, Source> = new Map(BOX.cards.flatMap(sourcesOn));

function sourcesOn(card: Card): [program: number, Source][] {
  const { program, groupProgram, effect, group, abilities } = card;
  const played: [number, Source] = [program, { card, effect, ability: null, isGroup: false }];
  const onAll: [number, Source] = [groupProgram, { card, effect: group ?? [], ability: null, isGroup: true }];
  const others = abilities.map(({ ability, program }): [number, Source] => [
    program,
    { card, effect: effectOf(ability), ability, isGroup: false },
  ]);
  return [played, onAll, ...others].filter(([number]) => number >= 0); // not every card has them all
}

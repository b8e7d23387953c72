// Finds a card by its id, and the effect that a compiled program was made from.

import { BOX } from '../cards/rickshank.ts';
import { type CompiledCard, effectOfAbility } from '../rules/card-box.ts';
import type { CardAbility, CardEffect } from '../rules/card-terms.ts';

export { BOX };

export function cardNamed(id: string): CompiledCard {
  const number = BOX.cardNumbersById.get(id);
  if (number === undefined) throw new Error(`unknown card "${id}"`);
  return BOX.cards[number]!;
}

export interface ProgramSource {
  readonly card: CompiledCard;
  readonly effect: CardEffect;
  readonly ability: CardAbility | null; // null: its play effect or its group attack
  readonly isGroup: boolean;
}

/** By program number; the programs without a card have none. */
export const PROGRAM_SOURCES: ReadonlyMap<number, ProgramSource> = new Map(BOX.cards.flatMap(programSourcesOfCard));

function programSourcesOfCard(card: CompiledCard): [program: number, ProgramSource][] {
  const { program, groupProgram, effect, group, abilities } = card;
  const played: [number, ProgramSource] = [program, { card, effect, ability: null, isGroup: false }];
  const groupAttack: [number, ProgramSource] = [
    groupProgram,
    { card, effect: group ?? [], ability: null, isGroup: true },
  ];
  const others = abilities.map(({ ability, program }): [number, ProgramSource] => [
    program,
    { card, effect: effectOfAbility(ability), ability, isGroup: false },
  ]);
  return [played, groupAttack, ...others].filter(([number]) => number >= 0);
}

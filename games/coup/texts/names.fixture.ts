// Three players for tests of words, and tables that they sit at.

import type { Seat } from '@kuluary/kernel/game';
import type { Language } from '@kuluary/texts/languages';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { TestTable } from '../rules/table.fixture.ts';

export const NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Anna', 'Boris', 'Vera'],
  ru: ['Анна', 'Борис', 'Вера'],
  uk: ['Ганна', 'Борис', 'Віра'],
};

export type Step = readonly [seat: Seat, move: Move];

type Fields<Type, Of = Move> = Of extends { readonly type: infer Types }
  ? Type extends Types
    ? Omit<Of, 'type'>
    : never
  : never;

export function does<Type extends Move['type']>(
  seat: Seat,
  type: Type,
  ...[fields]: Record<never, never> extends Fields<Type> ? [Fields<Type>?] : [Fields<Type>]
): Step {
  return [seat, { type, ...fields } as Move];
}

/** Three seats after these legal moves. */
export function tableAfter(chosen: object, deal: object, steps: readonly Step[]): State {
  const table = new TestTable(3, { ...chosen }, deal);
  for (const [seat, move] of steps) table.move(seat, move);
  return table.state;
}

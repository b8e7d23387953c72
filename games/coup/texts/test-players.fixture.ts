// Names of three players and states after given moves, for tests of texts.

import type { Seat } from '@kuluary/kernel/game';
import type { Language } from '@kuluary/texts/languages';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { TestMatch } from '../rules/test-match.fixture.ts';

export const TEST_NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Anna', 'Boris', 'Vera'],
  ru: ['Анна', 'Борис', 'Вера'],
  uk: ['Ганна', 'Борис', 'Віра'],
};

export type SeatMove = readonly [seat: Seat, move: Move];

type Fields<Type, Of = Move> = Of extends { readonly type: infer Types }
  ? Type extends Types
    ? Omit<Of, 'type'>
    : never
  : never;

/** The move of a seat; the fields depend on its type. */
export function does<Type extends Move['type']>(
  seat: Seat,
  type: Type,
  ...[fields]: Record<never, never> extends Fields<Type> ? [Fields<Type>?] : [Fields<Type>]
): SeatMove {
  return [seat, { type, ...fields } as Move];
}

/** Three seats after these legal moves. */
export function stateAfter(chosen: object, deal: object, steps: readonly SeatMove[]): State {
  const match = new TestMatch(3, { ...chosen }, deal);
  for (const [seat, move] of steps) match.move(seat, move);
  return match.state;
}

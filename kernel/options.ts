// The options of a game, declared as data, so that lobby, command line and log check them alike.

import type { Game } from './game.ts';
import { canonicalJson, isRecord, isWholeNumber } from './json.ts';
import { failed, ok, type Result } from './result.ts';

export type OptionSpec = OptionOrigin &
  (
    | { readonly kind: 'choice'; readonly values: readonly string[] }
    | { readonly kind: 'flag' }
    | { readonly kind: 'number'; readonly min: number; readonly max: number }
    | { readonly kind: 'numbers'; readonly min: number; readonly max: number; readonly mayBeEmpty?: true } // at most one per seat
    | { readonly kind: 'seat' } // a seat of this table, or null
  );

type GameWithOptions<Options> = Pick<
  Game<unknown, unknown, unknown, Options, unknown>,
  'id' | 'seats' | 'options' | 'completeOptions'
>;

interface OptionOrigin {
  readonly id: string;
  readonly offeredBy?: 'book' | readonly string[]; // the rulebook, or those of these editions, let the players choose; else it is a house rule
  readonly notAtFirst?: boolean; // the rulebook advises against it in a first match
}

/** Does the rulebook of this edition let the players choose? Then it is no house rule. */
export function isOfferedByBook({ offeredBy = [] }: OptionSpec, edition: unknown): boolean {
  return offeredBy === 'book' || offeredBy.some((each) => each === edition);
}

/** The complete options of a match, from the few that were chosen; or a sentence saying what is wrong with those. */
export function resolveOptions<Options>(
  game: GameWithOptions<Options>,
  seats: number,
  chosen: unknown,
): Result<Options, string> {
  const [min, max] = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    return failed(`${game.id} takes ${min} to ${max} seats, not ${String(seats)}`);
  }
  if (!isRecord(chosen)) return failed('options must be an object');
  for (const [id, value] of Object.entries(chosen)) {
    const spec = game.options.find((option) => option.id === id);
    if (!spec) return failed(`${game.id} has no option "${id}"`);
    const wanted = expectedValue(spec, seats, value);
    if (wanted) return failed(`option "${id}" must be ${wanted}, not ${JSON.stringify(value)}`);
  }
  return ok(game.completeOptions(seats, chosen));
}

/** Would the same match begin with either, however many play? */
export function haveSameEffect(game: GameWithOptions<unknown>, chosen: unknown, other: unknown): boolean {
  if (canonicalJson(chosen) === canonicalJson(other)) return true;
  const [min, max] = game.seats;
  for (let seats = min; seats <= max; seats++) {
    const [one, two] = [resolveOptions(game, seats, chosen), resolveOptions(game, seats, other)];
    if (!one.ok || !two.ok || canonicalJson(one.value) !== canonicalJson(two.value)) return false;
  }
  return true;
}

/** What the value should be; undefined when it is right. */
function expectedValue(spec: OptionSpec, seats: number, value: unknown): string | undefined {
  switch (spec.kind) {
    case 'choice':
      return spec.values.some((allowed) => allowed === value) ? undefined : `one of ${spec.values.join(', ')}`;
    case 'flag':
      return typeof value === 'boolean' ? undefined : 'true or false';
    case 'number':
      return isWholeNumber(value, spec.min, spec.max) ? undefined : `a whole number from ${spec.min} to ${spec.max}`;
    case 'numbers': {
      const isRight =
        Array.isArray(value) &&
        value.length >= (spec.mayBeEmpty ? 0 : 1) &&
        value.length <= seats &&
        value.every((item) => isWholeNumber(item, spec.min, spec.max));
      return isRight
        ? undefined
        : `a list of ${spec.mayBeEmpty ? 0 : 1} to ${seats} whole numbers from ${spec.min} to ${spec.max}`;
    }
    case 'seat':
      return value === null || isWholeNumber(value, 0, seats - 1)
        ? undefined
        : `a seat from 0 to ${seats - 1}, or null`;
  }
}

// Options that the table knows by their names, in every game that has them.

/** Set by a rematch: the seat that won before. */
export const LAST_WINNER_OPTION = 'lastWinner';
/** The seat that begins, chosen by the host for one match: a rematch forgets it. */
export const FIRST_SEAT_OPTION = 'firstSeat';
/** The seats of people, set by the table at the start. */
export const PEOPLE_OPTION = 'people';
/** `random`: at the start the table seats its players by lot. */
export const SEAT_ORDER_OPTION = 'seatOrder';

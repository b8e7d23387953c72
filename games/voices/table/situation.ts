// What there is to be seen at the table, read off a view. No words, no pictures.

import type { Seat } from '@kuluary/kernel/game';
import { isAsked } from '@kuluary/texts/reader';
import type { Ability } from '../rules/dialect.ts';
import { colourOf, emotionOf, GREY, kindsOf, worthOf } from '../rules/markers.ts';
import type { Move } from '../rules/moves.ts';
import { DESTROYED, UNUSED } from '../rules/state.ts';
import type { ReadingView, SeatView, View } from '../rules/view.ts';
import { COLOURS, type Colour, REGIONS, type Region, SIDES, type SideName } from '../rules/vocabulary.ts';
import { trialCard } from '../texts/box.ts';

/** Everybody but the viewer, clockwise from the viewer's left; for a spectator everybody. */
function opponentsOf({ viewer, seats }: View): readonly Seat[] {
  if (viewer === 'spectator') return seats.map((_, seat) => seat);
  return Array.from({ length: seats.length - 1 }, (_, i) => (viewer + 1 + i) % seats.length);
}

/** Clockwise from the viewer's left, the viewer last. */
export function aroundTable(view: View): readonly Seat[] {
  return view.viewer === 'spectator' ? opponentsOf(view) : [...opponentsOf(view), view.viewer];
}

/** The viewer's own place; undefined for a spectator. */
export function ownSeat({ viewer, seats }: View): SeatView | undefined {
  return viewer === 'spectator' ? undefined : seats[viewer];
}

/** A seat's colours, by name: two of them where three play. */
export function coloursOf({ seats }: Pick<View, 'seats'>, seat: Seat): readonly Colour[] {
  return seats[seat]!.colours.map((colour) => COLOURS[colour]!);
}

export function colourOfSeat(view: Pick<View, 'seats'>, seat: Seat): Colour {
  return coloursOf(view, seat)[0] ?? COLOURS[GREY]!;
}

function ownIn({ places, seats }: View, seat: Seat, place: number): readonly number[] {
  const { colours } = seats[seat]!;
  return places.flatMap((each, marker) => (each === place && colours.includes(colourOf(marker)) ? [marker] : []));
}

/** What a seat has not yet placed. */
export function unusedOf(view: View, seat: Seat): readonly number[] {
  return ownIn(view, seat, UNUSED);
}

export function destroyedOf(view: View, seat: Seat): readonly number[] {
  return ownIn(view, seat, DESTROYED);
}

/** Markers that are alike lie together. */
export interface Kind {
  readonly marker: number; // stands for all of them
  readonly count: number;
  readonly canPush: boolean;
}

/** What can be pushed now stands for its kind. */
export function kindsFor(view: View, seat: Seat): readonly Kind[] {
  const unused = unusedOf(view, seat);
  const pushed = view.placing?.seat === seat ? view.placing.markers : [];
  const shown = [...new Set([...unused, ...pushed])].sort((a, b) => a - b);
  return kindsOf(shown).map((first) => {
    const alike = shown.filter((marker) => isAlike(marker, first));
    const pushable = alike.find((marker) => pushed.includes(marker));
    return { marker: pushable ?? first, count: alike.length, canPush: pushable !== undefined };
  });
}

function isAlike(one: number, other: number): boolean {
  return colourOf(one) === colourOf(other) && emotionOf(one) === emotionOf(other);
}

/** The marker that would be pushed: the one that was picked, or the only one there is. */
export function pickedMarker({ placing }: Pick<View, 'placing'>, picked: number | null): number | null {
  const markers = placing?.markers ?? [];
  return picked ?? (markers.length === 1 ? markers[0]! : null);
}

/** Who has the most in a region, and how much. */
export interface Lead {
  readonly leaders: readonly Seat[];
  readonly sum: number;
}

export function leadIn({ regions }: Pick<View, 'regions'>, region: Region): Lead {
  const { leaders, strengths } = regions[REGIONS.indexOf(region)]!;
  return { leaders, sum: leaders.length === 0 ? 0 : strengths[leaders[0]!]! };
}

/** The colour that wins a region for a seat: of two the better one. */
export function winningColour(view: View, region: Region, seat: Seat): Colour {
  const { lying } = view.regions[REGIONS.indexOf(region)]!;
  const { colours } = view.seats[seat]!;
  const sums = colours.map((colour) =>
    lying.reduce((sum, { id }) => sum + (colourOf(id) === colour ? worthOf(id) : 0), 0),
  );
  return COLOURS[colours[sums.indexOf(Math.max(...sums))] ?? GREY]!;
}

/** An ability of a trial card, as far as it has come. */
export interface Step {
  readonly side: SideName;
  readonly ability: number;
  readonly by: Ability['by'];
  readonly isRead: boolean; // its text; before that only who resolves it is looked for
  readonly seat: Seat | null; // who resolves it; null: it is open
  readonly option: number | null; // which of the choices with hidden effects; null: not yet, or there are none
  readonly isRunning: boolean; // it is being resolved, or asked about
}

/** The abilities of a side that are known, from top to bottom. What has not been read is not there. */
export function stepsOf(view: View, reading: ReadingView, side: SideName): readonly Step[] {
  const abilities = trialCard(reading.card)[side].abilities;
  const number = SIDES.indexOf(side);
  const isBetween = view.decision === 'tie' || view.decision === 'hidden';
  const isOn = isLast(view, reading) && !reading.isOver;
  const last = reading.resolved.at(-1);
  const read = reading.resolved
    .filter((each) => each.side === number)
    .map((each): Step => {
      const ability = abilities[each.ability]!;
      const option = 'hidden' in ability ? each.option : null;
      const isRunning = isOn && !isBetween && each === last;
      return { side, ability: each.ability, by: ability.by, isRead: true, seat: each.seat, option, isRunning };
    });
  const next = abilities[reading.ability];
  if (!isOn || !isBetween || reading.side !== number || !next) return read;
  const isRead = view.decision === 'hidden';
  return [
    ...read,
    {
      side,
      ability: reading.ability,
      by: next.by,
      isRead,
      seat: reading.controller < 0 ? null : reading.controller,
      option: null,
      isRunning: true,
    },
  ];
}

function isLast({ readings }: View, reading: ReadingView): boolean {
  return readings.at(-1) === reading;
}

/** The card that is being read. */
export function openReading(view: View): ReadingView | undefined {
  const last = view.readings.at(-1);
  return last && !last.isOver ? last : undefined;
}

/** The region whose controller is asked about or decides; undefined where none is. */
export function regionInQuestion(view: View): Region | undefined {
  if (view.decision === 'also') return 'planning';
  const reading = openReading(view);
  if (view.decision === 'tie' && !reading) return 'planning';
  if (!reading || view.decision === null || view.decision === 'strategy' || view.decision === 'order') return undefined;
  const step = stepsOf(view, reading, SIDES[reading.side]!).find(({ isRunning }) => isRunning);
  return step && step.by !== 'prosecutor' ? step.by : undefined;
}

/** Names a question: it changes whenever something else is asked. */
export function questionId(view: View): string {
  const { round, decision, stack, windows, readings, turned, owed, excess } = view;
  const frame = stack.at(-1);
  const window = windows.at(-1);
  const reading = readings.at(-1);
  const place = [
    stack.length,
    frame?.program,
    frame?.at,
    frame?.you,
    frame?.them,
    frame?.it,
    frame?.chosen,
    frame?.left,
  ];
  const moment = [windows.length, window?.marker, window?.played.length, window?.waiting.length];
  const page = [reading?.side, reading?.ability, reading?.controller];
  return [round, decision, isAsked(view), ...place, ...moment, ...page, turned.length, owed.length, excess].join(' ');
}

/** Moves are small and are always spelled in one way. */
export function spelled(move: Move): string {
  return JSON.stringify(move);
}

export function isSameMove(a: Move | null, b: Move): boolean {
  return a !== null && spelled(a) === spelled(b);
}

/** The answers of a type. */
export function ofType<Type extends Move['type']>(
  moves: readonly Move[],
  type: Type,
): readonly Extract<Move, { type: Type }>[] {
  return moves.filter((move): move is Extract<Move, { type: Type }> => move.type === type);
}

// Derives from a view what the table displays. No words and no rendering.

import type { Seat } from '@kuluary/kernel/game';
import { isViewerAsked } from '@kuluary/texts/reader';
import type { Ability } from '../rules/card-terms.ts';
import { regionInCondition } from '../rules/control-condition.ts';
import { colourOf, distinctMarkers, emotionOf, GREY_COLOUR, markerValue } from '../rules/markers.ts';
import type { Move } from '../rules/moves.ts';
import { DESTROYED, UNUSED } from '../rules/state.ts';
import type { ReadingView, SeatView, View } from '../rules/view.ts';
import { COLOURS, type Colour, REGIONS, type Region, SIDES, type SideName } from '../rules/vocabulary.ts';
import { BOX, trialCard } from '../texts/card-lookup.ts';

/** Clockwise from the viewer's left; for a spectator all seats. */
function opponentsOf({ viewer, seats }: View): readonly Seat[] {
  if (viewer === 'spectator') return seats.map((_, seat) => seat);
  return Array.from({ length: seats.length - 1 }, (_, i) => (viewer + 1 + i) % seats.length);
}

/** Clockwise from the viewer's left, the viewer last. */
export function seatsAroundTable(view: View): readonly Seat[] {
  return view.viewer === 'spectator' ? opponentsOf(view) : [...opponentsOf(view), view.viewer];
}

/** undefined for a spectator. */
export function ownSeatView({ viewer, seats }: View): SeatView | undefined {
  return viewer === 'spectator' ? undefined : seats[viewer];
}

/** Two colours at a table of three. */
export function coloursOf({ seats }: Pick<View, 'seats'>, seat: Seat): readonly Colour[] {
  return seats[seat]!.colours.map((colour) => COLOURS[colour]!);
}

export function colourOfSeat(view: Pick<View, 'seats'>, seat: Seat): Colour {
  return coloursOf(view, seat)[0] ?? COLOURS[GREY_COLOUR]!;
}

function ownMarkersWhere({ places, seats }: View, seat: Seat, place: number): readonly number[] {
  const { colours } = seats[seat]!;
  return places.flatMap((each, marker) => (each === place && colours.includes(colourOf(marker)) ? [marker] : []));
}

export function unusedMarkers(view: View, seat: Seat): readonly number[] {
  return ownMarkersWhere(view, seat, UNUSED);
}

export function destroyedMarkers(view: View, seat: Seat): readonly number[] {
  return ownMarkersWhere(view, seat, DESTROYED);
}

/** Equal markers, shown as one. */
export interface MarkerKind {
  readonly marker: number; // one of them
  readonly count: number;
  readonly canPush: boolean;
}

/** A pushable marker is preferred as `marker` of its kind. */
export function markerKinds(view: View, seat: Seat): readonly MarkerKind[] {
  const unused = unusedMarkers(view, seat);
  const pushed = view.placing?.seat === seat ? view.placing.markers : [];
  const shown = [...new Set([...unused, ...pushed])].sort((a, b) => a - b);
  return distinctMarkers(shown).map((first) => {
    const alike = shown.filter((marker) => isAlike(marker, first));
    const pushable = alike.find((marker) => pushed.includes(marker));
    return { marker: pushable ?? first, count: alike.length, canPush: pushable !== undefined };
  });
}

function isAlike(one: number, other: number): boolean {
  return colourOf(one) === colourOf(other) && emotionOf(one) === emotionOf(other);
}

/** The marker that would be pushed: the one that was picked, or the only one there is. */
export function pickedMarker({ placing: pendingPush }: Pick<View, 'placing'>, picked: number | null): number | null {
  const markers = pendingPush?.markers ?? [];
  return picked ?? (markers.length === 1 ? markers[0]! : null);
}

interface RegionLead {
  readonly leaders: readonly Seat[];
  readonly sum: number;
}

export function regionLead({ regions }: Pick<View, 'regions'>, region: Region): RegionLead {
  const { leaders, strengths } = regions[REGIONS.indexOf(region)]!;
  return { leaders, sum: leaders.length === 0 ? 0 : strengths[leaders[0]!]! };
}

/** The colour that wins a region for a seat: of two the better one. */
export function strongestColour(view: View, region: Region, seat: Seat): Colour {
  const { lying } = view.regions[REGIONS.indexOf(region)]!;
  const { colours } = view.seats[seat]!;
  const sums = colours.map((colour) =>
    lying.reduce((sum, { id }) => sum + (colourOf(id) === colour ? markerValue(id) : 0), 0),
  );
  return COLOURS[colours[sums.indexOf(Math.max(...sums))] ?? GREY_COLOUR]!;
}

export interface AbilityProgress {
  readonly side: SideName;
  readonly ability: number;
  readonly by: Ability['by'];
  readonly isRead: boolean; // its text; before, only its controller is being determined
  readonly seat: Seat | null; // who resolves it; null: undecided
  readonly option: number | null; // chosen hidden effect; null: not yet, or none to choose
  readonly isRunning: boolean; // being resolved or decided on
}

/** The abilities of a side from top to bottom, as far as they have been read. */
export function abilityProgressOf(view: View, reading: ReadingView, side: SideName): readonly AbilityProgress[] {
  const abilities = trialCard(reading.card)[side].abilities;
  const number = SIDES.indexOf(side);
  const isBetween =
    (view.decision === 'tie' && regionInCondition(BOX, view.stack) === undefined) || view.decision === 'hidden';
  const isOn = isLastReading(view, reading) && !reading.isOver;
  const last = reading.resolved.at(-1);
  const read = reading.resolved
    .filter((each) => each.side === number)
    .map((each): AbilityProgress => {
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

/** All abilities of a side, for whoever holds the card: also those that are still to be read. */
export function wholeSideProgress(view: View, reading: ReadingView, side: SideName): readonly AbilityProgress[] {
  const known = abilityProgressOf(view, reading, side);
  return trialCard(reading.card)[side].abilities.map(
    ({ by }, ability): AbilityProgress =>
      known.find((progress) => progress.ability === ability && progress.isRead) ?? {
        side,
        ability,
        by,
        isRead: true,
        seat: null,
        option: null,
        isRunning: known.some((progress) => progress.ability === ability && progress.isRunning),
      },
  );
}

function isLastReading({ readings }: View, reading: ReadingView): boolean {
  return readings.at(-1) === reading;
}

/** The card that is being read. */
export function openReading(view: View): ReadingView | undefined {
  const last = view.readings.at(-1);
  return last && !last.isOver ? last : undefined;
}

/** The region whose controller is decided on, or decides. */
export function regionInQuestion(view: View): Region | undefined {
  if (view.decision === 'also') return 'planning';
  const reading = openReading(view);
  if (view.decision === 'tie' && !reading) return 'planning';
  if (!reading || view.decision === null || view.decision === 'strategy' || view.decision === 'order') return undefined;
  const asked = view.decision === 'tie' ? regionInCondition(BOX, view.stack) : undefined;
  if (asked !== undefined) return asked;
  const abilityProgress = abilityProgressOf(view, reading, SIDES[reading.side]!).find(({ isRunning }) => isRunning);
  return abilityProgress && abilityProgress.by !== 'prosecutor' ? abilityProgress.by : undefined;
}

/** Changes with every decision. */
export function decisionIdOf(view: View): string {
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
  return [round, decision, isViewerAsked(view), ...place, ...moment, ...page, turned.length, owed.length, excess].join(
    ' ',
  );
}

export function moveKey(move: Move): string {
  return JSON.stringify(move);
}

export function isSameMove(a: Move | null, b: Move): boolean {
  return a !== null && moveKey(a) === moveKey(b);
}

export function movesOfType<Type extends Move['type']>(
  moves: readonly Move[],
  type: Type,
): readonly Extract<Move, { type: Type }>[] {
  return moves.filter((move): move is Extract<Move, { type: Type }> => move.type === type);
}

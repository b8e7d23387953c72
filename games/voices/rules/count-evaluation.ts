// Evaluates count terms and seat terms of an effect against the state.

import type { Frame } from '@kuluary/card-language/interpreter';
import type { Seat } from '@kuluary/kernel/game';
import type { CountTerm, MarkerOwnerRef, SeatTerm, VoicesTerms } from './card-terms.ts';
import { hasControl } from './control-condition.ts';
import { verdictTokens } from './jury-tokens.ts';
import { colourOf, emotionOf } from './markers.ts';
import { currentReading, currentWindow, type RulesReadContext, type State, seatsClockwiseFrom } from './state.ts';
import { destroyedCount } from './verdict-and-goals.ts';
import { JUROR_TYPES, REGIONS } from './vocabulary.ts';

export function resolveSeat(frame: Frame, who: SeatTerm | undefined): Seat {
  return who === 'them' ? frame.them : frame.you;
}

/** In the order in which the effect is run for them. */
export function resolveSeats({ state }: RulesReadContext, frame: Frame, named: VoicesTerms['seats']): Seat[] {
  if (named === 'round') return seatsClockwiseFrom(state, state.first);
  const others = seatsClockwiseFrom(state, frame.you).slice(1);
  return named === 'foes' ? others : others.filter((seat) => seat !== state.prosecutor);
}

/** The region of the open strategy window, or of the trial card's ability. */
export function hereRegion({ box, state }: RulesReadContext): number {
  const strategyWindow = currentWindow(state);
  if (strategyWindow) return strategyWindow.region;
  const { card, resolved } = currentReading(state)!;
  const { side, ability } = resolved.at(-1)!;
  const { by } = box.trial[card]!.sides[side === 0 ? 'front' : 'back'][ability]!;
  if (by === 'prosecutor') throw new Error('an ability of the prosecutor has no region');
  return REGIONS.indexOf(by);
}

export function isMarkerMeant(state: State, frame: Frame, whose: MarkerOwnerRef, marker: number): boolean {
  const owner = state.owners[colourOf(marker)]!;
  if (whose === 'any') return true;
  if (whose === 'own') return owner === frame.you;
  return owner !== frame.you && (whose === 'foe' || !state.turned.includes(owner));
}

export function evaluateCount(context: RulesReadContext, frame: Frame, of: CountTerm): number {
  const { state } = context;
  if ('tokens' in of) return countTokens(state, frame, of);
  if ('markers' in of) {
    const regions = of.in === 'all' ? state.platforms : [markersInRegion(context, of.in)];
    return regions.reduce(
      (sum, lying) => sum + lying.filter(({ id }) => isMarkerMeant(state, frame, of.markers, id)).length,
      0,
    );
  }
  if ('destroyed' in of) return destroyedCount(state, resolveSeat(frame, of.destroyed));
  if ('strategies' in of) return state.hands[resolveSeat(frame, of.strategies)]!.length;
  if ('controls' in of) return hasControl(state, frame.you, REGIONS.indexOf(of.controls)) ? 1 : 0;
  const fallen = currentWindow(state)?.fallen ?? [];
  const { fell } = of;
  return fallen.filter((id) => (fell === 'joy' ? emotionOf(id) === 'joy' : isMarkerMeant(state, frame, fell, id)))
    .length;
}

function markersInRegion(context: RulesReadContext, region: (typeof REGIONS)[number] | 'here') {
  return context.state.platforms[region === 'here' ? hereRegion(context) : REGIONS.indexOf(region)] ?? [];
}

function countTokens(
  state: State,
  frame: Frame,
  { tokens: token, on }: Extract<CountTerm, { tokens: unknown }>,
): number {
  const counts = token === 'influence' ? state.stacks.map(({ length }) => length) : verdictTokens(state, token);
  if (on === 'all') return counts.reduce((sum, n) => sum + n, 0);
  return counts[on === 'it' ? frame.it : JUROR_TYPES.indexOf(on)] ?? 0;
}

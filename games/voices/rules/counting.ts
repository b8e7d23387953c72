// What can be counted, and who is meant.

import type { Frame } from '@kuluary/effects/interpreter';
import type { Seat } from '@kuluary/kernel/game';
import { leadersOf } from './control.ts';
import type { Count, Voices, Who, Whose } from './dialect.ts';
import { destroyedOf } from './goals.ts';
import { tokensOf } from './jury.ts';
import { colourOf, emotionOf } from './markers.ts';
import { type Looked, readingOf, roundFrom, type State, windowOf } from './state.ts';
import { JURORS, REGIONS } from './vocabulary.ts';

export function seatOf(frame: Frame, who: Who | undefined): Seat {
  return who === 'them' ? frame.them : frame.you;
}

/** In the order in which it happens to them. */
export function seatsOf({ state }: Looked, frame: Frame, named: Voices['seats']): Seat[] {
  if (named === 'round') return roundFrom(state, state.first);
  const others = roundFrom(state, frame.you).slice(1);
  return named === 'foes' ? others : others.filter((seat) => seat !== state.prosecutor);
}

/** The region of the placement after which this happens, or of the trial card's ability. */
export function hereOf({ box, state }: Looked): number {
  const moment = windowOf(state);
  if (moment) return moment.region;
  const { card, resolved } = readingOf(state)!;
  const { side, ability } = resolved.at(-1)!;
  const { by } = box.trial[card]!.sides[side === 0 ? 'front' : 'back'][ability]!;
  if (by === 'prosecutor') throw new Error('what the prosecutor does is in no region');
  return REGIONS.indexOf(by);
}

export function isMeant(state: State, frame: Frame, whose: Whose, marker: number): boolean {
  const owner = state.owners[colourOf(marker)]!;
  if (whose === 'any') return true;
  if (whose === 'own') return owner === frame.you;
  return owner !== frame.you && (whose === 'foe' || !state.turned.includes(owner));
}

export function count(table: Looked, frame: Frame, of: Count): number {
  const { state } = table;
  if ('tokens' in of) return tokens(state, frame, of);
  if ('markers' in of) {
    const regions = of.in === 'all' ? state.platforms : [platformOf(table, of.in)];
    return regions.reduce(
      (sum, lying) => sum + lying.filter(({ id }) => isMeant(state, frame, of.markers, id)).length,
      0,
    );
  }
  if ('destroyed' in of) return destroyedOf(state, seatOf(frame, of.destroyed));
  if ('strategies' in of) return state.hands[seatOf(frame, of.strategies)]!.length;
  if ('controls' in of) return leadersOf(state, REGIONS.indexOf(of.controls)).includes(frame.you) ? 1 : 0;
  const fallen = windowOf(state)?.fallen ?? [];
  const { fell } = of;
  return fallen.filter((id) => (fell === 'joy' ? emotionOf(id) === 'joy' : isMeant(state, frame, fell, id))).length;
}

function platformOf(table: Looked, region: (typeof REGIONS)[number] | 'here') {
  return table.state.platforms[region === 'here' ? hereOf(table) : REGIONS.indexOf(region)] ?? [];
}

function tokens(state: State, frame: Frame, { tokens: token, on }: Extract<Count, { tokens: unknown }>): number {
  const counts = token === 'influence' ? state.stacks.map(({ length }) => length) : tokensOf(state, token);
  if (on === 'all') return counts.reduce((sum, n) => sum + n, 0);
  return counts[on === 'it' ? frame.it : JURORS.indexOf(on)] ?? 0;
}

// The state as a small readable object, secrets included, for scenarios and playthroughs.

import type { Summary } from '@kuluary/kernel/game';
import type { CardBox } from './card-box.ts';
import { decisions } from './decisions.ts';
import { colourOf, emotionOf } from './markers.ts';
import { regionLeaders } from './region-control.ts';
import { type State, UNUSED } from './state.ts';
import { destroyedCount, endingOf, verdictOf, winnersOf } from './verdict-and-goals.ts';
import { COLOURS, INFLUENCE_FACES, JUROR_TYPES, REGIONS } from './vocabulary.ts';

export function summaryOf(box: CardBox, state: State): Summary {
  const strategies = (cards: readonly number[]) => cards.map((card) => box.strategies[card]!.id);
  const byJuror = <T>(of: (juror: number) => T) => Object.fromEntries(JUROR_TYPES.map((juror, i) => [juror, of(i)]));
  const byRegion = <T>(of: (region: number) => T) => Object.fromEntries(REGIONS.map((region, i) => [region, of(i)]));
  const verdict = verdictOf(state);
  return {
    asked: Object.fromEntries(decisions(state).map(({ seat, kind }) => [seat, kind])),
    round: state.round + 1,
    first: state.first,
    prosecutor: state.prosecutor,
    roles: state.roles.map((role) => box.roles[role]!.id),
    hands: state.hands.map(strategies),
    deck: state.deck.length,
    discard: strategies(state.discard),
    guilt: byJuror((juror) => state.guilt[juror]!),
    innocence: byJuror((juror) => state.innocence[juror]!),
    influence: byJuror((juror) => state.stacks[juror]!.map(({ face }) => INFLUENCE_FACES[face]!)),
    supply: state.supply.length,
    discarded: state.discarded.map(({ face }) => INFLUENCE_FACES[face]!),
    drawn: state.drawn.map((face) => INFLUENCE_FACES[face]!),
    regions: byRegion((region) => state.platforms[region]!.map(({ id }) => scenarioMarkerName(id)).sort()),
    controllers: byRegion((region) => regionLeaders(state, region)),
    destroyed: state.roles.map((_, seat) => destroyedCount(state, seat)),
    unused: state.roles.map(
      (_, seat) => state.places.filter((place, id) => place === UNUSED && state.owners[colourOf(id)] === seat).length,
    ),
    market: state.market.map((card) => box.trial[card]!.id),
    chosen: state.chosen < 0 ? null : box.trial[state.chosen]!.id,
    read: state.readings.map(({ card }) => box.trial[card]!.id),
    verdict: state.isOver ? byJuror((juror) => verdict[juror]!.result) : null,
    ending: state.isOver ? endingOf(state, verdict) : null,
    winners: state.isOver ? winnersOf({ box, state }) : null,
  };
}

export function scenarioMarkerName(marker: number): string {
  return `${COLOURS[colourOf(marker)]} ${emotionOf(marker)}`;
}

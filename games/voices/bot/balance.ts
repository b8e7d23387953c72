// Plays a match between bots and reports what is needed to balance roles and cards.

import type { Chance } from '@kuluary/kernel/chance';
import type { Seat } from '@kuluary/kernel/game';
import { BOX, voicesGame } from '../cards/card-set.ts';
import type { Event, JurorVerdict, TrialEnding } from '../rules/events.ts';
import { DESTROYED } from '../rules/state.ts';
import { endingOf, verdictOf } from '../rules/verdict-and-goals.ts';
import { JUROR_TYPES, REGIONS } from '../rules/vocabulary.ts';
import { bots } from './opponents.ts';

export interface MeasuredGame {
  readonly winners: readonly Seat[];
  readonly roles: readonly string[]; // by seat
  readonly verdict: Readonly<Record<string, JurorVerdict['result']>>; // by type of jurors
  readonly ending: TrialEnding;
  readonly placed: number; // markers
  readonly destroyed: number;
  readonly cards: readonly string[]; // read or played
}

/** The bots are assigned to the seats in turn. */
export function playMeasuredGame(names: readonly string[], seats: number, chance: Chance): MeasuredGame {
  const cards: string[] = [];
  const eventSink = {
    all(event: Event) {
      if (event.type === 'strategy' || (event.type === 'fiction' && event.side === 'front')) cards.push(event.card);
    },
    only: () => undefined,
  };
  const state = voicesGame.setup(seats, voicesGame.completeOptions(seats, {}), chance);
  for (;;) {
    const [decision] = voicesGame.decisions(state);
    if (!decision) break;
    const { seat } = decision;
    const bot = bots[names[seat % names.length]!]!;
    voicesGame.apply(
      state,
      seat,
      bot.choose(voicesGame.view(state, seat), voicesGame.moves(state, seat), chance),
      chance,
      eventSink,
    );
  }
  const verdict = verdictOf(state);
  const destroyed = state.places.filter((place) => place === DESTROYED).length;
  return {
    winners: voicesGame.outcome(state)!.winners,
    roles: state.roles.map((role) => BOX.roles[role]!.id),
    verdict: Object.fromEntries(JUROR_TYPES.map((juror, i) => [juror, verdict[i]!.result])),
    ending: endingOf(state, verdict),
    placed: destroyed + state.places.filter((place) => place < REGIONS.length).length,
    destroyed,
    cards,
  };
}

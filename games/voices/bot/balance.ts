// A trial between bots, and what of it tells whether roles and cards are balanced.

import type { Chance } from '@kuluary/kernel/chance';
import type { Seat } from '@kuluary/kernel/game';
import { BOX, voices } from '../cards/voices.ts';
import type { Ending, Event, JurorVerdict } from '../rules/events.ts';
import { endingOf, verdictOf } from '../rules/goals.ts';
import { DESTROYED } from '../rules/state.ts';
import { JURORS, REGIONS } from '../rules/vocabulary.ts';
import { bots } from './opponents.ts';

/** One game, as plain data. */
export interface Trial {
  readonly winners: readonly Seat[];
  readonly roles: readonly string[]; // by seat
  readonly verdict: Readonly<Record<string, JurorVerdict['result']>>; // by type of jurors
  readonly ending: Ending;
  readonly placed: number; // markers
  readonly destroyed: number;
  readonly cards: readonly string[]; // that were read or played
}

/** Bots in the order of the seats, over and over. */
export function trial(names: readonly string[], seats: number, chance: Chance): Trial {
  const cards: string[] = [];
  const events = {
    all(event: Event) {
      if (event.type === 'strategy' || (event.type === 'fiction' && event.side === 'front')) cards.push(event.card);
    },
    only: () => undefined,
  };
  const state = voices.setup(seats, voices.completeOptions(seats, {}), chance);
  for (;;) {
    const [asked] = voices.decisions(state);
    if (!asked) break;
    const { seat } = asked;
    const bot = bots[names[seat % names.length]!]!;
    voices.apply(state, seat, bot.choose(voices.view(state, seat), voices.moves(state, seat), chance), chance, events);
  }
  const verdict = verdictOf(state);
  const destroyed = state.places.filter((place) => place === DESTROYED).length;
  return {
    winners: voices.outcome(state)!.winners,
    roles: state.roles.map((role) => BOX.roles[role]!.id),
    verdict: Object.fromEntries(JURORS.map((juror, i) => [juror, verdict[i]!.result])),
    ending: endingOf(state, verdict),
    placed: destroyed + state.places.filter((place) => place < REGIONS.length).length,
    destroyed,
    cards,
  };
}

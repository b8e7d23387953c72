// Sets up a trial: deals roles, cards and tokens.

import { makeFrame, NO_CARD, NO_SEAT } from '@kuluary/card-language/interpreter';
import { type Chance, shuffle } from '@kuluary/kernel/chance';
import type { EventSink, Seat } from '@kuluary/kernel/game';
import {
  type CardBox,
  COPIES_PER_STRATEGY,
  DEALT_STRATEGIES,
  EXPERT_ROLES,
  FACE_COUNTS,
  PROSECUTOR_ROLE,
  ROUND_PROGRAM,
  trialCardsOfPhase,
} from './card-box.ts';
import type { Plot } from './card-terms.ts';
import { dealtColours } from './colour-choice.ts';
import type { Event } from './events.ts';
import { putUnseenInfluence } from './jury-tokens.ts';
import { colourOf, MARKER_COUNT } from './markers.ts';
import type { Options } from './options.ts';
import { ABSENT, personas, putDecision, type RulesContext, type State, UNUSED } from './state.ts';
import { drawStrategies } from './strategy-hands.ts';
import { fillMarket } from './trial-card-market.ts';
import { JUROR_TYPES, REGIONS, ROLE_ICONS } from './vocabulary.ts';

export interface DealtRoles {
  readonly roles: readonly number[];
  readonly aside: number;
}

export function emptyState(options: Options, { roles, aside }: DealtRoles, plot: number): State {
  const prosecutor = roles.indexOf(PROSECUTOR_ROLE);
  const owners = dealtColours(roles.length, prosecutor);
  return {
    options,
    prosecutor,
    roles,
    aside,
    plot,
    owners,
    wishes: roles.map(() => []),
    first: 0,
    round: 0,
    phase: 1,
    places: Array.from({ length: MARKER_COUNT }, (_, marker) =>
      owners[colourOf(marker)] === NO_SEAT ? ABSENT : UNUSED,
    ),
    platforms: REGIONS.map(() => []),
    hands: roles.map(() => []),
    deck: [],
    discard: [],
    recycled: [],
    resolving: [],
    guilt: JUROR_TYPES.map(() => 0),
    innocence: JUROR_TYPES.map(() => 0),
    stacks: JUROR_TYPES.map(() => []),
    supply: [],
    discarded: [],
    returned: [],
    drawn: [],
    trial: [],
    market: [],
    chosen: NO_CARD,
    readings: [],
    dropped: [],
    owed: [],
    isFirstPlaced: false,
    turned: [],
    placing: null,
    windows: [],
    excess: 0,
    stack: [makeFrame(ROUND_PROGRAM, prosecutor, NO_CARD)],
    asked: null,
    isOver: false,
  };
}

export function setupTrial(
  box: CardBox,
  seats: number,
  options: Options,
  chance: Chance,
  eventSink?: EventSink<Event>,
): RulesContext {
  const dealtRoles = dealRoles(box, seats, options, chance);
  const state = emptyState(options, dealtRoles, chance.below(box.plots.length));
  const context: RulesContext = { box, state, chance, eventSink };
  const { prosecutor } = state;
  const plot = box.plots[state.plot]!;
  state.deck = shuffled(allStrategies(box), chance);
  state.supply = shuffled(allInfluenceFaces(), chance);
  state.trial = shuffled(trialCardsOfPhase(box, 1), chance);
  state.first = firstPlayerOf(plot, prosecutor, seats);
  state.roles.forEach((role, seat) => {
    if (seat !== prosecutor) eventSink?.only(seat, { type: 'role', role: box.roles[role]!.id });
  });
  eventSink?.all({ type: 'plot', plot: plot.id, first: state.first, prosecutor });
  for (const { juror, n } of plot.start) putUnseenInfluence(context, prosecutor, JUROR_TYPES.indexOf(juror), n);
  fillMarket(context);
  for (const seat of personas(state)) drawStrategies(context, seat, DEALT_STRATEGIES);
  putDecision(state, 'colours', ...personas(state));
  return context;
}

function shuffled(cards: number[], chance: Chance): number[] {
  shuffle(cards, chance);
  return cards;
}

export function allStrategies({ strategies }: CardBox): number[] {
  return strategies.flatMap((_, card) => Array<number>(COPIES_PER_STRATEGY).fill(card));
}

export function allInfluenceFaces(): number[] {
  return FACE_COUNTS.flatMap((n, face) => Array<number>(n).fill(face));
}

export function firstPlayerOf({ first }: Plot, prosecutor: Seat, seats: number): Seat {
  const steps = { prosecutor: 0, left: 1, right: seats - 1, across: Math.floor(seats / 2) };
  return (prosecutor + steps[first]) % seats;
}

/** Basic: the roles whose card shows this number of seats. Expert: so many of each icon, one of them put aside. */
function dealRoles(box: CardBox, seats: number, options: Options, chance: Chance): DealtRoles {
  const isExpert = options.roles === 'expert';
  const cards = isExpert ? expertRoles(box, seats, chance) : basicRoles(box, seats);
  shuffle(cards, chance);
  const aside = isExpert ? cards.pop()! : NO_CARD;
  if (options.prosecutor === null) return { roles: shuffled([PROSECUTOR_ROLE, ...cards], chance), aside };
  cards.splice(options.prosecutor, 0, PROSECUTOR_ROLE);
  return { roles: cards, aside };
}

export function basicRoles({ roles }: CardBox, seats: number): number[] {
  return roles.flatMap((role, number) => (number !== PROSECUTOR_ROLE && role.seats.includes(seats) ? [number] : []));
}

function expertRoles(box: CardBox, seats: number, chance: Chance): number[] {
  return ROLE_ICONS.flatMap((icon, i) => {
    const pile = rolesWithIcon(box, icon);
    shuffle(pile, chance);
    return pile.slice(0, EXPERT_ROLES[seats]![i]);
  });
}

export function rolesWithIcon({ roles }: CardBox, icon: (typeof ROLE_ICONS)[number]): number[] {
  return roles.flatMap((role, number) => (number !== PROSECUTOR_ROLE && role.icon === icon ? [number] : []));
}

// The table before the first round.

import { frameOf, NOBODY, NOTHING } from '@kuluary/effects/interpreter';
import { type Chance, shuffle } from '@kuluary/kernel/chance';
import type { Events, Seat } from '@kuluary/kernel/game';
import { type Box, COPIES, DEALT, EXPERT_ROLES, FACE_COUNTS, PROSECUTOR, TRIAL, trialOf } from './box.ts';
import { fillMarket } from './course.ts';
import type { Plot } from './dialect.ts';
import type { Event } from './events.ts';
import { draw } from './hands.ts';
import { putBlind } from './jury.ts';
import { colourOf, GREY, MARKERS } from './markers.ts';
import type { Options } from './options.ts';
import { ABSENT, MIN_SEATS, personas, type State, type Table, UNUSED } from './state.ts';
import { COLOURS, ICONS, JURORS, REGIONS } from './vocabulary.ts';

export interface Dealt {
  readonly roles: readonly number[];
  readonly aside: number;
}

export function emptyTable(options: Options, { roles, aside }: Dealt, plot: number): State {
  const prosecutor = roles.indexOf(PROSECUTOR);
  const owners = ownersOf(roles.length, prosecutor);
  return {
    options,
    prosecutor,
    roles,
    aside,
    plot,
    owners,
    first: 0,
    round: 0,
    phase: 1,
    places: Array.from({ length: MARKERS }, (_, marker) => (owners[colourOf(marker)] === NOBODY ? ABSENT : UNUSED)),
    platforms: REGIONS.map(() => []),
    hands: roles.map(() => []),
    deck: [],
    discard: [],
    recycled: [],
    resolving: [],
    guilt: JURORS.map(() => 0),
    innocence: JURORS.map(() => 0),
    stacks: JURORS.map(() => []),
    supply: [],
    discarded: [],
    returned: [],
    drawn: [],
    trial: [],
    market: [],
    chosen: NOTHING,
    readings: [],
    dropped: [],
    owed: [],
    isFirstPlaced: false,
    turned: [],
    placing: null,
    windows: [],
    excess: 0,
    stack: [frameOf(TRIAL, prosecutor, NOTHING)],
    asked: null,
    isOver: false,
  };
}

/** Personas in their order; at a table of three each has two colours. */
function ownersOf(seats: number, prosecutor: Seat): Seat[] {
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== prosecutor);
  const each = seats === MIN_SEATS ? 2 : 1;
  return COLOURS.map((_, colour) => (colour === GREY ? prosecutor : (others[Math.floor(colour / each)] ?? NOBODY)));
}

export function setup(box: Box, seats: number, options: Options, chance: Chance, events?: Events<Event>): Table {
  const dealt = dealRoles(box, seats, options, chance);
  const state = emptyTable(options, dealt, chance.below(box.plots.length));
  const table: Table = { box, state, chance, events };
  const { prosecutor } = state;
  const plot = box.plots[state.plot]!;
  state.deck = shuffled(allStrategies(box), chance);
  state.supply = shuffled(allFaces(), chance);
  state.trial = shuffled(trialOf(box, 1), chance);
  state.first = firstOf(plot, prosecutor, seats);
  state.roles.forEach((role, seat) => {
    if (seat !== prosecutor) events?.only(seat, { type: 'role', role: box.roles[role]!.id });
  });
  events?.all({ type: 'plot', plot: plot.id, first: state.first, prosecutor });
  for (const { juror, n } of plot.start) putBlind(table, prosecutor, JURORS.indexOf(juror), n);
  fillMarket(table);
  for (const seat of personas(state)) draw(table, seat, DEALT);
  return table;
}

function shuffled(cards: number[], chance: Chance): number[] {
  shuffle(cards, chance);
  return cards;
}

export function allStrategies({ strategies }: Box): number[] {
  return strategies.flatMap((_, card) => Array<number>(COPIES).fill(card));
}

export function allFaces(): number[] {
  return FACE_COUNTS.flatMap((n, face) => Array<number>(n).fill(face));
}

export function firstOf({ first }: Plot, prosecutor: Seat, seats: number): Seat {
  const steps = { prosecutor: 0, left: 1, right: seats - 1, across: Math.floor(seats / 2) };
  return (prosecutor + steps[first]) % seats;
}

/** Who can be dealt what: those whose card shows so many seats; or among experts so many of each icon, one of them aside. */
function dealRoles(box: Box, seats: number, options: Options, chance: Chance): Dealt {
  const isExpert = options.roles === 'expert';
  const cards = isExpert ? expertRoles(box, seats, chance) : basicRoles(box, seats);
  shuffle(cards, chance);
  const aside = isExpert ? cards.pop()! : NOTHING;
  if (options.prosecutor === null) return { roles: shuffled([PROSECUTOR, ...cards], chance), aside };
  cards.splice(options.prosecutor, 0, PROSECUTOR);
  return { roles: cards, aside };
}

export function basicRoles({ roles }: Box, seats: number): number[] {
  return roles.flatMap((role, number) => (number !== PROSECUTOR && role.seats.includes(seats) ? [number] : []));
}

function expertRoles(box: Box, seats: number, chance: Chance): number[] {
  return ICONS.flatMap((icon, i) => {
    const pile = rolesWith(box, icon);
    shuffle(pile, chance);
    return pile.slice(0, EXPERT_ROLES[seats]![i]);
  });
}

export function rolesWith({ roles }: Box, icon: (typeof ICONS)[number]): number[] {
  return roles.flatMap((role, number) => (number !== PROSECUTOR && role.icon === icon ? [number] : []));
}

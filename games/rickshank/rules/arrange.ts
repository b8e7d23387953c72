// The table that a scenario describes. A deal names as much as the case needs; the rest of the box follows in canonical
// order.

import { frameOf, NOTHING } from '@kuluary/effects/interpreter';
import { stackedChance } from '@kuluary/kernel/chance';
import type { Seat } from '@kuluary/kernel/game';
import { isRecord, isWholeNumber } from '@kuluary/kernel/json';
import { failed, ok, type Result } from '@kuluary/kernel/result';
import { type Box, GUN, HAND, LINE_UP, START, TOKENS, TURN, WAVE } from './box.ts';
import type { Options } from './options.ts';
import { emptyTable, setup } from './setup.ts';
import { FROM_HAND, type State } from './state.ts';
import { goOn } from './steps.ts';

const FIELDS = [
  'first', // whose turn it is
  'characters',
  'hands',
  'decks', // the top one first
  'discards',
  'play', // ongoing cards before each seat
  'tokens',
  'lineUp',
  'main', // the top one first
  'locations', // the top one first
  'locationDiscard',
  'nemeses', // the top one first, which is face up
  'destroyed',
  'guns',
  'waves',
];

export function arrange(box: Box, seats: number, options: Options, deal: unknown): Result<State, string> {
  if (!isRecord(deal)) return failed('the deal must be an object');
  const unknown = Object.keys(deal).find((field) => !FIELDS.includes(field));
  if (unknown !== undefined) return failed(`the deal has an unknown field "${unknown}"`);
  const needsCharacters = options.characters !== 'random' && deal.characters === undefined;
  if (needsCharacters) {
    const table = setup(box, seats, options, stackedChance);
    goOn(table);
    return Object.keys(deal).length > 0
      ? failed('where characters are chosen, the deal names nothing else')
      : ok(table.state);
  }
  try {
    return ok(new Arranger(box, seats, options, deal).state);
  } catch (error) {
    if (error instanceof DealFault) return failed(error.message);
    throw error;
  }
}

class DealFault extends Error {}

class Arranger {
  readonly state: State;
  private readonly box: Box;
  private readonly deal: Readonly<Record<string, unknown>>;
  private readonly rest: Map<number, number>; // how many of each card are still in the box

  constructor(box: Box, seats: number, options: Options, deal: Readonly<Record<string, unknown>>) {
    this.box = box;
    this.deal = deal;
    this.state = emptyTable(seats, options, box);
    this.rest = new Map();
    const starters = Array.from({ length: seats }, () => START).flat();
    const { guns, waves } = this.state;
    const stacks = [...Array<number>(guns).fill(GUN), ...Array<number>(waves).fill(WAVE)];
    const nemeses = [...box.first, ...box.squad, ...box.last];
    for (const card of [...starters, ...stacks, ...box.main, ...box.locations, ...nemeses, ...box.characters]) {
      this.rest.set(card, (this.rest.get(card) ?? 0) + 1);
    }
    this.seat();
    this.lay();
    this.begin();
  }

  private seat(): void {
    const { state } = this;
    const characters = this.cards(this.listed('characters'), 'characters');
    const tokens = this.listed('tokens');
    const zones = { hand: 'hands', deck: 'decks', discard: 'discards' } as const;
    state.players.forEach((player, seat) => {
      player.character = characters[seat] ?? NOTHING;
      for (const [zone, field] of Object.entries(zones) as [keyof typeof zones, string][]) {
        player[zone] = this.cards(this.perSeat(field, seat), field);
      }
      player.deck.reverse();
      for (const card of this.cards(this.perSeat('play', seat), 'play')) {
        player.play.push({ card, owner: seat, from: FROM_HAND, isFresh: false, used: [], held: [] });
      }
      player.tokens = seat < tokens.length ? this.number(tokens[seat], TOKENS, 'tokens') : 0;
      state.tokens -= player.tokens;
    });
    if (state.tokens < 0) throw new DealFault(`there are only ${TOKENS} tokens`);
  }

  /** What is not named comes in canonical order: starters to the seats, the rest to its stacks. */
  private lay(): void {
    const { state, deal, box } = this;
    state.lineUp = this.cards(deal.lineUp ?? [], 'lineUp');
    state.destroyed = this.cards(deal.destroyed ?? [], 'destroyed');
    state.locationDiscard = this.cards(deal.locationDiscard ?? [], 'locationDiscard');
    const main = this.cards(deal.main ?? [], 'main');
    const locations = this.cards(deal.locations ?? [], 'locations');
    const nemeses =
      deal.nemeses === undefined
        ? this.take([...box.first, ...box.squad, ...box.last])
        : this.cards(deal.nemeses, 'nemeses');
    const restOfMain = deal.main === undefined || main.length > 0 ? this.take(box.main) : [];
    state.deck = [...main, ...restOfMain].reverse();
    while (deal.lineUp === undefined && state.lineUp.length < LINE_UP) state.lineUp.push(state.deck.pop()!);
    state.locations = [
      ...locations,
      ...(deal.locations === undefined || locations.length > 0 ? this.take(box.locations) : []),
    ].reverse();
    state.nemeses = nemeses.reverse();
    for (const player of state.players) {
      if (deal.decks === undefined && deal.hands === undefined) player.deck = this.take(START).reverse();
      if (deal.hands === undefined) player.hand = player.deck.splice(-HAND).reverse();
    }
    state.guns = this.number(deal.guns ?? this.rest.get(GUN)!, this.rest.get(GUN)!, 'guns');
    state.waves = this.number(deal.waves ?? this.rest.get(WAVE)!, this.rest.get(WAVE)!, 'waves');
  }

  private begin(): void {
    const { state, deal, box } = this;
    state.active = this.number(deal.first ?? 0, state.players.length - 1, 'first');
    state.stack = [frameOf(TURN, state.active, NOTHING)];
    state.isNemesisUp = state.nemeses.length > 0;
    goOn({ box, state, chance: stackedChance, events: undefined });
  }

  private perSeat(field: string, seat: Seat): unknown {
    const value = this.deal[field];
    if (value === undefined) return [];
    if (!Array.isArray(value) || value.length !== this.state.players.length) {
      throw new DealFault(`the deal's "${field}" must be a list for each seat`);
    }
    return value[seat];
  }

  /** One for each seat, from the first on. The others have none. */
  private listed(field: 'characters' | 'tokens'): readonly unknown[] {
    const { [field]: value = [] } = this.deal;
    if (!Array.isArray(value) || value.length > this.state.players.length) {
      throw new DealFault(`the deal's "${field}" must be a list of one for each seat at most`);
    }
    return value;
  }

  private cards(ids: unknown, field: string): number[] {
    if (!Array.isArray(ids)) throw new DealFault(`the deal's "${field}" must be a list of cards`);
    return ids.map((id) => {
      const card = this.box.numbers.get(id as string);
      if (card === undefined) throw new DealFault(`there is no card "${String(id)}"`);
      const left = this.rest.get(card) ?? 0;
      if (left === 0) throw new DealFault(`there are not so many "${String(id)}" in the box`);
      this.rest.set(card, left - 1);
      return card;
    });
  }

  /** Those of them that are still in the box. */
  private take(cards: readonly number[]): number[] {
    return cards.filter((card) => {
      const left = this.rest.get(card) ?? 0;
      if (left > 0) this.rest.set(card, left - 1);
      return left > 0;
    });
  }

  private number(value: unknown, most: number, field: string): number {
    if (!isWholeNumber(value, 0, most)) throw new DealFault(`the deal's "${field}" must be a number from 0 to ${most}`);
    return value;
  }
}

// Builds the state that a scenario's deal describes. What the deal does not name is dealt in canonical order.

import { makeFrame, NO_CARD } from '@kuluary/card-language/interpreter';
import { stackedChance } from '@kuluary/kernel/chance';
import type { Seat } from '@kuluary/kernel/game';
import { isRecord, isWholeNumber } from '@kuluary/kernel/json';
import { failed, ok, type Result } from '@kuluary/kernel/result';
import {
  type CardBox,
  HAND_SIZE,
  LINE_UP_SIZE,
  MORTY_WAVES_CARD,
  PORTAL_GUN_CARD,
  STARTING_DECK,
  TOKEN_COUNT,
  TURN_PROGRAM,
} from './card-box.ts';
import { renewLocationStack } from './decks.ts';
import { runUntilDecision } from './effect-steps.ts';
import type { Options } from './options.ts';
import { emptyState, setup } from './setup.ts';
import { FROM_HAND, type RulesContext, type State } from './state.ts';

const DEAL_FIELDS = [
  'first', // whose turn it is
  'characters',
  'hands',
  'decks', // the top one first
  'discards',
  'play', // ongoing cards of each seat
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

export function arrangeScenario(box: CardBox, seats: number, options: Options, deal: unknown): Result<State, string> {
  if (!isRecord(deal)) return failed('the deal must be an object');
  const unknown = Object.keys(deal).find((field) => !DEAL_FIELDS.includes(field));
  if (unknown !== undefined) return failed(`the deal has an unknown field "${unknown}"`);
  const needsCharacters = options.characters !== 'random' && deal.characters === undefined;
  if (needsCharacters) {
    const context = setup(box, seats, options, stackedChance);
    runUntilDecision(context);
    return Object.keys(deal).length > 0
      ? failed('where characters are chosen, the deal names nothing else')
      : ok(context.state);
  }
  try {
    return ok(new ScenarioBuilder(box, seats, options, deal).state);
  } catch (error) {
    if (error instanceof InvalidDeal) return failed(error.message);
    throw error;
  }
}

class InvalidDeal extends Error {}

class ScenarioBuilder {
  readonly state: State;
  private readonly box: CardBox;
  private readonly deal: Readonly<Record<string, unknown>>;
  private readonly remainingInBox: Map<number, number>; // how many of each card are still in the box

  constructor(box: CardBox, seats: number, options: Options, deal: Readonly<Record<string, unknown>>) {
    this.box = box;
    this.deal = deal;
    this.state = emptyState(seats, options, box);
    this.remainingInBox = new Map();
    const starters = Array.from({ length: seats }, () => STARTING_DECK).flat();
    const { guns, waves } = this.state;
    const stacks = [...Array<number>(guns).fill(PORTAL_GUN_CARD), ...Array<number>(waves).fill(MORTY_WAVES_CARD)];
    const nemeses = [...box.first, ...box.squad, ...box.last];
    for (const card of [...starters, ...stacks, ...box.main, ...box.locations, ...nemeses, ...box.characters]) {
      this.remainingInBox.set(card, (this.remainingInBox.get(card) ?? 0) + 1);
    }
    this.setUpSeats();
    this.setUpCommonCards();
    this.startFirstTurn();
  }

  private setUpSeats(): void {
    const { state } = this;
    const characters = this.takeNamedCards(this.listField('characters'), 'characters');
    const tokens = this.listField('tokens');
    const zones = { hand: 'hands', deck: 'decks', discard: 'discards' } as const;
    state.players.forEach((player, seat) => {
      player.character = characters[seat] ?? NO_CARD;
      for (const [zone, field] of Object.entries(zones) as [keyof typeof zones, string][]) {
        player[zone] = this.takeNamedCards(this.fieldOfSeat(field, seat), field);
      }
      player.deck.reverse();
      for (const card of this.takeNamedCards(this.fieldOfSeat('play', seat), 'play')) {
        player.play.push({ card, owner: seat, from: FROM_HAND, isFresh: false, used: [], held: [] });
      }
      player.tokens = seat < tokens.length ? this.parseCount(tokens[seat], TOKEN_COUNT, 'tokens') : 0;
      state.tokens -= player.tokens;
    });
    if (state.tokens < 0) throw new InvalidDeal(`there are only ${TOKEN_COUNT} tokens`);
  }

  /** Cards that are not named go to their stacks in canonical order, starters to the seats. */
  private setUpCommonCards(): void {
    const { state, deal, box } = this;
    state.lineUp = this.takeNamedCards(deal.lineUp ?? [], 'lineUp');
    state.destroyed = this.takeNamedCards(deal.destroyed ?? [], 'destroyed');
    state.locationDiscard = this.takeNamedCards(deal.locationDiscard ?? [], 'locationDiscard');
    const main = this.takeNamedCards(deal.main ?? [], 'main');
    const locations = this.takeNamedCards(deal.locations ?? [], 'locations');
    const nemeses =
      deal.nemeses === undefined
        ? this.takeRemainingCards([...box.first, ...box.squad, ...box.last])
        : this.takeNamedCards(deal.nemeses, 'nemeses');
    const restOfMain = deal.main === undefined || main.length > 0 ? this.takeRemainingCards(box.main) : [];
    state.deck = [...main, ...restOfMain].reverse();
    while (deal.lineUp === undefined && state.lineUp.length < LINE_UP_SIZE) state.lineUp.push(state.deck.pop()!);
    state.locations = [
      ...locations,
      ...(deal.locations === undefined || locations.length > 0 ? this.takeRemainingCards(box.locations) : []),
    ].reverse();
    state.nemeses = nemeses.reverse();
    for (const player of state.players) {
      if (deal.decks === undefined && deal.hands === undefined)
        player.deck = this.takeRemainingCards(STARTING_DECK).reverse();
      if (deal.hands === undefined) player.hand = player.deck.splice(-HAND_SIZE).reverse();
    }
    state.guns = this.parseCount(
      deal.guns ?? this.remainingInBox.get(PORTAL_GUN_CARD)!,
      this.remainingInBox.get(PORTAL_GUN_CARD)!,
      'guns',
    );
    state.waves = this.parseCount(
      deal.waves ?? this.remainingInBox.get(MORTY_WAVES_CARD)!,
      this.remainingInBox.get(MORTY_WAVES_CARD)!,
      'waves',
    );
  }

  private startFirstTurn(): void {
    const { state, deal, box } = this;
    state.active = this.parseCount(deal.first ?? 0, state.players.length - 1, 'first');
    state.stack = [makeFrame(TURN_PROGRAM, state.active, NO_CARD)];
    state.isNemesisUp = state.nemeses.length > 0;
    const context: RulesContext = { box, state, chance: stackedChance, eventSink: undefined };
    renewLocationStack(context);
    runUntilDecision(context);
  }

  private fieldOfSeat(field: string, seat: Seat): unknown {
    const value = this.deal[field];
    if (value === undefined) return [];
    if (!Array.isArray(value) || value.length !== this.state.players.length) {
      throw new InvalidDeal(`the deal's "${field}" must be a list for each seat`);
    }
    return value[seat];
  }

  /** One value a seat, from the first on; may be shorter. */
  private listField(field: 'characters' | 'tokens'): readonly unknown[] {
    const { [field]: value = [] } = this.deal;
    if (!Array.isArray(value) || value.length > this.state.players.length) {
      throw new InvalidDeal(`the deal's "${field}" must be a list of one for each seat at most`);
    }
    return value;
  }

  private takeNamedCards(ids: unknown, field: string): number[] {
    if (!Array.isArray(ids)) throw new InvalidDeal(`the deal's "${field}" must be a list of cards`);
    return ids.map((id) => {
      const card = this.box.cardNumbersById.get(id as string);
      if (card === undefined) throw new InvalidDeal(`there is no card "${String(id)}"`);
      const left = this.remainingInBox.get(card) ?? 0;
      if (left === 0) throw new InvalidDeal(`there are not so many "${String(id)}" in the box`);
      this.remainingInBox.set(card, left - 1);
      return card;
    });
  }

  private takeRemainingCards(cards: readonly number[]): number[] {
    return cards.filter((card) => {
      const left = this.remainingInBox.get(card) ?? 0;
      if (left > 0) this.remainingInBox.set(card, left - 1);
      return left > 0;
    });
  }

  private parseCount(value: unknown, most: number, field: string): number {
    if (!isWholeNumber(value, 0, most))
      throw new InvalidDeal(`the deal's "${field}" must be a number from 0 to ${most}`);
    return value;
  }
}

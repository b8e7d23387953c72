// Estimates how much more a card is worth beside the character and the ongoing cards of a seat, and they beside its cards.

import type { Seat } from '@kuluary/kernel/game';
import type { CardBox, CompiledAbility } from '../rules/card-box.ts';
import { HAND_SIZE } from '../rules/card-box.ts';
import { matchesFilter } from '../rules/card-filter.ts';
import type { CardFilter } from '../rules/card-terms.ts';
import type { State } from '../rules/state.ts';
import { abilityEffectValue } from './card-values.ts';

const TRIGGER_SHARE = 0.35; // of what a card triggers: another would often have done it
const TOP_OF_DECK_VALUE = 0.6; // of a card that comes at once, in power
const PRICE_OF_DEFENCE_VALUE = 0.5; // of a card that can pay for a defence
const LOCATION_TURNS = 7; // turns between two uses of a card: a location works in each of them

/** By source, then by card. */
const synergiesByBox = new WeakMap<CardBox, readonly (readonly number[] | undefined)[]>();

function synergiesOf(box: CardBox): readonly (readonly number[] | undefined)[] {
  const known = synergiesByBox.get(box);
  if (known) return known;
  const synergies = box.cards.map(({ abilities, isOngoing, number }) =>
    isOngoing || box.characters.includes(number) ? synergiesOfAbilities(box, abilities) : undefined,
  );
  synergiesByBox.set(box, synergies);
  return synergies;
}

function synergiesOfAbilities(box: CardBox, abilities: readonly CompiledAbility[]): readonly number[] | undefined {
  const wanted = abilities.flatMap((ability): [CardFilter, number][] => wantedCards(ability));
  if (wanted.length === 0) return undefined;
  return box.cards.map((card) =>
    wanted.reduce((sum, [filter, value]) => (matchesFilter(card, filter) ? sum + value : sum), 0),
  );
}

function wantedCards({ ability }: CompiledAbility): [CardFilter, number][] {
  if ('on' in ability && ability.on === 'play' && ability.what)
    return [[ability.what, TRIGGER_SHARE * abilityEffectValue(ability)]];
  if ('instead' in ability && ability.instead === 'gain' && ability.what && ability.whose === undefined)
    return [[ability.what, TOP_OF_DECK_VALUE]];
  if ('defend' in ability && ability.if && 'of' in ability.if && 'cards' in ability.if.of)
    return [[ability.if.of.cards, PRICE_OF_DEFENCE_VALUE]];
  return [];
}

/** For buying a card. */
export function synergyOf(box: CardBox, { players }: State, seat: Seat, card: number): number {
  const synergies = synergiesOf(box);
  const { character, play } = players[seat]!;
  let sum = synergies[character]?.[card] ?? 0;
  for (const each of play) sum += synergies[each.card]?.[card] ?? 0;
  return sum;
}

/** What an ongoing card that rewards a kind of card brings a seat with these cards; undefined if it rewards none. */
export function rewardValue(box: CardBox, { players }: State, seat: Seat, card: number): number | undefined {
  const [trigger] = box.cards[card]!.abilities.filter(({ ability }) => 'on' in ability && ability.on === 'play');
  if (!trigger || !('on' in trigger.ability)) return undefined;
  const { deck, hand, discard, play } = players[seat]!;
  const { what } = trigger.ability;
  let matching = 0;
  for (const zone of [deck, hand, discard])
    for (const own of zone) if (matchesFilter(box.cards[own]!, what)) matching++;
  for (const own of play) if (!box.cards[own.card]!.isOngoing && matchesFilter(box.cards[own.card]!, what)) matching++;
  const share = Math.min(0.9, (HAND_SIZE * matching) / (deck.length + hand.length + discard.length + play.length));
  return LOCATION_TURNS * share * abilityEffectValue(trigger.ability);
}

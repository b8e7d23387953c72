// The terms that this game adds to the card language: steps, counts, filters and events, and what a card is.

import type {
  Amount,
  Condition,
  Defence,
  Effect,
  Modifier,
  Replacement,
  Trigger,
  UsableAbility,
} from '@kuluary/card-language/language';

export const CARD_TYPES = [
  'rick',
  'morty',
  'equipment',
  'starter',
  'gromflomite',
  'council',
  'special',
  'location',
  'none', // Morty Waves are of no type
] as const;
export type CardType = (typeof CARD_TYPES)[number];

export const VOTE_KINDS = ['auction', 'referendum', 'sanctions'] as const;
export type VoteKind = (typeof VOTE_KINDS)[number];

/** What cards of the nemesis stack are called. Each set has its word; in a mixed game all of that stack go by both. */
export const NEMESIS_RANKS = ['nemesis', 'council-of-ricks'] as const;
export type NemesisRank = (typeof NEMESIS_RANKS)[number];

export interface CardFilter {
  readonly type?: CardType;
  readonly cost?: readonly [least: number, most: number];
  readonly is?: string; // the card of this name
  readonly ongoing?: true;
  readonly rank?: NemesisRank;
}

export interface GainedCardFilter extends CardFilter {
  readonly from?: 'line-up';
}

export type SeatTerm = 'you' | 'them';
export type SeatsTerm = SeatTerm | 'all' | 'foes'; // clockwise from you, or from your left

/** Where a card can be chosen from. `play`: ongoing cards of its owner. */
export const CHOICE_ZONES = ['hand', 'discard', 'play', 'line-up', 'destroyed'] as const;
export type ChoiceZone = (typeof CHOICE_ZONES)[number];

/** What is done with a chosen card. */
export const CARD_ACTIONS = [
  'destroy',
  'discard',
  'hand', // into its owner's hand
  'top', // of its owner's deck
  'gain', // by the seat that chose it
  'give', // into the discard of `to`: not a gain
  'play', // by the seat that chose it, once; its owner keeps it
  'open', // into play until the end of the turn
] as const;
export type CardAction = (typeof CARD_ACTIONS)[number];

export type CountTerm =
  | { readonly tokens: SeatTerm }
  | { readonly played: CardFilter; readonly other?: true } // by you in this turn; other: besides this card
  | { readonly control: CardFilter; readonly other?: true }
  | { readonly types: 'control' } // different ones among the cards that you control
  | { readonly owned: CardFilter } // by you, wherever they are
  | { readonly cards: CardFilter; readonly in: ChoiceZone; readonly of?: SeatsTerm } // of several seats: how many seats have such a card
  | { readonly waves: 'left' } // in their stack
  | { readonly locations: 'left' } // in their stack, or to be shuffled into it
  | { readonly drawable: SeatsTerm } // how many of these seats have a card to draw
  | { readonly held: 'cards' } // under this card
  | { readonly chosen: 'cards' } // by the last choice
  | { readonly hits: 'attack' }
  | { readonly attacker: 'seat' } // 1 where there is one; a group attack has none
  | { readonly carried: 'vote' }; // 1 where the vote has a result that does something

export type EffectStep =
  | { readonly do: 'power'; readonly n: Amount<CountTerm> }
  | { readonly do: 'draw'; readonly n: Amount<CountTerm>; readonly who?: SeatTerm }
  | { readonly do: 'token'; readonly n: Amount<CountTerm>; readonly who?: SeatTerm } // gain
  | { readonly do: 'pay'; readonly who?: SeatTerm } // discard one token
  | { readonly do: 'wave'; readonly who?: SeatTerm } // gain Morty Waves
  | ChooseStep
  | { readonly do: 'self'; readonly then: CardAction; readonly to?: SeatTerm } // this card
  | { readonly do: 'it'; readonly then: CardAction; readonly to?: SeatTerm } // the card that the effect is about
  | { readonly do: 'hold' } // *it* is kept under this card
  | { readonly do: 'release' } // whatever is kept under this card goes to its owners
  | { readonly do: 'location' } // the top one of the stack is put in play
  | { readonly do: 'gain-location'; readonly who?: SeatTerm } // or gained
  | { readonly do: 'target' } // you choose a foe: *them*
  | { readonly do: 'vote'; readonly vote: VoteKind; readonly needs: readonly Condition<CountTerm>[] } // unless one is met, no outcome could do anything
  | { readonly do: 'cancel-vote' }
  | { readonly do: 'return' } // *it*, played for once, goes on top of its owner's deck
  | { readonly do: 'this-turn' } // puts the lasting abilities of this card in force
  | { readonly do: 'turn'; readonly phase: TurnPhase };

/** A seat chooses cards, one after the other; `then` is done with each at once. */
export interface ChooseStep {
  readonly do: 'choose';
  readonly who?: SeatTerm; // who chooses; default: you
  readonly from: readonly ChoiceZone[];
  readonly whose?: SeatsTerm; // whose zones; default: of the seat that chooses
  readonly what?: CardFilter;
  readonly n?: number; // so many, or as many as there are
  readonly upTo?: number; // or so many at most
  readonly then: CardAction;
  readonly to?: SeatTerm;
  readonly or?: 'token'; // may be discarded instead
}

/** A turn is a program of these phases. */
export const TURN_PHASES = [
  'guard', // S1
  'start', // S2
  'main',
  'over', // E1, E2
  'end', // E3
  'clean-up', // E4
  'draw', // E5
  'refill', // E6
  'nemesis', // E7
  'next', // E8
] as const;
export type TurnPhase = (typeof TURN_PHASES)[number];

/** What can trigger an ability. */
export const CARD_EVENTS = ['play', 'gain', 'discard', 'destroy', 'start'] as const;
export type CardEvent = (typeof CARD_EVENTS)[number];

/** What an ability can replace or precede. */
const REPLACEABLE_EVENTS = ['gain', 'vote'] as const;
export type ReplaceableEvent = (typeof REPLACEABLE_EVENTS)[number];

const MODIFIABLE_VALUES = ['votes', 'cost'] as const;
export type ModifiableValue = (typeof MODIFIABLE_VALUES)[number];

export interface RickshankTerms {
  readonly step: EffectStep;
  readonly count: CountTerm;
  readonly seats: SeatsTerm;
  readonly what: CardFilter;
  readonly event: CardEvent | ReplaceableEvent;
  readonly modifiable: ModifiableValue;
}

export type CardEffect = Effect<RickshankTerms>;

// The card language allows more fields of an ability than these rules look at. The types below forbid those that the rules
// would ignore: a card must not promise what never happens.

type WithoutFields<Field extends string> = { readonly [each in Field]?: never };

type CardChangeEvent = Exclude<CardEvent, 'start'>;
type OnThisCard = { readonly on: CardChangeEvent; readonly self: true } & WithoutFields<
  'what' | 'first' | 'other' | 'lasting'
>;
type OnAnyCard = { readonly on: CardChangeEvent } & WithoutFields<'self' | 'first'>;
type OnFirstCard = { readonly on: 'play'; readonly first: true } & WithoutFields<'self' | 'other'>; // only played cards are recorded
type OnTurnStart = { readonly on: 'start' } & WithoutFields<'what' | 'self' | 'first' | 'other' | 'lasting'>;
export type CardTrigger = Trigger<RickshankTerms> & (OnThisCard | OnAnyCard | OnFirstCard | OnTurnStart);

type InsteadOfGainOfThis = { readonly instead: 'gain'; readonly self: true } & WithoutFields<
  'what' | 'first' | 'whose'
>;
type InsteadOfGain = {
  readonly instead: 'gain';
  readonly what?: GainedCardFilter;
  readonly whose?: 'foes';
} & WithoutFields<'self' | 'first'>;
type InsteadOfVote = { readonly instead: 'vote' } & WithoutFields<'self' | 'whose'>;
export type CardReplacement = Replacement<RickshankTerms> & (InsteadOfGainOfThis | InsteadOfGain | InsteadOfVote);

export type CardAbility =
  | CardTrigger
  | CardReplacement
  | UsableAbility<RickshankTerms>
  | Defence<RickshankTerms>
  | Modifier<RickshankTerms>;

/** Points beyond the printed ones. */
export type Bonus = { readonly per: CountTerm } | { readonly most: CardFilter; readonly points: number };

interface CardBase {
  readonly id: string;
  readonly points: number;
  readonly bonus?: Bonus;
  readonly ongoing?: true;
  readonly play?: CardEffect;
  readonly abilities?: readonly CardAbility[];
}

/** A card of the main deck. */
export interface MainCard extends CardBase {
  readonly type: CardType;
  readonly cost: number;
  readonly fleeting?: true; // destroyed at the end of any turn if it is still in the line-up
}

/** Nemeses lie in a stack, the first on top. */
export interface NemesisCard extends CardBase {
  readonly type: CardType;
  readonly cost: number;
  readonly stands?: 'first' | 'last';
  readonly group?: CardEffect; // its attack on all when it is turned up
  readonly guarded?: true; // only who has discarded a token at the very start of the turn may defeat it
}

export interface Character {
  readonly id: string;
  readonly abilities: readonly CardAbility[];
}

/** A set as it is sold. Several sets are mixed list by list. */
export interface CardSet {
  readonly id: string;
  readonly main: readonly MainCard[];
  readonly locations: readonly CardBase[]; // of cost 4, ongoing
  readonly nemeses: readonly NemesisCard[];
  readonly characters: readonly Character[];
}

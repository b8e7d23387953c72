// What cards of this game can say: its own words in the language of effects.

import type { Amount, Defence, Effect, Modifier, Replacement, Test, Trigger, Use } from '@kuluary/effects/language';

export const TYPES = [
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
export type CardType = (typeof TYPES)[number];

export const VOTES = ['auction', 'referendum', 'sanctions'] as const;
export type VoteKind = (typeof VOTES)[number];

/** Which cards are meant. */
export interface What {
  readonly type?: CardType;
  readonly cost?: readonly [least: number, most: number];
  readonly is?: string; // the card of this name
  readonly ongoing?: true;
}

/** Which of the cards that are bought or gained. */
export interface Gained extends What {
  readonly from?: 'line-up';
}

export type Who = 'you' | 'them';
export type Seats = Who | 'all' | 'foes'; // clockwise from you, or from your left

/** From where a card can be chosen. `play`: what a seat owns there, and leaves it there. */
export const PLACES = ['hand', 'discard', 'play', 'line-up', 'destroyed'] as const;
export type Place = (typeof PLACES)[number];

/** What becomes of a card. */
export const FATES = [
  'destroy',
  'discard',
  'hand', // into its owner's hand
  'top', // of its owner's deck
  'gain', // by whoever chose it
  'give', // into the discard of `to`: not a gain
  'play', // by whoever chose it, once; it stays its owner's
  'open', // into play until the end of the turn
] as const;
export type Fate = (typeof FATES)[number];

/** What can be counted. */
export type Count =
  | { readonly tokens: Who }
  | { readonly played: What; readonly other?: true } // by you in this turn; other: besides this card
  | { readonly control: What; readonly other?: true }
  | { readonly types: 'control' } // different ones among the cards that you control
  | { readonly owned: What } // by you, wherever they are
  | { readonly cards: What; readonly in: Place; readonly of?: Seats } // of several seats: how many seats have such a card
  | { readonly waves: 'left' } // in their stack
  | { readonly locations: 'left' } // in their stack, or to be shuffled into it
  | { readonly drawable: Seats } // how many of these seats have a card to draw
  | { readonly held: 'cards' } // under this card
  | { readonly chosen: 'cards' } // by the last choice
  | { readonly hits: 'attack' }
  | { readonly attacker: 'seat' } // 1 where there is one; a group attack has none
  | { readonly carried: 'vote' }; // 1 where the vote has a result that does something

export type Step =
  | { readonly do: 'power'; readonly n: Amount<Count> }
  | { readonly do: 'draw'; readonly n: Amount<Count>; readonly who?: Who }
  | { readonly do: 'token'; readonly n: Amount<Count>; readonly who?: Who } // gain
  | { readonly do: 'pay'; readonly who?: Who } // discard one token
  | { readonly do: 'wave'; readonly who?: Who } // gain Morty Waves
  | Choose
  | { readonly do: 'self'; readonly then: Fate; readonly to?: Who } // this card
  | { readonly do: 'it'; readonly then: Fate; readonly to?: Who } // the card that it is about
  | { readonly do: 'hold' } // *it* is kept under this card
  | { readonly do: 'release' } // whatever is kept under this card goes to its owners
  | { readonly do: 'location' } // the top one of the stack is put in play
  | { readonly do: 'gain-location'; readonly who?: Who } // or gained
  | { readonly do: 'target' } // you choose a foe: *them*
  | { readonly do: 'vote'; readonly vote: VoteKind; readonly needs?: Test<Count> } // without that it could do nothing
  | { readonly do: 'cancel-vote' }
  | { readonly do: 'return' } // *it*, played for once, goes on top of its owner's deck
  | { readonly do: 'this-turn' } // the lasting abilities of this card are in force
  | { readonly do: 'turn'; readonly part: TurnPart };

/** Somebody chooses cards, one after the other, and something becomes of each at once. */
export interface Choose {
  readonly do: 'choose';
  readonly who?: Who; // chooses; you, if nobody is named
  readonly from: readonly Place[];
  readonly whose?: Seats; // places; of whoever chooses, if nobody is named
  readonly what?: What;
  readonly n?: number; // so many, or as many as there are
  readonly upTo?: number; // or so many at most
  readonly then: Fate;
  readonly to?: Who;
  readonly or?: 'token'; // may be discarded instead
}

/** A turn is a program too. */
export const TURN_PARTS = [
  'guard', // s1
  'start', // s2
  'main',
  'over', // e1, e2
  'end', // e3
  'clean-up', // e4
  'draw', // e5
  'refill', // e6
  'nemesis', // e7
  'next', // e8
] as const;
export type TurnPart = (typeof TURN_PARTS)[number];

/** After what something can happen. */
export const EVENTS = ['play', 'gain', 'discard', 'destroy', 'start'] as const;
export type CardEvent = (typeof EVENTS)[number];

/** Instead of what, or before what is settled. */
const REPLACEABLE = ['gain', 'vote'] as const;
export type Replaceable = (typeof REPLACEABLE)[number];

const MODIFIABLE = ['votes', 'cost'] as const;
export type Modifiable = (typeof MODIFIABLE)[number];

export interface Rickshank {
  readonly step: Step;
  readonly count: Count;
  readonly seats: Seats;
  readonly what: What;
  readonly event: CardEvent | Replaceable;
  readonly modifiable: Modifiable;
}

export type CardEffect = Effect<Rickshank>;

// The language can say more of an ability than these rules look at. What they would pass over cannot be written: a card
// must not promise what never happens.

type Unsaid<Field extends string> = { readonly [each in Field]?: never };

type ToCard = Exclude<CardEvent, 'start'>;
type OnThis = { readonly on: ToCard; readonly self: true } & Unsaid<'what' | 'first' | 'other' | 'lasting'>;
type OnAny = { readonly on: ToCard } & Unsaid<'self' | 'first'>;
type OnFirst = { readonly on: 'play'; readonly first: true } & Unsaid<'self' | 'other'>; // only played cards are counted
type OnStart = { readonly on: 'start' } & Unsaid<'what' | 'self' | 'first' | 'other' | 'lasting'>;
export type CardTrigger = Trigger<Rickshank> & (OnThis | OnAny | OnFirst | OnStart);

type InsteadOfThis = { readonly instead: 'gain'; readonly self: true } & Unsaid<'what' | 'first' | 'whose'>;
type InsteadOfGain = { readonly instead: 'gain'; readonly what?: Gained; readonly whose?: 'foes' } & Unsaid<
  'self' | 'first'
>;
type InsteadOfVote = { readonly instead: 'vote' } & Unsaid<'self' | 'whose'>;
export type CardReplacement = Replacement<Rickshank> & (InsteadOfThis | InsteadOfGain | InsteadOfVote);

export type CardAbility = CardTrigger | CardReplacement | Use<Rickshank> | Defence<Rickshank> | Modifier<Rickshank>;

/** Points beyond those that are printed. */
export type Bonus = { readonly per: Count } | { readonly most: What; readonly points: number };

interface AnyCard {
  readonly id: string;
  readonly points: number;
  readonly bonus?: Bonus;
  readonly ongoing?: true;
  readonly play?: CardEffect;
  readonly abilities?: readonly CardAbility[];
}

/** A card of the main deck. */
export interface MainCard extends AnyCard {
  readonly type: CardType;
  readonly cost: number;
  readonly fleeting?: true; // destroyed at the end of any turn if it is still in the line-up
}

/** Nemeses lie in a stack, the first on top. */
export interface NemesisCard extends AnyCard {
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

/** A box that can be bought. Several are mixed by putting like to like. */
export interface CardSet {
  readonly id: string;
  readonly main: readonly MainCard[];
  readonly locations: readonly AnyCard[]; // of cost 4, ongoing
  readonly nemeses: readonly NemesisCard[];
  readonly characters: readonly Character[];
}

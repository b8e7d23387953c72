// What cards of this game can say: its own words in the language of effects, and what is on a card besides.

import type { Amount, Effect, Test } from '@kuluary/effects/language';
import type { Seat } from '@kuluary/kernel/game';
import type { Icon, Juror, Region, TrialRegion, Verdict } from './vocabulary.ts';

/** Which type of jurors. Where several can be meant, *you* choose one of them; that one is *it* from then on. */
export type Where =
  | Juror
  | readonly Juror[] // one of these
  | 'any'
  | 'it' // the one that was chosen before
  | 'other' // any but that one
  | { readonly with: Verdict | 'influence' }; // any that has such a token

/** Which region. `here`: where the marker was placed after which this happens; on a trial card, the ability's own. */
export type In = Region | 'any' | 'here' | 'elsewhere';

/** Where a marker that was taken is pushed. `back`: where it was; `elsewhere`: anywhere but there. */
export type To = In | 'back';

export type Whose =
  | 'own'
  | 'foe' // of anybody else, the prosecutor too
  | 'waiting' // of anybody else who has not yet had a turn in this round
  | 'any';

export type Who = 'you' | 'them';

/** What can be counted. */
export type Count =
  | { readonly tokens: Verdict | 'influence'; readonly on: Juror | 'it' | 'all' }
  | { readonly markers: Whose; readonly in: Region | 'here' | 'all' }
  | { readonly destroyed: Who }
  | { readonly strategies: Who } // in hand
  | { readonly controls: Region } // 1 if you have the most there, a tie included
  | { readonly fell: 'own' | 'foe' | 'any' | 'joy' }; // markers that the placement destroyed after which this happens

export type Step =
  // Innocence and guilt.
  | { readonly do: 'put'; readonly token: Verdict; readonly n?: Amount<Count>; readonly on: Where }
  | { readonly do: 'remove'; readonly token: Verdict; readonly n?: Amount<Count>; readonly from: Where }
  | { readonly do: 'shift'; readonly token: Verdict; readonly from: Where; readonly to: Where } // one
  | { readonly do: 'turn'; readonly token: Verdict; readonly on: Where } // one of these becomes one of the other kind
  // Influence.
  | { readonly do: 'influence'; readonly draw: number; readonly put: number; readonly on: Where } // look, put, discard the rest
  | { readonly do: 'blind'; readonly n: number; readonly on: Where } // nobody looks
  | { readonly do: 'peek'; readonly n: number | 'all'; readonly on: Where } // from the top
  | { readonly do: 'discard-influence'; readonly from: Where } // the top one
  | { readonly do: 'shift-influence'; readonly from: Where; readonly to: Where } // the top one, to the top
  | { readonly do: 'reveal'; readonly on: Where } // the top one: its verdict token is put there, and it is discarded
  // Markers.
  | { readonly do: 'destroy'; readonly whose: Whose; readonly in: In; readonly hanging?: true }
  | { readonly do: 'return'; readonly whose: Whose; readonly in: In } // to its owner's unused ones
  | { readonly do: 'place'; readonly from: 'unused' | 'destroyed'; readonly in: In } // one of your own
  | {
      readonly do: 'move'; // take it, and you push it
      readonly whose: Whose;
      readonly from: In;
      readonly to: To;
      readonly hanging?: true;
      readonly another?: true; // not the one that was placed
    }
  // Strategies and seats.
  | { readonly do: 'draw'; readonly n: number; readonly who?: Who }
  | { readonly do: 'discard'; readonly n: number; readonly who?: Who } // whose hand it is chooses
  | { readonly do: 'target'; readonly among: 'personas' | 'foes' } // you choose another one: *them*; foes: the prosecutor too
  | { readonly do: 'first'; readonly who?: Who } // takes the first player's token
  | { readonly do: 'replace' } // the prosecutor may exchange a trial card that was not chosen and shows this region
  // The course of the trial.
  | { readonly do: 'course'; readonly part: Part };

/** A trial is a program too. */
const PARTS = [
  'choose', // step 1
  'turn', // step 2: *them* begin
  'place', // and push what they owe
  'read', // step 3
  'refill', // step 4, or the end
  'planning', // who controls it?
  'plan', // and draws
  'also', // and names another one
  'pass', // step 5
  'window', // strategies after a placement, and the marker's ability
  'played', // a strategy is resolved
] as const;
export type Part = (typeof PARTS)[number];

export interface Voices {
  readonly step: Step;
  readonly count: Count;
  readonly seats: 'round' | 'personas' | 'foes'; // everybody from the first player; the other personas; all others
  readonly what: never;
  readonly event: never;
  readonly modifiable: never;
}

export type CardEffect = Effect<Voices>;
export type CardTest = Test<Count>;

/** What a side of a trial card lets somebody do. */
export type Ability =
  | { readonly by: 'prosecutor' | TrialRegion; readonly effect: CardEffect }
  | { readonly by: TrialRegion; readonly hidden: readonly CardEffect[] }; // one is chosen by its label; only that one is read

interface Side {
  readonly abilities: readonly Ability[]; // from top to bottom
}

export interface TrialCard {
  readonly id: string;
  readonly phase: 1 | 2;
  readonly regions: readonly [TrialRegion, TrialRegion]; // what everybody sees when it is chosen
  readonly front: Side;
  readonly back: Side;
}

/** When a strategy can be played: after its holder has placed a marker, or after a marker of its holder was pushed off. */
export type When = 'placed' | 'destroyed';

export interface Strategy {
  readonly id: string;
  readonly when: When;
  readonly in?: Region; // only there
  readonly if?: CardTest; // and only then
  readonly effect: CardEffect;
}

/** What must be true of the end. All of them. */
export type Goal =
  | { readonly types: 'guilty' | 'innocent' | 'undecided'; readonly atLeast?: number; readonly atMost?: number }
  | { readonly more: 'guilty' | 'innocent' | 'undecided'; readonly than: 'guilty' | 'innocent' | 'undecided' }
  | { readonly control: readonly Region[] } // of one of them, a tie included
  | { readonly destroyed: 'most' | 'fewest' } // of all personas, a tie included
  | { readonly destroyed: { readonly atLeast?: number; readonly atMost?: number } }
  | { readonly cancelled: number }; // guilt tokens, at least

export interface Role {
  readonly id: string;
  readonly icon: Icon;
  readonly seats: readonly Seat[]; // at tables of so many, when roles are dealt as they are for beginners
  readonly goals: readonly Goal[];
}

export interface Plot {
  readonly id: string;
  readonly start: readonly { readonly juror: Juror; readonly n: number }[]; // influence tokens that nobody looks at
  readonly first: 'prosecutor' | 'left' | 'right' | 'across'; // of the prosecutor
}

/** What is in the box. */
export interface CardSet {
  readonly trial: readonly TrialCard[];
  readonly strategies: readonly Strategy[]; // two copies of each
  readonly roles: readonly Role[]; // of the personas
  readonly plots: readonly Plot[];
}

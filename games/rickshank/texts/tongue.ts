// What each language has to give: the names of the cards, the words on them, and the sentences of the table.

import type { Speech } from '@kuluary/effects/words/speech';
import type { Catalogue } from '@kuluary/texts/catalogue';
import type { Bonus, CardTrigger, CardType, Gained, Place, Rickshank, What } from '../rules/dialect.ts';
import type { Role } from './customs.ts';
import type { Key } from './keys.ts';

/** A card's name. English has one form of it. */
export interface Name {
  readonly nom: string;
  readonly acc: string;
}

export interface Tongue {
  readonly sentences: Catalogue<Key>;
  readonly names: Readonly<Record<string, Name>>; // by the cards' ids
  readonly quoted: (name: string) => string; // a card's name within a sentence
  readonly types: Readonly<Record<CardType, string>>;
  readonly ranks: Readonly<Record<'nemesis' | 'character', string>>;
  readonly places: Readonly<Record<Place, string>>;
  readonly labels: Readonly<Record<'cost' | 'points', string>>;
  readonly words: CardWords;
  readonly overrides: Overrides;
}

/** Lines written by hand: by card, and by the number of the line that they replace. */
type Overrides = Readonly<Record<string, Readonly<Record<number, string>>>>;

/** When something can be used. */
export type Occasion = 'once' | 'often' | 'this-turn';

/** The frame of a trigger: all but what it does. */
export type When = Omit<CardTrigger, 'effect'> & { readonly isOngoing: boolean };

export interface CardWords extends Speech<Rickshank, Role> {
  readonly ongoing: string;
  readonly defence: string;
  readonly ongoingDefence: string;
  readonly group: string; // attack on all
  readonly nothing: string; // the card does nothing
  readonly fleeting: string;
  readonly guarded: string;
  readonly paired: string; // Morty Waves at the end
  trigger(when: When, clause: string): string;
  gaining(what: Gained | undefined, who: 'you' | 'foes', clause: string): string; // instead, or at once
  gainingSelf(clause: string): string;
  voting(what: What | undefined, isFirst: boolean, clause: string): string;
  using(occasion: Occasion, clause: string): string;
  discardFrom(place: 'hand' | 'play'): string; // "discard this card from hand"
  avoid(purposes: readonly string[]): string; // "to avoid an attack and draw a card": what stands behind "to"
  moreVotes(by: number): string;
  cheaper(what: What | undefined, by: number): string;
  bonus(bonus: Bonus): string;
}

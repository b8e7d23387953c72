// What each language provides: card names, the wording of cards, and the sentences.

import type { EffectWording } from '@kuluary/card-language/wording/effect-wording';
import type { Catalogue } from '@kuluary/texts/catalogue';
import type {
  Bonus,
  CardFilter,
  CardTrigger,
  CardType,
  ChoiceZone,
  GainedCardFilter,
  RickshankTerms,
} from '../rules/card-terms.ts';
import type { MessageKey } from './message-keys.ts';
import type { SubjectRole } from './step-facts.ts';

/** English has the same form twice. */
export interface CardName {
  readonly nom: string;
  readonly acc: string;
}

export interface LanguagePack {
  readonly sentences: Catalogue<MessageKey>;
  readonly names: Readonly<Record<string, CardName>>; // by the cards' ids
  readonly quoted: (name: string) => string; // a card's name within a sentence
  readonly types: Readonly<Record<CardType, string>>;
  readonly ranks: Readonly<Record<'nemesis' | 'character', string>>;
  readonly places: Readonly<Record<ChoiceZone, string>>;
  readonly labels: Readonly<Record<'cost' | 'points', string>>;
  readonly words: CardWords;
  readonly overrides: Overrides;
}

/** Lines written by hand: by card, and by the number of the line that they replace. */
type Overrides = Readonly<Record<string, Readonly<Record<number, string>>>>;

export type UseOccasion = 'once' | 'often' | 'this-turn';

/** A trigger without its effect. */
export type TriggerCondition = Omit<CardTrigger, 'effect'> & { readonly isOngoing: boolean };

export interface CardWords extends EffectWording<RickshankTerms, SubjectRole> {
  readonly ongoing: string;
  readonly defence: string;
  readonly ongoingDefence: string;
  readonly group: string; // heading of an attack on all
  readonly nothing: string; // the card does nothing
  readonly fleeting: string;
  readonly guarded: string;
  readonly paired: string; // Morty Waves at the end
  trigger(when: TriggerCondition, clause: string): string;
  gaining(what: GainedCardFilter | undefined, who: 'you' | 'foes', clause: string): string; // a replacement of the gain, or an effect at once
  gainingSelf(clause: string): string;
  voting(filter: CardFilter | undefined, isFirst: boolean, clause: string): string;
  using(occasion: UseOccasion, clause: string): string;
  discardFrom(zone: 'hand' | 'play'): string; // "discard this card from hand"
  avoid(purposes: readonly string[]): string; // what follows "to" in "to avoid an attack and draw a card"
  moreVotes(by: number): string;
  cheaper(filter: CardFilter | undefined, by: number): string;
  bonus(bonus: Bonus): string;
}

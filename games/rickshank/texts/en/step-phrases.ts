// English phrases for effect steps.

import type { Amount } from '@kuluary/card-language/language';
import type { ClauseContext } from '@kuluary/card-language/wording/effect-wording';
import type { Noun } from '@kuluary/card-language/wording/nouns';
import { type Phrase, uninflectedPhrase } from '@kuluary/card-language/wording/phrase';
import type {
  CardAction,
  ChoiceZone,
  ChooseStep,
  CountTerm,
  EffectStep,
  RickshankTerms,
  SeatsTerm,
} from '../../rules/card-terms.ts';
import type { SubjectRole } from '../step-facts.ts';
import { CARD_NAMES } from './card-names.ts';
import { or } from './conjunctions.ts';
import { forEachPhrase } from './count-phrases.ts';
import { CARD, cardNoun, countedWithArticle, TOKEN, withArticle } from './nouns.ts';

/** The object of a verb; a function if it contains "your" or "their". */
type VerbObject = string | ((your: string) => string);

function verb(you: string, they: string): (object: VerbObject) => Phrase {
  return (object) => {
    const [yours, theirs] = typeof object === 'string' ? [object, object] : [object('your'), object('their')];
    return { imperative: `${you} ${yours}`, infinitive: `${you} ${yours}`, thirdPerson: `${they} ${theirs}` };
  };
}

const draw = verb('draw', 'draws');
const gain = verb('gain', 'gains');
const discard = verb('discard', 'discards');
const destroy = verb('destroy', 'destroys');
const put = verb('put', 'puts');
const play = verb('play', 'plays');
const cancel = verb('cancel', 'cancels');
const giveBack = verb('return', 'returns');

export const ROLE_SUBJECTS: Readonly<Record<SubjectRole, string>> = {
  'each-player': 'each player',
  'each-foe': 'each foe',
  target: 'a foe of your choice',
  'that-foe': 'that foe',
  winner: 'the winner',
  condemned: 'the condemned player',
  attacker: 'the attacker',
  you: 'you',
};

type StepContext = ClauseContext<RickshankTerms, SubjectRole>;

export function stepPhrase(step: EffectStep, context: StepContext): Phrase | null {
  switch (step.do) {
    case 'power':
      return power(step.n);
    case 'draw':
      return draw(isAsManyAsChosen(step.n) ? 'that many' : amountText(step.n, CARD));
    case 'token':
      return gain(amountText(step.n, TOKEN));
    case 'pay':
      return discard(withArticle(TOKEN));
    case 'wave':
      return gain('a Morty Waves card');
    case 'choose':
      return choosePhrase(step, context);
    case 'self':
      return cardActionPhrase(step.then, 'this card', () => '', context);
    case 'it':
      return cardActionPhrase(
        step.then,
        context.it?.is === undefined ? 'it' : CARD_NAMES[context.it.is]!.nom,
        () => '',
        context,
      );
    case 'hold':
      return uninflectedPhrase('it goes under this card');
    case 'release':
      return giveBack('the cards under this one to their owners’ discard piles');
    case 'location':
      return put('the top location of the stack into play until the end of the turn (you may buy it)');
    case 'gain-location':
      return gain('the top location of the stack');
    case 'target':
    case 'vote': // is a heading
    case 'this-turn': // its abilities say so
    case 'turn':
      return null;
    case 'cancel-vote':
      return cancel(context.it?.is === undefined ? 'its vote' : `the vote on ${CARD_NAMES[context.it.is]!.nom}`);
    case 'return':
      return put('it on top of its owner’s deck');
  }
}

function power(n: Amount<CountTerm>): Phrase {
  const more =
    typeof n === 'number' ? `+${n} power` : `+${n.by ?? 1} power for ${forEachPhrase(n.per)}${limit(n.most)}`;
  return { imperative: more, infinitive: `gain ${more.slice(1)}`, thirdPerson: `gains ${more.slice(1)}` };
}

function amountText(n: Amount<CountTerm>, noun: Noun): string {
  if (typeof n === 'number') return countedWithArticle(n, noun);
  return `${countedWithArticle(n.by ?? 1, noun)} for ${forEachPhrase(n.per)}${limit(n.most)}`;
}

function limit(most: number | undefined): string {
  return most === undefined ? '' : ` (${most} at most)`;
}

function isAsManyAsChosen(n: Amount<CountTerm>): boolean {
  return typeof n === 'object' && 'chosen' in n.per && n.by === undefined && n.most === undefined;
}

function choosePhrase(step: ChooseStep, context: StepContext): Phrase {
  const card = cardNoun(step.from.includes('play') ? { ...step.what, ongoing: true } : step.what);
  const many = step.n ?? step.upTo ?? 1;
  const cards =
    step.upTo !== undefined && many > 1 ? `up to ${countedWithArticle(many, card)}` : countedWithArticle(many, card);
  const what = step.or === 'token' ? `${cards} or ${withArticle(TOKEN)}` : cards;
  const choice = (your: string) => (your === 'your' ? ' (your choice)' : ' (their choice)');
  const from = (your: string) =>
    `${choiceZonesPhrase(step, many, context, your)}${step.or === 'token' ? choice(your) : ''}`;
  return cardActionPhrase(step.then, what, from, context);
}

/** `from` is the phrase for the zone. */
function cardActionPhrase(
  action: CardAction,
  card: string,
  from: (your: string) => string,
  { them }: StepContext,
): Phrase {
  const at = (your: string) => `${card}${from(your)}`;
  switch (action) {
    case 'destroy':
      return destroy(at);
    case 'discard':
      return discard(at);
    case 'hand':
      return giveBack((your) => `${at(your)} to ${your} hand`);
    case 'top':
      return put((your) => `${at(your)} on top of ${your} deck`);
    case 'gain':
      return gain(at);
    case 'give':
      return put((your) => `${at(your)} into ${discardPileOf(them ?? 'that-foe')}`);
    case 'play':
      return play((your) => `${at(your)} (keep it if it is ongoing, else put it on top of its owner’s deck)`);
    case 'open':
      return put((your) => `${at(your)} into play until the end of the turn`);
  }
}

function discardPileOf(role: SubjectRole): string {
  if (role === 'you') return 'your discard pile';
  return role === 'target' ? `the discard pile of ${ROLE_SUBJECTS.target}` : `${ROLE_SUBJECTS[role]}’s discard pile`;
}

/** Empty for discards from hand: "discard a card" implies it. */
function choiceZonesPhrase(
  { from, then, whose }: ChooseStep,
  many: number,
  { them }: StepContext,
  your: string,
): string {
  if (then === 'discard' && from.length === 1 && from[0] === 'hand') return '';
  const isOwn = whose === undefined || whose === 'you';
  const named = from.map((zone, i) => ZONE_PHRASES[zone](i === 0 || !isOwn ? (isOwn ? `${your} ` : 'the ') : ''));
  const owned = from.includes('play') ? (your === 'your' ? ' you own' : ' they own') : '';
  const where = `${owned} ${then === 'destroy' ? 'in' : 'from'} ${many > 1 ? named.join(' and/or ') : or(named)}`;
  return isOwn || from.includes('line-up') ? where : `${where} of ${ownerOf(whose, them)}`;
}

const ZONE_PHRASES: Readonly<Record<ChoiceZone, (your: string) => string>> = {
  hand: (your) => `${your}hand`,
  discard: (your) => `${your}discard pile`,
  play: () => 'play',
  'line-up': () => 'the line-up',
  destroyed: () => 'the destroyed pile',
};

function ownerOf(whose: Exclude<SeatsTerm, 'you'>, them: SubjectRole | null): string {
  if (whose === 'all') return 'any player';
  return whose === 'foes' || them === null ? 'any foe' : ROLE_SUBJECTS[them];
}

// Phrases for effect steps.

import type { Amount } from '@kuluary/card-language/language';
import type { ClauseContext } from '@kuluary/card-language/wording/effect-wording';
import { countedNoun, type Noun, uninflectedNoun } from '@kuluary/card-language/wording/nouns';
import { type Phrase, uninflectedPhrase, verbPhrase } from '@kuluary/card-language/wording/phrase';
import type { CountTerm, DestinationRef, MarkerOwnerRef } from '../../rules/card-terms.ts';
import {
  isAnyType,
  type PhrasedJurorRef,
  type PhrasedRegionRef,
  type PhrasedStep,
  type PhrasedTerms,
  type PhrasedToken,
  type PutPart,
} from '../effect-phrasing.ts';
import type { SubjectRole } from '../step-facts.ts';
import { forEachPhrase } from './count-phrases.ts';
import { and, COUNTING, INFLUENCE, inRegion, jurorsAt, STRATEGY, verdictTokenNoun } from './nouns.ts';

const UNSEEN_TOKEN = uninflectedNoun('unseen influence token');
const FIRST_TOKEN = 'the first player’s token';

const verb = (you: string, they: string) => verbPhrase(you, you, they);
const put = verb('put', 'puts');
const remove = verb('remove', 'removes');
const move = verb('move', 'moves');
const swap = verb('swap', 'swaps');
const look = verb('look at', 'looks at');
const discard = verb('discard', 'discards');
const reveal = verb('reveal', 'reveals');
const destroy = verb('destroy', 'destroys');
const take = verb('take', 'takes');
const push = verb('push', 'pushes');
const draw = verb('draw', 'draws');
const give = verb('give', 'gives');
const giveBack = verb('return', 'returns');
const exchange = verb('exchange', 'exchanges');

export const ROLE_SUBJECTS: Readonly<Record<SubjectRole, string>> = {
  everybody: 'every player',
  'each-persona': 'every other persona',
  'each-foe': 'every other player',
  persona: 'another persona of your choice',
  foe: 'another player of your choice',
  'that-one': 'that player',
};

export function stepPhrase(step: PhrasedStep, { them }: ClauseContext<PhrasedTerms, SubjectRole>): Phrase | null {
  switch (step.do) {
    case 'put':
      return put(step.isEither ? alternativeText(step.parts) : and(step.parts.map(putPartText)));
    case 'remove':
      return remove(`${amountText(step.n, verdictTokenNoun(step.token))} from ${jurorsAt(step.from, true)}`);
    case 'shift':
      return move(`${countedNoun(COUNTING, 1, verdictTokenNoun(step.token))} ${fromTo(step.from, step.to)}`);
    case 'turn':
      return swap(
        `${swapped(step.token)} on ${jurorsAt(step.on, true)}${step.token === 'either' ? ', or the reverse' : ''}`,
      );
    case 'influence': {
      const left = step.draw - step.put;
      const rest = left === 0 ? '' : left === 1 ? ', discard the other' : ', discard the others';
      return draw(`${countedNoun(COUNTING, step.draw, INFLUENCE)}, put ${step.put} on ${jurorsAt(step.on)}${rest}`);
    }
    case 'peek':
      if (step.n === 'all') return look(`all influence tokens ${ofJurors(step.on)}`);
      return look(
        `the top ${step.n === 1 ? 'influence token' : countedNoun(COUNTING, step.n, INFLUENCE)} ${ofJurors(step.on)}`,
      );
    case 'discard-influence':
      return discard(topToken(step.seen, step.from));
    case 'shift-influence':
      if (step.seen !== undefined) return put(`${SEEN_TOKEN[step.seen]} on ${jurorsAt(step.to)}`);
      return move(`the top influence token ${fromTo(step.from, step.to)}`);
    case 'reveal':
      return reveal(`${topToken(step.seen, step.on)}: it becomes guilt or innocence, or nothing if it is blank`);
    case 'destroy':
      return destroy(markerText(step.whose, inRegion(step.in), step.hanging));
    case 'return': {
      const whose = step.whose === 'own' ? 'your' : 'its owner’s';
      return giveBack(`${markerText(step.whose, fromRegion(step.in))} to ${whose} unused ones`);
    }
    case 'place':
      return push(`1 of your ${step.from} markers ${intoRegion(step.in)}`);
    case 'move':
      return take(`${movedMarker(step)} and push it ${isBack(step) ? intoRegion('back') : intoRegion(step.to)}`);
    case 'draw':
      if (step.who === 'both') return bothDraw(step.n, them);
      return draw(countedNoun(COUNTING, step.n, STRATEGY));
    case 'discard':
      return discard(countedNoun(COUNTING, step.n, STRATEGY));
    case 'first':
      return take(FIRST_TOKEN);
    case 'give-first':
      return give(`${step.isSame ? 'it' : FIRST_TOKEN} to ${ROLE_SUBJECTS[them ?? 'foe']}`);
    case 'replace':
      return exchange('1 of the trial cards that you did not choose, if it shows this region, for a new one');
    case 'otherwise': // worded by card-words.ts
    case 'target': // named by the step that concerns it
    case 'course':
      return null;
  }
}

/** "1 guilt token or 2 unseen influence tokens on logical jurors" */
function alternativeText(parts: readonly PutPart[]): string {
  const [first, second] = parts;
  const isSame = first && second && JSON.stringify(first.on) === JSON.stringify(second.on);
  if (!isSame) return parts.map((each) => putPartText(each)).join(', or ');
  return `${tokensText(first)} or ${putPartText(second)}`;
}

function tokensText({ token, n }: PutPart): string {
  return amountText(n, token === 'unseen' ? UNSEEN_TOKEN : verdictTokenNoun(token));
}

function putPartText({ token, n, on }: PutPart, i = 0, all: readonly PutPart[] = []): string {
  const before = all[i - 1];
  if (before && before.token === token && before.n === n && typeof n === 'number')
    return `${n} more on ${jurorsAt(on)}`;
  const noun = token === 'unseen' ? UNSEEN_TOKEN : verdictTokenNoun(token);
  const isEach = typeof on === 'object' && 'all' in on;
  return `${amountText(n, noun)}${isEach ? ' each' : ''} on ${jurorsAt(on)}`;
}

function amountText(n: Amount<CountTerm>, noun: Noun): string {
  if (typeof n === 'number') return countedNoun(COUNTING, n, noun);
  const most = n.most === undefined ? '' : ` (${n.most} at most)`;
  return `${countedNoun(COUNTING, n.by ?? 1, noun)} for each ${forEachPhrase(n.per)}${most}`;
}

const swapped = (token: PhrasedToken) =>
  token === 'innocence' ? '1 innocence token for guilt' : '1 guilt token for innocence';

function ofJurors(where: PhrasedJurorRef): string {
  return isAnyType(where) ? 'of any type' : `of ${jurorsAt(where, true)}`;
}

function fromTo(from: PhrasedJurorRef, to: PhrasedJurorRef): string {
  if (isAnyType(from) && (to === 'other' || to === 'any')) return 'from one type of jurors to another';
  return `from ${jurorsAt(from, true)} to ${jurorsAt(to)}`;
}

const SEEN_TOKEN = { one: 'it', several: 'the top one' } as const;

function topToken(seen: keyof typeof SEEN_TOKEN | undefined, where: PhrasedJurorRef): string {
  if (where === 'them') return 'their top influence token';
  return seen === undefined ? `the top influence token ${ofJurors(where)}` : SEEN_TOKEN[seen];
}

const OWNER_TEXTS: Readonly<Record<MarkerOwnerRef, (hanging: string) => string>> = {
  own: (hanging) => `1 of your ${hanging}markers`,
  foe: (hanging) => `another player’s ${hanging}marker`,
  waiting: (hanging) => `1 ${hanging}marker`,
  any: (hanging) => `any ${hanging}marker`,
};

function markerText(whose: MarkerOwnerRef, where: string, isHanging = false): string {
  const what = `${OWNER_TEXTS[whose](isHanging ? 'overhanging ' : '')}${isAnywhere(whose, where) ? '' : ` ${where}`}`;
  return whose === 'waiting' ? `${what} of another player who has not yet had a turn in this round` : what;
}

const isAnywhere = (whose: MarkerOwnerRef, where: string) => whose === 'any' && / any region$/.test(where);

type Moved = Extract<PhrasedStep, { do: 'move' }>;

function movedMarker({ whose, from: where, hanging, another }: Moved): string {
  return another ? `another of your markers ${fromRegion(where)}` : markerText(whose, fromRegion(where), hanging);
}

const isBack = ({ from: where, to }: Moved) => where === to && where !== 'any';

function fromRegion(where: PhrasedRegionRef): string {
  return inRegion(where).replace(/^in /, 'from ');
}

function intoRegion(where: DestinationRef): string {
  if (where === 'back') return 'into the same region again';
  return inRegion(where).replace(/^in /, 'into ');
}

function bothDraw(n: number, them: SubjectRole | null): Phrase {
  return uninflectedPhrase(
    `you and ${ROLE_SUBJECTS[them ?? 'persona']} draw ${countedNoun(COUNTING, n, STRATEGY)} each`,
  );
}

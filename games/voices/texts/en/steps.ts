// What somebody does.

import type { Amount } from '@kuluary/effects/language';
import { counted, type Noun, plain } from '@kuluary/effects/words/lexicon';
import { type Phrase, verb } from '@kuluary/effects/words/phrase';
import type { Context } from '@kuluary/effects/words/speech';
import type { Count, To, Whose } from '../../rules/dialect.ts';
import type { Role } from '../customs.ts';
import { isAnybody, type Part, type Said, type SaidIn, type SaidStep, type SaidWhere, type Token } from '../spoken.ts';
import { each } from './counts.ts';
import { and, COUNTING, INFLUENCE, inRegion, jurorsAt, STRATEGY, tokenOf } from './nouns.ts';

const UNSEEN = plain('unseen influence token');
const FIRST = 'the first player’s token';

const same = (order: string, told: string) => verb(order, order, told);
const put = same('put', 'puts');
const remove = same('remove', 'removes');
const move = same('move', 'moves');
const swap = same('swap', 'swaps');
const look = same('look at', 'looks at');
const discard = same('discard', 'discards');
const reveal = same('reveal', 'reveals');
const destroy = same('destroy', 'destroys');
const take = same('take', 'takes');
const push = same('push', 'pushes');
const draw = same('draw', 'draws');
const give = same('give', 'gives');
const giveBack = same('return', 'returns');
const exchange = same('exchange', 'exchanges');

export const SUBJECTS: Readonly<Record<Role, string>> = {
  everybody: 'every player',
  'each-persona': 'every other persona',
  'each-foe': 'every other player',
  persona: 'another persona of your choice',
  foe: 'another player of your choice',
  'that-one': 'that player',
};

export function step(step: SaidStep, { them }: Context<Said, Role>): Phrase | null {
  switch (step.do) {
    case 'put':
      return put(step.isEither ? alternative(step.parts) : and(step.parts.map(part)));
    case 'remove':
      return remove(`${amount(step.n, tokenOf(step.token))} from ${jurorsAt(step.from, true)}`);
    case 'shift':
      return move(`${counted(COUNTING, 1, tokenOf(step.token))} ${fromTo(step.from, step.to)}`);
    case 'turn':
      return swap(
        `${swapped(step.token)} on ${jurorsAt(step.on, true)}${step.token === 'either' ? ', or the reverse' : ''}`,
      );
    case 'influence': {
      const left = step.draw - step.put;
      const rest = left === 0 ? '' : left === 1 ? ', discard the other' : ', discard the others';
      return draw(`${counted(COUNTING, step.draw, INFLUENCE)}, put ${step.put} on ${jurorsAt(step.on)}${rest}`);
    }
    case 'peek':
      if (step.n === 'all') return look(`all influence tokens ${of(step.on)}`);
      return look(`the top ${step.n === 1 ? 'influence token' : counted(COUNTING, step.n, INFLUENCE)} ${of(step.on)}`);
    case 'discard-influence':
      return discard(top(step.seen, step.from));
    case 'shift-influence':
      if (step.seen !== undefined) return put(`${IT[step.seen]} on ${jurorsAt(step.to)}`);
      return move(`the top influence token ${fromTo(step.from, step.to)}`);
    case 'reveal':
      return reveal(`${top(step.seen, step.on)}: it becomes guilt or innocence, or nothing if it is blank`);
    case 'destroy':
      return destroy(marker(step.whose, inRegion(step.in), step.hanging));
    case 'return': {
      const whose = step.whose === 'own' ? 'your' : 'its owner’s';
      return giveBack(`${marker(step.whose, from(step.in))} to ${whose} unused ones`);
    }
    case 'place':
      return push(`1 of your ${step.from} markers ${to(step.in)}`);
    case 'move':
      return take(`${moved(step)} and push it ${isBack(step) ? to('back') : to(step.to)}`);
    case 'draw':
      if (step.who === 'both') return both(step.n, them);
      return draw(counted(COUNTING, step.n, STRATEGY));
    case 'discard':
      return discard(counted(COUNTING, step.n, STRATEGY));
    case 'first':
      return take(FIRST);
    case 'give-first':
      return give(`${step.isSame ? 'it' : FIRST} to ${SUBJECTS[them ?? 'foe']}`);
    case 'replace':
      return exchange('1 of the trial cards that you did not choose, if it shows this region, for a new one');
    case 'otherwise': // words.ts knows how an effect is said
    case 'target': // is named where something is done to them
    case 'course':
      return null;
  }
}

/** "1 guilt token or 2 unseen influence tokens on logical jurors" */
function alternative(parts: readonly Part[]): string {
  const [first, second] = parts;
  const isSame = first && second && JSON.stringify(first.on) === JSON.stringify(second.on);
  if (!isSame) return parts.map((each) => part(each)).join(', or ');
  return `${tokens(first)} or ${part(second)}`;
}

function tokens({ token, n }: Part): string {
  return amount(n, token === 'unseen' ? UNSEEN : tokenOf(token));
}

function part({ token, n, on }: Part, i = 0, all: readonly Part[] = []): string {
  const before = all[i - 1];
  if (before && before.token === token && before.n === n && typeof n === 'number')
    return `${n} more on ${jurorsAt(on)}`;
  const noun = token === 'unseen' ? UNSEEN : tokenOf(token);
  const isEach = typeof on === 'object' && 'all' in on;
  return `${amount(n, noun)}${isEach ? ' each' : ''} on ${jurorsAt(on)}`;
}

function amount(n: Amount<Count>, noun: Noun): string {
  if (typeof n === 'number') return counted(COUNTING, n, noun);
  const most = n.most === undefined ? '' : ` (${n.most} at most)`;
  return `${counted(COUNTING, n.by ?? 1, noun)} for each ${each(n.per)}${most}`;
}

const swapped = (token: Token) =>
  token === 'innocence' ? '1 innocence token for guilt' : '1 guilt token for innocence';

function of(where: SaidWhere): string {
  return isAnybody(where) ? 'of any type' : `of ${jurorsAt(where, true)}`;
}

function fromTo(from: SaidWhere, to: SaidWhere): string {
  if (isAnybody(from) && (to === 'other' || to === 'any')) return 'from one type of jurors to another';
  return `from ${jurorsAt(from, true)} to ${jurorsAt(to)}`;
}

const IT = { one: 'it', several: 'the top one' } as const;

function top(seen: keyof typeof IT | undefined, where: SaidWhere): string {
  if (where === 'them') return 'their top influence token';
  return seen === undefined ? `the top influence token ${of(where)}` : IT[seen];
}

const WHOSE: Readonly<Record<Whose, (hanging: string) => string>> = {
  own: (hanging) => `1 of your ${hanging}markers`,
  foe: (hanging) => `another player’s ${hanging}marker`,
  waiting: (hanging) => `1 ${hanging}marker`,
  any: (hanging) => `any ${hanging}marker`,
};

function marker(whose: Whose, where: string, isHanging = false): string {
  const what = `${WHOSE[whose](isHanging ? 'overhanging ' : '')}${isAnywhere(whose, where) ? '' : ` ${where}`}`;
  return whose === 'waiting' ? `${what} of another player who has not yet had a turn in this round` : what;
}

const isAnywhere = (whose: Whose, where: string) => whose === 'any' && / any region$/.test(where);

type Moved = Extract<SaidStep, { do: 'move' }>;

function moved({ whose, from: where, hanging, another }: Moved): string {
  return another ? `another of your markers ${from(where)}` : marker(whose, from(where), hanging);
}

const isBack = ({ from: where, to }: Moved) => where === to && where !== 'any';

function from(where: SaidIn): string {
  return inRegion(where).replace(/^in /, 'from ');
}

function to(where: To): string {
  if (where === 'back') return 'into the same region again';
  return inRegion(where).replace(/^in /, 'into ');
}

function both(n: number, them: Role | null): Phrase {
  const text = `you and ${SUBJECTS[them ?? 'persona']} draw ${counted(COUNTING, n, STRATEGY)} each`;
  return { order: text, bare: text, told: text };
}

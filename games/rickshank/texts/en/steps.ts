// What somebody does.

import type { Amount } from '@kuluary/effects/language';
import type { Noun } from '@kuluary/effects/words/lexicon';
import type { Phrase } from '@kuluary/effects/words/phrase';
import type { Context } from '@kuluary/effects/words/speech';
import type { Choose, Count, Fate, Place, Rickshank, Seats, Step } from '../../rules/dialect.ts';
import type { Role } from '../customs.ts';
import { each } from './counts.ts';
import { or } from './joining.ts';
import { NAMES } from './names.ts';
import { a, CARD, cardOf, some, TOKEN } from './nouns.ts';

/** Behind a verb: the same for everybody, or with "your" where others have "their". */
type Rest = string | ((your: string) => string);

function verb(you: string, they: string): (rest: Rest) => Phrase {
  return (rest) => {
    const [yours, theirs] = typeof rest === 'string' ? [rest, rest] : [rest('your'), rest('their')];
    return { order: `${you} ${yours}`, bare: `${you} ${yours}`, told: `${they} ${theirs}` };
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

export const SUBJECTS: Readonly<Record<Role, string>> = {
  'each-player': 'each player',
  'each-foe': 'each foe',
  target: 'a foe of your choice',
  'that-foe': 'that foe',
  winner: 'the winner',
  condemned: 'the condemned player',
  attacker: 'the attacker',
  you: 'you',
};

type Where = Context<Rickshank, Role>;

export function step(step: Step, where: Where): Phrase | null {
  switch (step.do) {
    case 'power':
      return power(step.n);
    case 'draw':
      return draw(isAsMany(step.n) ? 'that many' : amount(step.n, CARD));
    case 'token':
      return gain(amount(step.n, TOKEN));
    case 'pay':
      return discard(a(TOKEN));
    case 'wave':
      return gain('a Morty Waves card');
    case 'choose':
      return chosen(step, where);
    case 'self':
      return fated(step.then, 'this card', () => '', where);
    case 'it':
      return fated(step.then, where.it?.is === undefined ? 'it' : NAMES[where.it.is]!.nom, () => '', where);
    case 'hold': {
      const away = 'it goes under this card';
      return { order: away, bare: away, told: away };
    }
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
      return cancel(where.it?.is === undefined ? 'its vote' : `the vote on ${NAMES[where.it.is]!.nom}`);
    case 'return':
      return put('it on top of its owner’s deck');
  }
}

function power(n: Amount<Count>): Phrase {
  const more = typeof n === 'number' ? `+${n} power` : `+${n.by ?? 1} power for ${each(n.per)}${limit(n.most)}`;
  return { order: more, bare: `gain ${more.slice(1)}`, told: `gains ${more.slice(1)}` };
}

function amount(n: Amount<Count>, noun: Noun): string {
  if (typeof n === 'number') return some(n, noun);
  return `${some(n.by ?? 1, noun)} for ${each(n.per)}${limit(n.most)}`;
}

function limit(most: number | undefined): string {
  return most === undefined ? '' : ` (${most} at most)`;
}

function isAsMany(n: Amount<Count>): boolean {
  return typeof n === 'object' && 'chosen' in n.per && n.by === undefined && n.most === undefined;
}

function chosen(step: Choose, where: Where): Phrase {
  const card = cardOf(step.from.includes('play') ? { ...step.what, ongoing: true } : step.what);
  const many = step.n ?? step.upTo ?? 1;
  const cards = step.upTo !== undefined && many > 1 ? `up to ${some(many, card)}` : some(many, card);
  const what = step.or === 'token' ? `${cards} or ${a(TOKEN)}` : cards;
  const choice = (your: string) => (your === 'your' ? ' (your choice)' : ' (their choice)');
  const from = (your: string) => `${places(step, many, where, your)}${step.or === 'token' ? choice(your) : ''}`;
  return fated(step.then, what, from, where);
}

/** What is done to a card; `from` says where it is. */
function fated(fate: Fate, card: string, from: (your: string) => string, { them }: Where): Phrase {
  const at = (your: string) => `${card}${from(your)}`;
  switch (fate) {
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
      return put((your) => `${at(your)} into ${pileOf(them ?? 'that-foe')}`);
    case 'play':
      return play((your) => `${at(your)} (keep it if it is ongoing, else put it on top of its owner’s deck)`);
    case 'open':
      return put((your) => `${at(your)} into play until the end of the turn`);
  }
}

function pileOf(role: Role): string {
  if (role === 'you') return 'your discard pile';
  return role === 'target' ? `the discard pile of ${SUBJECTS.target}` : `${SUBJECTS[role]}’s discard pile`;
}

/** Where they are looked for. "Discard a card" means from hand. */
function places({ from, then, whose }: Choose, many: number, { them }: Where, your: string): string {
  if (then === 'discard' && from.length === 1 && from[0] === 'hand') return '';
  const isOwn = whose === undefined || whose === 'you';
  const named = from.map((place, i) => PLACES[place](i === 0 || !isOwn ? (isOwn ? `${your} ` : 'the ') : ''));
  const where = ` ${then === 'destroy' ? 'in' : 'from'} ${many > 1 ? named.join(' and/or ') : or(named)}`;
  return isOwn || from.includes('line-up') ? where : `${where} of ${ownerOf(whose, them)}`;
}

const PLACES: Readonly<Record<Place, (your: string) => string>> = {
  hand: (your) => `${your}hand`,
  discard: (your) => `${your}discard pile`,
  play: () => 'play',
  'line-up': () => 'the line-up',
  destroyed: () => 'the destroyed pile',
};

function ownerOf(whose: Exclude<Seats, 'you'>, them: Role | null): string {
  if (whose === 'all') return 'any player';
  return whose === 'foes' || them === null ? 'any foe' : SUBJECTS[them];
}

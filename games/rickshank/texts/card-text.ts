// The words on a card, made from the data that the rules run.

import type { Defence, Modifier, Use } from '@kuluary/effects/language';
import { isList, isStep, Teller } from '@kuluary/effects/words/clauses';
import { sentence } from '@kuluary/effects/words/phrase';
import type { Language } from '@kuluary/texts/languages';
import { type Card, WAVE } from '../rules/box.ts';
import type { CardAbility, CardEffect, CardReplacement, CardTrigger, Rickshank, What } from '../rules/dialect.ts';
import { BOX, cardNamed } from './box.ts';
import { tongueOf } from './catalogues.ts';
import { customs, type Role } from './customs.ts';
import type { CardWords } from './tongue.ts';

/** What a card is called. */
export function cardName(language: Language, id: string): string {
  return tongueOf(language).names[id]?.nom ?? id;
}

/** The lines on a card: what it does when it is played, then what else it can do, then what it is worth. */
export function cardText(language: Language, id: string): readonly string[] {
  const card = cardNamed(id);
  const { words, overrides } = tongueOf(language);
  return generated(words, card).map((line, i) => overrides[id]?.[i] ?? line);
}

/** The lines without those that somebody has written by hand. */
export function generated(words: CardWords, card: Card): readonly string[] {
  const lines = [
    ...playLines(words, card),
    ...card.abilities.map(({ ability }) => abilityLine(words, card, ability)),
    ...(card.group === null ? [] : [groupLine(words, card.group)]),
    ...(card.isGuarded ? [words.guarded] : []),
    ...(card.isFleeting ? [words.fleeting] : []),
    ...(card.bonus === null ? [] : [sentence(words.bonus(card.bonus))]),
    ...(card.number === WAVE ? [words.paired] : []),
  ];
  return lines.length === 0 ? [words.nothing] : lines.map(words.polished);
}

export function teller(words: CardWords, them: Role | null = null, it?: What): Teller<Rickshank, Role> {
  return new Teller(customs, words, them, it);
}

function playLines(words: CardWords, { effect }: Card): string[] {
  return teller(words).clauses(effect).map(sentence);
}

/** The attack is on all: its heading says so in other words. */
export function groupLine(words: CardWords, group: CardEffect): string {
  const isAttack = !isList(group) && !isStep(group) && 'attack' in group;
  const clause = isAttack
    ? teller(words).clause({ each: group.attack, effect: group.effect })
    : teller(words).clause(group);
  return sentence(`${words.group}: ${clause}`);
}

function abilityLine(words: CardWords, card: Card, ability: CardAbility): string {
  const clause = abilityClause(words, card, ability);
  const isAlways = 'defend' in ability || ('self' in ability && ability.self === true); // not only while it is in play
  if (isAlways || !card.isOngoing) return sentence(clause);
  return sentence(`${words.ongoing}: ${clause}`);
}

function abilityClause(words: CardWords, card: Card, ability: CardAbility): string {
  if ('on' in ability) return triggerClause(words, card, ability);
  if ('instead' in ability) return replacementClause(words, ability);
  if ('use' in ability) return usageClause(words, ability);
  if ('defend' in ability) return defenceClause(words, ability);
  return modifierClause(words, ability);
}

function triggerClause(words: CardWords, card: Card, { effect, ...when }: CardTrigger): string {
  const clause = teller(words, null, when.what).clause(effect);
  return words.trigger({ ...when, isOngoing: staysInForce(card) }, clause);
}

/** Longer than a turn: ongoing cards, and characters. */
function staysInForce({ isOngoing, number }: Card): boolean {
  return isOngoing || BOX.characters.includes(number);
}

function replacementClause(words: CardWords, ability: CardReplacement): string {
  const clause = teller(words, null, ability.what).clause(ability.effect);
  if (ability.instead === 'vote') return words.voting(ability.what, ability.first ?? false, clause);
  return ability.self ? words.gainingSelf(clause) : words.gaining(ability.what, ability.whose ?? 'you', clause);
}

function usageClause(words: CardWords, { use, often, lasting }: Use<Rickshank>): string {
  const wish = teller(words).wish(use);
  const clause = wish === undefined ? teller(words).clause(use) : words.may(wish);
  return words.using(lasting ? 'this-turn' : often ? 'often' : 'once', clause);
}

/** Whatever is discarded for it comes first, and what one gets besides comes last. */
function defenceClause(words: CardWords, { defend, effect }: Defence<Rickshank>): string {
  const heading = defend === 'play' ? words.ongoingDefence : words.defence;
  const all = isList(effect) ? effect : [effect];
  const [price, gains] = defend === 'always' ? [teller(words).clause(all.slice(0, 1)), all.slice(1)] : [undefined, all];
  const act = price ?? words.discardFrom(defend === 'play' ? 'play' : 'hand');
  const wish = gains.length === 0 ? undefined : teller(words, 'attacker').phrase(gains)?.bare;
  const avoid = `${heading}: ${words.to(act, words.avoid(wish === undefined ? [] : [wish]))}`;
  if (gains.length === 0 || wish !== undefined) return avoid;
  return [avoid, ...teller(words, 'attacker').clauses(gains)].map(sentence).join(' ');
}

function modifierClause(words: CardWords, { modify, what, by }: Modifier<Rickshank>): string {
  if (modify === 'votes') return words.moreVotes(by);
  if (modify === 'cost') return words.cheaper(what, by);
  throw new Error(`nobody knows what it means to modify "${modify}"`);
}

// The text on a card, generated from the same data that the rules run.

import type { Defence, Modifier, UsableAbility } from '@kuluary/card-language/language';
import { ClauseWriter, isList, isStep } from '@kuluary/card-language/wording/clause-writer';
import { toSentence } from '@kuluary/card-language/wording/phrase';
import type { Language } from '@kuluary/texts/languages';
import { type CompiledCard, MORTY_WAVES_CARD } from '../rules/card-box.ts';
import type {
  CardAbility,
  CardEffect,
  CardFilter,
  CardReplacement,
  CardTrigger,
  RickshankTerms,
} from '../rules/card-terms.ts';
import { BOX, cardNamed } from './card-lookup.ts';
import { languagePackOf } from './catalogues.ts';
import type { CardWords } from './language-pack.ts';
import { type SubjectRole, stepFacts } from './step-facts.ts';

export function cardName(language: Language, id: string): string {
  return languagePackOf(language).names[id]?.nom ?? id;
}

/** The lines on a card: its play effect, then abilities, then points. */
export function cardText(language: Language, id: string): readonly string[] {
  const card = cardNamed(id);
  const { words, overrides } = languagePackOf(language);
  return generatedLines(words, card).map((line, i) => overrides[id]?.[i] ?? line);
}

/** The lines without the overrides written by hand. */
export function generatedLines(words: CardWords, card: CompiledCard): readonly string[] {
  const lines = [
    ...playLines(words, card),
    ...card.abilities.map(({ ability }) => abilityLine(words, card, ability)),
    ...(card.group === null ? [] : [groupLine(words, card.group)]),
    ...(card.isGuarded ? [words.guarded] : []),
    ...(card.isFleeting ? [words.fleeting] : []),
    ...(card.bonus === null ? [] : [toSentence(words.bonus(card.bonus))]),
    ...(card.number === MORTY_WAVES_CARD ? [words.paired] : []),
  ];
  return lines.length === 0 ? [words.nothing] : lines.map(words.applyEuphony);
}

export function makeClauseWriter(
  words: CardWords,
  them: SubjectRole | null = null,
  it?: CardFilter,
): ClauseWriter<RickshankTerms, SubjectRole> {
  return new ClauseWriter(stepFacts, words, them, it);
}

function playLines(words: CardWords, { effect }: CompiledCard): string[] {
  return makeClauseWriter(words).clauses(effect).map(toSentence);
}

/** The heading already says that it is an attack on all. */
export function groupLine(words: CardWords, group: CardEffect): string {
  const isAttack = !isList(group) && !isStep(group) && 'attack' in group;
  const clause = isAttack
    ? makeClauseWriter(words).clause({ each: group.attack, effect: group.effect })
    : makeClauseWriter(words).clause(group);
  return toSentence(`${words.group}: ${clause}`);
}

function abilityLine(words: CardWords, card: CompiledCard, ability: CardAbility): string {
  const clause = abilityClause(words, card, ability);
  const isAlways = 'defend' in ability || ('self' in ability && ability.self === true); // in force outside of play, too
  if (isAlways || !card.isOngoing) return toSentence(clause);
  return toSentence(`${words.ongoing}: ${clause}`);
}

function abilityClause(words: CardWords, card: CompiledCard, ability: CardAbility): string {
  if ('on' in ability) return triggerClause(words, card, ability);
  if ('instead' in ability) return replacementClause(words, ability);
  if ('use' in ability) return usageClause(words, ability);
  if ('defend' in ability) return defenceClause(words, ability);
  return modifierClause(words, ability);
}

function triggerClause(words: CardWords, card: CompiledCard, { effect, ...when }: CardTrigger): string {
  const clause = makeClauseWriter(words, null, when.what).clause(effect);
  return words.trigger({ ...when, isOngoing: staysInForce(card) }, clause);
}

/** Beyond a turn: ongoing cards and characters. */
function staysInForce({ isOngoing, number }: CompiledCard): boolean {
  return isOngoing || BOX.characters.includes(number);
}

function replacementClause(words: CardWords, ability: CardReplacement): string {
  const clause = makeClauseWriter(words, null, ability.what).clause(ability.effect);
  if (ability.instead === 'vote') return words.voting(ability.what, ability.first ?? false, clause);
  return ability.self ? words.gainingSelf(clause) : words.gaining(ability.what, ability.whose ?? 'you', clause);
}

function usageClause(words: CardWords, { use, often, lasting }: UsableAbility<RickshankTerms>): string {
  const wish = makeClauseWriter(words).infinitiveClause(use);
  const clause = wish === undefined ? makeClauseWriter(words).clause(use) : words.mayClause(wish);
  return words.using(lasting ? 'this-turn' : often ? 'often' : 'once', clause);
}

/** The price comes first, what the seat gains besides comes last. */
function defenceClause(words: CardWords, { defend, effect }: Defence<RickshankTerms>): string {
  const heading = defend === 'play' ? words.ongoingDefence : words.defence;
  const all = isList(effect) ? effect : [effect];
  const [price, gains] =
    defend === 'always' ? [makeClauseWriter(words).clause(all.slice(0, 1)), all.slice(1)] : [undefined, all];
  const act = price ?? words.discardFrom(defend === 'play' ? 'play' : 'hand');
  const wish = gains.length === 0 ? undefined : makeClauseWriter(words, 'attacker').phrase(gains)?.infinitive;
  const avoid = `${heading}: ${words.withPurpose(act, words.avoid(wish === undefined ? [] : [wish]))}`;
  if (gains.length === 0 || wish !== undefined) return avoid;
  return [avoid, ...makeClauseWriter(words, 'attacker').clauses(gains)].map(toSentence).join(' ');
}

function modifierClause(words: CardWords, { modify, what: filter, by }: Modifier<RickshankTerms>): string {
  if (modify === 'votes') return words.moreVotes(by);
  if (modify === 'cost') return words.cheaper(filter, by);
  throw new Error(`unknown modifier "${modify}"`);
}

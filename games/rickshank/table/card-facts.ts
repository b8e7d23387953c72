// What stands on a card besides its words: all of it is read off the data that the rules run.

import type { Language } from '@kuluary/texts/languages';
import type { Card } from '../rules/box.ts';
import { cardNamed } from '../texts/box.ts';
import { cardName, cardText } from '../texts/card-text.ts';
import { tongueOf } from '../texts/catalogues.ts';
import type { MarkName } from './drawings/marks.ts';
import type { SymbolName } from './drawings/markup.ts';
import { hasAttack, hasVote, isList, isStep, voteIn } from './effects.ts';
import { frameOf, isCharacter } from './frame-of.ts';
import { word } from './words.ts';

/** "1+" where it depends. */
export function pointsOf(id: string): number | string {
  const { points, bonus } = cardNamed(id);
  return bonus === null ? points : `${points}+`;
}

export function marksOf(id: string): readonly MarkName[] {
  const { effect, group, abilities, isOngoing, isFleeting } = cardNamed(id);
  const marks: MarkName[] = [];
  if (hasAttack(effect) || group !== null) marks.push('attack');
  if (!isCharacter(id) && abilities.some(({ ability }) => 'defend' in ability)) marks.push('defence');
  if (isOngoing) marks.push('ongoing');
  if (isFleeting) marks.push('soon');
  if (hasVote(effect)) marks.push('vote');
  return marks;
}

/** The power that is printed first. */
export function printedPower(id: string): number {
  const { effect } = cardNamed(id);
  const [first] = isList(effect) ? effect : [effect];
  if (first === undefined || isList(first) || !isStep(first)) return 0;
  return first.do === 'power' && typeof first.n === 'number' ? first.n : 0;
}

/** What a card is for, in a word or two: "+2", "auction". */
export function gistOf(language: Language, id: string): readonly string[] {
  const power = printedPower(id);
  const vote = voteIn(cardNamed(id).effect);
  const mark = marksOf(id).find((each) => each === 'attack' || each === 'defence');
  const about = vote ? word({ language }, `vote.${vote}`) : mark && word({ language }, `fact.${mark}`);
  return [...(power > 0 ? [`+${power}`] : []), ...(about ? [about.toLocaleLowerCase(language)] : [])];
}

/** Rank and type in words: "Nemesis · Rick". */
export function kindOf(language: Language, id: string): string {
  const { types, ranks } = tongueOf(language);
  if (isCharacter(id)) return ranks.character;
  const card = cardNamed(id);
  return card.isNemesis ? `${ranks.nemesis} · ${types[card.type]}` : types[card.type];
}

/** A card in one breath, for whoever cannot see it. */
export function spokenCard(language: Language, id: string): string {
  const { labels } = tongueOf(language);
  const facts = isCharacter(id)
    ? []
    : [`${labels.cost} ${cardNamed(id).cost}`, `${labels.points} ${pointsOf(id)}`.replace('-', '−')];
  return [
    `${cardName(language, id)}.`,
    `${[kindOf(language, id), ...facts].join(', ')}.`,
    ...cardText(language, id),
  ].join(' ');
}

export interface Told {
  readonly picture: SymbolName;
  readonly text: string;
}

/** The lines of a card, each with the picture of what it is about. */
export function toldBy(language: Language, id: string): readonly Told[] {
  const lines = cardText(language, id);
  const ends = endingPictures(cardNamed(id));
  const first = lines.length - ends.length;
  return lines.map((text, i) => ({ text, picture: ends[i - first] ?? playPicture(id, text, i, first) }));
}

/** The lines begin with what happens when it is played. */
function playPicture(id: string, text: string, at: number, count: number): SymbolName {
  const { effect } = cardNamed(id);
  if (text.startsWith('+')) return 'power';
  if (hasAttack(effect) && at === count - 1) return 'mark-attack';
  return hasVote(effect) ? 'mark-vote' : `type-${frameOf(id)}`;
}

/** And end with its abilities, and with what it is worth: one line each. */
function endingPictures({ abilities, group, isGuarded, isFleeting, bonus, isOngoing, id, type }: Card): SymbolName[] {
  const pictures = abilities.map(
    ({ ability }): SymbolName =>
      'defend' in ability ? 'mark-defence' : isOngoing ? 'mark-ongoing' : `type-${frameOf(id)}`,
  );
  if (group !== null) pictures.push('mark-attack');
  if (isGuarded) pictures.push('token');
  if (isFleeting) pictures.push('mark-soon');
  if (bonus !== null) pictures.push('points');
  if (type === 'none' && !isCharacter(id)) pictures.push('points');
  return pictures;
}

// What a card shows besides its text: marks, power, type, gist and the icons of its lines, from the data of its effect.

import type { Language } from '@kuluary/texts/languages';
import type { CompiledCard } from '../rules/card-box.ts';
import { cardNamed } from '../texts/card-lookup.ts';
import { cardName, cardText } from '../texts/card-text.ts';
import { languagePackOf } from '../texts/catalogues.ts';
import { cardFrameName, isCharacter } from './card-frame.ts';
import type { MarkName } from './drawings/marks.ts';
import type { SymbolName } from './drawings/symbol-sheet.ts';
import { hasAttack, hasVote, isList, isStep, voteKindIn } from './effect-queries.ts';
import { tableText } from './words.ts';

/** "1+" if it varies. */
export function pointsLabel(id: string): number | string {
  const { points, bonus } = cardNamed(id);
  return bonus === null ? points : `${points}+`;
}

export function cardMarks(id: string): readonly MarkName[] {
  const { effect, group, abilities, isOngoing, isFleeting } = cardNamed(id);
  const marks: MarkName[] = [];
  if (hasAttack(effect) || group !== null) marks.push('attack');
  if (!isCharacter(id) && abilities.some(({ ability }) => 'defend' in ability)) marks.push('defence');
  if (isOngoing) marks.push('ongoing');
  if (isFleeting) marks.push('soon');
  if (hasVote(effect)) marks.push('vote');
  return marks;
}

/** The power of the first step. */
export function printedPower(id: string): number {
  const { effect } = cardNamed(id);
  const [first] = isList(effect) ? effect : [effect];
  if (first === undefined || isList(first) || !isStep(first)) return 0;
  return first.do === 'power' && typeof first.n === 'number' ? first.n : 0;
}

/** Short words for what a card does: "+2", "auction". */
export function cardGist(language: Language, id: string): readonly string[] {
  const power = printedPower(id);
  const vote = voteKindIn(cardNamed(id).effect);
  const mark = cardMarks(id).find((each) => each === 'attack' || each === 'defence');
  const about = vote ? tableText({ language }, `vote.${vote}`) : mark && tableText({ language }, `fact.${mark}`);
  return [...(power > 0 ? [`+${power}`] : []), ...(about ? [about.toLocaleLowerCase(language)] : [])];
}

/** Rank and type in words: "Nemesis · Rick". */
export function cardTypeLine(language: Language, id: string): string {
  const { types, ranks } = languagePackOf(language);
  if (isCharacter(id)) return ranks.character;
  const { isNemesis, type } = cardNamed(id);
  return isNemesis ? `${ranks.nemesis} · ${types[type]}` : types[type];
}

/** The whole card as one text, for screen readers. */
export function spokenCardText(language: Language, id: string): string {
  const { labels } = languagePackOf(language);
  const facts = isCharacter(id)
    ? []
    : [`${labels.cost} ${cardNamed(id).cost}`, `${labels.points} ${pointsLabel(id)}`.replace('-', '−')];
  return [
    `${cardName(language, id)}.`,
    `${[cardTypeLine(language, id), ...facts].join(', ')}.`,
    ...cardText(language, id),
  ].join(' ');
}

interface IllustratedLine {
  readonly picture: SymbolName;
  readonly text: string;
}

/** The lines of a card, each with an icon. */
export function illustratedCardLines(language: Language, id: string): readonly IllustratedLine[] {
  const lines = cardText(language, id);
  const lastPictures = picturesOfLastLines(cardNamed(id));
  const first = lines.length - lastPictures.length;
  return lines.map((text, i) => ({ text, picture: lastPictures[i - first] ?? pictureOfPlayLine(id, text, i, first) }));
}

/** The first lines: the play effect. */
function pictureOfPlayLine(id: string, text: string, at: number, count: number): SymbolName {
  const { effect } = cardNamed(id);
  if (text.startsWith('+')) return 'power';
  if (hasAttack(effect) && at === count - 1) return 'mark-attack';
  return hasVote(effect) ? 'mark-vote' : `type-${cardFrameName(id)}`;
}

/** The last lines: abilities, group attack and points, one line each. */
function picturesOfLastLines({
  abilities,
  group,
  isGuarded,
  isFleeting,
  bonus,
  isOngoing,
  id,
  type,
}: CompiledCard): SymbolName[] {
  const pictures = abilities.map(
    ({ ability }): SymbolName =>
      'defend' in ability ? 'mark-defence' : isOngoing ? 'mark-ongoing' : `type-${cardFrameName(id)}`,
  );
  if (group !== null) pictures.push('mark-attack');
  if (isGuarded) pictures.push('token');
  if (isFleeting) pictures.push('mark-soon');
  if (bonus !== null) pictures.push('points');
  if (type === 'none' && !isCharacter(id)) pictures.push('points');
  return pictures;
}

// The Ukrainian wording of card texts. No past tense that shows the gender of the player: «розіграно іншого Ріка».

import { UKRAINIAN_CONNECTIVES } from '@kuluary/card-language/wording/connectives';
import { countedNoun } from '@kuluary/card-language/wording/nouns';
import { formForGender, UKRAINIAN_COUNTING } from '@kuluary/card-language/wording/slavic-nouns';
import type { Bonus, CardFilter, VoteKind } from '../../rules/card-terms.ts';
import type { CardWords, TriggerCondition, UseOccasion } from '../language-pack.ts';
import { CARD_NAMES } from './card-names.ts';
import { and } from './conjunctions.ts';
import { countPhrases } from './count-phrases.ts';
import { cardNoun, OTHER_ACC, POINT, TIME, VOTE } from './nouns.ts';
import { ROLE_SUBJECTS, stepPhrases } from './step-phrases.ts';

const VOTE_HEADINGS: Readonly<Record<VoteKind, string>> = {
  auction: 'аукціон',
  referendum: 'референдум',
  sanctions: 'санкції',
};

/** Alternates і/й, у/в and в/у between vowels and consonants: «карти й жетон», «якщо в тебе», «щоб узяти». */
export function euphonic(text: string): string {
  return text
    .replace(/(?<=[аеєиіїоуюя]) і (?=[^йєїюя])/giu, ' й ')
    .replace(/(?<=[аеєиіїоуюя]) у (?!св|хв|тв|дв|зв)(?=[бгґджзклмнпрстхцчшщ«])/giu, ' в ')
    .replace(/(?<=[бвгґджзйклмнпрстфхцчшщ] )в(?=зяти|вести)/gu, 'у');
}

export const cardWords: CardWords = {
  stepPhrase: (step, where) => stepPhrases.step(step, where),
  stepHeading: (step) => (step.do === 'vote' ? VOTE_HEADINGS[step.vote] : null),
  subjectOf: (role) => ROLE_SUBJECTS[role][0],
  conditionText: (test, isMet) => countPhrases.test(test, isMet),
  attackHeading: 'атака',
  applyEuphony: euphonic,
  joinAnd: and,
  ...UKRAINIAN_CONNECTIVES,
  elseClause: (clause, test, other) => `${clause}, а якщо ${test} — ${other}`,
  choiceClause: (options) => `обери одне: ${options.join('; ')}`,
  repeatedClause: (n, clause) => `${countedNoun(UKRAINIAN_COUNTING, n, TIME)}: ${clause}`,

  ongoing: 'постійка',
  defence: 'захист',
  ongoingDefence: 'постійка-захист',
  group: 'групова атака',
  nothing: 'Нічого не робить.',
  fleeting: 'Якщо наприкінці будь-якого ходу ця карта ще на барахолці, її знищують.',
  guarded: 'Суперпостійка: перемогти цю карту можна, лише скинувши 1 жетон доступу на самому початку свого ходу.',
  paired: 'Наприкінці гри: −1 переможне очко, якщо в пару до цієї карти немає карти «Хвилі генія».',
  trigger: (when, clause) => `${triggerClause(when)}${when.on === 'start' ? '' : ','} ${clause}`,
  gaining(what, who, clause) {
    const [from, card] = [what?.from === undefined ? '' : ' з барахолки', cardNoun(what).one.acc];
    const event = who === 'you' ? 'купуєш або отримуєш' : 'ворог купує або отримує';
    return `коли ${event}${from} ${card}, ${clause}`;
  },
  gainingSelf: (clause) => `коли купуєш або отримуєш цю карту, натомість ${clause}`,
  voting: (what, isFirst, clause) =>
    `коли ${isFirst ? 'вперше за хід ' : ''}розігруєш ${cardNoun(what).one.acc}, ${clause}`,
  using: (occasion, clause) => `${USE_OCCASIONS[occasion]} ${clause}`,
  discardFrom: (zone) => (zone === 'hand' ? 'скинь цю карту з руки' : 'скинь цю карту з гри'),
  avoid: (purposes) => and(['уникнути атаки', ...purposes]),
  moreVotes: (by) => `у голосуваннях у тебе на ${countedNoun(UKRAINIAN_COUNTING, by, VOTE)} більше`,
  cheaper(what, by) {
    const card = what?.is === undefined ? cardNoun(what).one.nom : stepPhrases.quoted(what.is);
    return `${card} коштує для тебе на ${Math.abs(by)} ${by < 0 ? 'менше' : 'більше'}`;
  },
  bonus: bonusClause,
};

const USE_OCCASIONS: Readonly<Record<UseOccasion, string>> = {
  once: 'раз за хід',
  often: 'у свій хід скільки завгодно разів',
  'this-turn': 'скільки завгодно разів у цей хід',
};

function triggerClause({ on, what: filter, self: isSelf, first, other, lasting, isOngoing }: TriggerCondition): string {
  const card = isSelf
    ? 'цю карту'
    : `${other ? `${formForGender(cardNoun(filter), OTHER_ACC)} ` : ''}${accusative(filter)}`;
  const time = first ? 'вперше за хід ' : lasting || !isOngoing ? 'у цей хід ' : '';
  const when = first || isSelf ? 'коли' : 'щоразу, коли';
  switch (on) {
    case 'play':
      return isSelf ? 'коли розігруєш цю карту' : `${when} ${time}розігруєш ${card}`;
    case 'gain':
      return `${when} ${time}купуєш або отримуєш ${card}`;
    case 'discard':
      if (isSelf) return 'якщо цю карту скинуто з твоєї руки в хід будь-якого гравця';
      return `${when} ${time}скидаєш ${card}`;
    case 'destroy':
      return isSelf ? 'коли цю карту знищують' : `${when} ${time}знищуєш ${card}`;
    case 'start':
      return 'на початку свого ходу';
  }
}

function accusative(filter: CardFilter | undefined): string {
  return filter?.is === undefined ? cardNoun(filter).one.acc : `«${CARD_NAMES[filter.is]!.acc}»`;
}

function bonusClause(bonus: Bonus): string {
  if ('per' in bonus)
    return `наприкінці гри: +${countedNoun(UKRAINIAN_COUNTING, 1, POINT)} за ${countPhrases.forEachPhrase(bonus.per)}`;
  const card = cardNoun(bonus.most).several.gen;
  return `наприкінці гри: +${countedNoun(UKRAINIAN_COUNTING, bonus.points, POINT)}, якщо ні в кого немає більше ${card}, ніж у тебе`;
}

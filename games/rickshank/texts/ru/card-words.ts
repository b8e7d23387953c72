// The Russian wording of card texts. No past tense that shows the gender of the player: «сыгран другой Рик», not «ты сыграл».

import { RUSSIAN_CONNECTIVES } from '@kuluary/card-language/wording/connectives';
import { countedNoun } from '@kuluary/card-language/wording/nouns';
import { formForGender, RUSSIAN_COUNTING } from '@kuluary/card-language/wording/slavic-nouns';
import type { Bonus, CardFilter, VoteKind } from '../../rules/card-terms.ts';
import type { CardWords, TriggerCondition, UseOccasion } from '../language-pack.ts';
import { CARD_NAMES } from './card-names.ts';
import { and } from './conjunctions.ts';
import { countPhrases } from './count-phrases.ts';
import { cardNoun, OTHER_ACC, POINT, TIME, VOTE } from './nouns.ts';
import { ROLE_SUBJECTS, stepPhrases } from './step-phrases.ts';

const VOTE_HEADINGS: Readonly<Record<VoteKind, string>> = {
  auction: 'аукцион',
  referendum: 'референдум',
  sanctions: 'санкции',
};

export const cardWords: CardWords = {
  stepPhrase: (step, where) => stepPhrases.step(step, where),
  stepHeading: (step) => (step.do === 'vote' ? VOTE_HEADINGS[step.vote] : null),
  subjectOf: (role) => ROLE_SUBJECTS[role][0],
  conditionText: (test, isMet) => countPhrases.test(test, isMet),
  attackHeading: 'атака',
  applyEuphony: (text) => text,
  joinAnd: and,
  ...RUSSIAN_CONNECTIVES,
  elseClause: (clause, test, other) => `${clause}, а если ${test} — ${other}`,
  choiceClause: (options) => `выбери одно: ${options.join('; ')}`,
  repeatedClause: (n, clause) => `${countedNoun(RUSSIAN_COUNTING, n, TIME)}: ${clause}`,

  ongoing: 'постоянка',
  defence: 'защита',
  ongoingDefence: 'постоянка-защита',
  group: 'групповая атака',
  nothing: 'Ничего не делает.',
  fleeting: 'Если в конце любого хода эта карта ещё на барахолке, она уничтожается.',
  guarded: 'Суперпостоянка: победить эту карту можно, только сбросив 1 жетон доступа в самом начале своего хода.',
  paired: 'В конце игры: −1 победное очко, если в пару к этой карте нет карты «Волны гения».',
  trigger: (when, clause) => `${triggerClause(when)}${when.on === 'start' ? '' : ','} ${clause}`,
  gaining(what, who, clause) {
    const [from, card] = [what?.from === undefined ? '' : ' с барахолки', cardNoun(what).one.acc];
    const event = who === 'you' ? 'покупаешь или получаешь' : 'враг покупает или получает';
    return `когда ${event}${from} ${card}, ${clause}`;
  },
  gainingSelf: (clause) => `когда покупаешь или получаешь эту карту, вместо этого ${clause}`,
  voting: (what, isFirst, clause) =>
    `когда ${isFirst ? 'впервые за ход ' : ''}играешь ${cardNoun(what).one.acc}, ${clause}`,
  using: (occasion, clause) => `${USE_OCCASIONS[occasion]} ${clause}`,
  discardFrom: (zone) => (zone === 'hand' ? 'сбрось эту карту с руки' : 'сбрось эту карту из игры'),
  avoid: (purposes) => and(['избежать атаки', ...purposes]),
  moreVotes: (by) => `в голосованиях у тебя на ${countedNoun(RUSSIAN_COUNTING, by, VOTE)} больше`,
  cheaper(what, by) {
    const card = what?.is === undefined ? cardNoun(what).one.nom : stepPhrases.quoted(what.is);
    return `${card} стоит для тебя на ${Math.abs(by)} ${by < 0 ? 'меньше' : 'больше'}`;
  },
  bonus: bonusClause,
};

const USE_OCCASIONS: Readonly<Record<UseOccasion, string>> = {
  once: 'раз в ход',
  often: 'в свой ход сколько угодно раз',
  'this-turn': 'сколько угодно раз в этот ход',
};

function triggerClause({ on, what: filter, self: isSelf, first, other, lasting, isOngoing }: TriggerCondition): string {
  const card = isSelf
    ? 'эту карту'
    : `${other ? `${formForGender(cardNoun(filter), OTHER_ACC)} ` : ''}${accusative(filter)}`;
  const time = first ? 'впервые за ход ' : lasting || !isOngoing ? 'в этот ход ' : '';
  const when = first || isSelf ? 'когда' : 'каждый раз, когда';
  switch (on) {
    case 'play':
      return isSelf ? 'когда играешь эту карту' : `${when} ${time}играешь ${card}`;
    case 'gain':
      return `${when} ${time}покупаешь или получаешь ${card}`;
    case 'discard':
      if (isSelf) return 'если эта карта сброшена с твоей руки в ход любого игрока';
      return `${when} ${time}сбрасываешь ${card}`;
    case 'destroy':
      return isSelf ? 'когда эта карта уничтожается' : `${when} ${time}уничтожаешь ${card}`;
    case 'start':
      return 'в начале своего хода';
  }
}

function accusative(filter: CardFilter | undefined): string {
  return filter?.is === undefined ? cardNoun(filter).one.acc : `«${CARD_NAMES[filter.is]!.acc}»`;
}

function bonusClause(bonus: Bonus): string {
  if ('per' in bonus)
    return `в конце игры: +${countedNoun(RUSSIAN_COUNTING, 1, POINT)} за ${countPhrases.forEachPhrase(bonus.per)}`;
  const card = cardNoun(bonus.most).several.gen;
  return `в конце игры: +${countedNoun(RUSSIAN_COUNTING, bonus.points, POINT)}, если ни у кого нет больше ${card}, чем у тебя`;
}

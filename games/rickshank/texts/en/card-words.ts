// The English wording of card texts.

import { ENGLISH_CONNECTIVES } from '@kuluary/card-language/wording/connectives';
import type { Bonus, VoteKind } from '../../rules/card-terms.ts';
import type { CardWords, TriggerCondition, UseOccasion } from '../language-pack.ts';
import { CARD_NAMES } from './card-names.ts';
import { and } from './conjunctions.ts';
import { conditionPhrase, forEachPhrase } from './count-phrases.ts';
import { cardNoun, countedGameNoun, POINT, VOTE, withAnother, withArticle } from './nouns.ts';
import { ROLE_SUBJECTS, stepPhrase } from './step-phrases.ts';

const VOTE_HEADINGS: Readonly<Record<VoteKind, string>> = {
  auction: 'auction',
  referendum: 'referendum',
  sanctions: 'sanctions',
};

export const cardWords: CardWords = {
  stepPhrase,
  stepHeading: (step) => (step.do === 'vote' ? VOTE_HEADINGS[step.vote] : null),
  subjectOf: (role) => ROLE_SUBJECTS[role],
  conditionText: conditionPhrase,
  attackHeading: 'attack',
  applyEuphony: (text) => text,
  joinAnd: and,
  ...ENGLISH_CONNECTIVES,
  choiceClause: (options) => `choose one: ${options.join('; ')}`,
  repeatedClause: (n, clause) => `${n} times: ${clause}`,

  ongoing: 'ongoing',
  defence: 'defence',
  ongoingDefence: 'ongoing defence',
  group: 'group attack',
  nothing: 'Does nothing.',
  fleeting: 'If this card is still in the line-up at the end of any turn, it is destroyed.',
  guarded:
    'Super-ongoing: only a player who discards an access token at the very start of the turn may defeat this card.',
  paired: 'At the end of the game: −1 point, unless this card is paired with Genius Waves.',
  trigger: (when, clause) => `${triggerClause(when)}, ${clause}`,
  gaining(what, who, clause) {
    const from = what?.from === undefined ? '' : ' from the line-up';
    const event = who === 'you' ? 'you buy or gain' : 'a foe buys or gains';
    return `when ${event} ${withArticle(cardNoun(what))}${from}, ${clause}`;
  },
  gainingSelf: (clause) => `when you buy or gain this card, ${clause} instead`,
  voting: (what, isFirst, clause) =>
    isFirst
      ? `the first time you play ${withArticle(cardNoun(what))} each turn, ${clause}`
      : `when you play ${withArticle(cardNoun(what))}, ${clause}`,
  using: (occasion, clause) => `${USE_OCCASIONS[occasion]}, ${clause}`,
  discardFrom: (zone) => (zone === 'hand' ? 'discard this card from your hand' : 'discard this card from play'),
  avoid: (purposes) => and(['avoid an attack', ...purposes]),
  moreVotes: (by) => `you cast ${by} extra ${by === 1 ? VOTE.one.nom : VOTE.several.nom} in every ballot`,
  cheaper: (what, by) =>
    `${what?.is === undefined ? cardNoun(what).one.nom : CARD_NAMES[what.is]!.nom} costs you ${Math.abs(by)} ${by < 0 ? 'less' : 'more'}`,
  bonus: bonusClause,
};

const USE_OCCASIONS: Readonly<Record<UseOccasion, string>> = {
  once: 'once a turn',
  often: 'any number of times during your turn',
  'this-turn': 'any number of times this turn',
};

function triggerClause({ on, what: filter, self: isSelf, first, other, lasting, isOngoing }: TriggerCondition): string {
  const noun = cardNoun(filter);
  const card = isSelf
    ? 'this card'
    : other
      ? withAnother(noun)
      : filter?.is === undefined
        ? withArticle(noun)
        : CARD_NAMES[filter.is]!.nom;
  const time = !first && !isSelf && (lasting || !isOngoing) ? ' this turn' : '';
  const when = first ? 'the first time' : isSelf ? 'when' : 'whenever';
  const object = first ? `${card} each turn` : card;
  switch (on) {
    case 'play':
      return `${when} you play ${object}${time}`;
    case 'gain':
      return `${when} you buy or gain ${object}${time}`;
    case 'discard':
      if (isSelf) return 'when this card is discarded from your hand during any player’s turn';
      return `${when} you discard ${object}${time}`;
    case 'destroy':
      return isSelf ? 'when this card is destroyed' : `${when} you destroy ${object}${time}`;
    case 'start':
      return 'at the start of your turn';
  }
}

function bonusClause(bonus: Bonus): string {
  if ('per' in bonus) return `at the end of the game: +${countedGameNoun(1, POINT)} for ${forEachPhrase(bonus.per)}`;
  const more = `+${countedGameNoun(bonus.points, POINT)}`;
  return `at the end of the game: ${more} if nobody owns more ${cardNoun(bonus.most).several.nom} than you`;
}

// The words on a card.

import { ENGLISH_FRAMES } from '@kuluary/effects/words/frames';
import type { Bonus, VoteKind } from '../../rules/dialect.ts';
import type { CardWords, Occasion, When } from '../tongue.ts';
import { each, test } from './counts.ts';
import { and } from './joining.ts';
import { NAMES } from './names.ts';
import { a, another, cardOf, exactly, POINT, VOTE } from './nouns.ts';
import { SUBJECTS, step } from './steps.ts';

const VOTES: Readonly<Record<VoteKind, string>> = {
  auction: 'auction',
  referendum: 'referendum',
  sanctions: 'sanctions',
};

export const words: CardWords = {
  step,
  heading: (step) => (step.do === 'vote' ? VOTES[step.vote] : null),
  subject: (role) => SUBJECTS[role],
  test,
  attack: 'attack',
  polished: (text) => text,
  and,
  ...ENGLISH_FRAMES,
  choice: (options) => `choose one: ${options.join('; ')}`,
  times: (n, clause) => `${n} times: ${clause}`,

  ongoing: 'ongoing',
  defence: 'defence',
  ongoingDefence: 'ongoing defence',
  group: 'group attack',
  nothing: 'Does nothing.',
  fleeting: 'If this card is still in the line-up at the end of any turn, it is destroyed.',
  guarded:
    'Super-ongoing: only a player who discards an access token at the very start of the turn may defeat this card.',
  paired: 'At the end of the game: −1 point, unless this card is paired with Genius Waves.',
  trigger: (when, clause) => `${happening(when)}, ${clause}`,
  gaining(what, who, clause) {
    const from = what?.from === undefined ? '' : ' from the line-up';
    const event = who === 'you' ? 'you buy or gain' : 'a foe buys or gains';
    return `when ${event} ${a(cardOf(what))}${from}, ${clause}`;
  },
  gainingSelf: (clause) => `when you buy or gain this card, ${clause} instead`,
  voting: (what, isFirst, clause) =>
    isFirst
      ? `the first time you play ${a(cardOf(what))} each turn, ${clause}`
      : `when you play ${a(cardOf(what))}, ${clause}`,
  using: (occasion, clause) => `${OCCASIONS[occasion]}, ${clause}`,
  discardFrom: (place) => (place === 'hand' ? 'discard this card from your hand' : 'discard this card from play'),
  avoid: (purposes) => and(['avoid an attack', ...purposes]),
  moreVotes: (by) => `you cast ${by} extra ${by === 1 ? VOTE.one.nom : VOTE.several.nom} in every ballot`,
  cheaper: (what, by) =>
    `${what?.is === undefined ? cardOf(what).one.nom : NAMES[what.is]!.nom} costs you ${Math.abs(by)} ${by < 0 ? 'less' : 'more'}`,
  bonus,
};

const OCCASIONS: Readonly<Record<Occasion, string>> = {
  once: 'once a turn',
  often: 'any number of times during your turn',
  'this-turn': 'any number of times this turn',
};

function happening({ on, what, self: isSelf, first, other, lasting, isOngoing }: When): string {
  const noun = cardOf(what);
  const card = isSelf ? 'this card' : other ? another(noun) : what?.is === undefined ? a(noun) : NAMES[what.is]!.nom;
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

function bonus(bonus: Bonus): string {
  if ('per' in bonus) return `at the end of the game: +${exactly(1, POINT)} for ${each(bonus.per)}`;
  const more = `+${exactly(bonus.points, POINT)}`;
  return `at the end of the game: ${more} if nobody owns more ${cardOf(bonus.most).several.nom} than you`;
}

// The words on a card. No past tense that would tell a man from a woman: «сыгран другой Рик», not «ты сыграл».

import { RUSSIAN_FRAMES } from '@kuluary/effects/words/frames';
import { counted } from '@kuluary/effects/words/lexicon';
import { agree, RUSSIAN } from '@kuluary/effects/words/slavic';
import type { Bonus, VoteKind, What } from '../../rules/dialect.ts';
import type { CardWords, Occasion, When } from '../tongue.ts';
import { counts } from './counts.ts';
import { and } from './joining.ts';
import { NAMES } from './names.ts';
import { cardOf, OTHER_ACC, POINT, TIME, VOTE } from './nouns.ts';
import { SUBJECTS, steps } from './steps.ts';

const VOTES: Readonly<Record<VoteKind, string>> = {
  auction: 'аукцион',
  referendum: 'референдум',
  sanctions: 'санкции',
};

export const words: CardWords = {
  step: (step, where) => steps.step(step, where),
  heading: (step) => (step.do === 'vote' ? VOTES[step.vote] : null),
  subject: (role) => SUBJECTS[role][0],
  test: (test, isMet) => counts.test(test, isMet),
  attack: 'атака',
  polished: (text) => text,
  and,
  ...RUSSIAN_FRAMES,
  otherwise: (clause, test, other) => `${clause}, а если ${test} — ${other}`,
  choice: (options) => `выбери одно: ${options.join('; ')}`,
  times: (n, clause) => `${counted(RUSSIAN, n, TIME)}: ${clause}`,

  ongoing: 'постоянка',
  defence: 'защита',
  ongoingDefence: 'постоянка-защита',
  group: 'групповая атака',
  nothing: 'Ничего не делает.',
  fleeting: 'Если в конце любого хода эта карта ещё на барахолке, она уничтожается.',
  guarded: 'Суперпостоянка: победить эту карту можно, только сбросив 1 жетон доступа в самом начале своего хода.',
  paired: 'В конце игры: −1 победное очко, если в пару к этой карте нет карты «Волны гения».',
  trigger: (when, clause) => `${happening(when)}${when.on === 'start' ? '' : ','} ${clause}`,
  gaining(what, who, clause) {
    const [from, card] = [what?.from === undefined ? '' : ' с барахолки', cardOf(what).one.acc];
    const event = who === 'you' ? 'покупаешь или получаешь' : 'враг покупает или получает';
    return `когда ${event}${from} ${card}, ${clause}`;
  },
  gainingSelf: (clause) => `когда покупаешь или получаешь эту карту, вместо этого ${clause}`,
  voting: (what, isFirst, clause) =>
    `когда ${isFirst ? 'впервые за ход ' : ''}играешь ${cardOf(what).one.acc}, ${clause}`,
  using: (occasion, clause) => `${OCCASIONS[occasion]} ${clause}`,
  discardFrom: (place) => (place === 'hand' ? 'сбрось эту карту с руки' : 'сбрось эту карту из игры'),
  avoid: (purposes) => and(['избежать атаки', ...purposes]),
  moreVotes: (by) => `в голосованиях у тебя на ${counted(RUSSIAN, by, VOTE)} больше`,
  cheaper(what, by) {
    const card = what?.is === undefined ? cardOf(what).one.nom : steps.quoted(what.is);
    return `${card} стоит для тебя на ${Math.abs(by)} ${by < 0 ? 'меньше' : 'больше'}`;
  },
  bonus,
};

const OCCASIONS: Readonly<Record<Occasion, string>> = {
  once: 'раз в ход',
  often: 'в свой ход сколько угодно раз',
  'this-turn': 'сколько угодно раз в этот ход',
};

function happening({ on, what, self: isSelf, first, other, lasting, isOngoing }: When): string {
  const card = isSelf ? 'эту карту' : `${other ? `${agree(cardOf(what), OTHER_ACC)} ` : ''}${accusative(what)}`;
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

function accusative(what: What | undefined): string {
  return what?.is === undefined ? cardOf(what).one.acc : `«${NAMES[what.is]!.acc}»`;
}

function bonus(bonus: Bonus): string {
  if ('per' in bonus) return `в конце игры: +${counted(RUSSIAN, 1, POINT)} за ${counts.each(bonus.per)}`;
  const card = cardOf(bonus.most).several.gen;
  return `в конце игры: +${counted(RUSSIAN, bonus.points, POINT)}, если ни у кого нет больше ${card}, чем у тебя`;
}

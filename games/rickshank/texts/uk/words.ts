// The words on a card. No past tense that would tell a man from a woman: «розіграно іншого Ріка», not «ти розіграв».

import { UKRAINIAN_FRAMES } from '@kuluary/effects/words/frames';
import { counted } from '@kuluary/effects/words/lexicon';
import { agree, UKRAINIAN } from '@kuluary/effects/words/slavic';
import type { Bonus, VoteKind, What } from '../../rules/dialect.ts';
import type { CardWords, Occasion, When } from '../tongue.ts';
import { counts } from './counts.ts';
import { and } from './joining.ts';
import { NAMES } from './names.ts';
import { cardOf, OTHER_ACC, POINT, TIME, VOTE } from './nouns.ts';
import { SUBJECTS, steps } from './steps.ts';

const VOTES: Readonly<Record<VoteKind, string>> = {
  auction: 'аукціон',
  referendum: 'референдум',
  sanctions: 'санкції',
};

/** «карти й жетон», «якщо в тебе», «щоб узяти»: where vowels meet, and where consonants do. */
export function euphonic(text: string): string {
  return text
    .replace(/(?<=[аеєиіїоуюя]) і (?=[^йєїюя])/giu, ' й ')
    .replace(/(?<=[аеєиіїоуюя]) у (?!св|хв|тв|дв|зв)(?=[бгґджзклмнпрстхцчшщ«])/giu, ' в ')
    .replace(/(?<=[бвгґджзйклмнпрстфхцчшщ] )в(?=зяти|вести)/gu, 'у');
}

export const words: CardWords = {
  step: (step, where) => steps.step(step, where),
  heading: (step) => (step.do === 'vote' ? VOTES[step.vote] : null),
  subject: (role) => SUBJECTS[role][0],
  test: (test, isMet) => counts.test(test, isMet),
  attack: 'атака',
  polished: euphonic,
  and,
  ...UKRAINIAN_FRAMES,
  otherwise: (clause, test, other) => `${clause}, а якщо ${test} — ${other}`,
  choice: (options) => `обери одне: ${options.join('; ')}`,
  times: (n, clause) => `${counted(UKRAINIAN, n, TIME)}: ${clause}`,

  ongoing: 'постійка',
  defence: 'захист',
  ongoingDefence: 'постійка-захист',
  group: 'групова атака',
  nothing: 'Нічого не робить.',
  fleeting: 'Якщо наприкінці будь-якого ходу ця карта ще на барахолці, її знищують.',
  guarded: 'Суперпостійка: перемогти цю карту можна, лише скинувши 1 жетон доступу на самому початку свого ходу.',
  paired: 'Наприкінці гри: −1 переможне очко, якщо в пару до цієї карти немає карти «Хвилі генія».',
  trigger: (when, clause) => `${happening(when)}${when.on === 'start' ? '' : ','} ${clause}`,
  gaining(what, who, clause) {
    const [from, card] = [what?.from === undefined ? '' : ' з барахолки', cardOf(what).one.acc];
    const event = who === 'you' ? 'купуєш або отримуєш' : 'ворог купує або отримує';
    return `коли ${event}${from} ${card}, ${clause}`;
  },
  gainingSelf: (clause) => `коли купуєш або отримуєш цю карту, натомість ${clause}`,
  voting: (what, isFirst, clause) =>
    `коли ${isFirst ? 'вперше за хід ' : ''}розігруєш ${cardOf(what).one.acc}, ${clause}`,
  using: (occasion, clause) => `${OCCASIONS[occasion]} ${clause}`,
  discardFrom: (place) => (place === 'hand' ? 'скинь цю карту з руки' : 'скинь цю карту з гри'),
  avoid: (purposes) => and(['уникнути атаки', ...purposes]),
  moreVotes: (by) => `у голосуваннях у тебе на ${counted(UKRAINIAN, by, VOTE)} більше`,
  cheaper(what, by) {
    const card = what?.is === undefined ? cardOf(what).one.nom : steps.quoted(what.is);
    return `${card} коштує для тебе на ${Math.abs(by)} ${by < 0 ? 'менше' : 'більше'}`;
  },
  bonus,
};

const OCCASIONS: Readonly<Record<Occasion, string>> = {
  once: 'раз за хід',
  often: 'у свій хід скільки завгодно разів',
  'this-turn': 'скільки завгодно разів у цей хід',
};

function happening({ on, what, self: isSelf, first, other, lasting, isOngoing }: When): string {
  const card = isSelf ? 'цю карту' : `${other ? `${agree(cardOf(what), OTHER_ACC)} ` : ''}${accusative(what)}`;
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

function accusative(what: What | undefined): string {
  return what?.is === undefined ? cardOf(what).one.acc : `«${NAMES[what.is]!.acc}»`;
}

function bonus(bonus: Bonus): string {
  if ('per' in bonus) return `наприкінці гри: +${counted(UKRAINIAN, 1, POINT)} за ${counts.each(bonus.per)}`;
  const card = cardOf(bonus.most).several.gen;
  return `наприкінці гри: +${counted(UKRAINIAN, bonus.points, POINT)}, якщо ні в кого немає більше ${card}, ніж у тебе`;
}

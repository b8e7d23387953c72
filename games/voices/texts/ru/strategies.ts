// The names of the strategies, and a word on each.

import type { StrategyWords } from '../fiction.ts';

export const STRATEGIES: Readonly<Record<string, StrategyWords>> = {
  'written-statement': {
    title: 'Письменное заявление',
    fiction: 'Рука напишет то, что язык только испортил бы.',
  },
  'excessive-force': {
    title: 'Чрезмерная сила',
    fiction: 'Оно бы и само упало — нужно было лишь помочь ему решиться.',
  },
  'second-thoughts': {
    title: 'Задним умом',
    fiction: 'Если подумать — то же самое чувство, но чуточку левее.',
  },
  'talking-point': {
    title: 'Ещё раз для протокола',
    fiction: 'Сказано один раз — мнение, сказано дважды — общеизвестный факт.',
  },
  'sideways-glance': {
    title: 'Взгляд искоса',
    fiction: 'За то, что смотришь в потолок через чужие записи, ещё никого не сажали.',
  },
  'gut-feeling': {
    title: 'Нутром чую',
    fiction: 'То ли мудрость, то ли фасоль.',
  },
  'five-year-plan': {
    title: 'Пятилетний план',
    fiction: 'Пункт первый, «составить план», выполняется с опережением.',
  },
  earworm: {
    title: 'Прилипчивый мотивчик',
    fiction: 'Три ноты из рекламы матрасов — и кто-то из голосов потерял мысль.',
  },
  'me-first': {
    title: 'Чур, я первый',
    fiction: 'Кто откашлялся, тот, строго говоря, уже начал.',
  },
  'second-wind': {
    title: 'Второе дыхание',
    fiction: 'Иное чувство похоронишь, а оно просто прилегло.',
  },
  'an-eye-for-an-eye': {
    title: 'Око за око',
    fiction: 'Падать надо красиво: держась за чужой рукав.',
  },
  'last-words': {
    title: 'Последнее слово',
    fiction: 'Сказанное на лету обычно приземляется на кого-нибудь другого.',
  },
};

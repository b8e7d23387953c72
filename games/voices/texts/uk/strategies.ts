// The names of the strategies, and a word on each.

import type { StrategyWords } from '../fiction.ts';

export const STRATEGIES: Readonly<Record<string, StrategyWords>> = {
  'written-statement': {
    title: 'Письмова заява',
    fiction: 'Рука напише те, що язик тільки зіпсував би.',
  },
  'excessive-force': {
    title: 'Надмірна сила',
    fiction: 'Воно б і саме впало — треба було лише допомогти йому зважитися.',
  },
  'second-thoughts': {
    title: 'Думка навздогін',
    fiction: 'Якщо подумати — те саме почуття, але трішечки лівіше.',
  },
  'talking-point': {
    title: 'Ще раз для протоколу',
    fiction: 'Сказане один раз — думка, сказане двічі — загальновідомий факт.',
  },
  'sideways-glance': {
    title: 'Погляд скоса',
    fiction: 'За те, що дивишся на стелю крізь чужі нотатки, ще нікого не посадили.',
  },
  'gut-feeling': {
    title: 'Нутром чую',
    fiction: 'Чи то мудрість, чи то квасоля.',
  },
  'five-year-plan': {
    title: 'П’ятирічний план',
    fiction: 'Пункт перший, «скласти план», виконується з випередженням.',
  },
  earworm: {
    title: 'Причепливий мотивчик',
    fiction: 'Три ноти з реклами матраців — і хтось із голосів загубив думку.',
  },
  'me-first': {
    title: 'Цур, я перший',
    fiction: 'Хто відкашлявся, той, власне кажучи, вже почав.',
  },
  'second-wind': {
    title: 'Друге дихання',
    fiction: 'Буває, поховаєш почуття, а воно просто прилягло.',
  },
  'an-eye-for-an-eye': {
    title: 'Око за око',
    fiction: 'Падати треба красиво: тримаючись за чужий рукав.',
  },
  'last-words': {
    title: 'Останнє слово',
    fiction: 'Сказане на льоту здебільшого приземляється на когось іншого.',
  },
};

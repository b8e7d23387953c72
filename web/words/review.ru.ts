import type { Catalogue } from '@kuluary/texts/catalogue';
import type { ReviewKey } from './review.ts';

export const words: Catalogue<ReviewKey> = {
  title: 'Как это было',
  about: 'Эксперт разберёт партию: кто когда был впереди, что сделал бы он и какую ложь никто не поймал.',
  open: 'Разобрать партию',
  doing: 'Эксперт думает: {done}',
  failed: 'Эксперт не отзывается. Обнови страницу, чтобы попробовать снова.',
  costly: 'Что обошлось дороже всего; проценты — шансы на победу. Нажми, чтобы увидеть этот момент.',
  flawless: 'Эксперт вряд ли сыграл бы лучше.',
  made: '{name}: «{answer}»',
  best: 'Эксперт: «{answer}»',
  nothing: 'Здесь выбирать было не из чего.',
  'best.same': 'Эксперт сделал бы так же.',
  'kind.bluff': 'блеф',
  'kind.caught': 'блеф пойман',
  'kind.missed': 'блеф пропущен',
  'kind.mistake': 'дорогой ответ',
};

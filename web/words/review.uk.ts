import type { Catalogue } from '@kuluary/texts/catalogue';
import type { ReviewKey } from './review.ts';

export const words: Catalogue<ReviewKey> = {
  title: 'Як це було',
  about: 'Експерт розбере партію: хто коли був попереду, що зробив би він і яку брехню ніхто не спіймав.',
  open: 'Розібрати партію',
  doing: 'Експерт думає: {done}',
  failed: 'Експерт не озивається. Онови сторінку, щоб спробувати ще.',
  costly: 'Що коштувало найдорожче; відсотки — шанси на перемогу. Натисни, щоб побачити цю мить.',
  flawless: 'Експерт навряд чи зіграв би краще.',
  made: '{name}: «{answer}»',
  best: 'Експерт: «{answer}»',
  nothing: 'Тут не було з чого обирати.',
  'best.same': 'Експерт зробив би так само.',
  'kind.bluff': 'блеф',
  'kind.caught': 'блеф спіймано',
  'kind.missed': 'блеф пропущено',
  'kind.mistake': 'дорога відповідь',
};

import { useSettings } from '../settings/use-settings.ts';
import { TABLE } from '../words/table.ts';
import { useWords } from '../words/use-words.ts';
import styles from './kept-until.module.css';
import type { Room } from './room.ts';

/** Until when a finished game can be seen again. One in the page is kept until another begins there. */
export function KeptUntil({ room: { model, place } }: { readonly room: Room }) {
  const say = useWords(TABLE);
  const { language } = useSettings();
  const { goes } = model.table;
  if (place.kind === 'page') return <p className={styles.kept}>{say('kept.here')}</p>;
  if (goes === null) return null;
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(goes);
  return <p className={styles.kept}>{say('kept.until', { date })}</p>;
}

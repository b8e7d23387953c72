import { useSettings } from '../settings/use-settings.ts';
import { TABLE_WORDS } from '../words/table.ts';
import { useWords } from '../words/use-words.ts';
import styles from './expiry-note.module.css';
import type { TableSession } from './table-session.ts';

/** Until when a finished match can be replayed. A local one is kept until another begins. */
export function ExpiryNote({ session: { model, hosting } }: { readonly session: TableSession }) {
  const say = useWords(TABLE_WORDS);
  const { language } = useSettings();
  const { goes } = model.table;
  if (hosting.kind === 'page') return <p className={styles.kept}>{say('kept.here')}</p>;
  if (goes === null) return null;
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(goes);
  return <p className={styles.kept}>{say('kept.until', { date })}</p>;
}

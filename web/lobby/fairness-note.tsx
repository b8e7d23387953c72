import type { TableInfo } from '@kuluary/protocol/to-browser';
import { Icon } from '@kuluary/ui/icons';
import { Sheet } from '@kuluary/ui/sheet';
import { useState } from 'react';
import { knownSalt } from '../settings/deal-salt.ts';
import { useSettings } from '../settings/use-settings.ts';
import { APP_WORDS } from '../words/app.ts';
import { LOBBY_WORDS } from '../words/lobby.ts';
import { useWords } from '../words/use-words.ts';
import styles from './fairness-note.module.css';
import { formatRemovalTime } from './removal-time.ts';

/** The fairness commitment, with an explanation behind a button; and how long the table stays. */
export function FairnessNote({ table }: { readonly table: TableInfo }) {
  const say = useWords(LOBBY_WORDS);
  const sayApp = useWords(APP_WORDS);
  const { language } = useSettings();
  const [open, setOpen] = useState(false);
  return (
    <section className={styles.fairness} aria-label={say('fair')}>
      <p>
        <Icon name="dice" />
        <b>{say('fair')}</b>
        <code aria-hidden="true">{shortenDigest(table.commitment)}</code>
        <button type="button" onClick={() => setOpen(true)}>
          {say('fair.what')}
        </button>
      </p>
      {table.goes !== null && <p>{say('goes', { when: formatRemovalTime(language, table.goes, Date.now()) })}</p>}
      <Sheet open={open} onClose={() => setOpen(false)} title={say('fair')} closeLabel={sayApp('close')}>
        <FairnessExplanation table={table} />
      </Sheet>
    </section>
  );
}

function FairnessExplanation({ table }: { readonly table: TableInfo }) {
  const say = useWords(LOBBY_WORDS);
  const salt = knownSalt(table.id);
  return (
    <div className={styles.explanation}>
      <p>{say('fair.about')}</p>
      <dl>
        <dt>{say('fair.print')}</dt>
        <dd>
          <code>{table.commitment}</code>
        </dd>
        {salt !== undefined && (
          <>
            <dt>{say('fair.own')}</dt>
            <dd>
              <code>{salt}</code>
            </dd>
            <dd>{say('fair.own.about')}</dd>
          </>
        )}
      </dl>
    </div>
  );
}

function shortenDigest(digest: string): string {
  return digest.length > 12 ? `${digest.slice(0, 4)}…${digest.slice(-4)}` : digest;
}

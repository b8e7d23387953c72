import type { TableInfo } from '@kuluary/protocol/to-browser';
import { Icon } from '@kuluary/stage/icons';
import { Sheet } from '@kuluary/stage/sheet';
import { useState } from 'react';
import { saltOf } from '../settings/salt.ts';
import { useSettings } from '../settings/use-settings.ts';
import { APP } from '../words/app.ts';
import { LOBBY } from '../words/lobby.ts';
import { useWords } from '../words/use-words.ts';
import styles from './fairness.module.css';
import { whenGone } from './when-gone.ts';

/** The promise of a fair deal, in a line; what it means, for whoever asks. And how long the table stays. */
export function Fairness({ table }: { readonly table: TableInfo }) {
  const say = useWords(LOBBY);
  const sayApp = useWords(APP);
  const { language } = useSettings();
  const [open, setOpen] = useState(false);
  return (
    <section className={styles.fairness} aria-label={say('fair')}>
      <p>
        <Icon name="dice" />
        <b>{say('fair')}</b>
        <code aria-hidden="true">{shortened(table.commitment)}</code>
        <button type="button" onClick={() => setOpen(true)}>
          {say('fair.what')}
        </button>
      </p>
      {table.goes !== null && <p>{say('goes', { when: whenGone(language, table.goes, Date.now()) })}</p>}
      <Sheet open={open} onClose={() => setOpen(false)} title={say('fair')} closeLabel={sayApp('close')}>
        <Explanation table={table} />
      </Sheet>
    </section>
  );
}

function Explanation({ table }: { readonly table: TableInfo }) {
  const say = useWords(LOBBY);
  const salt = saltOf(table.id);
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

function shortened(print: string): string {
  return print.length > 12 ? `${print.slice(0, 4)}…${print.slice(-4)}` : print;
}

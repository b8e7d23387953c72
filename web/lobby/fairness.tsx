import type { TableInfo } from '@kuluary/protocol/to-browser';
import { Icon } from '@kuluary/stage/icons';
import { saltOf } from '../settings/salt.ts';
import { useSettings } from '../settings/settings.ts';
import { LOBBY } from '../words/lobby.ts';
import { useWords } from '../words/use-words.ts';
import styles from './fairness.module.css';
import { whenGone } from './when-gone.ts';

/** The promise of a fair deal, in a line; what it means, for whoever asks. And how long the table stays. */
export function Fairness({ table }: { readonly table: TableInfo }) {
  const say = useWords(LOBBY);
  const { language } = useSettings();
  const salt = saltOf(table.id);
  return (
    <section className={styles.fairness} aria-label={say('fair')}>
      <details>
        <summary>
          <Icon name="dice" />
          <b>{say('fair')}</b>
          <code aria-hidden="true">{shortened(table.commitment)}</code>
          <span>{say('fair.what')}</span>
        </summary>
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
      </details>
      {table.goes !== null && (
        <p className={styles.goes}>{say('goes', { when: whenGone(language, table.goes, Date.now()) })}</p>
      )}
    </section>
  );
}

function shortened(print: string): string {
  return print.length > 12 ? `${print.slice(0, 4)}…${print.slice(-4)}` : print;
}

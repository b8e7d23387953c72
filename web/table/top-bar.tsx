// The bar above the table: menu, game, turn, rules, sound, log.

import { classNames, RoundButton, RoundLink } from '@kuluary/ui/buttons';
import { Icon } from '@kuluary/ui/icons';
import type { ReactNode } from 'react';
import { changeSettings } from '../settings/settings.ts';
import { useSettings } from '../settings/use-settings.ts';
import { TABLE_WORDS } from '../words/table.ts';
import { useWords } from '../words/use-words.ts';
import type { Reference } from './reference-card.tsx';
import styles from './top-bar.module.css';
import { useMediaQuery, WIDE_SCREEN } from './use-media-query.ts';

interface TopBarProps {
  readonly title: string;
  readonly note: string | null; // beside the title: the turn
  readonly rules: string; // address of the rules
  readonly onRules?: (() => void) | undefined; // opens them here instead
  readonly reference: Pick<Reference, 'isShown' | 'toggle'>;
  readonly lead: ReactNode; // at the left: the menu, or a link back
  readonly status?: ReactNode; // what is unusual; where space is short it replaces the title
  readonly unread: number; // lines of the log that came since it was last open
  readonly onLog: () => void;
}

const MAX_TITLE = 14; // characters: a longer title leaves no space for the note on a phone

export function TopBar({ title, note, rules, onRules, reference, lead, status, unread, onLog }: TopBarProps) {
  const say = useWords(TABLE_WORDS);
  const { sound } = useSettings();
  const isWide = useMediaQuery(WIDE_SCREEN);
  return (
    <>
      {lead}
      <h1 className={classNames(styles.title, Boolean(status) && styles.yielding)}>
        {title}
        {note !== null && (isWide || title.length <= MAX_TITLE) && <span> {note}</span>}
      </h1>
      {status && <div className={styles.status}>{status}</div>}
      <RoundButton
        label={say('bar.reference')}
        className={styles.wordy}
        aria-pressed={reference.isShown}
        onClick={reference.toggle}
      >
        {isWide && <span aria-hidden="true">{say('bar.reference')}</span>}
        <Icon name="reference" />
      </RoundButton>
      <RoundLink
        href={rules}
        label={say('bar.rules')}
        className={styles.wordy}
        onClick={(event) => {
          if (!onRules || event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onRules();
        }}
      >
        {isWide && <span aria-hidden="true">{say('bar.rules')}</span>}
        <Icon name="book" />
      </RoundLink>
      <RoundButton
        label={say(sound ? 'bar.sound-on' : 'bar.sound-off')}
        aria-pressed={sound}
        onClick={() => changeSettings({ sound: !sound })}
      >
        <Icon name={sound ? 'sound' : 'silence'} />
      </RoundButton>
      {!isWide && (
        <RoundButton
          className={styles.log}
          label={unread > 0 ? say('bar.log-unread', { count: unread }) : say('bar.log')}
          onClick={onLog}
        >
          <Icon name="log" />
          {unread > 0 && <i className={styles.dot} aria-hidden="true" />}
        </RoundButton>
      )}
    </>
  );
}

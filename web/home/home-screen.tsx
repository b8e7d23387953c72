import { Mark } from '@kuluary/stage/brand';
import { Button } from '@kuluary/stage/buttons';
import { Chamber } from '@kuluary/stage/chamber';
import { Icon } from '@kuluary/stage/icons';
import { useEffect, useState } from 'react';
import { LanguageSwitch } from '../settings/language-switch.tsx';
import { NameField } from '../settings/name-field.tsx';
import { ThemeSwitch } from '../settings/theme-switch.tsx';
import { APP } from '../words/app.ts';
import { HOME } from '../words/home.ts';
import { useWords } from '../words/use-words.ts';
import { CodeSheet } from './code-sheet.tsx';
import { DOORS, Door } from './door.tsx';
import styles from './home.module.css';
import { SelfHostingSheet } from './self-hosting-sheet.tsx';

type Opened = 'code' | 'self-hosting' | null;

/** The corridor: three doors, each into its own world. */
export default function HomeScreen() {
  const say = useWords(HOME);
  const sayApp = useWords(APP);
  const [opened, setOpened] = useState<Opened>(null);
  useEffect(() => {
    document.title = say('title');
  }, [say]);
  return (
    <div className={styles.home}>
      <Chamber className={styles.wall} />
      <header className={styles.top}>
        <p className={styles.brand}>
          <Mark />
          {sayApp('name')}
        </p>
        <h1>{say('question')}</h1>
        <NameField className={styles.name} />
        <Button className={styles.code} onClick={() => setOpened('code')} aria-label={say('by-code')}>
          <Icon name="key" />
          {say('by-code.short')}
        </Button>
        <div className={styles.switches}>
          <ThemeSwitch />
          <LanguageSwitch />
        </div>
      </header>
      <main className={styles.doors}>
        {DOORS.map((door) => (
          <Door key={door.game} {...door} />
        ))}
        <nav className={styles.ways} aria-label={say('more')}>
          <button type="button" onClick={() => setOpened('code')}>
            <Icon name="key" />
            <span>{say('by-code')}</span>
          </button>
          <a href="/tables">
            <Icon name="people" />
            <span>{say('open-tables')}</span>
          </a>
          <button type="button" onClick={() => setOpened('self-hosting')}>
            <Icon name="house" />
            <span>{say('self-hosting')}</span>
          </button>
        </nav>
      </main>
      <CodeSheet open={opened === 'code'} onClose={() => setOpened(null)} />
      <SelfHostingSheet open={opened === 'self-hosting'} onClose={() => setOpened(null)} />
    </div>
  );
}

import { Backdrop } from '@kuluary/ui/backdrop';
import { BrandMark } from '@kuluary/ui/brand-mark';
import { Button } from '@kuluary/ui/buttons';
import { Icon } from '@kuluary/ui/icons';
import { useEffect, useState } from 'react';
import { LanguageSwitch } from '../settings/language-switch.tsx';
import { NameField } from '../settings/name-field.tsx';
import { ThemeSwitch } from '../settings/theme-switch.tsx';
import { APP_WORDS } from '../words/app.ts';
import { HOME_WORDS } from '../words/home.ts';
import { useWords } from '../words/use-words.ts';
import { GAME_CARDS, GameCard } from './game-card.tsx';
import styles from './home-screen.module.css';
import { JoinByCodeSheet } from './join-by-code-sheet.tsx';
import { SelfHostingSheet } from './self-hosting-sheet.tsx';

type SheetName = 'code' | 'self-hosting' | null;

export default function HomeScreen() {
  const say = useWords(HOME_WORDS);
  const sayApp = useWords(APP_WORDS);
  const [openSheet, setOpenSheet] = useState<SheetName>(null);
  useEffect(() => {
    document.title = say('title');
  }, [say]);
  return (
    <div className={styles.home}>
      <Backdrop className={styles.wall} />
      <header className={styles.top}>
        <p className={styles.brand}>
          <BrandMark />
          {sayApp('name')}
        </p>
        <h1>{say('question')}</h1>
        <NameField className={styles.name} />
        <Button className={styles.code} onClick={() => setOpenSheet('code')} aria-label={say('by-code')}>
          <Icon name="key" />
          {say('by-code.short')}
        </Button>
        <div className={styles.switches}>
          <ThemeSwitch />
          <LanguageSwitch />
        </div>
      </header>
      <main className={styles.doors}>
        {GAME_CARDS.map((card) => (
          <GameCard key={card.game} {...card} />
        ))}
        <nav className={styles.ways} aria-label={say('more')}>
          <button type="button" onClick={() => setOpenSheet('code')}>
            <Icon name="key" />
            <span>{say('by-code')}</span>
          </button>
          <a href="/tables">
            <Icon name="people" />
            <span>{say('open-tables')}</span>
          </a>
          <button type="button" onClick={() => setOpenSheet('self-hosting')}>
            <Icon name="house" />
            <span>{say('self-hosting')}</span>
          </button>
          <a href="/credits">
            <Icon name="pen" />
            <span>{say('credits')}</span>
          </a>
        </nav>
      </main>
      <JoinByCodeSheet open={openSheet === 'code'} onClose={() => setOpenSheet(null)} />
      <SelfHostingSheet open={openSheet === 'self-hosting'} onClose={() => setOpenSheet(null)} />
    </div>
  );
}

// The screen that asks to pass the device. It shows only what everybody may know.

import { Avatar } from '@kuluary/ui/avatar';
import { Backdrop } from '@kuluary/ui/backdrop';
import { Button, ButtonLink, classNames } from '@kuluary/ui/buttons';
import { useEffect, useRef } from 'react';
import lit from '../app/backdrop-light.module.css';
import type { TableModel } from '../connection/table-model.ts';
import { useSettings } from '../settings/use-settings.ts';
import { portraitOfSeat } from '../table/table-players.ts';
import { playerNames } from '../table/table-session.ts';
import { useGame } from '../use-game.ts';
import { APP_WORDS } from '../words/app.ts';
import { LOCAL_WORDS } from '../words/local.ts';
import { useWords } from '../words/use-words.ts';
import styles from './pass-device-screen.module.css';
import { recentLogLines } from './recent-log-lines.ts';

interface PassDeviceScreenProps {
  readonly spectatorModel: TableModel;
  readonly person: number; // people have the first seats, in their order
  readonly onTake: () => void;
}

export function PassDeviceScreen({ spectatorModel, person, onTake }: PassDeviceScreenProps) {
  const say = useWords(LOCAL_WORDS);
  const sayApp = useWords(APP_WORDS);
  const { language } = useSettings();
  const game = useGame(spectatorModel.table.game);
  const name = playerNames(spectatorModel)[person]!;
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    document.title = say('pass.title', { name });
  }, [say, name]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each person anew
  useEffect(() => {
    card.current?.querySelector('button')?.focus();
  }, [person]);
  return (
    <main className={classNames(lit.lit, styles.curtain)}>
      <Backdrop />
      <section ref={card} className={styles.card}>
        <Avatar portrait={portraitOfSeat(person)} className={styles.avatar} />
        <div role="alert">
          <h1>{say('pass.title', { name })}</h1>
        </div>
        <p>{say('pass.about', { name })}</p>
        <Button look="brass" onClick={onTake}>
          {say('pass.ready', { name })}
        </Button>
      </section>
      <section className={styles.log} aria-label={say('pass.log')}>
        <h2>{say('pass.log')}</h2>
        <ul>
          {recentLogLines(game.texts, spectatorModel, language).map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines that are read once
            <li key={at}>{line}</li>
          ))}
        </ul>
      </section>
      <ButtonLink href="/" note={say('pass.waits')}>
        {sayApp('home')}
      </ButtonLink>
    </main>
  );
}

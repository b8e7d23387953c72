// Links on a game's card to the latest table where this device has a seat, and to the unfinished hot-seat match.

import { ButtonLink } from '@kuluary/ui/buttons';
import { useHasUnfinishedGame } from '../local/unfinished-game.ts';
import { useLatestTable } from '../table/recent-tables.ts';
import { HOME_WORDS } from '../words/home.ts';
import { useWords } from '../words/use-words.ts';
import styles from './game-card.module.css';

export function ResumeLinks({ game }: { readonly game: string }) {
  const say = useWords(HOME_WORDS);
  const latestTable = useLatestTable(game);
  const isHotSeatUnfinished = useHasUnfinishedGame(`hot-seat.${game}`);
  return (
    <>
      {latestTable !== undefined && (
        <ButtonLink
          className={styles.wide}
          href={`/t/${latestTable}`}
          note={say('resume.table', { code: latestTable })}
        >
          {say('resume')}
        </ButtonLink>
      )}
      {isHotSeatUnfinished && (
        <ButtonLink className={styles.wide} href={`/hot-seat/${game}`} note={say('resume.hot-seat')}>
          {say('resume')}
        </ButtonLink>
      )}
    </>
  );
}

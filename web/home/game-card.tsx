import { Button, ButtonLink, classNames } from '@kuluary/ui/buttons';
import { Icon } from '@kuluary/ui/icons';
import { preloadScreen } from '../app/screens.ts';
import { peekSavedGames } from '../local/saved-games.ts';
import { useHasUnfinishedGame } from '../local/unfinished-game.ts';
import { APP_WORDS } from '../words/app.ts';
import { HOME_WORDS } from '../words/home.ts';
import { useWords } from '../words/use-words.ts';
import styles from './game-card.module.css';
import coup from './game-pictures/coup.svg';
import rickshank from './game-pictures/rickshank.svg';
import voices from './game-pictures/voices.svg';
import { ResumeLinks } from './resume-links.tsx';
import { TableUnavailableSheet } from './table-unavailable-sheet.tsx';
import { useCreateTable } from './use-create-table.ts';

export const GAME_CARDS = [
  { game: 'coup', picture: coup, look: 'brass' },
  { game: 'voices', picture: voices, look: 'paper' },
  { game: 'rickshank', picture: rickshank, look: 'portal' },
] as const;

type GameCardProps = (typeof GAME_CARDS)[number];

export function GameCard({ game, picture, look }: GameCardProps) {
  const say = useWords(HOME_WORDS);
  return (
    <article className={classNames(styles.door, styles[game])}>
      <div className={styles.arch}>
        <img src={picture} width="400" height="440" alt="" draggable={false} />
        {game === 'rickshank' && <SpeechBalloon>{say('rickshank.cry')}</SpeechBalloon>}
      </div>
      <div className={styles.words}>
        <h2>{say(`${game}.title`)}</h2>
        <p className={styles.about}>{say(`${game}.about`)}</p>
        <p className={styles.meta}>{say(`${game}.meta`)}</p>
      </div>
      <GameActions game={game} look={look} />
    </article>
  );
}

function GameActions({ game, look }: Pick<GameCardProps, 'game' | 'look'>) {
  const say = useWords(HOME_WORDS);
  const sayApp = useWords(APP_WORDS);
  const { create, isCreating, refusalCode, dismissRefusal } = useCreateTable(game);
  const isPlaying = useHasUnfinishedGame(`play.${game}`);
  return (
    <div className={styles.ways}>
      <div className={styles.play}>
        <ButtonLink
          look={look}
          href={`/play/${game}`}
          {...(isPlaying && { note: say('resume.bots') })}
          onPointerEnter={() => preloadScreen('play')}
          onFocus={() => preloadScreen('play')}
        >
          {say(isPlaying ? 'resume' : 'play')}
        </ButtonLink>
        <ButtonLink href={`/play/${game}#options`} aria-label={say('play.options')} title={say('play.options')}>
          <Icon name="settings" />
        </ButtonLink>
      </div>
      <Button onClick={() => void create()} aria-disabled={isCreating}>
        {say(isCreating ? 'making' : 'make')}
      </Button>
      {isPlaying && (
        <ButtonLink
          className={styles.wide}
          href={`/play/${game}`}
          note={say('fresh.note')}
          onClick={() => peekSavedGames(`play.${game}`).currentTable.clear()}
        >
          {say('fresh')}
        </ButtonLink>
      )}
      <ResumeLinks game={game} />
      <a className={styles.quiet} href={`/hot-seat/${game}`}>
        <Icon name="phone" />
        <span>{say('hot-seat')}</span>
      </a>
      <a className={styles.quiet} href={`/rules/${game}`}>
        <Icon name="book" />
        <span>{sayApp('rules')}</span>
      </a>
      <TableUnavailableSheet game={game} code={refusalCode} onClose={dismissRefusal} onAgain={() => void create()} />
    </div>
  );
}

/** Text over the picture, since it is in the reader's language. */
function SpeechBalloon({ children }: { readonly children: string }) {
  return (
    <svg className={styles.cry} viewBox="0 0 400 440" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <text x="282" y="151" textAnchor="middle" transform="rotate(8 282 138)">
        {children}
      </text>
    </svg>
  );
}

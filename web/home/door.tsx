import { Button, ButtonLink, classes } from '@kuluary/stage/buttons';
import { Icon } from '@kuluary/stage/icons';
import { warmUp } from '../app/screens.ts';
import { lookInto } from '../local/drawers.ts';
import { useUnfinished } from '../local/unfinished.ts';
import { useLastTable } from '../table/last-table.ts';
import { APP } from '../words/app.ts';
import { HOME } from '../words/home.ts';
import { useWords } from '../words/use-words.ts';
import styles from './door.module.css';
import coup from './doors/coup.svg';
import rickshank from './doors/rickshank.svg';
import voices from './doors/voices.svg';
import { RefusalSheet } from './refusal-sheet.tsx';
import { useNewTable } from './use-new-table.ts';

export const DOORS = [
  { game: 'coup', picture: coup, look: 'brass' },
  { game: 'voices', picture: voices, look: 'paper' },
  { game: 'rickshank', picture: rickshank, look: 'portal' },
] as const;

type DoorProps = (typeof DOORS)[number];

export function Door({ game, picture, look }: DoorProps) {
  const say = useWords(HOME);
  return (
    <article className={classes(styles.door, styles[game])}>
      <div className={styles.arch}>
        <img src={picture} width="400" height="440" alt="" draggable={false} />
        {game === 'rickshank' && <Cry>{say('rickshank.cry')}</Cry>}
      </div>
      <div className={styles.words}>
        <h2>{say(`${game}.title`)}</h2>
        <p className={styles.about}>{say(`${game}.about`)}</p>
        <p className={styles.meta}>{say(`${game}.meta`)}</p>
      </div>
      <Ways game={game} look={look} />
    </article>
  );
}

function Ways({ game, look }: Pick<DoorProps, 'game' | 'look'>) {
  const say = useWords(HOME);
  const sayApp = useWords(APP);
  const { make, making, refused, forget } = useNewTable(game);
  const isPlaying = useUnfinished(`play.${game}`);
  const isPassing = useUnfinished(`hot-seat.${game}`);
  const table = useLastTable(game);
  return (
    <div className={styles.ways}>
      <ButtonLink
        look={look}
        href={`/play/${game}`}
        {...(isPlaying && { note: say('resume.bots') })}
        onPointerEnter={() => warmUp('play')}
        onFocus={() => warmUp('play')}
      >
        {say(isPlaying ? 'resume' : 'play')}
      </ButtonLink>
      <Button onClick={() => void make()} aria-disabled={making}>
        {say(making ? 'making' : 'make')}
      </Button>
      {isPlaying && (
        <ButtonLink
          className={styles.wide}
          href={`/play/${game}`}
          note={say('fresh.note')}
          onClick={() => lookInto(`play.${game}`).current.clear()}
        >
          {say('fresh')}
        </ButtonLink>
      )}
      {table !== undefined && (
        <ButtonLink className={styles.wide} href={`/t/${table}`} note={say('resume.table', { code: table })}>
          {say('resume')}
        </ButtonLink>
      )}
      {isPassing && (
        <ButtonLink className={styles.wide} href={`/hot-seat/${game}`} note={say('resume.hot-seat')}>
          {say('resume')}
        </ButtonLink>
      )}
      <a className={styles.quiet} href={`/hot-seat/${game}`}>
        <Icon name="phone" />
        <span>{say('hot-seat')}</span>
      </a>
      <a className={styles.quiet} href={`/rules/${game}`}>
        <Icon name="book" />
        <span>{sayApp('rules')}</span>
      </a>
      <RefusalSheet game={game} code={refused} onClose={forget} onAgain={() => void make()} />
    </div>
  );
}

/** The balloon of the comic speaks the reader's language, so it is set over the picture. */
function Cry({ children }: { readonly children: string }) {
  return (
    <svg className={styles.cry} viewBox="0 0 400 440" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <text x="282" y="151" textAnchor="middle" transform="rotate(8 282 138)">
        {children}
      </text>
    </svg>
  );
}

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
  { game: 'coup', picture: coup, open: true },
  { game: 'voices', picture: voices, open: false },
  { game: 'rickshank', picture: rickshank, open: true },
] as const;

type DoorProps = (typeof DOORS)[number];

/** Games that can be played. */
export const OPEN_GAMES = DOORS.filter(({ open }) => open).map(({ game }) => game);

export function Door({ game, picture, open }: DoorProps) {
  const say = useWords(HOME);
  return (
    <article className={classes(styles.door, styles[game], !open && styles.locked)}>
      <div className={styles.arch}>
        <img src={picture} width="400" height="440" alt="" draggable={false} loading={open ? 'eager' : 'lazy'} />
        {game === 'rickshank' && <Cry>{say('rickshank.cry')}</Cry>}
        {!open && <Keyhole />}
      </div>
      <div className={styles.words}>
        <h2>{say(`${game}.title`)}</h2>
        <p className={styles.about}>{say(`${game}.about`)}</p>
        <p className={styles.meta}>{say(`${game}.meta`)}</p>
      </div>
      {open ? <Ways game={game} /> : <Locked />}
    </article>
  );
}

function Ways({ game }: { readonly game: string }) {
  const say = useWords(HOME);
  const sayApp = useWords(APP);
  const { make, making, refused, forget } = useNewTable(game);
  const isPlaying = useUnfinished(`play.${game}`);
  const isPassing = useUnfinished(`hot-seat.${game}`);
  const table = useLastTable(game);
  return (
    <div className={styles.ways}>
      <ButtonLink
        look="brass"
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

function Locked() {
  const say = useWords(HOME);
  return (
    <p className={styles.note}>
      <Icon name="lock" />
      {say('locked')}
    </p>
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

function Keyhole() {
  return (
    <svg className={styles.keyhole} viewBox="0 0 60 84" aria-hidden="true">
      <path
        d="M30 2c10 0 13 6 20 8 6 2 8 6 8 12 0 12-4 16-4 24s3 12 3 18c0 12-14 18-27 18S3 76 3 64c0-6 3-10 3-18S2 34 2 22c0-6 2-10 8-12 7-2 10-8 20-8z"
        fill="#c8994c"
        stroke="#3a2408"
        strokeWidth="2"
      />
      <path
        d="M30 7c8 0 11 5 18 7 4 2 5 4 5 8 0 11-4 15-4 24s3 12 3 18c0 8-11 13-22 13S8 72 8 64c0-6 3-9 3-18S7 33 7 22c0-4 1-6 5-8 7-2 10-7 18-7z"
        fill="none"
        stroke="#ffe6ae"
        strokeOpacity=".7"
        strokeWidth="1.2"
      />
      <path
        d="M30 26a9 9 0 0 1 5 16.5l4 19.5H21l4-19.5A9 9 0 0 1 30 26z"
        fill="#120b05"
        stroke="#7a5218"
        strokeWidth="1.5"
      />
      <circle cx="30" cy="14" r="2" fill="#7a5218" />
      <circle cx="30" cy="71" r="2" fill="#7a5218" />
    </svg>
  );
}

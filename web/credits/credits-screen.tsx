// /credits: whose games these are, by their rulebooks.

import { Backdrop } from '@kuluary/ui/backdrop';
import { classNames, RoundLink } from '@kuluary/ui/buttons';
import { Icon } from '@kuluary/ui/icons';
import { useEffect } from 'react';
import lit from '../app/backdrop-light.module.css';
import page from '../app/titled-page.module.css';
import { LanguageSwitch } from '../settings/language-switch.tsx';
import { ThemeSwitch } from '../settings/theme-switch.tsx';
import { APP_WORDS } from '../words/app.ts';
import { CREDITS_WORDS, type CreditsKey } from '../words/credits.ts';
import { HOME_WORDS } from '../words/home.ts';
import { useWords } from '../words/use-words.ts';
import styles from './credits-screen.module.css';

type Role = Extract<CreditsKey, `role.${string}`> extends `role.${infer Name}` ? Name : never;
type BookName = Extract<CreditsKey, `book.${string}`> extends `book.${infer Name}` ? Name : never;

interface CreditedGame {
  readonly game: 'coup' | 'voices' | 'rickshank';
  readonly made: readonly Role[];
  readonly books: Readonly<Partial<Record<BookName, readonly Role[]>>>; // the rulebooks whose rules are played here
}

const CREDITED_GAMES: readonly CreditedGame[] = [
  {
    game: 'coup',
    made: ['author', 'development', 'art', 'design', 'rights'],
    books: {
      'hobby-world': ['publisher', 'translation', 'editing'],
      ukrainian: ['publisher'],
      squirrel: ['publisher'],
    },
  },
  {
    game: 'voices',
    made: ['author', 'art', 'design', 'editing', 'rights'],
    books: { 'voices-uk': ['publisher', 'lead', 'translation', 'editing'] },
  },
  {
    game: 'rickshank',
    made: ['author', 'development', 'design', 'editing', 'rights'],
    books: { 'rickshank-ru': ['publisher', 'translation', 'editing'] },
  },
];

export default function CreditsScreen() {
  const say = useWords(CREDITS_WORDS);
  const sayApp = useWords(APP_WORDS);
  const sayHome = useWords(HOME_WORDS);
  useEffect(() => {
    document.title = `${sayHome('credits')} · ${sayApp('name')}`;
  }, [sayHome, sayApp]);
  return (
    <main className={classNames(lit.lit, page.page, styles.credits)}>
      <Backdrop />
      <header className={page.bar}>
        <RoundLink href="/" label={sayApp('home')}>
          <Icon name="back" />
        </RoundLink>
        <span className={styles.switches}>
          <ThemeSwitch />
          <LanguageSwitch />
        </span>
      </header>
      <section className={styles.plaque}>
        <h1>{sayHome('credits')}</h1>
        <p className={styles.lead}>{say('lead')}</p>
        <p className={styles.lead}>{say('independent')}</p>
        {CREDITED_GAMES.map((credited) => (
          <GameCredits key={credited.game} {...credited} />
        ))}
      </section>
    </main>
  );
}

function GameCredits({ game, made, books }: CreditedGame) {
  const say = useWords(CREDITS_WORDS);
  return (
    <article>
      <h2>{say(`title.${game}`)}</h2>
      <Names of={game} roles={made} />
      {(Object.keys(books) as BookName[]).map((book) => (
        <section key={book}>
          <h3>{say(`book.${book}`)}</h3>
          <Names of={book} roles={books[book]!} />
        </section>
      ))}
    </article>
  );
}

function Names({ of, roles }: { readonly of: string; readonly roles: readonly Role[] }) {
  const say = useWords(CREDITS_WORDS);
  return (
    <dl className={styles.names}>
      {roles.map((role) => (
        <div key={role}>
          <dt>{say(`role.${role}`)}</dt>
          <dd>{say(`${of}.${role}` as CreditsKey)}</dd>
        </div>
      ))}
    </dl>
  );
}

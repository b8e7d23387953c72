// /admin: the administration page. State of the server, its tables and their players, and kicking a guest. Needs a token.

import { CODE_DIGITS, MAX_TABLE_SUMMARIES } from '@kuluary/protocol/limits';
import { Backdrop } from '@kuluary/ui/backdrop';
import { classNames, RoundButton, RoundLink } from '@kuluary/ui/buttons';
import { Icon } from '@kuluary/ui/icons';
import { useEffect, useRef, useState } from 'react';
import lit from '../app/backdrop-light.module.css';
import NotFoundScreen from '../app/not-found-screen.tsx';
import { Splash } from '../app/splash.tsx';
import page from '../app/titled-page.module.css';
import { formatTableCode, parseTableCode } from '../home/table-code.ts';
import { ADMIN_WORDS } from '../words/admin.ts';
import { APP_WORDS } from '../words/app.ts';
import { useWords } from '../words/use-words.ts';
import styles from './admin.module.css';
import { storedToken, storeToken } from './admin-token.ts';
import { ServerFigures, ServerVersions } from './server-figures.tsx';
import { TableList } from './table-list.tsx';
import { TableSheet } from './table-sheet.tsx';
import { TokenForm } from './token-form.tsx';
import { useOverview } from './use-overview.ts';

export default function AdminScreen() {
  const say = useWords(ADMIN_WORDS);
  const sayApp = useWords(APP_WORDS);
  const [token, setToken] = useState(storedToken);
  const [code, setCode] = useState('');
  const [chosen, setChosen] = useState<string | null>(null); // the table whose sheet is open
  const { overview, refusalCode, refresh } = useOverview(token, code);
  const isAdmitted = overview !== null;
  useEffect(() => {
    document.title = `${say('title')} · ${sayApp('name')}`;
  }, [say, sayApp]);
  useEffect(() => {
    if (isAdmitted) storeToken(token);
    else if (refusalCode === 'bad-token') storeToken('');
  }, [isAdmitted, refusalCode, token]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAdmitted && document.activeElement === document.body) heading.current?.focus(); // the token form is gone, with its field
  }, [isAdmitted]);
  const lock = () => {
    storeToken('');
    window.location.reload(); // nothing stays in memory
  };
  if (!overview && refusalCode === null) return <Splash />;
  if (!overview && refusalCode === 'no-such-page') return <NotFoundScreen />;
  if (!overview)
    return <TokenForm tried={token} refusalCode={refusalCode} onEnter={setToken} onAgain={() => void refresh()} />;
  const { tables, found } = overview;
  return (
    <main className={classNames(lit.lit, page.page, styles.admin)}>
      <Backdrop />
      <header className={page.bar}>
        <RoundLink href="/" label={sayApp('home')}>
          <Icon name="back" />
        </RoundLink>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {say('title')}
        </h1>
        <RoundButton label={say('lock')} title={say('lock')} onClick={lock}>
          <Icon name="lock" />
        </RoundButton>
      </header>
      <p className={styles.silent} role="status">
        {refusalCode !== null && say('silent')}
      </p>
      <ServerFigures overview={overview} />
      <section className={styles.panel} aria-labelledby="tables-here">
        <h2 id="tables-here">{say('tables')}</h2>
        <label className={styles.find}>
          <span>{say('find')}</span>
          <input
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="search"
            placeholder={formatTableCode('0'.repeat(CODE_DIGITS))}
            aria-describedby="find-about"
            value={formatTableCode(code)}
            onChange={(event) => setCode(parseTableCode(event.target.value))}
          />
        </label>
        <p id="find-about" className={code === '' ? 'sr' : styles.quiet}>
          {say('find.about')}
        </p>
        <TableList tables={tables} isSearch={code !== ''} onChoose={setChosen} />
        {found > tables.length && tables.length === MAX_TABLE_SUMMARIES && (
          <p className={styles.quiet}>{say('tables.latest', { shown: tables.length, found })}</p>
        )}
      </section>
      <ServerVersions overview={overview} />
      <TableSheet
        isSilent={refusalCode !== null}
        table={tables.find(({ id }) => id === chosen) ?? null}
        token={token}
        onClose={() => setChosen(null)}
        onKick={() => void refresh()}
      />
    </main>
  );
}

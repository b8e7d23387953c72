// /admin: how the server is, its tables, who sits there, and sending somebody away. Behind a token.

import { CODE_DIGITS, MAX_GLANCES } from '@kuluary/protocol/limits';
import { classes, RoundButton, RoundLink } from '@kuluary/stage/buttons';
import { Chamber } from '@kuluary/stage/chamber';
import { Icon } from '@kuluary/stage/icons';
import { useEffect, useRef, useState } from 'react';
import lit from '../app/lit.module.css';
import NotFoundScreen from '../app/not-found-screen.tsx';
import { Threshold } from '../app/threshold.tsx';
import page from '../app/titled-page.module.css';
import { groupCode, readCode } from '../home/code.ts';
import { ADMIN } from '../words/admin.ts';
import { APP } from '../words/app.ts';
import { useWords } from '../words/use-words.ts';
import styles from './admin.module.css';
import { Figures, Versions } from './figures.tsx';
import { keepToken, keptToken } from './kept-token.ts';
import { TableList } from './table-list.tsx';
import { TableSheet } from './table-sheet.tsx';
import { TokenForm } from './token-form.tsx';
import { useOverview } from './use-overview.ts';

export default function AdminScreen() {
  const say = useWords(ADMIN);
  const sayApp = useWords(APP);
  const [token, setToken] = useState(keptToken);
  const [code, setCode] = useState('');
  const [chosen, setChosen] = useState<string | null>(null); // the table that is looked at
  const { overview, fault, look } = useOverview(token, code);
  const isIn = overview !== null;
  useEffect(() => {
    document.title = `${say('title')} · ${sayApp('name')}`;
  }, [say, sayApp]);
  useEffect(() => {
    if (isIn) keepToken(token);
    else if (fault === 'bad-token') keepToken('');
  }, [isIn, fault, token]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isIn && document.activeElement === document.body) heading.current?.focus(); // the door has gone, with its field
  }, [isIn]);
  const lock = () => {
    keepToken('');
    window.location.reload(); // nothing of what was seen stays
  };
  if (!overview && fault === null) return <Threshold />;
  if (!overview && fault === 'no-such-page') return <NotFoundScreen />;
  if (!overview) return <TokenForm tried={token} fault={fault} onEnter={setToken} onAgain={() => void look()} />;
  const { tables, found } = overview;
  return (
    <main className={classes(lit.lit, page.page, styles.admin)}>
      <Chamber />
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
        {fault !== null && say('silent')}
      </p>
      <Figures overview={overview} />
      <section className={styles.panel} aria-labelledby="tables-here">
        <h2 id="tables-here">{say('tables')}</h2>
        <label className={styles.find}>
          <span>{say('find')}</span>
          <input
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="search"
            placeholder={groupCode('0'.repeat(CODE_DIGITS))}
            aria-describedby="find-about"
            value={groupCode(code)}
            onChange={(event) => setCode(readCode(event.target.value))}
          />
        </label>
        <p id="find-about" className={code === '' ? 'sr' : styles.quiet}>
          {say('find.about')}
        </p>
        <TableList tables={tables} isSought={code !== ''} onChoose={setChosen} />
        {found > tables.length && tables.length === MAX_GLANCES && (
          <p className={styles.quiet}>{say('tables.latest', { shown: tables.length, found })}</p>
        )}
      </section>
      <Versions overview={overview} />
      <TableSheet
        isSilent={fault !== null}
        table={tables.find(({ id }) => id === chosen) ?? null}
        token={token}
        onClose={() => setChosen(null)}
        onKick={() => void look()}
      />
    </main>
  );
}

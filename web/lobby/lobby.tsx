// The table before the game: an invitation on paper, seats that fill, the rules of the evening.

import type { WholeUpdate } from '@kuluary/protocol/to-browser';
import { RoundLink } from '@kuluary/stage/buttons';
import { Chamber } from '@kuluary/stage/chamber';
import { Icon } from '@kuluary/stage/icons';
import { useEffect, useState } from 'react';
import type { LoadedGame } from '../games.ts';
import { groupCode } from '../home/code.ts';
import type { Answer, Request } from '../link/table-link.ts';
import { rulesAddress } from '../rules/rules-address.ts';
import { useSettings } from '../settings/use-settings.ts';
import { APP } from '../words/app.ts';
import { LOBBY } from '../words/lobby.ts';
import { useWords } from '../words/use-words.ts';
import { Complaint } from './complaint.tsx';
import { complete } from './editions.ts';
import { Fairness } from './fairness.tsx';
import { Invitation } from './invitation.tsx';
import styles from './lobby.module.css';
import { News } from './news.tsx';
import { Places } from './places.tsx';
import { RulesPanel } from './rules-panel.tsx';
import { StartBar } from './start-bar.tsx';

interface LobbyProps {
  readonly update: Pick<WholeUpdate, 'table' | 'you'>;
  readonly game: LoadedGame;
  readonly send: (request: Request) => Promise<Answer>;
}

export function Lobby({ update: { table, you }, game, send }: LobbyProps) {
  const say = useWords(LOBBY);
  const sayApp = useWords(APP);
  const { language } = useSettings();
  const [complaint, setComplaint] = useState<string | null>(null);
  const ask = async (request: Request) => {
    const answer = await send(request);
    setComplaint(answer.ok ? null : answer.failure.code);
    return answer;
  };
  const room = { table, you, game, ask };
  const title = game.texts.title(language);
  const code = groupCode(table.id);
  useEffect(() => {
    document.title = say('title', { code, game: title });
  }, [say, code, title]);
  return (
    <main className={styles.lobby}>
      <Chamber />
      <header className={styles.bar}>
        <RoundLink href="/" label={sayApp('home')}>
          <Icon name="back" />
        </RoundLink>
        <h1>
          {title} <span>{say('table', { code })}</span>
        </h1>
        <RoundLink href={rulesAddress(game, complete(room))} label={sayApp('rules')} className={styles.rulesLink}>
          <span className={styles.rulesWord} aria-hidden="true">
            {sayApp('rules')}
          </span>
          <Icon name="book" />
        </RoundLink>
      </header>
      <Invitation table={table} game={title} />
      <Places room={room} />
      <RulesPanel room={room} />
      <Fairness table={table} />
      <StartBar room={room} />
      <Complaint code={complaint} onForget={() => setComplaint(null)} />
      <News table={table} you={you} />
    </main>
  );
}

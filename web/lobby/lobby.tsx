// The lobby of a table: invitation, seats, options, and the button to start.

import type { CompleteUpdate } from '@kuluary/protocol/to-browser';
import { Backdrop } from '@kuluary/ui/backdrop';
import { RoundLink } from '@kuluary/ui/buttons';
import { Icon } from '@kuluary/ui/icons';
import { useEffect, useState } from 'react';
import type { TableReply, TableRequest } from '../connection/table-connection.ts';
import type { LoadedGame } from '../game-loaders.ts';
import { formatTableCode } from '../home/table-code.ts';
import { rulesAddress } from '../rules/rules-address.ts';
import { useSettings } from '../settings/use-settings.ts';
import { APP_WORDS } from '../words/app.ts';
import { LOBBY_WORDS } from '../words/lobby.ts';
import { useWords } from '../words/use-words.ts';
import { useAgreement } from './agreed-settings.ts';
import { allOptionsOf } from './editions.ts';
import { FairnessNote } from './fairness-note.tsx';
import { Invitation } from './invitation.tsx';
import styles from './lobby.module.css';
import { LobbyAnnouncer } from './lobby-announcer.tsx';
import { matchOptionsOf } from './options-form.ts';
import { OptionsPanel } from './options-panel.tsx';
import { RefusalMessage } from './refusal-message.tsx';
import { SeatList } from './seat-list.tsx';
import { StartBar } from './start-bar.tsx';

interface LobbyProps {
  readonly update: Pick<CompleteUpdate, 'table' | 'you'>;
  readonly game: LoadedGame;
  readonly send: (request: TableRequest) => Promise<TableReply>;
}

export function Lobby({ update: { table, you }, game, send }: LobbyProps) {
  const say = useWords(LOBBY_WORDS);
  const sayApp = useWords(APP_WORDS);
  const { language } = useSettings();
  const [refusalCode, setRefusalCode] = useState<string | null>(null);
  const sendRequest = async (request: TableRequest) => {
    const reply = await send(request);
    setRefusalCode(reply.ok ? null : reply.failure.code);
    return reply;
  };
  const session = { table, you, game, send: sendRequest };
  const agreement = useAgreement(table, you);
  const title = game.texts.title(language);
  const code = formatTableCode(table.id);
  useEffect(() => {
    document.title = say('title', { code, game: title });
  }, [say, code, title]);
  return (
    <main className={styles.lobby}>
      <Backdrop />
      <header className={styles.bar}>
        <RoundLink href="/" label={sayApp('home')}>
          <Icon name="back" />
        </RoundLink>
        <h1>
          {title} <span>{say('table', { code })}</span>
        </h1>
        <RoundLink
          href={rulesAddress(game, allOptionsOf(matchOptionsOf(session)))}
          label={sayApp('rules')}
          className={styles.rulesLink}
        >
          <span className={styles.rulesWord} aria-hidden="true">
            {sayApp('rules')}
          </span>
          <Icon name="book" />
        </RoundLink>
      </header>
      <Invitation table={table} game={title} />
      <SeatList session={session} />
      <OptionsPanel session={session} />
      <FairnessNote table={table} />
      <StartBar session={session} agreement={agreement} />
      <RefusalMessage code={refusalCode} onClose={() => setRefusalCode(null)} />
      <LobbyAnnouncer table={table} you={you} />
    </main>
  );
}

// /t/CODE: a table on the server.

import { useEffect, useMemo, useState } from 'react';
import { navigateTo } from '../app/navigation.ts';
import type { ScreenProps } from '../app/screens.ts';
import { Splash } from '../app/splash.tsx';
import { openSocketConnection } from '../connection/socket-connection.ts';
import type { TableConnection } from '../connection/table-connection.ts';
import { fetchMatchLog } from './fetch-match-log.ts';
import { TableByPhase } from './table-by-phase.tsx';
import type { TableHosting } from './table-session.ts';

export default function TableScreen({ code }: ScreenProps<'table'>) {
  const connection = useSocketConnection(code);
  const hosting = useMemo<TableHosting>(
    () => ({
      kind: 'server',
      hasChat: true,
      isSharedScreen: false,
      fetchLog: () => fetchMatchLog(code),
      openRematch: (table) => navigateTo(`/t/${table}`),
      openReplay: (step = 0) => navigateTo(`/r/${code}?step=${step}&seat=all`),
      startNewGame: null,
      speedUpBots: null,
    }),
    [code],
  );
  return connection ? <TableByPhase connection={connection} hosting={hosting} /> : <Splash />;
}

function useSocketConnection(code: string): TableConnection | null {
  const [connection, setConnection] = useState<TableConnection | null>(null);
  useEffect(() => {
    const opened = openSocketConnection(code);
    setConnection(opened);
    return () => opened.close();
  }, [code]);
  return connection;
}

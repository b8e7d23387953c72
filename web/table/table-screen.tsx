// /t/CODE: a table on the server.

import { useEffect, useMemo, useState } from 'react';
import type { ScreenProps } from '../app/screens.ts';
import { Threshold } from '../app/threshold.tsx';
import { goTo } from '../app/way.ts';
import { remoteLink } from '../link/remote-link.ts';
import type { TableLink } from '../link/table-link.ts';
import { fetchLog } from './match-log.ts';
import type { Place } from './room.ts';
import { TableRoom } from './table-room.tsx';

export default function TableScreen({ code }: ScreenProps<'table'>) {
  const link = useRemoteLink(code);
  const place = useMemo<Place>(
    () => ({
      kind: 'server',
      canTalk: true,
      isShared: false,
      fetchLog: () => fetchLog(code),
      openNext: (table) => goTo(`/t/${table}`),
      openReplay: (step = 0) => goTo(`/r/${code}?step=${step}&seat=all`),
      openNew: null,
      hurry: null,
    }),
    [code],
  );
  return link ? <TableRoom link={link} place={place} /> : <Threshold />;
}

function useRemoteLink(code: string): TableLink | null {
  const [link, setLink] = useState<TableLink | null>(null);
  useEffect(() => {
    const opened = remoteLink(code);
    setLink(opened);
    return () => opened.close();
  }, [code]);
  return link;
}

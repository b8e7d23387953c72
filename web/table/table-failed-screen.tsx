// Why a table cannot be shown: there is none with this code, spectators are not allowed, the page is out of date …

import { parseRoute } from '@kuluary/protocol/routes';
import { Button, ButtonLink } from '@kuluary/ui/buttons';
import { useEffect, useState } from 'react';
import { NoticeScreen } from '../app/notice-screen.tsx';
import { JoinByCodeSheet } from '../home/join-by-code-sheet.tsx';
import { APP_WORDS } from '../words/app.ts';
import { REFUSAL_WORDS, refusalKey } from '../words/refusals.ts';
import { TABLE_WORDS } from '../words/table.ts';
import { useWords } from '../words/use-words.ts';
import { updateRecentTable } from './recent-tables.ts';

const RETRYABLE_REFUSALS: ReadonlySet<string> = new Set(['version', 'too-many']); // the same address may work later

export function TableFailedScreen({ refusalCode }: { readonly refusalCode: string }) {
  const [isTyping, setTyping] = useState(false);
  const say = useWords(TABLE_WORDS);
  const sayApp = useWords(APP_WORDS);
  const sayRefusal = useWords(REFUSAL_WORDS);
  useEffect(() => {
    const route = parseRoute(window.location.pathname);
    const isForgotten = refusalCode === 'no-such-table' || refusalCode === 'kicked';
    if (isForgotten && route.screen === 'table') updateRecentTable({ table: route.code, game: '' }, false);
  }, [refusalCode]);
  return (
    <NoticeScreen title={say('gone.title')}>
      <p>{sayRefusal(refusalKey(refusalCode))}</p>
      <p>
        {RETRYABLE_REFUSALS.has(refusalCode) && (
          <Button look="brass" onClick={() => window.location.reload()}>
            {sayApp('mishap.reload')}
          </Button>
        )}
        {refusalCode === 'no-such-table' && (
          <Button look="brass" onClick={() => setTyping(true)}>
            {say('gone.code')}
          </Button>
        )}
        <ButtonLink
          look={RETRYABLE_REFUSALS.has(refusalCode) || refusalCode === 'no-such-table' ? 'bare' : 'brass'}
          href="/"
        >
          {sayApp('home')}
        </ButtonLink>
      </p>
      <JoinByCodeSheet open={isTyping} onClose={() => setTyping(false)} />
    </NoticeScreen>
  );
}

// /d/TOKEN: a device link, which moves a seat to this device once. It takes a tap: a preview in a chat must not use it up.

import { Button, ButtonLink } from '@kuluary/ui/buttons';
import { useState } from 'react';
import { moveSeatToThisDevice } from '../app/http-requests.ts';
import { navigateTo } from '../app/navigation.ts';
import { NoticeScreen } from '../app/notice-screen.tsx';
import type { ScreenProps } from '../app/screens.ts';
import { APP_WORDS } from '../words/app.ts';
import { REFUSAL_WORDS, refusalKey } from '../words/refusals.ts';
import { TABLE_WORDS } from '../words/table.ts';
import { useWords } from '../words/use-words.ts';

export default function DeviceScreen({ token }: ScreenProps<'device'>) {
  const say = useWords(TABLE_WORDS);
  const sayApp = useWords(APP_WORDS);
  const sayRefusal = useWords(REFUSAL_WORDS);
  const [refusalCode, setRefusalCode] = useState<string | null>(null);
  const [isMoving, setMoving] = useState(false);
  const move = async () => {
    setMoving(true);
    const reply = await moveSeatToThisDevice(token);
    if (reply.ok) return navigateTo(`/t/${reply.value.table}`, 'replace');
    setMoving(false);
    setRefusalCode(reply.failure);
  };
  return (
    <NoticeScreen title={say('device.title')}>
      <p>{say('device.about')}</p>
      {refusalCode !== null && <p role="alert">{sayRefusal(refusalKey(refusalCode))}</p>}
      <p>
        <Button look="brass" disabled={isMoving || refusalCode === 'bad-link'} onClick={() => void move()}>
          {say('device.take')}
        </Button>
        <ButtonLink href="/">{sayApp('home')}</ButtonLink>
      </p>
    </NoticeScreen>
  );
}

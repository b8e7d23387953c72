// /d/TOKEN: a one-time link that moves a seat to this device. It is used by a tap: a preview in a chat must not use it up.

import { Button, ButtonLink } from '@kuluary/stage/buttons';
import { useState } from 'react';
import { Notice } from '../app/notice.tsx';
import { requestSeat } from '../app/requests.ts';
import type { ScreenProps } from '../app/screens.ts';
import { goTo } from '../app/way.ts';
import { APP } from '../words/app.ts';
import { FAULT_WORDS, faultKey } from '../words/faults.ts';
import { TABLE } from '../words/table.ts';
import { useWords } from '../words/use-words.ts';

export default function DeviceScreen({ token }: ScreenProps<'device'>) {
  const say = useWords(TABLE);
  const sayApp = useWords(APP);
  const sayFault = useWords(FAULT_WORDS);
  const [fault, setFault] = useState<string | null>(null);
  const [isMoving, setMoving] = useState(false);
  const move = async () => {
    setMoving(true);
    const reply = await requestSeat(token);
    if (reply.ok) return goTo(`/t/${reply.value.table}`, 'replace');
    setMoving(false);
    setFault(reply.failure);
  };
  return (
    <Notice title={say('device.title')}>
      <p>{say('device.about')}</p>
      {fault !== null && <p role="alert">{sayFault(faultKey(fault))}</p>}
      <p>
        <Button look="brass" disabled={isMoving || fault === 'bad-link'} onClick={() => void move()}>
          {say('device.take')}
        </Button>
        <ButtonLink href="/">{sayApp('home')}</ButtonLink>
      </p>
    </Notice>
  );
}

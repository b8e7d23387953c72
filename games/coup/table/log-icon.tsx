// The small emblem beside a line of the log: who was claimed, which card it was about, or what was done.

import { Icon } from '@kuluary/stage/icons';
import type { Event } from '../rules/events.ts';
import { A_CARD, BROKEN_CARD, LAUREL } from './drawings/symbols.ts';
import { Cut, DeedEmblem, SmallEmblem } from './emblem.tsx';
import styles from './log-icon.module.css';
import { Coin } from './money.tsx';

export function LogIcon({ event }: { readonly event: Event }) {
  return (
    <span className={styles.icon} aria-hidden="true">
      {picture(event)}
    </span>
  );
}

function picture(event: Event) {
  switch (event.type) {
    case 'action':
      return <DeedEmblem of={event.action} />;
    case 'nobody-challenged':
    case 'challenged':
    case 'not-shown':
    case 'blocked':
      return <SmallEmblem of={event.claim} />;
    case 'shown':
    case 'lost':
    case 'replaced':
    case 'your-pick':
    case 'your-replacement':
    case 'you-saw':
    case 'your-offer':
      return <SmallEmblem of={event.card} />;
    case 'game-began':
    case 'refunded':
    case 'took':
    case 'stole':
    case 'forfeited':
      return <Coin />;
    case 'block-stood':
      return <Icon name="shield" />;
    case 'nobody-blocked':
      return <Icon name="no-shield" />;
    case 'eliminated':
    case 'no-effect':
      return <Cut path={BROKEN_CARD} />;
    case 'won':
    case 'drawn-game':
      return <Cut path={LAUREL} />;
    case 'examined':
      return <SmallEmblem of="inquisitor" />;
    case 'turn-began':
    case 'answered':
    case 'draft-began':
    case 'drew':
    case 'returned':
    case 'swapped':
    case 'left':
    case 'your-hand':
    case 'your-draw':
    case 'your-return':
      return <Cut path={A_CARD} />;
  }
}

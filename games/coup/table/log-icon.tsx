// The icon beside a line of the log: the claimed character, the card, or a symbol of the action.

import { Icon } from '@kuluary/ui/icons';
import type { Event } from '../rules/events.ts';
import { Coin } from './coin-pile.tsx';
import { BROKEN_CARD, FACE_DOWN_CARD, LAUREL } from './drawings/symbols.ts';
import { ActionEmblem, SmallEmblem, SymbolImage } from './emblem.tsx';
import styles from './log-icon.module.css';

export function LogIcon({ event }: { readonly event: Event }) {
  return (
    <span className={styles.icon} aria-hidden="true">
      {pictureOf(event)}
    </span>
  );
}

function pictureOf(event: Event) {
  switch (event.type) {
    case 'action':
      return <ActionEmblem of={event.action} />;
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
    case 'passed-openly':
      return <Icon name="talk" />;
    case 'block-stood':
      return <Icon name="shield" />;
    case 'nobody-blocked':
      return <Icon name="no-shield" />;
    case 'eliminated':
    case 'no-effect':
      return <SymbolImage path={BROKEN_CARD} />;
    case 'won':
    case 'drawn-game':
      return <SymbolImage path={LAUREL} />;
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
      return <SymbolImage path={FACE_DOWN_CARD} />;
  }
}

// The small picture beside a line of the log: the card that it is about, or what was done.

import type { Event } from '../rules/events.ts';
import type { SymbolName } from './drawings/markup.ts';
import { Drawn } from './drawn.tsx';
import styles from './log-icon.module.css';
import { Emblem, Picture } from './picture.tsx';

export function LogIcon({ event }: { readonly event: Event }) {
  return (
    <Drawn className={styles.icon}>
      {'card' in event ? <Emblem of={event.card} /> : <Picture of={pictureOf(event)} />}
    </Drawn>
  );
}

function pictureOf(event: Exclude<Event, { card: string }>): SymbolName {
  switch (event.type) {
    case 'turn':
      return 'part-portal';
    case 'drew':
    case 'drawn':
      return 'icon-draw';
    case 'shuffled':
    case 'line-up':
      return 'icon-deck';
    case 'power':
      return 'power';
    case 'tokens':
      return 'token';
    case 'chose-target':
      return 'icon-foe';
    case 'voted':
      return 'seal';
    case 'ballots':
      return 'envelope';
    case 'vote-result':
      return 'mark-vote';
    case 'over':
      return 'points';
  }
}

// The icon of an event in the log: its card or a symbol.

import type { Event } from '../rules/events.ts';
import type { SymbolName } from './drawings/symbol-sheet.ts';
import styles from './log-icon.module.css';
import { SvgDrawing } from './svg-drawing.tsx';
import { Emblem, SymbolPicture } from './symbol-picture.tsx';

export function LogIcon({ event }: { readonly event: Event }) {
  return (
    <SvgDrawing className={styles.icon}>
      {'card' in event ? <Emblem of={event.card} /> : <SymbolPicture of={eventSymbol(event)} />}
    </SvgDrawing>
  );
}

function eventSymbol(event: Exclude<Event, { card: string }>): SymbolName {
  switch (event.type) {
    case 'turn':
      return 'part-portal';
    case 'drew':
    case 'drawn':
      return 'icon-draw';
    case 'shuffled':
    case 'line-up':
      return 'icon-deck';
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

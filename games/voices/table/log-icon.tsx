// The icon beside a line of the log.

import type { Event } from '../rules/events.ts';
import { colourOf } from '../rules/markers.ts';
import { COLOURS } from '../rules/vocabulary.ts';
import type { SymbolName } from './drawings/symbol-sheet.ts';
import styles from './log-icon.module.css';
import { SvgDrawing } from './svg-drawing.tsx';
import { JurorPicture, SymbolPicture } from './symbol-picture.tsx';

export function LogIcon({ event }: { readonly event: Event }) {
  return (
    <SvgDrawing className={styles.icon}>
      {'juror' in event && event.juror !== null ? (
        <JurorPicture of={event.juror} />
      ) : (
        <SymbolPicture of={eventSymbol(event)} />
      )}
    </SvgDrawing>
  );
}

function eventSymbol(event: Event): SymbolName {
  switch (event.type) {
    case 'pushed':
    case 'destroyed':
    case 'returned':
    case 'taken':
      return `sign-${COLOURS[colourOf(event.marker)]!}`;
    case 'put':
    case 'removed':
    case 'shifted':
    case 'turned':
      return event.token === 'guilt' ? 'tk-guilt' : 'tk-inno';
    case 'drew-influence':
    case 'saw':
    case 'influence':
    case 'kept':
    case 'peeked':
    case 'discarded-influence':
    case 'shifted-influence':
    case 'revealed':
      return 'tk-infl';
    case 'shuffled':
      return event.what === 'influence' ? 'tk-infl' : 'i-cards';
    case 'controller':
      return `i-${event.region}`;
    case 'chose':
    case 'market':
    case 'fiction':
    case 'replaced':
      return 'i-book';
    case 'ability':
    case 'option':
      return 'i-speech';
    case 'strategy':
    case 'drew':
    case 'drawn':
    case 'discarded':
      return 'i-cards';
    case 'role':
    case 'roles':
      return 'i-lock';
    case 'emotion':
      return `emo-${event.emotion}`;
    case 'colours':
      return 'sign-blue';
    case 'skipped':
      return 'i-cross';
    case 'target':
      return 'i-right';
    case 'plot':
    case 'round':
    case 'first':
    case 'phase':
    case 'verdict':
    case 'over':
      return 'i-gavel';
  }
}

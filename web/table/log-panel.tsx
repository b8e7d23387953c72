// The log in sentences. A line shows the table as it was then, if this viewer saw it.

import type { Seat } from '@kuluary/kernel/game';
import { classNames } from '@kuluary/ui/buttons';
import type { AnyGameTable } from '@kuluary/ui/game-table';
import { Icon, type IconName } from '@kuluary/ui/icons';
import { type KeyboardEvent, type ReactNode, type RefObject, type UIEvent, useEffect, useRef } from 'react';
import { TABLE_WORDS } from '../words/table.ts';
import { typeset } from '../words/typeset.ts';
import { useWords } from '../words/use-words.ts';
import type { LogTurn } from './log-lines.ts';
import styles from './log-panel.module.css';
import { useTurnName } from './use-turn-name.ts';

interface LogPanelProps {
  readonly turns: readonly LogTurn[];
  readonly names: readonly string[];
  readonly ownSeat: Seat | null;
  readonly table: Pick<AnyGameTable, 'LogIcon' | 'turnName'>;
  readonly shownPosition: number | null; // that is on screen; null: now
  readonly canShow: (position: number) => boolean; // this viewer was there to see it
  readonly onShow: (position: number) => void;
}

const NEAR_END = 80; // px from the end within which the log follows the match

export function LogPanel({ turns, names, ownSeat, table, shownPosition, canShow, onShow }: LogPanelProps) {
  const say = useWords(TABLE_WORDS);
  const nameTurn = useTurnName(table);
  const { LogIcon } = table;
  const list = useRef<HTMLOListElement>(null);
  const current = currentLine(turns, shownPosition);
  const onScroll = useFollowLog(list, current, shownPosition !== null);
  if (turns.length === 0) return <p className={styles.empty}>{say('log.empty')}</p>;
  return (
    <ol
      ref={list}
      className={styles.list}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={say('bar.log')}
      onScroll={onScroll}
      onKeyDown={moveFocusByArrow}
    >
      {turns.map((turn) => (
        <li key={turn.number}>
          <h3 className={styles.turn}>
            {turn.number === 0 || turn.seat === null
              ? say('log.deal')
              : table.turnName
                ? nameTurn(turn.number, 'short')
                : say('log.turn', {
                    turn: turn.number,
                    name: turn.seat === ownSeat ? say('log.you') : names[turn.seat]!,
                  })}
          </h3>
          <ol>
            {turn.lines.map((line) => (
              <li
                key={line.key}
                className={classNames(
                  line.key === current && styles.now,
                  shownPosition !== null && line.position > shownPosition && styles.later,
                )}
                aria-current={line.key === current ? 'step' : undefined}
              >
                {line.kind === 'said' && (
                  <LogAside icon="talk">
                    <b>{line.seat === ownSeat ? say('log.you') : names[line.seat]}:</b> {line.text}
                  </LogAside>
                )}
                {line.kind === 'note' && <LogAside icon="clock">{typeset(line.text)}</LogAside>}
                {line.kind === 'event' && (
                  <button
                    type="button"
                    tabIndex={-1}
                    className={styles.line}
                    disabled={!canShow(line.position)}
                    title={canShow(line.position) ? say('log.again') : say('log.gone')}
                    onClick={() => onShow(line.position)}
                  >
                    <span className={styles.icon}>
                      <LogIcon event={line.event} />
                    </span>
                    <span>{typeset(line.text)}</span>
                  </button>
                )}
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** The log is one tab stop; arrows go from line to line. */
function moveFocusByArrow(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled')];
  const at = lines.findIndex((line) => line.matches(':focus'));
  const next = at < 0 ? (lines.find((line) => line.closest('[aria-current]')) ?? lines.at(-1)) : lines[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Chat and table notes: no events, so there is nothing to show again. */
function LogAside({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) {
  return (
    <p className={classNames(styles.line, styles.aside)}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <span>{children}</span>
    </p>
  );
}

/** The last line of what is on screen. */
function currentLine(turns: readonly LogTurn[], at: number | null): string | undefined {
  const lines = turns.flatMap((turn) => turn.lines).filter(({ kind }) => kind === 'event');
  return at === null ? lines.at(-1)?.key : lines.findLast(({ position }) => position <= at)?.key;
}

/** Scrolls to new lines, unless the reader has scrolled up to older ones. Returns the scroll handler. */
function useFollowLog(list: RefObject<HTMLOListElement | null>, current: string | undefined, isPast: boolean) {
  const isNearEnd = useRef(true);
  useEffect(() => {
    const element = list.current;
    if (!element || current === undefined) return;
    const line = element.querySelector<HTMLElement>('[aria-current]');
    if (isPast) scrollToLine(element, line);
    else if (isNearEnd.current) element.scrollTop = element.scrollHeight;
  }, [list, current, isPast]);
  return ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent<HTMLElement>) => {
    isNearEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END;
  };
}

/** Scrolls the list alone, not the page. */
function scrollToLine(list: HTMLElement, line: HTMLElement | null): void {
  if (!line) return;
  const [box, frame] = [line.getBoundingClientRect(), list.getBoundingClientRect()];
  if (box.top < frame.top) list.scrollTop += box.top - frame.top - NEAR_END;
  else if (box.bottom > frame.bottom) list.scrollTop += box.bottom - frame.bottom + NEAR_END;
}

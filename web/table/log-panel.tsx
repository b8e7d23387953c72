// The log in sentences. A line that was seen can be seen again.

import type { Seat } from '@kuluary/kernel/game';
import { classes } from '@kuluary/stage/buttons';
import type { AnyGameTable } from '@kuluary/stage/game-table';
import { Icon, type IconName } from '@kuluary/stage/icons';
import { type KeyboardEvent, type ReactNode, type RefObject, type UIEvent, useEffect, useRef } from 'react';
import { TABLE } from '../words/table.ts';
import { typeset } from '../words/typeset.ts';
import { useWords } from '../words/use-words.ts';
import type { LogTurn } from './log-lines.ts';
import styles from './log-panel.module.css';
import { useTurnName } from './turn-name.ts';

interface LogListProps {
  readonly turns: readonly LogTurn[];
  readonly names: readonly string[];
  readonly own: Seat | null;
  readonly table: Pick<AnyGameTable, 'LogIcon' | 'turnName'>;
  readonly at: number | null; // position that is looked at; null: now
  readonly canShow: (position: number) => boolean; // was somebody there to see it?
  readonly onShow: (position: number) => void;
}

const NEAR = 80; // px from the end within which a reader is taken to follow the game

export function LogList({ turns, names, own, table, at, canShow, onShow }: LogListProps) {
  const say = useWords(TABLE);
  const nameTurn = useTurnName(table);
  const { LogIcon } = table;
  const list = useRef<HTMLOListElement>(null);
  const current = currentLine(turns, at);
  const onScroll = useFollow(list, current, at !== null);
  if (turns.length === 0) return <p className={styles.empty}>{say('log.empty')}</p>;
  return (
    <ol
      ref={list}
      className={styles.list}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={say('bar.log')}
      onScroll={onScroll}
      onKeyDown={walk}
    >
      {turns.map((turn) => (
        <li key={turn.number}>
          <h3 className={styles.turn}>
            {turn.number === 0 || turn.seat === null
              ? say('log.deal')
              : table.turnName
                ? nameTurn(turn.number, 'short')
                : say('log.turn', { turn: turn.number, name: turn.seat === own ? say('log.you') : names[turn.seat]! })}
          </h3>
          <ol>
            {turn.lines.map((line) => (
              <li
                key={line.key}
                className={classes(
                  line.key === current && styles.now,
                  at !== null && line.position > at && styles.later,
                )}
                aria-current={line.key === current ? 'step' : undefined}
              >
                {line.kind === 'said' && (
                  <Aside icon="talk">
                    <b>{line.seat === own ? say('log.you') : names[line.seat]}:</b> {line.text}
                  </Aside>
                )}
                {line.kind === 'note' && <Aside icon="clock">{typeset(line.text)}</Aside>}
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

/** The log is one stop on the way through the page, however long it is; arrows go from line to line. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled')];
  const at = lines.findIndex((line) => line.matches(':focus'));
  const next = at < 0 ? (lines.find((line) => line.closest('[aria-current]')) ?? lines.at(-1)) : lines[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** No event of the game: there is nothing to show again. */
function Aside({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) {
  return (
    <p className={classes(styles.line, styles.aside)}>
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

/** New lines come into sight, unless the reader has gone up to read older ones. Returns what must hear of scrolling. */
function useFollow(list: RefObject<HTMLOListElement | null>, current: string | undefined, isPast: boolean) {
  const isNear = useRef(true);
  useEffect(() => {
    const element = list.current;
    if (!element || current === undefined) return;
    const line = element.querySelector<HTMLElement>('[aria-current]');
    if (isPast) reveal(element, line);
    else if (isNear.current) element.scrollTop = element.scrollHeight;
  }, [list, current, isPast]);
  return ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent<HTMLElement>) => {
    isNear.current = scrollHeight - scrollTop - clientHeight < NEAR;
  };
}

/** Scrolls the list alone: the page around it stays where it is. */
function reveal(list: HTMLElement, line: HTMLElement | null): void {
  if (!line) return;
  const [box, frame] = [line.getBoundingClientRect(), list.getBoundingClientRect()];
  if (box.top < frame.top) list.scrollTop += box.top - frame.top - NEAR;
  else if (box.bottom > frame.bottom) list.scrollTop += box.bottom - frame.bottom + NEAR;
}

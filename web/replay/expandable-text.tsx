// A text of two lines, so that the table above keeps its space; it expands over the table, and stays so from step to step.

import { RoundButton } from '@kuluary/ui/buttons';
import { Icon } from '@kuluary/ui/icons';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { REPLAY_WORDS } from '../words/replay.ts';
import { useWords } from '../words/use-words.ts';
import styles from './expandable-text.module.css';

interface ExpandableTextProps {
  readonly hasMore?: boolean; // to expand, even if the two lines are not clipped
  readonly children: (isOpen: boolean) => ReactNode;
}

export function ExpandableText({ hasMore = false, children }: ExpandableTextProps) {
  const say = useWords(REPLAY_WORDS);
  const [isOpen, setOpen] = useState(false);
  const [words, isClipped] = useIsClipped();
  return (
    <div className={styles.unfolding} data-open={isOpen || undefined}>
      <div ref={words}>{children(isOpen)}</div>
      {(hasMore || isClipped || isOpen) && (
        <RoundButton
          label={say(isOpen ? 'told.less' : 'told.more')}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="forward" className={styles.arrow} />
        </RoundButton>
      )}
    </div>
  );
}

function useIsClipped(): readonly [RefObject<HTMLDivElement | null>, boolean] {
  const ref = useRef<HTMLDivElement>(null);
  const [isClipped, setClipped] = useState(false);
  // After every render: the text may have changed.
  useLayoutEffect(() => {
    const words = ref.current!;
    const measure = () => setClipped(words.scrollHeight > words.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(words);
    return () => observer.disconnect();
  });
  return [ref, isClipped];
}

// Two lines, so that the table above keeps its room; the rest unfolds over it, and stays so from step to step.

import { RoundButton } from '@kuluary/stage/buttons';
import { Icon } from '@kuluary/stage/icons';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { REPLAY } from '../words/replay.ts';
import { useWords } from '../words/use-words.ts';
import styles from './unfolding.module.css';

interface UnfoldingProps {
  readonly hasMore?: boolean; // than its two lines, even where they are not cut
  readonly children: (isOpen: boolean) => ReactNode;
}

export function Unfolding({ hasMore = false, children }: UnfoldingProps) {
  const say = useWords(REPLAY);
  const [isOpen, setOpen] = useState(false);
  const [words, isCut] = useCut();
  return (
    <div className={styles.unfolding} data-open={isOpen || undefined}>
      <div ref={words}>{children(isOpen)}</div>
      {(hasMore || isCut || isOpen) && (
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

/** Is there more in it than can be seen? */
function useCut(): readonly [RefObject<HTMLDivElement | null>, boolean] {
  const ref = useRef<HTMLDivElement>(null);
  const [isCut, setCut] = useState(false);
  // Other words are another measure.
  useLayoutEffect(() => {
    const words = ref.current!;
    const look = () => setCut(words.scrollHeight > words.clientHeight + 1);
    look();
    const watch = new ResizeObserver(look);
    watch.observe(words);
    return () => watch.disconnect();
  });
  return [ref, isCut];
}

import type { Section } from '@kuluary/texts/rulebook/rulebook';
import { classNames } from '@kuluary/ui/buttons';
import { useEffect, useRef } from 'react';
import { RULES_WORDS } from '../words/rules.ts';
import { useWords } from '../words/use-words.ts';
import { AnchorLink } from './anchor-link.tsx';
import type { Anchors } from './anchors.ts';
import styles from './table-of-contents.module.css';

interface TableOfContentsProps {
  readonly sections: readonly Section[];
  readonly anchors: Anchors;
  readonly isOpen: boolean; // always; else it can be folded
  readonly inView?: string | undefined; // the section that is being read
}

export function TableOfContents({ sections, anchors, isOpen, inView }: TableOfContentsProps) {
  const say = useWords(RULES_WORDS);
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    if (inView !== undefined && nav.current) scrollToCurrent(nav.current);
  }, [inView]);
  const list = (
    <ol className={styles.list}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <AnchorLink to={id} anchors={anchors} isCurrent={id === inView}>
            {title}
          </AnchorLink>
        </li>
      ))}
    </ol>
  );
  return (
    <nav ref={nav} aria-label={say('contents')} className={classNames(styles.contents, isOpen && styles.open)}>
      {isOpen ? (
        list
      ) : (
        <details>
          <summary>{say('contents')}</summary>
          {list}
        </details>
      )}
    </nav>
  );
}

/** Scrolls the list alone, not the page. */
function scrollToCurrent(nav: HTMLElement): void {
  const link = nav.querySelector('[aria-current]');
  if (!link) return;
  const [box, frame] = [link.getBoundingClientRect(), nav.getBoundingClientRect()];
  nav.scrollTop += Math.max(0, box.bottom - frame.bottom) - Math.max(0, frame.top - box.top);
}

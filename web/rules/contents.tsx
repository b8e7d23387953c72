import { classes } from '@kuluary/stage/buttons';
import type { Section } from '@kuluary/texts/rulebook/section';
import { useEffect, useRef } from 'react';
import { RULES } from '../words/rules.ts';
import { useWords } from '../words/use-words.ts';
import styles from './contents.module.css';
import type { Places } from './place.ts';
import { PlaceLink } from './place-link.tsx';

interface ContentsProps {
  readonly sections: readonly Section[];
  readonly places: Places;
  readonly isOpen: boolean; // always; else it folds
  readonly inView?: string | undefined; // the section that is being read
}

export function Contents({ sections, places, isOpen, inView }: ContentsProps) {
  const say = useWords(RULES);
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    if (inView !== undefined && nav.current) showCurrent(nav.current);
  }, [inView]);
  const list = (
    <ol className={styles.list}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <PlaceLink to={id} places={places} isCurrent={id === inView}>
            {title}
          </PlaceLink>
        </li>
      ))}
    </ol>
  );
  return (
    <nav ref={nav} aria-label={say('contents')} className={classes(styles.contents, isOpen && styles.open)}>
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

/** A long list scrolls by itself, and the page stays where it is read. */
function showCurrent(nav: HTMLElement): void {
  const link = nav.querySelector('[aria-current]');
  if (!link) return;
  const [at, seen] = [link.getBoundingClientRect(), nav.getBoundingClientRect()];
  nav.scrollTop += Math.max(0, at.bottom - seen.bottom) - Math.max(0, seen.top - at.top);
}

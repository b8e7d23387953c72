import { RULES } from '../words/rules.ts';
import { useWords } from '../words/use-words.ts';
import styles from './contents.module.css';
import type { Places } from './place.ts';
import { PlaceLink } from './place-link.tsx';
import type { Section } from './rulebooks.ts';

interface ContentsProps {
  readonly sections: readonly Section[];
  readonly places: Places;
  readonly isOpen: boolean; // always; else it folds
  readonly inView?: string | undefined; // the section that is being read
}

export function Contents({ sections, places, isOpen, inView }: ContentsProps) {
  const say = useWords(RULES);
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
    <nav aria-label={say('contents')} className={styles.contents}>
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

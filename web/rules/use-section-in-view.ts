import type { Section } from '@kuluary/texts/rulebook/rulebook';
import { useEffect, useState } from 'react';

const READING_LINE = '-20% 0px -75% 0px'; // a thin strip in the upper part of the screen

/** The id of the section that is being read. */
export function useSectionInView(sections: readonly Section[]): string | undefined {
  const [inView, setInView] = useState<string>();
  const ids = sections.map(({ id }) => id).join(' ');
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) setInView(entered.target.id);
      },
      { rootMargin: READING_LINE },
    );
    for (const id of ids.split(' ')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return inView;
}

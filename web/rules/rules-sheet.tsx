// The rules of this very table, over it: one tap away, at the rule that was asked for.

import { Sheet } from '@kuluary/stage/sheet';
import type { Language } from '@kuluary/texts/languages';
import { Suspense, use, useMemo, useState } from 'react';
import { APP } from '../words/app.ts';
import { Book } from './book.tsx';
import { Contents } from './contents.tsx';
import { goToPlace, type Places } from './place.ts';
import { hasEditions } from './rulebooks.ts';
import styles from './rules-sheet.module.css';
import { useRulebook } from './use-rulebook.ts';

interface RulesSheetProps {
  readonly language: Language;
  readonly game: string;
  readonly options: unknown; // complete, of the table
  readonly seats?: number | undefined; // at the table
  readonly rule: string | null; // null: closed; '': from the beginning
  readonly onClose: () => void;
}

export function RulesSheet({ rule, onClose, ...table }: RulesSheetProps) {
  const say = use(APP.load(table.language));
  return (
    <Sheet
      open={rule !== null}
      onClose={onClose}
      title={say('rules')}
      closeLabel={say('close')}
      wide
      className={styles.sheet}
    >
      <Suspense fallback={<div className={styles.frame} aria-busy="true" />}>
        {/* Another rule asked for is another opening of the book. */}
        <OpenBook key={rule} rule={rule ?? ''} {...table} />
      </Suspense>
    </Sheet>
  );
}

type OpenBookProps = Omit<RulesSheetProps, 'rule' | 'onClose'> & { readonly rule: string };

function OpenBook({ language, game, options, seats, rule }: OpenBookProps) {
  const { book, Picture } = useRulebook(game, language);
  const [at, setAt] = useState(rule);
  const sections = useMemo(() => book.sections(language, options, seats), [book, language, options, seats]);
  const edition = book.editionOf(options);
  const places: Places = {
    at,
    address: (id) => `/rules/${game}${hasEditions(book) ? `?edition=${edition}` : ''}#${id}`,
    onGo: (id) => {
      setAt(id);
      goToPlace(id); // also when it is where the book was opened already
    },
  };
  return (
    <article className={styles.frame} data-book={game}>
      <div className={styles.paper}>
        {hasEditions(book) && (
          <p className={styles.edition}>
            {book.editionsTitle(language)}: {book.editionName(language, edition)}
          </p>
        )}
        <Contents sections={sections} places={places} isOpen={false} />
        <Book sections={sections} places={places} Picture={Picture} heading="h3" />
      </div>
    </article>
  );
}

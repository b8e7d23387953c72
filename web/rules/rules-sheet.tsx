// The rules of a table in a sheet over it, opened at the requested rule.

import type { Language } from '@kuluary/texts/languages';
import { Sheet } from '@kuluary/ui/sheet';
import { Suspense, use, useMemo, useState } from 'react';
import { APP_WORDS } from '../words/app.ts';
import { type Anchors, scrollToAnchor } from './anchors.ts';
import { RulebookText } from './rulebook-text.tsx';
import { hasEditions } from './rulebooks.ts';
import styles from './rules-sheet.module.css';
import { TableOfContents } from './table-of-contents.tsx';
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
  const say = use(APP_WORDS.load(table.language));
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
        {/* Another requested rule opens the rulebook anew. */}
        <RulebookInSheet key={rule} rule={rule ?? ''} {...table} />
      </Suspense>
    </Sheet>
  );
}

type RulebookInSheetProps = Omit<RulesSheetProps, 'rule' | 'onClose'> & { readonly rule: string };

function RulebookInSheet({ language, game, options, seats, rule }: RulebookInSheetProps) {
  const { book, Picture } = useRulebook(game, language);
  const [requested, setRequested] = useState(rule);
  const sections = useMemo(() => book.sections(language, options, seats), [book, language, options, seats]);
  const edition = book.editionOf(options);
  const anchors: Anchors = {
    requested,
    hrefOf: (id) => `/rules/${game}${hasEditions(book) ? `?edition=${edition}` : ''}#${id}`,
    onNavigate: (id) => {
      setRequested(id);
      scrollToAnchor(id); // also if it is requested already
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
        <TableOfContents sections={sections} anchors={anchors} isOpen={false} />
        <RulebookText sections={sections} anchors={anchors} Picture={Picture} heading="h3" />
      </div>
    </article>
  );
}

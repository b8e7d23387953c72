import { Backdrop } from '@kuluary/ui/backdrop';
import { Button, RoundLink } from '@kuluary/ui/buttons';
import { Icon } from '@kuluary/ui/icons';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { applyGameSkin } from '../app/game-skin.ts';
import NotFoundScreen from '../app/not-found-screen.tsx';
import type { ScreenProps } from '../app/screens.ts';
import { localEditionOf } from '../lobby/editions.ts';
import { LanguageSwitch } from '../settings/language-switch.tsx';
import { ThemeSwitch } from '../settings/theme-switch.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { useMediaQuery, WIDE_SCREEN } from '../table/use-media-query.ts';
import { APP_WORDS } from '../words/app.ts';
import { RULES_WORDS } from '../words/rules.ts';
import { useWords } from '../words/use-words.ts';
import type { Anchors } from './anchors.ts';
import { EditionSwitch } from './edition-switch.tsx';
import { RulebookText } from './rulebook-text.tsx';
import { hasEditions, hasRulebook } from './rulebooks.ts';
import styles from './rules-screen.module.css';
import { TableOfContents } from './table-of-contents.tsx';
import { useRulebook } from './use-rulebook.ts';
import { setEditionInAddress, useAnchorInAddress, useEditionInAddress } from './use-rules-address.ts';
import { useSectionInView } from './use-section-in-view.ts';

export default function RulesScreen({ game }: ScreenProps<'rules'>) {
  return hasRulebook(game) ? <RulebookPage game={game} /> : <NotFoundScreen />;
}

/** A game's rulebook, with the table of contents beside or above it. */
function RulebookPage({ game }: { readonly game: string }) {
  const { language } = useSettings();
  const { book, Picture } = useRulebook(game, language);
  const say = useWords(RULES_WORDS);
  const sayApp = useWords(APP_WORDS);
  const isWide = useMediaQuery(WIDE_SCREEN);
  const requested = useEditionInAddress();
  const wanted = requested ?? localEditionOf(game, language);
  const edition = book.editions.find((each) => each === wanted) ?? book.editions[0]!;
  const sections = useMemo(() => book.sections(language, book.optionsOfEdition(edition)), [book, language, edition]);
  const inView = useSectionInView(sections);
  const anchors: Anchors = { requested: useAnchorInAddress(), hrefOf: (id) => `#${id}` };
  const title = book.title(language);
  useLayoutEffect(() => applyGameSkin(game), [game]);
  useEffect(() => {
    document.title = say('tab', { game: title });
  }, [say, title]);
  return (
    <div className={styles.room} data-book={game}>
      <Backdrop className={styles.wall} />
      <header className={styles.bar}>
        <RoundLink href="/" label={sayApp('home')}>
          <Icon name="back" />
        </RoundLink>
        <span className={styles.switches}>
          <ThemeSwitch />
          <LanguageSwitch />
        </span>
      </header>
      <div className={styles.side}>
        <TableOfContents sections={sections} anchors={anchors} isOpen={isWide} inView={inView} />
        {isWide && (
          <Button className={styles.print} onClick={() => window.print()}>
            {say('print')}
          </Button>
        )}
      </div>
      <main className={styles.paper} data-book={game}>
        <header className={styles.title}>
          <h1>{title}</h1>
          <p>{sayApp('rules')}</p>
          {hasEditions(book) && (
            <>
              <EditionSwitch book={book} edition={edition} onChange={setEditionInAddress} />
              <p className={styles.edition}>
                {book.editionsTitle(language)}: {book.editionName(language, edition)}
              </p>
            </>
          )}
        </header>
        <RulebookText sections={sections} anchors={anchors} Picture={Picture} heading="h2" />
      </main>
    </div>
  );
}

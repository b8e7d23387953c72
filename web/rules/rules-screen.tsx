import { Button, RoundLink } from '@kuluary/stage/buttons';
import { Chamber } from '@kuluary/stage/chamber';
import { Icon } from '@kuluary/stage/icons';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import NotFoundScreen from '../app/not-found-screen.tsx';
import type { ScreenProps } from '../app/screens.ts';
import { wear } from '../app/skin.ts';
import { homeEdition } from '../lobby/editions.ts';
import { LanguageSwitch } from '../settings/language-switch.tsx';
import { ThemeSwitch } from '../settings/theme-switch.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { useMedia, WIDE } from '../table/use-media.ts';
import { APP } from '../words/app.ts';
import { RULES } from '../words/rules.ts';
import { useWords } from '../words/use-words.ts';
import { Book } from './book.tsx';
import { Contents } from './contents.tsx';
import { EditionSwitch } from './edition-switch.tsx';
import type { Places } from './place.ts';
import { hasEditions, hasRulebook } from './rulebooks.ts';
import styles from './rules-screen.module.css';
import { askForEdition, useEditionAsked, usePlaceAsked } from './use-address.ts';
import { useRulebook } from './use-rulebook.ts';
import { useSectionInView } from './use-section-in-view.ts';

export default function RulesScreen({ game }: ScreenProps<'rules'>) {
  return hasRulebook(game) ? <Rules game={game} /> : <NotFoundScreen />;
}

/** A game's rules on a sheet of paper, with the contents beside or above it. */
function Rules({ game }: { readonly game: string }) {
  const { language } = useSettings();
  const { book, Picture } = useRulebook(game, language);
  const say = useWords(RULES);
  const sayApp = useWords(APP);
  const isWide = useMedia(WIDE);
  const asked = useEditionAsked();
  const wanted = asked ?? homeEdition(game, language);
  const edition = book.editions.find((each) => each === wanted) ?? book.editions[0]!;
  const sections = useMemo(() => book.sections(language, book.ofEdition(edition)), [book, language, edition]);
  const inView = useSectionInView(sections);
  const places: Places = { at: usePlaceAsked(), address: (id) => `#${id}` };
  const title = book.title(language);
  useLayoutEffect(() => wear(game), [game]);
  useEffect(() => {
    document.title = say('tab', { game: title });
  }, [say, title]);
  return (
    <div className={styles.room} data-book={game}>
      <Chamber className={styles.wall} />
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
        <Contents sections={sections} places={places} isOpen={isWide} inView={inView} />
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
              <EditionSwitch book={book} edition={edition} onChange={askForEdition} />
              <p className={styles.edition}>
                {book.editionsTitle(language)}: {book.editionName(language, edition)}
              </p>
            </>
          )}
        </header>
        <Book sections={sections} places={places} Picture={Picture} heading="h2" />
      </main>
    </div>
  );
}

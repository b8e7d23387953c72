// Tables that wait for whoever comes by.

import type { Listing } from '@kuluary/protocol/to-browser';
import { Button, ButtonLink, classes, RoundButton, RoundLink } from '@kuluary/stage/buttons';
import { Cameo } from '@kuluary/stage/cameo';
import { Chamber } from '@kuluary/stage/chamber';
import { Icon } from '@kuluary/stage/icons';
import type { Language } from '@kuluary/texts/languages';
import { useEffect, useState } from 'react';
import lit from '../app/lit.module.css';
import { requestAnySeat } from '../app/requests.ts';
import page from '../app/titled-page.module.css';
import { goTo } from '../app/way.ts';
import { GAMES, type LoadedGame } from '../games.ts';
import { NameField } from '../settings/name-field.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { portraitOf } from '../table/sitters.ts';
import { APP } from '../words/app.ts';
import { HOME } from '../words/home.ts';
import { useWords } from '../words/use-words.ts';
import { DOORS } from './door.tsx';
import { RefusalSheet } from './refusal-sheet.tsx';
import styles from './tables.module.css';
import { useListings } from './use-listings.ts';
import { useNewTable } from './use-new-table.ts';

export default function TablesScreen() {
  const say = useWords(HOME);
  const sayApp = useWords(APP);
  const { listings, fault, look } = useListings();
  const [refused, setRefused] = useState<string | null>(null);
  useEffect(() => {
    document.title = `${say('open-tables')} · ${sayApp('name')}`;
  }, [say, sayApp]);
  const joinAny = async () => {
    const reply = await requestAnySeat();
    if (reply.ok) goTo(`/t/${reply.value.table}`);
    else setRefused(reply.failure);
  };
  return (
    <main className={classes(lit.lit, page.page, styles.tables)}>
      <Chamber />
      <header className={page.bar}>
        <RoundLink href="/" label={sayApp('home')}>
          <Icon name="back" />
        </RoundLink>
        <h1>{say('open-tables')}</h1>
        <RoundButton label={say('open-tables.again')} onClick={() => void look()}>
          <Icon name="again" />
        </RoundButton>
      </header>
      <NameField />
      {listings && listings.length > 0 && (
        <section className={styles.waiting}>
          <p>{say('open-tables.about')}</p>
          <Button look="brass" onClick={() => void joinAny()}>
            {say('open-tables.any')}
          </Button>
          <ul className={styles.list}>
            {listings.map((listing) => (
              <Row key={listing.id} listing={listing} />
            ))}
          </ul>
        </section>
      )}
      {listings?.length === 0 && <Nobody />}
      <RefusalSheet
        game={DOORS[0].game}
        code={refused ?? fault}
        onClose={() => (refused === null ? goTo('/') : setRefused(null))}
        onAgain={() => {
          setRefused(null);
          void look();
        }}
      />
    </main>
  );
}

function Row({ listing }: { readonly listing: Listing }) {
  const say = useWords(HOME);
  const { language } = useSettings();
  const game = useLoadedGame(listing.game, language);
  const { host, taken, seats, clock } = listing;
  const about = [
    say('open-tables.taken', { taken, seats }),
    game?.texts.title(language),
    game && editionOf(game, listing, language),
    say(`clock.${clock}`),
  ];
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <b>{say('open-tables.of', { host })}</b>
        <span>{about.filter(Boolean).join('\u00a0· ')}</span>
      </span>
      <span className={styles.places} aria-hidden="true">
        {Array.from({ length: seats }, (_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <Cameo key={seat} portrait={seat < taken ? portraitOf(seat) : 'empty'} />
        ))}
      </span>
      <ButtonLink href={`/t/${listing.id}`}>
        {say('open-tables.join')}
        <span className="sr">: {say('open-tables.of', { host })}</span>
      </ButtonLink>
    </li>
  );
}

function editionOf({ game, texts }: LoadedGame, { options, seats }: Listing, language: Language) {
  const edition = game.options[0];
  if (edition?.kind !== 'choice') return undefined;
  const complete = game.completeOptions(seats, options) as Readonly<Record<string, unknown>>;
  return texts.optionValue(language, edition.id, complete[edition.id]);
}

/** The game comes after the list: a row can wait for its words. */
function useLoadedGame(id: string, language: Language): LoadedGame | undefined {
  const [loaded, setLoaded] = useState<{ readonly game: LoadedGame; readonly language: Language }>();
  useEffect(() => {
    GAMES[id]?.load(language).then(
      (game) => setLoaded({ game, language }),
      () => undefined, // without it, the row says less
    );
  }, [id, language]);
  return loaded?.language === language ? loaded.game : undefined;
}

function Nobody() {
  const say = useWords(HOME);
  return (
    <section className={styles.nobody}>
      <h2>{say('open-tables.none')}</h2>
      <p>{say('open-tables.none.about')}</p>
      {DOORS.map(({ game, look }) => (
        <Opening key={game} game={game} look={look} />
      ))}
    </section>
  );
}

function Opening({ game, look }: Pick<(typeof DOORS)[number], 'game' | 'look'>) {
  const say = useWords(HOME);
  const { make, making, refused, forget } = useNewTable(game, true);
  return (
    <>
      <Button
        look={look}
        onClick={() => void make()}
        aria-disabled={making}
        note={say(making ? 'making' : 'open-tables.open')}
      >
        {say(`${game}.title`)}
      </Button>
      <RefusalSheet game={game} code={refused} onClose={forget} onAgain={() => void make()} />
    </>
  );
}

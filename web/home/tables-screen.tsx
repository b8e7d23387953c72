// /tables: public tables that wait for players.

import type { TableListing } from '@kuluary/protocol/to-browser';
import type { Language } from '@kuluary/texts/languages';
import { Avatar } from '@kuluary/ui/avatar';
import { Backdrop } from '@kuluary/ui/backdrop';
import { Button, ButtonLink, classNames, RoundButton, RoundLink } from '@kuluary/ui/buttons';
import { Icon } from '@kuluary/ui/icons';
import { useEffect, useState } from 'react';
import lit from '../app/backdrop-light.module.css';
import { joinAnyTable } from '../app/http-requests.ts';
import { navigateTo } from '../app/navigation.ts';
import page from '../app/titled-page.module.css';
import { GAMES, type LoadedGame } from '../game-loaders.ts';
import { NameField } from '../settings/name-field.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { portraitOfSeat } from '../table/table-players.ts';
import { APP_WORDS } from '../words/app.ts';
import { HOME_WORDS } from '../words/home.ts';
import { useWords } from '../words/use-words.ts';
import { GAME_CARDS } from './game-card.tsx';
import { TableUnavailableSheet } from './table-unavailable-sheet.tsx';
import styles from './tables-screen.module.css';
import { useCreateTable } from './use-create-table.ts';
import { useListings } from './use-listings.ts';

export default function TablesScreen() {
  const say = useWords(HOME_WORDS);
  const sayApp = useWords(APP_WORDS);
  const { listings, refusalCode: listingsRefusal, refresh } = useListings();
  const [refusalCode, setRefusalCode] = useState<string | null>(null);
  useEffect(() => {
    document.title = `${say('open-tables')} · ${sayApp('name')}`;
  }, [say, sayApp]);
  const joinAny = async () => {
    const reply = await joinAnyTable();
    if (reply.ok) navigateTo(`/t/${reply.value.table}`);
    else setRefusalCode(reply.failure);
  };
  return (
    <main className={classNames(lit.lit, page.page, styles.tables)}>
      <Backdrop />
      <header className={page.bar}>
        <RoundLink href="/" label={sayApp('home')}>
          <Icon name="back" />
        </RoundLink>
        <h1>{say('open-tables')}</h1>
        <RoundButton label={say('open-tables.again')} onClick={() => void refresh()}>
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
              <ListingRow key={listing.id} listing={listing} />
            ))}
          </ul>
        </section>
      )}
      {listings?.length === 0 && <NoListings />}
      <TableUnavailableSheet
        game={GAME_CARDS[0].game}
        code={refusalCode ?? listingsRefusal}
        onClose={() => (refusalCode === null ? navigateTo('/') : setRefusalCode(null))}
        onAgain={() => {
          setRefusalCode(null);
          void refresh();
        }}
      />
    </main>
  );
}

function ListingRow({ listing }: { readonly listing: TableListing }) {
  const say = useWords(HOME_WORDS);
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
          <Avatar key={seat} portrait={seat < taken ? portraitOfSeat(seat) : 'empty'} />
        ))}
      </span>
      <ButtonLink href={`/t/${listing.id}`}>
        {say('open-tables.join')}
        <span className="sr">: {say('open-tables.of', { host })}</span>
      </ButtonLink>
    </li>
  );
}

function editionOf({ game, texts }: LoadedGame, { options, seats }: TableListing, language: Language) {
  const edition = game.options[0];
  if (edition?.kind !== 'choice') return undefined;
  const complete = game.completeOptions(seats, options) as Readonly<Record<string, unknown>>;
  return texts.optionValueText(language, edition.id, complete[edition.id]);
}

/** undefined while it loads: the row shows less until then. */
function useLoadedGame(id: string, language: Language): LoadedGame | undefined {
  const [loaded, setLoaded] = useState<{ readonly game: LoadedGame; readonly language: Language }>();
  useEffect(() => {
    GAMES[id]?.load(language).then(
      (game) => setLoaded({ game, language }),
      () => undefined, // the row stays as it is
    );
  }, [id, language]);
  return loaded?.language === language ? loaded.game : undefined;
}

function NoListings() {
  const say = useWords(HOME_WORDS);
  return (
    <section className={styles.nobody}>
      <h2>{say('open-tables.none')}</h2>
      <p>{say('open-tables.none.about')}</p>
      {GAME_CARDS.map(({ game, look }) => (
        <OpenTableButton key={game} game={game} look={look} />
      ))}
    </section>
  );
}

function OpenTableButton({ game, look }: Pick<(typeof GAME_CARDS)[number], 'game' | 'look'>) {
  const say = useWords(HOME_WORDS);
  const { create, isCreating, refusalCode, dismissRefusal } = useCreateTable(game, true);
  return (
    <>
      <Button
        look={look}
        onClick={() => void create()}
        aria-disabled={isCreating}
        note={say(isCreating ? 'making' : 'open-tables.open')}
      >
        {say(`${game}.title`)}
      </Button>
      <TableUnavailableSheet game={game} code={refusalCode} onClose={dismissRefusal} onAgain={() => void create()} />
    </>
  );
}

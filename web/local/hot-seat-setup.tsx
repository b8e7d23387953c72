// The form for a hot-seat match: people, bots and options.

import { DEFAULT_OPPONENT } from '@kuluary/bots/opponents';
import { MAX_NAME_CHARACTERS } from '@kuluary/protocol/limits';
import { Avatar } from '@kuluary/ui/avatar';
import { Backdrop } from '@kuluary/ui/backdrop';
import { Button, classNames, RoundButton, RoundLink } from '@kuluary/ui/buttons';
import { Icon } from '@kuluary/ui/icons';
import { Stepper } from '@kuluary/ui/stepper';
import { useEffect, useState } from 'react';
import lit from '../app/backdrop-light.module.css';
import type { LoadedGame } from '../game-loaders.ts';
import { botNames, TABLE_STYLES } from '../lobby/bot-choices.ts';
import { defaultOptions } from '../lobby/editions.ts';
import { GameOptions } from '../lobby/game-options.tsx';
import { OpponentChoice } from '../lobby/opponent-choice.tsx';
import { closeSeatGap, openSeatGap, remapSeatOptions } from '../lobby/seat-options.ts';
import { useSettings } from '../settings/use-settings.ts';
import { portraitOfSeat } from '../table/table-players.ts';
import { APP_WORDS } from '../words/app.ts';
import { LOBBY_WORDS } from '../words/lobby.ts';
import { LOCAL_WORDS } from '../words/local.ts';
import { useWords } from '../words/use-words.ts';
import type { BotSettings, GameSetup } from './game-setup.ts';
import styles from './hot-seat-setup.module.css';
import { localOptionsForm } from './local-options-form.ts';
import form from './setup-form.module.css';

interface HotSeatSetupProps {
  readonly game: LoadedGame;
  readonly lastSetup: GameSetup | null; // of the last match
  readonly onResume: (() => void) | null; // null: no unfinished match
  readonly onBegin: (gameSetup: GameSetup) => void;
}

const DEFAULT_PEOPLE = 2;

export function HotSeatSetup({ game, lastSetup, onResume, onBegin }: HotSeatSetupProps) {
  const say = useWords(LOCAL_WORDS);
  const sayApp = useWords(APP_WORDS);
  const sayLobby = useWords(LOBBY_WORDS);
  const { language, name } = useSettings();
  const [min, max] = game.game.seats;
  const [people, setPeople] = useState<readonly string[]>(
    lastSetup?.people ?? [name, ...Array<string>(DEFAULT_PEOPLE - 1).fill('')],
  );
  const [bots, setBots] = useState(lastSetup?.bots.length ?? 1);
  const [botSettings, setBotSettings] = useState<BotSettings>(lastSetup?.botsPlay ?? DEFAULT_OPPONENT);
  const [options, setOptions] = useState(lastSetup?.options ?? defaultOptions(game, language));
  const title = game.texts.title(language);
  useEffect(() => {
    document.title = `${say('hot.title')} · ${title}`;
  }, [say, title]);
  const maxBots = max - people.length;
  const seatedBots = Math.max(Math.min(bots, maxBots), min - people.length);
  const names = botNames(sayLobby, game).slice(0, seatedBots);
  const playerNames = distinctNames(
    people.map((person, at) => person.trim() || say('hot.person-default', { number: at + 1 })),
  );
  const begin = () => onBegin({ people: playerNames, bots: names, botsPlay: botSettings, options });
  const add = () => {
    setPeople([...people, '']);
    setOptions(remapSeatOptions(game, options, openSeatGap(people.length)));
  };
  const remove = (at: number) => {
    setPeople(people.toSpliced(at, 1));
    setOptions(remapSeatOptions(game, options, closeSeatGap(at)));
  };
  return (
    <main className={classNames(lit.lit, styles.room)}>
      <Backdrop />
      <header className={styles.bar}>
        <RoundLink href="/" label={sayApp('home')}>
          <Icon name="back" />
        </RoundLink>
        <h1>{title}</h1>
      </header>
      <form
        className={styles.plaque}
        onSubmit={(event) => {
          event.preventDefault();
          begin();
        }}
      >
        <h2>{say('hot.title')}</h2>
        <p>{say('hot.about')}</p>
        {onResume && (
          <Button look="brass" note={say('hot.resume-about')} onClick={onResume}>
            {say('hot.resume')}
          </Button>
        )}
        <div className={styles.table}>
          <PeopleFields people={people} max={max} onChange={setPeople} onAdd={add} onRemove={remove} />
          <div className={form.row}>
            <span>
              {say('hot.bots')}
              <small>{say('hot.seats', { count: people.length + seatedBots })}</small>
            </span>
            <Stepper
              label={say('hot.bots')}
              less={say('fewer')}
              more={say('more')}
              value={seatedBots}
              min={Math.max(0, min - people.length)}
              max={maxBots}
              onStep={setBots}
            />
          </div>
          <ul className={styles.bots}>
            {names.map((bot, at) => (
              <li key={bot}>
                <Avatar portrait={portraitOfSeat(people.length + at)} />
                {bot}
              </li>
            ))}
          </ul>
        </div>
        {seatedBots > 0 && (
          <div className={styles.botsPlay}>
            <OpponentChoice game={game} brief chosen={botSettings} styles={TABLE_STYLES} onChoose={setBotSettings} />
          </div>
        )}
        <div className={styles.rules}>
          <GameOptions form={localOptionsForm(game, [...playerNames, ...names], options, setOptions)} headed />
        </div>
        <div className={styles.deal}>
          <Button look={onResume ? 'bare' : 'brass'} type="submit" {...(onResume && { note: say('new.note') })}>
            {say('hot.begin')}
          </Button>
        </div>
      </form>
    </main>
  );
}

interface PeopleFieldsProps {
  readonly people: readonly string[];
  readonly max: number;
  readonly onChange: (people: readonly string[]) => void; // other names
  readonly onAdd: () => void;
  readonly onRemove: (at: number) => void;
}

function PeopleFields({ people, max, onChange, onAdd, onRemove }: PeopleFieldsProps) {
  const say = useWords(LOCAL_WORDS);
  return (
    <fieldset className={styles.people}>
      <legend>{say('hot.people')}</legend>
      {people.map((person, at) => {
        const defaultName = say('hot.person-default', { number: at + 1 });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a person is a seat
          <div key={at} className={styles.person}>
            <Avatar portrait={portraitOfSeat(at)} />
            <input
              value={person}
              placeholder={defaultName}
              maxLength={MAX_NAME_CHARACTERS}
              aria-label={say('hot.person', { number: at + 1 })}
              autoComplete="off"
              onChange={({ target }) => onChange(people.with(at, target.value))}
            />
            {people.length > 1 && (
              <RoundButton label={say('hot.remove', { name: person || defaultName })} onClick={() => onRemove(at)}>
                <Icon name="cross" />
              </RoundButton>
            )}
          </div>
        );
      })}
      {people.length < max && (
        <Button onClick={onAdd}>
          <Icon name="plus" />
          {say('hot.add')}
        </Button>
      )}
    </fieldset>
  );
}

/** Numbers equal names: two Annas could not tell whose turn it is. */
function distinctNames(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let unique = name;
    for (let number = 2; taken.has(unique); number++) {
      const suffix = ` ${number}`;
      unique = `${name.slice(0, MAX_NAME_CHARACTERS - suffix.length)}${suffix}`;
    }
    taken.add(unique);
    return unique;
  });
}

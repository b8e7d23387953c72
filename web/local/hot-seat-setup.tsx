// Who plays around this device.

import { USUAL } from '@kuluary/bots/opponents';
import { MAX_NAME_CHARACTERS } from '@kuluary/protocol/limits';
import { Button, classes, RoundButton, RoundLink } from '@kuluary/stage/buttons';
import { Cameo } from '@kuluary/stage/cameo';
import { Chamber } from '@kuluary/stage/chamber';
import { Icon } from '@kuluary/stage/icons';
import { Stepper } from '@kuluary/stage/stepper';
import { useEffect, useState } from 'react';
import lit from '../app/lit.module.css';
import type { LoadedGame } from '../games.ts';
import { botNames, TABLE_STYLES } from '../lobby/bots.ts';
import { joinedAt, reseated, within, without } from '../lobby/chosen-seats.ts';
import { homeOptions } from '../lobby/editions.ts';
import { OpponentChoice } from '../lobby/opponent-choice.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { portraitOf } from '../table/sitters.ts';
import { APP } from '../words/app.ts';
import { LOBBY } from '../words/lobby.ts';
import { LOCAL } from '../words/local.ts';
import { useWords } from '../words/use-words.ts';
import choices from './choices.module.css';
import { EditionChoice } from './edition-choice.tsx';
import styles from './hot-seat-setup.module.css';
import type { BotsPlay, Plan } from './plan.ts';
import { SeatChoices } from './seat-choices.tsx';

interface HotSeatSetupProps {
  readonly game: LoadedGame;
  readonly plan: Plan | null; // of the last game
  readonly onResume: (() => void) | null; // there is a game to go on with
  readonly onBegin: (plan: Plan) => void;
}

const FIRST_PEOPLE = 2;

export function HotSeatSetup({ game, plan, onResume, onBegin }: HotSeatSetupProps) {
  const say = useWords(LOCAL);
  const sayApp = useWords(APP);
  const sayLobby = useWords(LOBBY);
  const { language, name } = useSettings();
  const [min, max] = game.game.seats;
  const [people, setPeople] = useState<readonly string[]>(
    plan?.people ?? [name, ...Array<string>(FIRST_PEOPLE - 1).fill('')],
  );
  const [bots, setBots] = useState(plan?.bots.length ?? 1);
  const [botsPlay, setBotsPlay] = useState<BotsPlay>(plan?.botsPlay ?? USUAL);
  const [options, setOptions] = useState(plan?.options ?? homeOptions(game, language));
  const title = game.texts.title(language);
  useEffect(() => {
    document.title = `${say('hot.title')} · ${title}`;
  }, [say, title]);
  const atMostBots = max - people.length;
  const seatedBots = Math.max(Math.min(bots, atMostBots), min - people.length);
  const names = botNames(sayLobby, game).slice(0, seatedBots);
  const sitting = distinct(people.map((person, at) => person.trim() || say('hot.person-default', { number: at + 1 })));
  const begin = () => {
    const chosen = reseated(game, options, within(sitting.length + seatedBots));
    onBegin({ people: sitting, bots: names, botsPlay, options: chosen });
  };
  const add = () => {
    setPeople([...people, '']);
    setOptions(reseated(game, options, joinedAt(people.length)));
  };
  const remove = (at: number) => {
    setPeople(people.toSpliced(at, 1));
    setOptions(reseated(game, options, without(at)));
  };
  return (
    <main className={classes(lit.lit, styles.room)}>
      <Chamber />
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
          <People people={people} max={max} onChange={setPeople} onAdd={add} onRemove={remove} />
          <div className={choices.row}>
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
              max={atMostBots}
              onStep={setBots}
            />
          </div>
          <ul className={styles.bots}>
            {names.map((bot, at) => (
              <li key={bot}>
                <Cameo portrait={portraitOf(people.length + at)} />
                {bot}
              </li>
            ))}
          </ul>
        </div>
        {seatedBots > 0 && (
          <div className={styles.botsPlay}>
            <OpponentChoice game={game} brief chosen={botsPlay} styles={TABLE_STYLES} onChoose={setBotsPlay} />
          </div>
        )}
        <div className={styles.rules}>
          <EditionChoice game={game} seats={people.length + seatedBots} options={options} onChoose={setOptions} />
          <SeatChoices game={game} names={[...sitting, ...names]} options={options} onChoose={setOptions} />
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

interface PeopleProps {
  readonly people: readonly string[];
  readonly max: number;
  readonly onChange: (people: readonly string[]) => void; // they are called otherwise
  readonly onAdd: () => void;
  readonly onRemove: (at: number) => void;
}

function People({ people, max, onChange, onAdd, onRemove }: PeopleProps) {
  const say = useWords(LOCAL);
  return (
    <fieldset className={styles.people}>
      <legend>{say('hot.people')}</legend>
      {people.map((person, at) => {
        const byDefault = say('hot.person-default', { number: at + 1 });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a person is a place at the table
          <div key={at} className={styles.person}>
            <Cameo portrait={portraitOf(at)} />
            <input
              value={person}
              placeholder={byDefault}
              maxLength={MAX_NAME_CHARACTERS}
              aria-label={say('hot.person', { number: at + 1 })}
              autoComplete="off"
              onChange={({ target }) => onChange(people.with(at, target.value))}
            />
            {people.length > 1 && (
              <RoundButton label={say('hot.remove', { name: person || byDefault })} onClick={() => onRemove(at)}>
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

/** Two Annas could not tell whose turn it is. */
function distinct(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let free = name;
    for (let number = 2; taken.has(free); number++) {
      const tail = ` ${number}`;
      free = `${name.slice(0, MAX_NAME_CHARACTERS - tail.length)}${tail}`;
    }
    taken.add(free);
    return free;
  });
}

// A new game against bots: how many, how good, and which edition.

import { Button } from '@kuluary/stage/buttons';
import { Sheet } from '@kuluary/stage/sheet';
import { Stepper } from '@kuluary/stage/stepper';
import { useState } from 'react';
import type { LoadedGame } from '../games.ts';
import atThumb from '../lobby/at-thumb.module.css';
import { botNames, TABLE_STYLES } from '../lobby/bots.ts';
import { reseated, within } from '../lobby/chosen-seats.ts';
import { OpponentChoice } from '../lobby/opponent-choice.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { APP } from '../words/app.ts';
import { LOBBY } from '../words/lobby.ts';
import { LOCAL } from '../words/local.ts';
import { useWords } from '../words/use-words.ts';
import styles from './choices.module.css';
import { EditionChoice } from './edition-choice.tsx';
import type { Plan } from './plan.ts';
import { SeatChoices } from './seat-choices.tsx';

interface NewGameSheetProps {
  readonly game: LoadedGame;
  readonly plan: Plan; // of the game on the table
  readonly isOver: boolean; // it is: there is nothing left to end
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onBegin: (plan: Plan) => void;
}

export function NewGameSheet({ open, onClose, ...rest }: NewGameSheetProps) {
  const say = useWords(LOCAL);
  const sayApp = useWords(APP);
  return (
    <Sheet open={open} onClose={onClose} title={say('new.title')} closeLabel={sayApp('close')}>
      <NewGame {...rest} />
    </Sheet>
  );
}

function NewGame({ game, plan, isOver, onBegin }: Omit<NewGameSheetProps, 'open' | 'onClose'>) {
  const say = useWords(LOCAL);
  const sayLobby = useWords(LOBBY);
  const { name } = useSettings();
  const [bots, setBots] = useState(plan.bots.length);
  const [botsPlay, setBotsPlay] = useState(plan.botsPlay);
  const [options, setOptions] = useState(plan.options);
  const [min, max] = game.game.seats;
  const names = botNames(sayLobby, game).slice(0, bots);
  const begin = () =>
    onBegin({ people: [name], bots: names, botsPlay, options: reseated(game, options, within(bots + 1)) });
  return (
    <div className={styles.form}>
      <div className={styles.row}>
        <span>
          {say('new.bots')}
          <small>{names.join(', ')}</small>
        </span>
        <Stepper
          label={say('new.bots')}
          less={say('fewer')}
          more={say('more')}
          value={bots}
          min={min - 1}
          max={max - 1}
          onStep={setBots}
        />
      </div>
      <OpponentChoice game={game} brief chosen={botsPlay} styles={TABLE_STYLES} onChoose={setBotsPlay} />
      <EditionChoice game={game} seats={bots + 1} options={options} onChoose={setOptions} />
      <SeatChoices game={game} names={[name, ...names]} options={options} onChoose={setOptions} />
      <div className={atThumb.do}>
        <Button look="brass" note={isOver ? undefined : say('new.note')} onClick={begin}>
          {say('new.start')}
        </Button>
      </div>
    </div>
  );
}

// A sheet to start a new match against bots: how many, how strong, and which options.

import { Button } from '@kuluary/ui/buttons';
import { Sheet } from '@kuluary/ui/sheet';
import { Stepper } from '@kuluary/ui/stepper';
import { useState } from 'react';
import type { LoadedGame } from '../game-loaders.ts';
import { botNames, TABLE_STYLES } from '../lobby/bot-choices.ts';
import { GameOptions } from '../lobby/game-options.tsx';
import { OpponentChoice } from '../lobby/opponent-choice.tsx';
import stickyAction from '../lobby/sticky-action.module.css';
import { useSettings } from '../settings/use-settings.ts';
import { APP_WORDS } from '../words/app.ts';
import { LOBBY_WORDS } from '../words/lobby.ts';
import { LOCAL_WORDS } from '../words/local.ts';
import { useWords } from '../words/use-words.ts';
import type { GameSetup } from './game-setup.ts';
import { localOptionsForm } from './local-options-form.ts';
import styles from './setup-form.module.css';

interface NewGameSheetProps {
  readonly game: LoadedGame;
  readonly currentSetup: GameSetup; // of the match on the table
  readonly isOver: boolean; // that match is over
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onBegin: (gameSetup: GameSetup) => void;
}

export function NewGameSheet({ open, onClose, ...rest }: NewGameSheetProps) {
  const say = useWords(LOCAL_WORDS);
  const sayApp = useWords(APP_WORDS);
  return (
    <Sheet open={open} onClose={onClose} title={say('new.title')} closeLabel={sayApp('close')}>
      <NewGameForm {...rest} />
    </Sheet>
  );
}

function NewGameForm({ game, currentSetup, isOver, onBegin }: Omit<NewGameSheetProps, 'open' | 'onClose'>) {
  const say = useWords(LOCAL_WORDS);
  const sayLobby = useWords(LOBBY_WORDS);
  const { name } = useSettings();
  const [bots, setBots] = useState(currentSetup.bots.length);
  const [botSettings, setBotSettings] = useState(currentSetup.botsPlay);
  const [options, setOptions] = useState(currentSetup.options);
  const [min, max] = game.game.seats;
  const names = botNames(sayLobby, game).slice(0, bots);
  const begin = () =>
    onBegin({
      people: [name],
      bots: names,
      botsPlay: botSettings,
      options,
    });
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
      <OpponentChoice game={game} brief chosen={botSettings} styles={TABLE_STYLES} onChoose={setBotSettings} />
      <GameOptions form={localOptionsForm(game, [name, ...names], options, setOptions)} headed />
      <div className={stickyAction.do}>
        <Button look="brass" note={isOver ? undefined : say('new.note')} onClick={begin}>
          {say('new.start')}
        </Button>
      </div>
    </div>
  );
}

// The options and settings of a table: the host changes them, everybody else reads them.

import type { ClockName } from '@kuluary/protocol/vocabularies';
import { CLOCKS } from '@kuluary/protocol/vocabularies';
import { Select } from '@kuluary/ui/select';
import { Switch } from '@kuluary/ui/switch';
import { useSettings } from '../settings/use-settings.ts';
import { LOBBY_WORDS, type LobbyKey } from '../words/lobby.ts';
import { useWords } from '../words/use-words.ts';
import { leadOptionOf } from './editions.ts';
import { GameOptions } from './game-options.tsx';
import { hostName, type LobbySession } from './lobby-session.ts';
import { lobbyOptionsForm } from './options-form.ts';
import styles from './options-panel.module.css';
import { SettingRow } from './setting-row.tsx';

export function OptionsPanel({ session }: { readonly session: LobbySession }) {
  const say = useWords(LOBBY_WORDS);
  const { language } = useSettings();
  const { table, you, game } = session;
  const lead = leadOptionOf(session);
  return (
    <section className={styles.panel} aria-labelledby="rules">
      <h2 id="rules">{lead ? game.texts.optionText(language, lead.id).name : say('rules.settings')}</h2>
      {!you.host && <p className={styles.quiet}>{say('rules.host-decides', { host: hostName(table) })}</p>}
      <GameOptions form={lobbyOptionsForm(session)}>
        {lead && <h3>{say('rules.settings')}</h3>}
        <ClockRow session={session} />
        <TableSwitchRow session={session} name="door" />
        <TableSwitchRow session={session} name="listed" />
      </GameOptions>
    </section>
  );
}

function ClockRow({ session }: { readonly session: LobbySession }) {
  const say = useWords(LOBBY_WORDS);
  const { clock } = session.table;
  return (
    <SettingRow name={say('clock')} about={say(CLOCK_LINES[clock])}>
      <Select
        value={clock}
        disabled={!session.you.host}
        choices={CLOCKS.map((each) => [each, say(`clock.${each}`)])}
        onChoose={(value) => session.send({ type: 'set', clock: value as ClockName })}
      />
    </SettingRow>
  );
}

const CLOCK_LINES: Readonly<Record<ClockName, LobbyKey>> = {
  none: 'clock.none.about',
  relaxed: 'clock.live.about',
  normal: 'clock.live.about',
  fast: 'clock.live.about',
  day: 'clock.slow.about',
  'three-days': 'clock.slow.about',
};

function TableSwitchRow({ session, name }: { readonly session: LobbySession; readonly name: 'door' | 'listed' }) {
  const say = useWords(LOBBY_WORDS);
  return (
    <SettingRow name={say(name)} about={say(`${name}.about`)}>
      <Switch
        checked={session.table[name]}
        disabled={!session.you.host}
        onSwitch={(on) => session.send({ type: 'set', [name]: on })}
      />
    </SettingRow>
  );
}

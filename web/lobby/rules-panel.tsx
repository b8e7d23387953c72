// What the host decides about the game, and everybody else reads.

import type { ClockName } from '@kuluary/protocol/words';
import { CLOCKS } from '@kuluary/protocol/words';
import { Select } from '@kuluary/stage/select';
import { Switch } from '@kuluary/stage/switch';
import { useSettings } from '../settings/use-settings.ts';
import { LOBBY, type LobbyKey } from '../words/lobby.ts';
import { useWords } from '../words/use-words.ts';
import { EditionCards } from './edition-cards.tsx';
import { chosenLead, complete, leadSpec } from './editions.ts';
import { HouseRules } from './house-rules.tsx';
import { OptionRow } from './option-row.tsx';
import { hostName, type LobbyRoom } from './room.ts';
import { Row } from './row.tsx';
import styles from './rules-panel.module.css';
import { inSight } from './sense.ts';

export function RulesPanel({ room }: { readonly room: LobbyRoom }) {
  const say = useWords(LOBBY);
  const { language } = useSettings();
  const { table, you, game } = room;
  const lead = leadSpec(room);
  return (
    <section className={styles.panel} aria-labelledby="rules">
      <h2 id="rules">{lead ? game.texts.option(language, lead.id).name : say('rules.settings')}</h2>
      {!you.host && <p className={styles.quiet}>{say('rules.host-decides', { host: hostName(table) })}</p>}
      <Editions room={room} />
      {lead && <h3>{say('rules.settings')}</h3>}
      <ClockRow room={room} />
      <SwitchRow room={room} name="door" />
      <SwitchRow room={room} name="listed" />
      {game.game.options
        .filter(({ id }) => inSight(table.game).includes(id))
        .map((spec) => (
          <OptionRow key={spec.id} room={room} spec={spec} />
        ))}
      <HouseRules room={room} />
    </section>
  );
}

function Editions({ room }: { readonly room: LobbyRoom }) {
  const { game, table, you, ask } = room;
  if (!leadSpec(room)) return null;
  return (
    <EditionCards
      game={game}
      options={complete(room)}
      disabled={!you.host}
      onChoose={(value) => ask({ type: 'set', options: chosenLead(game, table.options, value) })}
    />
  );
}

function ClockRow({ room }: { readonly room: LobbyRoom }) {
  const say = useWords(LOBBY);
  const { clock } = room.table;
  return (
    <Row name={say('clock')} about={say(CLOCK_LINES[clock])}>
      <Select
        value={clock}
        disabled={!room.you.host}
        choices={CLOCKS.map((each) => [each, say(`clock.${each}`)])}
        onChoose={(value) => room.ask({ type: 'set', clock: value as ClockName })}
      />
    </Row>
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

function SwitchRow({ room, name }: { readonly room: LobbyRoom; readonly name: 'door' | 'listed' }) {
  const say = useWords(LOBBY);
  return (
    <Row name={say(name)} about={say(`${name}.about`)}>
      <Switch
        checked={room.table[name]}
        disabled={!room.you.host}
        onSwitch={(on) => room.ask({ type: 'set', [name]: on })}
      />
    </Row>
  );
}

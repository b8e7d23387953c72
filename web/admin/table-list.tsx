import type { Glance } from '@kuluary/protocol/admin';
import type { TableId } from '@kuluary/protocol/ids';
import { groupCode } from '../home/code.ts';
import { useSettings } from '../settings/use-settings.ts';
import { ADMIN } from '../words/admin.ts';
import { useWords } from '../words/use-words.ts';
import styles from './admin.module.css';
import { ago } from './spans.ts';
import { useGameTitle } from './use-game-title.ts';

interface Props {
  readonly tables: readonly Glance[];
  readonly isSought: boolean; // these were looked for by code
  readonly onChoose: (table: TableId) => void;
}

export function TableList({ tables, isSought, onChoose }: Props) {
  const say = useWords(ADMIN);
  if (tables.length === 0) return <p className={styles.none}>{say(isSought ? 'find.none' : 'tables.none')}</p>;
  return (
    <ul className={styles.list}>
      {tables.map((table) => (
        <Row key={table.id} table={table} onChoose={() => onChoose(table.id)} />
      ))}
    </ul>
  );
}

function Row({ table, onChoose }: { readonly table: Glance; readonly onChoose: () => void }) {
  const say = useWords(ADMIN);
  const titleOf = useGameTitle();
  const { language } = useSettings();
  const { id, game, phase, seats, spectators, at } = table;
  const taken = seats.filter(({ kind }) => kind !== 'free');
  const here = taken.filter((seat) => seat.who !== null && seat.here).length;
  const people = say('row.people', { taken: taken.length, seats: seats.length, here });
  const watching = spectators > 0 ? `, ${say('row.watching', { count: spectators })}` : '';
  return (
    <li>
      <button type="button" className={styles.row} onClick={onChoose}>
        <b>{groupCode(id)}</b>
        <span className={styles.game}>
          {titleOf(game)}, {say(`phase.${phase}`)}
        </span>
        <span className={styles.people}>{people + watching}</span>
        <span className={styles.when}>{ago(language, (Date.now() - at) / 1000)}</span>
      </button>
    </li>
  );
}

import type { AdminTableSummary } from '@kuluary/protocol/admin';
import type { TableId } from '@kuluary/protocol/ids';
import { formatTableCode } from '../home/table-code.ts';
import { useSettings } from '../settings/use-settings.ts';
import { ADMIN_WORDS } from '../words/admin.ts';
import { useWords } from '../words/use-words.ts';
import styles from './admin.module.css';
import { formatTimeAgo } from './duration-text.ts';
import { useGameTitle } from './use-game-title.ts';

interface Props {
  readonly tables: readonly AdminTableSummary[];
  readonly isSearch: boolean; // they are found by code
  readonly onChoose: (table: TableId) => void;
}

export function TableList({ tables, isSearch, onChoose }: Props) {
  const say = useWords(ADMIN_WORDS);
  if (tables.length === 0) return <p className={styles.none}>{say(isSearch ? 'find.none' : 'tables.none')}</p>;
  return (
    <ul className={styles.list}>
      {tables.map((table) => (
        <TableRow key={table.id} table={table} onChoose={() => onChoose(table.id)} />
      ))}
    </ul>
  );
}

function TableRow({ table, onChoose }: { readonly table: AdminTableSummary; readonly onChoose: () => void }) {
  const say = useWords(ADMIN_WORDS);
  const titleOf = useGameTitle();
  const { language } = useSettings();
  const { id, game, phase, seats, spectators, at } = table;
  const taken = seats.filter(({ kind }) => kind !== 'free');
  const connected = taken.filter((seat) => seat.who !== null && seat.here).length;
  const people = say('row.people', { taken: taken.length, seats: seats.length, here: connected });
  const spectatorsText = spectators > 0 ? `, ${say('row.watching', { count: spectators })}` : '';
  return (
    <li>
      <button type="button" className={styles.row} onClick={onChoose}>
        <b>{formatTableCode(id)}</b>
        <span className={styles.game}>
          {titleOf(game)}, {say(`phase.${phase}`)}
        </span>
        <span className={styles.people}>{people + spectatorsText}</span>
        <span className={styles.when}>{formatTimeAgo(language, (Date.now() - at) / 1000)}</span>
      </button>
    </li>
  );
}

// A table of the book. On a phone its rows become little cards; the roles keep it a table for ears all the same.

import { classes } from '@kuluary/stage/buttons';
import type { Cell, Row, Table } from '@kuluary/texts/rulebook/section';
import { hyphenated } from '../words/hyphenated.ts';
import { RULES } from '../words/rules.ts';
import { useWords } from '../words/use-words.ts';
import styles from './book-table.module.css';
import { Drawing } from './picture.tsx';
import type { Places } from './place.ts';
import { PlaceLink } from './place-link.tsx';
import type { Rulebook } from './rulebooks.ts';

interface BookTableProps {
  readonly table: Table;
  readonly places: Places;
  readonly Picture: Rulebook['Picture'];
}

export function BookTable({ table, places, Picture }: BookTableProps) {
  const say = useWords(RULES);
  const compares = table.columns.some(({ current }) => current);
  const look = !compares ? styles.cards : table.columns[0]!.current ? styles.plain : styles.stacked;
  const hasBeside = table.columns.some(({ folded }) => folded === 'beside');
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: where CSS lays a table out otherwise, browsers forget that it is one
    <table role="table" className={classes(styles.table, look, hasBeside && styles.hasBeside)}>
      <caption>{table.caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {table.columns.map(({ title, current, share }) => (
            <th
              key={title}
              role="columnheader"
              scope="col"
              className={current ? styles.current : undefined}
              style={share === undefined ? undefined : { width: `${share}%` }}
            >
              {title}
              {current && <span className="sr">, {say('current')}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {table.rows.map((row) => (
          <PrintedRow key={row.title.text} row={row} table={table} places={places} Picture={Picture} />
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  );
}

function PrintedRow({ row, table, places, Picture }: BookTableProps & { readonly row: Row }) {
  const { title, see, cells } = row;
  const head = <PrintedCell cell={title} Picture={Picture} />;
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <tr role="row">
      <th role="rowheader" scope="row" className={table.columns[0]!.current ? styles.current : undefined}>
        {see === null ? (
          head
        ) : (
          <PlaceLink to={see} places={places}>
            {head}
          </PlaceLink>
        )}
      </th>
      {cells.map((cell, place) => {
        const column = table.columns[place + 1]!;
        return (
          <td
            key={column.title}
            role="cell"
            data-column={column.title}
            className={classes(column.current && styles.current, column.folded && styles[column.folded])}
          >
            <PrintedCell cell={cell} Picture={Picture} />
          </td>
        );
      })}
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}

function PrintedCell({ cell, Picture }: { readonly cell: Cell; readonly Picture: Rulebook['Picture'] }) {
  if (cell.pictures.length === 0) return hyphenated(cell.text);
  return (
    <span className={styles.pictured}>
      <span className={styles.pictures}>
        {cell.pictures.map((picture) => (
          <Drawing key={picture} by={Picture} of={picture} />
        ))}
      </span>
      <span className={styles.words}>{cell.text}</span>
    </span>
  );
}

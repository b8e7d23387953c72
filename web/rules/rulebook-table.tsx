// A table of a rulebook. On a phone its rows become small cards; the roles keep it a table for screen readers.

import type { RulebookCell, RulebookRow, RulebookTable } from '@kuluary/texts/rulebook/rulebook';
import { classNames } from '@kuluary/ui/buttons';
import { withSoftHyphens } from '../words/hyphenation.ts';
import { RULES_WORDS } from '../words/rules.ts';
import { useWords } from '../words/use-words.ts';
import { AnchorLink } from './anchor-link.tsx';
import type { Anchors } from './anchors.ts';
import { LazyPicture } from './picture.tsx';
import styles from './rulebook-table.module.css';
import type { Rulebook } from './rulebooks.ts';

interface RulebookTableProps {
  readonly table: RulebookTable;
  readonly anchors: Anchors;
  readonly Picture: Rulebook['Picture'];
}

export function RulebookTableBlock({ table, anchors, Picture }: RulebookTableProps) {
  const say = useWords(RULES_WORDS);
  const compares = table.columns.some(({ isCurrentEdition }) => isCurrentEdition);
  const layout = !compares ? styles.cards : table.columns[0]!.isCurrentEdition ? styles.plain : styles.stacked;
  const hasBeside = table.columns.some(({ narrowLayout }) => narrowLayout === 'beside');
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: browsers drop the roles of a table that CSS lays out otherwise
    <table role="table" className={classNames(styles.table, layout, hasBeside && styles.hasBeside)}>
      <caption>{table.caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {table.columns.map(({ title, isCurrentEdition, widthPercent }) => (
            <th
              key={title}
              role="columnheader"
              scope="col"
              className={isCurrentEdition ? styles.current : undefined}
              style={widthPercent === undefined ? undefined : { width: `${widthPercent}%` }}
            >
              {title}
              {isCurrentEdition && <span className="sr">, {say('current')}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {table.rows.map((row) => (
          <RulebookTableRow key={row.title.text} row={row} table={table} anchors={anchors} Picture={Picture} />
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  );
}

function RulebookTableRow({ row, table, anchors, Picture }: RulebookTableProps & { readonly row: RulebookRow }) {
  const { title, seeRule, cells } = row;
  const head = <RulebookTableCell cell={title} Picture={Picture} />;
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <tr role="row">
      <th role="rowheader" scope="row" className={table.columns[0]!.isCurrentEdition ? styles.current : undefined}>
        {seeRule === null ? (
          head
        ) : (
          <AnchorLink to={seeRule} anchors={anchors}>
            {head}
          </AnchorLink>
        )}
      </th>
      {cells.map((cell, index) => {
        const column = table.columns[index + 1]!;
        return (
          <td
            key={column.title}
            role="cell"
            data-column={column.title}
            className={classNames(
              column.isCurrentEdition && styles.current,
              column.narrowLayout && styles[column.narrowLayout],
            )}
          >
            <RulebookTableCell cell={cell} Picture={Picture} />
          </td>
        );
      })}
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}

function RulebookTableCell({ cell, Picture }: { readonly cell: RulebookCell; readonly Picture: Rulebook['Picture'] }) {
  if (cell.pictures.length === 0) return withSoftHyphens(cell.text);
  return (
    <span className={styles.pictured}>
      <span className={styles.pictures}>
        {cell.pictures.map((picture) => (
          <LazyPicture key={picture} by={Picture} of={picture} />
        ))}
      </span>
      <span className={styles.words}>{cell.text}</span>
    </span>
  );
}

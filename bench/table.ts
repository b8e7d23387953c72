// What a bench found, as data; and how people read it.

import type { Pace } from './timing.ts';

/** One room of benches: a game, the server. `npm run bench -- <id>` runs it alone. */
export interface Group {
  readonly id: string;
  run(pace: Pace): readonly Table[] | Promise<readonly Table[]>;
}

interface Column {
  readonly id: string; // the figure's name in a row
  readonly head: string; // what stands above it
  readonly digits: number; // behind the point
}

export interface Table {
  readonly id: string;
  readonly title: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Readonly<Record<string, number | string>>[];
  readonly bars: readonly Bar[];
}

/** What a figure must reach. A bench reports it, a test never does: machines differ. */
export interface Bar {
  readonly what: string;
  readonly measured: number;
  readonly atLeast?: number; // one of these two, or both
  readonly atMost?: number;
  readonly digits: number;
}

function isReached({ measured, atLeast = -Infinity, atMost = Infinity }: Bar): boolean {
  return measured >= atLeast && measured <= atMost;
}

export function printed(table: Table): string {
  const heads = table.columns.map((column) => column.head);
  const body = table.rows.map((row) => table.columns.map((column) => cell(row[column.id], column.digits)));
  const widths = heads.map((head, i) => Math.max(head.length, ...body.map((cells) => cells[i]!.length)));
  const line = (cells: readonly string[]) =>
    cells.map((text, i) => (i === 0 ? text.padEnd(widths[i]!) : text.padStart(widths[i]!))).join('  ');
  return [
    table.title,
    line(heads),
    line(widths.map((width) => '-'.repeat(width))),
    ...body.map(line),
    ...table.bars.map(barLine),
  ].join('\n');
}

function barLine(bar: Bar): string {
  const limits = [
    bar.atLeast === undefined ? [] : `>= ${cell(bar.atLeast, bar.digits)}`,
    bar.atMost === undefined ? [] : `<= ${cell(bar.atMost, bar.digits)}`,
  ];
  const limit = limits.flat().join(' and ');
  return `${bar.what}: ${cell(bar.measured, bar.digits)}, bar ${limit}: ${isReached(bar) ? 'reached' : 'missed'}`;
}

function cell(value: number | string | undefined, digits: number): string {
  if (typeof value !== 'number') return value ?? '';
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** The same figures for programs. */
export function plain(table: Table): object {
  const { id, title, rows } = table;
  return { id, title, rows, bars: table.bars.map((bar) => ({ ...bar, reached: isReached(bar) })) };
}

// The results of a benchmark, as data and as a printed table.

import type { TimingPlan } from './timing.ts';

/** Benchmarks of one subject: a game, the server. `npm run bench -- <id>` runs it alone. */
export interface BenchGroup {
  readonly id: string;
  run(plan: TimingPlan): readonly ReportTable[] | Promise<readonly ReportTable[]>;
}

interface ReportColumn {
  readonly id: string; // key in a row
  readonly head: string; // heading
  readonly digits: number; // after the point
}

export interface ReportTable {
  readonly id: string;
  readonly title: string;
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly Readonly<Record<string, number | string>>[];
  readonly targets: readonly Target[];
}

/** What a figure should reach. Reported but never tested, because machines differ. */
export interface Target {
  readonly what: string;
  readonly measured: number;
  readonly atLeast?: number; // one of these two, or both
  readonly atMost?: number;
  readonly digits: number;
}

function isTargetReached({ measured, atLeast = -Infinity, atMost = Infinity }: Target): boolean {
  return measured >= atLeast && measured <= atMost;
}

export function formatTable({ title, columns, rows, targets }: ReportTable): string {
  const heads = columns.map(({ head }) => head);
  const body = rows.map((row) => columns.map(({ id, digits }) => formatCell(row[id], digits)));
  const widths = heads.map((head, i) => Math.max(head.length, ...body.map((cells) => cells[i]!.length)));
  const line = (cells: readonly string[]) =>
    cells.map((text, i) => (i === 0 ? text.padEnd(widths[i]!) : text.padStart(widths[i]!))).join('  ');
  return [
    title,
    line(heads),
    line(widths.map((width) => '-'.repeat(width))),
    ...body.map(line),
    ...targets.map(targetLine),
  ].join('\n');
}

function targetLine(target: Target): string {
  const limits = [
    target.atLeast === undefined ? [] : `>= ${formatCell(target.atLeast, target.digits)}`,
    target.atMost === undefined ? [] : `<= ${formatCell(target.atMost, target.digits)}`,
  ];
  const limit = limits.flat().join(' and ');
  return `${target.what}: ${formatCell(target.measured, target.digits)}, target ${limit}: ${isTargetReached(target) ? 'reached' : 'missed'}`;
}

function formatCell(value: number | string | undefined, digits: number): string {
  if (typeof value !== 'number') return value ?? '';
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

export function tableAsJson({ id, title, rows, targets }: ReportTable): object {
  return { id, title, rows, bars: targets.map((target) => ({ ...target, reached: isTargetReached(target) })) };
}

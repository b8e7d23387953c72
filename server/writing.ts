// Messages as text. Those of one publication follow each other and say the same about the table, so that is written
// once; and what several onlookers hear is one message.

import type { TableInfo, ToBrowser, Update } from '@kuluary/protocol/to-browser';

let message: ToBrowser | undefined; // the last one
let messageText = '';
let table: TableInfo | undefined;
let tableText = '';

export function write(next: ToBrowser): string {
  if (next !== message) {
    messageText = next.type === 'update' ? writeUpdate(next) : JSON.stringify(next);
    message = next;
  }
  return messageText;
}

function writeUpdate(update: Update): string {
  if (update.table === null) return JSON.stringify(update);
  if (update.table !== table) {
    tableText = JSON.stringify(update.table);
    table = update.table;
  }
  const { table: _, ...rest } = update;
  return `${JSON.stringify(rest).slice(0, -1)},"table":${tableText}}`;
}

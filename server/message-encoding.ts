// Encodes messages as JSON. Consecutive messages to the listeners of a table share their table part, and spectators get
// the very same message: the last text of each is reused.

import type { TableInfo, ToBrowser, Update } from '@kuluary/protocol/to-browser';

let lastMessage: ToBrowser | undefined;
let lastMessageText = '';
let lastTable: TableInfo | undefined;
let lastTableText = '';

export function encodeMessage(message: ToBrowser): string {
  if (message !== lastMessage) {
    lastMessageText = message.type === 'update' ? encodeUpdate(message) : JSON.stringify(message);
    lastMessage = message;
  }
  return lastMessageText;
}

function encodeUpdate(update: Update): string {
  if (update.table === null) return JSON.stringify(update);
  if (update.table !== lastTable) {
    lastTableText = JSON.stringify(update.table);
    lastTable = update.table;
  }
  const { table: _, ...rest } = update;
  return `${JSON.stringify(rest).slice(0, -1)},"table":${lastTableText}}`;
}

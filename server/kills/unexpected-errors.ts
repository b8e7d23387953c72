// Filters servers' logged errors: those of a store that is down or full are expected.

const STORE_ERRORS = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'Connection terminated', // by pg, in several sentences
  'connection error', // "Client has encountered a connection error and is not queryable"
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'the database system is', // starting up, shutting down, in recovery mode
  'terminating connection',
  'could not receive data from client',
  'server closed the connection',
  'No space left on device',
  'File too large',
  'could not extend file',
  'could not write to file',
  'database or disk is full',
  'disk I/O error',
];

export function unexpectedErrors(lines: readonly string[]): string[] {
  return lines.filter((line) => !STORE_ERRORS.some((text) => line.includes(text)));
}

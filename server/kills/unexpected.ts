// What servers log while their store is away is to be expected; anything else is a fault.

const AWAY = [
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

/** Lines of a log that speak of something else than of a store that is away or full. */
export function unexpected(lines: readonly string[]): string[] {
  return lines.filter((line) => !AWAY.some((words) => line.includes(words)));
}

// Every setting: a name in the environment, a default, and what it is for. The README's table is checked against this.

export interface Setting<T> {
  readonly about: string;
  readonly standard: T;
  readonly read: (text: string) => T | undefined; // undefined: not a value we understand
  readonly isSecret?: boolean; // nobody reads it over somebody's shoulder
}

const text = (text: string) => text;
const whole = (min: number, max: number) => (text: string) => {
  const number = Number(text);
  return /^\d+$/.test(text) && number >= min && number <= max ? number : undefined;
};
const oneOf =
  <T extends string>(...values: readonly T[]) =>
  (text: string) =>
    values.find((value) => value === text);

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

export const SETTINGS = {
  HOST: { about: 'the address to listen on', standard: '0.0.0.0', read: text },
  PORT: { about: 'the port to listen on', standard: 8080, read: whole(0, 65_535) },
  DATA_DIR: { about: 'where the embedded database lies', standard: 'data', read: text },
  DATABASE_URL: {
    about: 'a PostgreSQL to use instead of the embedded database (postgres://…)',
    standard: '',
    read: text,
  },
  ORIGINS: {
    about: 'further sites that may talk to this server, separated by commas (https://play.example)',
    standard: '',
    read: text,
  },
  TRUST_PROXY: {
    about: 'how many reverse proxies of yours stand in front: so many addresses of X-Forwarded-For are believed',
    standard: 0,
    read: whole(0, 10),
  },
  LOG_LEVEL: {
    about: LOG_LEVELS.join(', '),
    standard: 'info' as (typeof LOG_LEVELS)[number],
    read: oneOf(...LOG_LEVELS),
  },
  METRICS: {
    about: 'who may read /metrics: local (this machine only, past any proxy) or all',
    standard: 'local',
    read: oneOf('local', 'all'),
  },
  ADMIN_TOKEN: {
    about:
      'what opens /admin and its tables: 16 to 200 letters, digits and signs, without spaces. Without it there is no such page',
    standard: '',
    read: (text: string) => (/^[!-~]{16,200}$/.test(text) ? text : undefined),
    isSecret: true,
  },
  KEEP_LOBBY_HOURS: { about: 'how long a lobby is kept that nobody touches', standard: 48, read: whole(1, 100_000) },
  KEEP_PLAYING_DAYS: { about: 'how long an abandoned game is kept', standard: 30, read: whole(1, 100_000) },
  KEEP_OVER_DAYS: { about: 'how long a finished game is kept, with its replay', standard: 90, read: whole(1, 100_000) },
  ABSENCE_SECONDS: {
    about: 'how long a seat waits for its player on a live clock before a bot plays on',
    standard: 60,
    read: whole(1, 86_400),
  },
  BOT_PAUSE_MIN_MS: { about: 'how long a bot waits at least before it answers', standard: 700, read: whole(0, 60_000) },
  BOT_PAUSE_MAX_MS: { about: 'how long a bot waits at most', standard: 1700, read: whole(0, 60_000) },
  BOT_TIME_MS: {
    about: 'how long a bot may think, not counting how long it waits for a thread; after that it plays a plain move',
    standard: 2000,
    read: whole(10, 60_000),
  },
  BOT_THREADS: { about: 'threads in which bots think', standard: 1, read: whole(1, 64) },
  TABLES_IN_MEMORY: {
    about: 'tables that this server has open at once, because somebody is there or a bot is to move',
    standard: 20_000,
    read: whole(1, 10_000_000),
  },
  TCP_CONNECTIONS: { about: 'open TCP connections in all', standard: 20_000, read: whole(1, 10_000_000) },
  TCP_PER_ADDRESS: {
    about: 'open TCP connections from one address; behind a proxy of yours (TRUST_PROXY) that is its business',
    standard: 400,
    read: whole(1, 10_000_000),
  },
  CONNECTS_PER_SECOND: { about: 'new websockets a second from one address', standard: 20, read: whole(1, 1_000_000) },
  CONNECTIONS_PER_ADDRESS: { about: 'open websockets from one address', standard: 200, read: whole(1, 1_000_000) },
  BYTES_PER_SECOND: {
    about: 'bytes a second that one address may draw, by HTTP and through its websockets, in the long run',
    standard: 1_000_000,
    read: whole(1, 1_000_000_000_000),
  },
  REQUESTS_PER_SECOND: { about: 'HTTP requests a second from one address', standard: 50, read: whole(1, 1_000_000) },
  TABLES_PER_HOUR: { about: 'new tables an hour from one address', standard: 60, read: whole(1, 100_000_000) },
  MESSAGES_PER_SECOND: { about: 'messages a second on one websocket', standard: 20, read: whole(1, 1_000_000) },
} satisfies Record<string, Setting<string | number>>;

type Settings = typeof SETTINGS;
type SettingName = keyof Settings;
export type Config = { readonly [Name in SettingName]: NonNullable<ReturnType<Settings[Name]['read']>> };

export class BadSetting extends Error {}

export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const entries = Object.entries<Setting<string | number>>(SETTINGS).map(
    ([name, { standard, read, about, isSecret }]) => {
      const given = environment[name];
      if (given === undefined || given === '') return [name, standard];
      const value = read(given);
      const shown = isSecret ? name : `${name}=${given}`;
      if (value === undefined) throw new BadSetting(`${shown} is not understood. ${name}: ${about}`);
      return [name, value];
    },
  );
  return Object.fromEntries(entries) as Config;
}

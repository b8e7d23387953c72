// The settings: environment variable, default, description. The README's table is checked against this.

interface Setting<T> {
  readonly description: string;
  readonly defaultValue: T;
  readonly parse: (text: string) => T | undefined; // undefined: invalid
  readonly isSecret?: boolean; // never printed
}

const anyText = (text: string) => text;
const wholeNumberIn = (min: number, max: number) => (text: string) => {
  const number = Number(text);
  return /^\d+$/.test(text) && number >= min && number <= max ? number : undefined;
};
const oneOf =
  <T extends string>(...values: readonly T[]) =>
  (text: string) =>
    values.find((value) => value === text);

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

export const SETTINGS = {
  HOST: { description: 'the address to listen on', defaultValue: '0.0.0.0', parse: anyText },
  PORT: { description: 'the port to listen on', defaultValue: 8080, parse: wholeNumberIn(0, 65_535) },
  DATA_DIR: { description: 'where the embedded database lies', defaultValue: 'data', parse: anyText },
  DATABASE_URL: {
    description: 'a PostgreSQL to use instead of the embedded database (postgres://…)',
    defaultValue: '',
    parse: anyText,
  },
  ORIGINS: {
    description: 'further sites that may talk to this server, separated by commas (https://play.example)',
    defaultValue: '',
    parse: anyText,
  },
  TRUST_PROXY: {
    description: 'how many reverse proxies of yours stand in front: so many addresses of X-Forwarded-For are believed',
    defaultValue: 0,
    parse: wholeNumberIn(0, 10),
  },
  LOG_LEVEL: {
    description: LOG_LEVELS.join(', '),
    defaultValue: 'info' as (typeof LOG_LEVELS)[number],
    parse: oneOf(...LOG_LEVELS),
  },
  METRICS: {
    description: 'who may read /metrics: local (this machine only, past any proxy) or all',
    defaultValue: 'local',
    parse: oneOf('local', 'all'),
  },
  ADMIN_TOKEN: {
    description:
      'what opens /admin and its tables: 16 to 200 letters, digits and signs, without spaces. Without it there is no such page',
    defaultValue: '',
    parse: (text: string) => (/^[!-~]{16,200}$/.test(text) ? text : undefined),
    isSecret: true,
  },
  KEEP_LOBBY_HOURS: {
    description: 'how long a lobby is kept that nobody touches',
    defaultValue: 48,
    parse: wholeNumberIn(1, 100_000),
  },
  KEEP_PLAYING_DAYS: {
    description: 'how long an abandoned game is kept',
    defaultValue: 30,
    parse: wholeNumberIn(1, 100_000),
  },
  KEEP_OVER_DAYS: {
    description: 'how long a finished game is kept, with its replay',
    defaultValue: 90,
    parse: wholeNumberIn(1, 100_000),
  },
  ABSENCE_SECONDS: {
    description: 'how long a seat waits for its player on a live clock before a bot plays on',
    defaultValue: 60,
    parse: wholeNumberIn(1, 86_400),
  },
  BOT_PAUSE_MIN_MS: {
    description: 'how long a bot waits at least before it answers',
    defaultValue: 700,
    parse: wholeNumberIn(0, 60_000),
  },
  BOT_PAUSE_MAX_MS: {
    description: 'how long a bot waits at most',
    defaultValue: 1700,
    parse: wholeNumberIn(0, 60_000),
  },
  BOT_TIME_MS: {
    description:
      'how long a bot may think, not counting how long it waits for a thread; after that it plays a plain move',
    defaultValue: 2000,
    parse: wholeNumberIn(10, 60_000),
  },
  BOT_THREADS: { description: 'threads in which bots think', defaultValue: 1, parse: wholeNumberIn(1, 64) },
  TABLES_IN_MEMORY: {
    description: 'tables that this server has open at once, because somebody is there or a bot is to move',
    defaultValue: 20_000,
    parse: wholeNumberIn(1, 10_000_000),
  },
  TCP_CONNECTIONS: {
    description: 'open TCP connections in all',
    defaultValue: 20_000,
    parse: wholeNumberIn(1, 10_000_000),
  },
  TCP_PER_ADDRESS: {
    description: 'open TCP connections from one address; behind a proxy of yours (TRUST_PROXY) that is its business',
    defaultValue: 400,
    parse: wholeNumberIn(1, 10_000_000),
  },
  CONNECTS_PER_SECOND: {
    description: 'new websockets a second from one address',
    defaultValue: 20,
    parse: wholeNumberIn(1, 1_000_000),
  },
  CONNECTIONS_PER_ADDRESS: {
    description: 'open websockets from one address',
    defaultValue: 200,
    parse: wholeNumberIn(1, 1_000_000),
  },
  BYTES_PER_SECOND: {
    description: 'bytes a second that one address may draw, by HTTP and through its websockets, in the long run',
    defaultValue: 1_000_000,
    parse: wholeNumberIn(1, 1_000_000_000_000),
  },
  REQUESTS_PER_SECOND: {
    description: 'HTTP requests a second from one address',
    defaultValue: 50,
    parse: wholeNumberIn(1, 1_000_000),
  },
  TABLES_PER_HOUR: {
    description: 'new tables an hour from one address',
    defaultValue: 60,
    parse: wholeNumberIn(1, 100_000_000),
  },
  MESSAGES_PER_SECOND: {
    description: 'messages a second on one websocket',
    defaultValue: 20,
    parse: wholeNumberIn(1, 1_000_000),
  },
} satisfies Record<string, Setting<string | number>>;

type Settings = typeof SETTINGS;
type SettingName = keyof Settings;
export type Config = { readonly [Name in SettingName]: NonNullable<ReturnType<Settings[Name]['parse']>> };

export class InvalidSetting extends Error {}

export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const entries = Object.entries<Setting<string | number>>(SETTINGS).map(
    ([name, { defaultValue, parse, description, isSecret }]) => {
      const given = environment[name];
      if (given === undefined || given === '') return [name, defaultValue];
      const value = parse(given);
      const shown = isSecret ? name : `${name}=${given}`;
      if (value === undefined) throw new InvalidSetting(`${shown} is not understood. ${name}: ${description}`);
      return [name, value];
    },
  );
  return Object.fromEntries(entries) as Config;
}

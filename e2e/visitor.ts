// A simulated person with a fresh browser profile and a page, who records all websocket frames and page errors.

import { EventEmitter, once } from 'node:events';
import { type CompleteUpdate, completeUpdate, type ToBrowser } from '@kuluary/protocol/to-browser';
import type { Browser, BrowserContext, BrowserContextOptions, Page, WebSocket } from 'playwright-core';

export const LANGUAGES = ['en', 'ru', 'uk'] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ['dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

export const PHONE = { width: 360, height: 640 };
export const LAPTOP = { width: 1280, height: 800 };

export interface VisitorConfig {
  readonly name?: string;
  readonly language?: Language;
  readonly theme?: Theme;
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly clockSpeed?: number; // how many times faster the page's own clock runs
  readonly salt?: string; // sent to every table, for a known deal
  readonly context?: BrowserContextOptions;
}

const SETTINGS_KEY = 'kuluary.settings'; // in localStorage
const GUEST_COOKIE = 'kuluary-guest';
const TIMEOUT = 60_000; // ms
const NETWORK_TIMEOUT_MIN = 3500; // ms
const OFFLINE_CLOCK_SPEED = 40; // from which on all timeouts are sped up: an offline page waits for no network

export class Visitor extends EventEmitter {
  readonly context: BrowserContext;
  readonly address: string;
  readonly name: string;
  readonly frames: string[] = []; // all that were received
  readonly pageErrors: string[] = [];
  page: Page;
  latest: CompleteUpdate | undefined;

  private constructor(context: BrowserContext, page: Page, address: string, name: string) {
    super();
    this.setMaxListeners(0);
    this.context = context;
    this.page = page;
    this.address = address;
    this.name = name;
    this.watchPage(page);
  }

  static async open(browser: Browser, address: string, config: VisitorConfig): Promise<Visitor> {
    const {
      name = 'Anna',
      language = 'en',
      theme = 'dark',
      viewport = LAPTOP,
      clockSpeed = 1,
      salt,
      context: contextOptions,
    } = config;
    const context = await browser.newContext({
      viewport,
      locale: language,
      reducedMotion: 'reduce',
      ...contextOptions,
    });
    context.setDefaultTimeout(TIMEOUT);
    await context.addInitScript(settingsScript({ name, language, theme, sound: false }));
    if (clockSpeed !== 1) await context.addInitScript(clockSpeedScript(clockSpeed, Date.now()));
    if (salt !== undefined) await context.addInitScript(fixedSaltScript(salt));
    return new Visitor(context, await context.newPage(), address, name);
  }

  async goTo(path: string): Promise<void> {
    await this.page.goto(this.address + path);
  }

  /** Opens a new page in the same browser. */
  async reopen(path: string): Promise<void> {
    this.page = await this.context.newPage();
    this.watchPage(this.page);
    await this.goTo(path);
  }

  /** The code of the page's table. */
  get table(): string {
    return /\/t\/(\d+)/.exec(this.page.url())?.[1] ?? '';
  }

  get seat(): number | null {
    return this.latest?.you.seat ?? null;
  }

  /** Waits for an update that fulfils this. */
  async waitUntil(isSo: (latest: CompleteUpdate) => boolean, timeout = TIMEOUT): Promise<CompleteUpdate> {
    const signal = AbortSignal.timeout(timeout);
    while (!this.latest || !isSo(this.latest)) await once(this, 'update', { signal });
    return this.latest;
  }

  /** The guest's secret id. */
  async readGuestId(): Promise<string> {
    const cookie = await this.readGuestCookie();
    return cookie.slice(cookie.indexOf('=') + 1).split('.', 1)[0]!;
  }

  async readGuestCookie(): Promise<string> {
    const cookies = await this.context.cookies();
    const { name, value } = cookies.find((cookie) => cookie.name === GUEST_COOKIE)!;
    return `${name}=${value}`;
  }

  private watchPage(page: Page): void {
    page.on('pageerror', (error) => this.pageErrors.push(String(error.stack ?? error)));
    page.on('console', (message) => {
      if (message.type() === 'error') this.pageErrors.push(message.text());
    });
    page.on('websocket', (socket) => this.recordFrames(socket));
  }

  private recordFrames(socket: WebSocket): void {
    socket.on('framereceived', ({ payload }) => {
      const text = String(payload);
      this.frames.push(text);
      const message = JSON.parse(text) as ToBrowser;
      if (message.type !== 'update') return;
      this.latest = completeUpdate(message, this.latest);
      this.emit('update');
    });
  }
}

/** Stores settings, unless there are some already. */
function settingsScript(settings: object): string {
  return `localStorage.getItem('${SETTINGS_KEY}') ?? localStorage.setItem('${SETTINGS_KEY}', '${JSON.stringify(settings)}')`;
}

/** Speeds up the page's clock and timers, except long timeouts, which wait for the network. */
function clockSpeedScript(speed: number, since: number): string {
  const long = speed < OFFLINE_CLOCK_SPEED ? NETWORK_TIMEOUT_MIN : Number.POSITIVE_INFINITY;
  return `{
    const [now, running, later] = [Date.now.bind(Date), performance.now.bind(performance), setTimeout];
    Date.now = () => ${since} + (now() - ${since}) * ${speed};
    performance.now = () => running() * ${speed};
    window.setTimeout = (job, ms = 0, ...rest) => later(job, ms > ${long} ? ms : ms / ${speed}, ...rest);
  }`;
}

/** Makes all random bytes of a salt's length this salt. */
function fixedSaltScript(salt: string): string {
  return `{
    const [salt, draw] = ['${salt}'.match(/../g).map((byte) => parseInt(byte, 16)), crypto.getRandomValues.bind(crypto)];
    crypto.getRandomValues = (bytes) => (bytes.length === salt.length ? (bytes.set(salt), bytes) : draw(bytes));
  }`;
}

// Somebody who comes with a browser of their own: a fresh profile, a page, and a record of every word the server said.

import { EventEmitter, once } from 'node:events';
import { type ToBrowser, type WholeUpdate, whole } from '@kuluary/protocol/to-browser';
import type { Browser, BrowserContext, BrowserContextOptions, Page, WebSocket } from 'playwright-core';

export const LANGUAGES = ['en', 'ru', 'uk'] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ['dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

export const PHONE = { width: 360, height: 640 };
export const LAPTOP = { width: 1280, height: 800 };

export interface Visiting {
  readonly name?: string;
  readonly language?: Language;
  readonly theme?: Theme;
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly haste?: number; // how many times faster the page's own clock runs
  readonly salt?: string; // given to every table, where the deal has to be known beforehand
  readonly context?: BrowserContextOptions;
}

const SETTINGS = 'kuluary.settings'; // where the page keeps what was chosen
const GUEST = 'kuluary-guest'; // the cookie that holds a seat
const PATIENCE = 60_000; // ms for anything that is waited for
const LONG = 3500; // ms
const ALONE = 40; // haste of a page that plays without a server: nothing in it waits for the network

export class Visitor extends EventEmitter {
  readonly context: BrowserContext;
  readonly address: string;
  readonly name: string;
  readonly frames: string[] = []; // everything the server said, as it was said
  readonly faults: string[] = []; // what went wrong in the page
  page: Page;
  latest: WholeUpdate | undefined;

  private constructor(context: BrowserContext, page: Page, address: string, name: string) {
    super();
    this.setMaxListeners(0);
    this.context = context;
    this.page = page;
    this.address = address;
    this.name = name;
    this.listen(page);
  }

  static async enter(browser: Browser, address: string, visiting: Visiting): Promise<Visitor> {
    const {
      name = 'Anna',
      language = 'en',
      theme = 'dark',
      viewport = LAPTOP,
      haste = 1,
      salt,
      context: own,
    } = visiting;
    const context = await browser.newContext({ viewport, locale: language, reducedMotion: 'reduce', ...own });
    context.setDefaultTimeout(PATIENCE);
    await context.addInitScript(settled({ name, language, theme, sound: false }));
    if (haste !== 1) await context.addInitScript(hurried(haste, Date.now()));
    if (salt !== undefined) await context.addInitScript(salted(salt));
    return new Visitor(context, await context.newPage(), address, name);
  }

  async go(path: string): Promise<void> {
    await this.page.goto(this.address + path);
  }

  /** Leaves the page, and opens another one in the same browser. */
  async comeBack(path: string): Promise<void> {
    this.page = await this.context.newPage();
    this.listen(this.page);
    await this.go(path);
  }

  /** Code of the table at which the visitor is. */
  get table(): string {
    return /\/t\/(\d+)/.exec(this.page.url())?.[1] ?? '';
  }

  get seat(): number | null {
    return this.latest?.you.seat ?? null;
  }

  /** Waits until what the server said makes it so. */
  async until(isSo: (latest: WholeUpdate) => boolean, patience = PATIENCE): Promise<WholeUpdate> {
    const signal = AbortSignal.timeout(patience);
    while (!this.latest || !isSo(this.latest)) await once(this, 'update', { signal });
    return this.latest;
  }

  /** By which the server knows this browser; never to be told to anybody. */
  async guest(): Promise<string> {
    const cookie = await this.cookie();
    return cookie.slice(cookie.indexOf('=') + 1).split('.', 1)[0]!;
  }

  async cookie(): Promise<string> {
    const cookies = await this.context.cookies();
    const { name, value } = cookies.find((cookie) => cookie.name === GUEST)!;
    return `${name}=${value}`;
  }

  private listen(page: Page): void {
    page.on('pageerror', (error) => this.faults.push(String(error.stack ?? error)));
    page.on('console', (message) => {
      if (message.type() === 'error') this.faults.push(message.text());
    });
    page.on('websocket', (socket) => this.overhear(socket));
  }

  private overhear(socket: WebSocket): void {
    socket.on('framereceived', ({ payload }) => {
      const text = String(payload);
      this.frames.push(text);
      const message = JSON.parse(text) as ToBrowser;
      if (message.type !== 'update') return;
      this.latest = whole(message, this.latest);
      this.emit('update');
    });
  }
}

/** What the visitor chose on another day; what is chosen in the test stays. */
function settled(settings: object): string {
  return `localStorage.getItem('${SETTINGS}') ?? localStorage.setItem('${SETTINGS}', '${JSON.stringify(settings)}')`;
}

/** Bots in the page take their time, for people's sake. Here the clock of the page runs faster; but what waits for long
 * waits for the network, and the network does not hurry. */
function hurried(haste: number, since: number): string {
  const long = haste < ALONE ? LONG : Number.POSITIVE_INFINITY;
  return `{
    const [now, running, later] = [Date.now.bind(Date), performance.now.bind(performance), setTimeout];
    Date.now = () => ${since} + (now() - ${since}) * ${haste};
    performance.now = () => running() * ${haste};
    window.setTimeout = (job, ms = 0, ...rest) => later(job, ms > ${long} ? ms : ms / ${haste}, ...rest);
  }`;
}

/** Every draw as long as a salt gives this one. */
function salted(salt: string): string {
  return `{
    const [salt, draw] = ['${salt}'.match(/../g).map((byte) => parseInt(byte, 16)), crypto.getRandomValues.bind(crypto)];
    crypto.getRandomValues = (bytes) => (bytes.length === salt.length ? (bytes.set(salt), bytes) : draw(bytes));
  }`;
}

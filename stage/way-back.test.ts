import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** As a browser's: going back takes a while. */
class FakeHistory {
  entries: { state: unknown; address: string }[] = [
    { state: null, address: '/' },
    { state: null, address: '/t/481726' },
  ];
  at = 1;
  onPop: () => void = () => undefined;

  get state() {
    return this.entries[this.at]!.state;
  }
  get address() {
    return this.entries[this.at]!.address;
  }
  pushState(state: unknown, _: string, address = this.address) {
    this.entries = [...this.entries.slice(0, ++this.at), { state, address }];
  }
  replaceState(state: unknown, _: string, address = this.address) {
    this.entries[this.at] = { state, address };
  }
  back() {
    setTimeout(() => this.go(-1), 5);
  }
  go(by: number) {
    this.at += by;
    this.onPop();
  }
}

let browser: FakeHistory;
let closed: string[];
let catchBack: (close: () => void) => () => void;
let keepAddress: (address: string) => void;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  closed = [];
  browser = new FakeHistory();
  vi.stubGlobal('window', {
    history: browser,
    location: {
      get href() {
        return browser.address;
      },
    },
    addEventListener: (_: string, listener: () => void) => {
      browser.onPop = listener;
    },
  });
  const wayBack = await import('./way-back.tsx');
  wayBack.followBack();
  catchBack = wayBack.catchBack;
  keepAddress = wayBack.keepAddress;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A sheet that is open. Returns how it is closed by hand. */
async function open(name: string): Promise<() => Promise<void>> {
  const forget = catchBack(() => closed.push(name));
  await vi.runAllTimersAsync();
  return async () => {
    forget();
    await vi.runAllTimersAsync();
  };
}

describe('the way back', () => {
  it('closes a sheet, and then leaves the screen', async () => {
    const forget = await open('log');
    expect(browser.at).toBe(2);
    browser.go(-1);
    await forget();
    expect(closed).toEqual(['log']);
    expect(browser.at).toBe(1);
  });

  it('closes nested sheets one by one', async () => {
    await open('menu');
    await open('rules');
    browser.go(-1);
    await vi.runAllTimersAsync();
    expect(closed).toEqual(['rules']);
    browser.go(-1);
    await vi.runAllTimersAsync();
    expect(closed).toEqual(['rules', 'menu']);
    expect(browser.at).toBe(1);
  });

  it('leaves no entry of a sheet that was closed by hand', async () => {
    const close = await open('log');
    await close();
    expect(browser.at).toBe(1);
    expect(closed).toEqual([]);
  });

  it('stays where it is when one sheet gives way to another', async () => {
    const menu = catchBack(() => undefined);
    await vi.runAllTimersAsync();
    menu();
    await open('rules');
    expect(browser.at).toBe(2);
    expect(browser.entries).toHaveLength(3);
  });

  it('keeps the address that was reached over the screen', async () => {
    const close = await open('log');
    browser.replaceState(browser.state, '', '/t/481726?step=4');
    await close();
    expect(browser.address).toBe('/t/481726?step=4');
  });

  it('leads to the screen that is gone to while it goes back', async () => {
    const close = await open('menu');
    void close();
    await Promise.resolve(); // the browser has been told to go back, and has not gone yet
    browser.replaceState(null, '', '/rules/coup');
    keepAddress('/rules/coup');
    await vi.runAllTimersAsync();
    expect(browser.address).toBe('/rules/coup');
    expect(browser.at).toBe(1);
  });

  it('opens again what is opened on the way back', async () => {
    const close = await open('log');
    void close();
    await Promise.resolve();
    await open('menu');
    expect(browser.at).toBe(2);
    browser.go(-1);
    expect(closed).toEqual(['menu']);
  });

  it('leads away from the entry of a sheet that is not there any more', async () => {
    const close = await open('log');
    await close();
    browser.go(1); // forward
    await vi.runAllTimersAsync();
    expect(browser.at).toBe(1);
  });
});

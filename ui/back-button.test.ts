import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Like a browser's: back() takes effect later. */
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
let backButton: typeof import('./back-button.tsx');

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
  backButton = await import('./back-button.tsx');
  backButton.listenForBack();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Opens a sheet. Returns how to close it by hand. */
async function open(name: string): Promise<() => Promise<void>> {
  const onClosed = backButton.closeOnBack(() => closed.push(name));
  await vi.runAllTimersAsync();
  return async () => {
    onClosed();
    await vi.runAllTimersAsync();
  };
}

describe('the back button', () => {
  it('closes a sheet, and then leaves the screen', async () => {
    const close = await open('log');
    expect(browser.at).toBe(2);
    browser.go(-1);
    await close();
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

  it('keeps its entry when one sheet replaces another', async () => {
    const onClosed = backButton.closeOnBack(() => undefined);
    await vi.runAllTimersAsync();
    onClosed();
    await open('rules');
    expect(browser.at).toBe(2);
    expect(browser.entries).toHaveLength(3);
  });

  it('keeps an address that was set while a sheet was open', async () => {
    const close = await open('log');
    browser.replaceState(browser.state, '', '/t/481726?step=4');
    await close();
    expect(browser.address).toBe('/t/481726?step=4');
  });

  it('ends at the screen that is opened while it goes back', async () => {
    const close = await open('menu');
    void close();
    await Promise.resolve(); // the browser has been told to go back, and has not gone yet
    browser.replaceState(null, '', '/rules/coup');
    backButton.setAddressAfterBack('/rules/coup');
    await vi.runAllTimersAsync();
    expect(browser.address).toBe('/rules/coup');
    expect(browser.at).toBe(1);
  });

  it('keeps a sheet that is opened while it goes back', async () => {
    const close = await open('log');
    void close();
    await Promise.resolve();
    await open('menu');
    expect(browser.at).toBe(2);
    browser.go(-1);
    expect(closed).toEqual(['menu']);
  });

  it('leaves the entry of a closed sheet when forward leads there', async () => {
    const close = await open('log');
    await close();
    browser.go(1); // forward
    await vi.runAllTimersAsync();
    expect(browser.at).toBe(1);
  });
});

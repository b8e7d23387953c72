import { describe, expect, it } from 'vitest';
import { startBrowser } from './house.ts';
import { goldenPushes, pushesInPage } from './push-elsewhere.ts';

describe('a push in Voices', () => {
  it('[P13] ends in Chromium as it does in Node, to the last bit', async () => {
    const browser = await startBrowser();
    try {
      expect(await pushesInPage(browser)).toEqual(goldenPushes());
    } finally {
      await browser.close();
    }
  });
});

import { describe, expect, it } from 'vitest';
import { fingerprintsInPage, readGoldenFingerprints } from './push-engines.ts';
import { startBrowser } from './test-server.ts';

describe('a push in Voices', () => {
  it('[P13] ends in Chromium as it does in Node, to the last bit', async () => {
    const browser = await startBrowser();
    try {
      expect(await fingerprintsInPage(browser)).toEqual(readGoldenFingerprints());
    } finally {
      await browser.close();
    }
  });
});

import { describe, expect, it } from 'vitest';
import { PUSH_VERSION } from './push.ts';
import { fingerprints } from './seeded-pushes.fixture.ts';

describe('sessions of 200 pushes', () => {
  it('[P13] end as they did, to the last bit; a change must raise PUSH_VERSION', async () => {
    const goldens = { version: PUSH_VERSION, sessions: fingerprints() };
    await expect(`${JSON.stringify(goldens, null, 2)}\n`).toMatchFileSnapshot('goldens.json');
  });
});

import type { Config } from '@kuluary/server/config';
import { afterAll, beforeAll } from 'vitest';
import { TestServer } from './test-server.ts';

const BUILD_TIMEOUT = 600_000; // ms; the first test to run builds the site

/** One server for all tests of a file. */
export function sharedTestServer(change?: Partial<Config>): () => TestServer {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.open(change);
  }, BUILD_TIMEOUT);
  afterAll(() => server?.close(), BUILD_TIMEOUT);
  return () => server;
}

// Who calls: from which address, over what, and from which site.

import type { IncomingMessage } from 'node:http';
import type { Config } from './config.ts';

type Caller = Pick<IncomingMessage, 'headers' | 'socket'>;

/** The caller's address, as far as our own proxies can be believed. */
export function addressOf({ headers, socket }: Caller, { TRUST_PROXY }: Config): string {
  const direct = socket.remoteAddress ?? 'unknown';
  if (TRUST_PROXY === 0) return direct;
  const hops = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter((hop) => hop !== '');
  return hops.at(-TRUST_PROXY) ?? direct;
}

export function isSecure({ headers }: Caller, { TRUST_PROXY }: Config): boolean {
  return TRUST_PROXY > 0 && headers['x-forwarded-proto'] === 'https';
}

/** Browsers say from which site a request comes. Other programs say nothing, and bring nobody's cookies. */
export function isOurOrigin({ headers }: Caller, { ORIGINS }: Config): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (ORIGINS.split(',').some((allowed) => allowed.trim() === origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

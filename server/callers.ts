// Who calls: from which address, over what, and from which site.

import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import type { Config } from './config.ts';

type Caller = Pick<IncomingMessage, 'headers' | 'socket'>;

const NETWORK_GROUPS = 4; // of the eight: 64 bits
const LOCAL = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

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

/** Whom a limit counts as one caller: an address, or all of an IPv6 network, which is given to one customer as a whole. */
export function neighbourhoodOf(caller: Caller, config: Config): string {
  const address = addressOf(caller, config);
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  return mapped ? mapped[1]! : groupsOf(address).slice(0, NETWORK_GROUPS).join(':');
}

/** The eight groups of an IPv6 address, with the left-out zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('%', 1)[0]!.split('::', 2);
  const left = head.split(':').filter((group) => group !== '');
  const right = (tail ?? '').split(':').filter((group) => group !== '');
  return [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
}

/** Somebody on this machine. A proxy on it that we were not told of speaks for strangers. */
export function isLocal(caller: Caller, config: Config): boolean {
  const isForwarded = config.TRUST_PROXY === 0 && caller.headers['x-forwarded-for'] !== undefined;
  return !isForwarded && LOCAL.has(addressOf(caller, config));
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

// Who calls: from which address, over what, and from which site.

import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import type { ClientAddress } from '@kuluary/protocol/ids';
import type { Config } from './config.ts';

type Caller = Pick<IncomingMessage, 'headers' | 'socket'>;

const NETWORK_GROUPS = 4; // of the eight: 64 bits
const LOCAL = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const LOCAL_NAME = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;
const FORWARDED =
  /forward|^via$|real-ip|client-ip|originating-ip|remote-(?:ip|addr)|^x-(?:original|envoy|amz|azure)-|^(?:cf|fastly|fly)-/; // what proxies add

/** The caller's address, as far as our own proxies can be believed. */
function addressOf({ headers, socket }: Caller, { TRUST_PROXY }: Config): string {
  const direct = socket.remoteAddress ?? 'unknown';
  if (TRUST_PROXY === 0) return direct;
  const hops = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter((hop) => hop !== '');
  return hops.at(-TRUST_PROXY) ?? direct;
}

/** Whom a limit counts as one caller. */
export function neighbourhoodOf(caller: Caller, config: Config): ClientAddress {
  return neighbourhood(addressOf(caller, config));
}

/** An address, or all of an IPv6 network, which is given to one customer as a whole. */
export function neighbourhood(address: string): ClientAddress {
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

/** Somebody on this machine itself. A proxy on it speaks for strangers, whether we were told of it or not: it shows by
 * what it adds, or by the name under which strangers know us. */
export function isLocal({ headers, socket }: Caller): boolean {
  const isForwarded = Object.keys(headers).some((name) => FORWARDED.test(name));
  return !isForwarded && LOCAL.has(socket.remoteAddress ?? '') && LOCAL_NAME.test(headers.host ?? '');
}

export function isSecure({ headers }: Caller, { TRUST_PROXY }: Config): boolean {
  return TRUST_PROXY > 0 && headers['x-forwarded-proto'] === 'https';
}

/** Browsers say from which site a request comes. Other programs say nothing, and bring nobody's cookies. */
export function isOurOrigin({ headers }: Caller, { ORIGINS }: Config): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false; // 'null' too, and nothing at all
  return new URL(origin).host === host || ORIGINS.split(',').some((allowed) => allowed.trim() === origin);
}

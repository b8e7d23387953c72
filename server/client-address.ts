// What a request says about its client: its address, whether it is local, over TLS, and from an allowed origin.

import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import type { ClientAddress } from '@kuluary/protocol/ids';
import type { Config } from './config.ts';

type RequestOrigin = Pick<IncomingMessage, 'headers' | 'socket'>;

const NETWORK_GROUPS = 4; // of eight: an IPv6 /64
const LOCAL_ADDRESSES = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;
const PROXY_HEADER =
  /forward|^via$|real-ip|client-ip|originating-ip|remote-(?:ip|addr)|^x-(?:original|envoy|amz|azure)-|^(?:cf|fastly|fly)-/; // headers that proxies add

/** The client's IP address, as the trusted proxies report it. */
function ipAddressOf({ headers, socket }: RequestOrigin, { TRUST_PROXY }: Config): string {
  const direct = socket.remoteAddress ?? 'unknown';
  if (TRUST_PROXY === 0) return direct;
  const hops = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter((hop) => hop !== '');
  return hops.at(-TRUST_PROXY) ?? direct;
}

/** What rate limits count as one client. */
export function clientAddressOf(request: RequestOrigin, config: Config): ClientAddress {
  return networkOf(ipAddressOf(request, config));
}

/** An IPv4 address, or the IPv6 /64 network that one customer gets as a whole. */
export function networkOf(address: string): ClientAddress {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  return mapped ? mapped[1]! : ipv6GroupsOf(address).slice(0, NETWORK_GROUPS).join(':');
}

/** The eight groups of an IPv6 address, with `::` expanded. */
function ipv6GroupsOf(address: string): string[] {
  const [head = '', tail] = address.split('%', 1)[0]!.split('::', 2);
  const left = head.split(':').filter((group) => group !== '');
  const right = (tail ?? '').split(':').filter((group) => group !== '');
  return [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
}

/** Does the request come from this machine, not through a proxy on it? A proxy, configured or not, is recognized by the
 * headers that it adds or by a Host that is not local. */
export function isLocalClient({ headers, socket }: RequestOrigin): boolean {
  const isForwarded = Object.keys(headers).some((name) => PROXY_HEADER.test(name));
  return !isForwarded && LOCAL_ADDRESSES.has(socket.remoteAddress ?? '') && LOCAL_HOST.test(headers.host ?? '');
}

export function isOverTls({ headers }: RequestOrigin, { TRUST_PROXY }: Config): boolean {
  return TRUST_PROXY > 0 && headers['x-forwarded-proto'] === 'https';
}

/** Browsers send the origin of a request. Other programs send none, and have nobody's cookies. */
export function isAllowedOrigin({ headers }: RequestOrigin, { ORIGINS }: Config): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false; // 'null' and '' too
  return new URL(origin).host === host || ORIGINS.split(',').some((allowed) => allowed.trim() === origin);
}

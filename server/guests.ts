// Identifies guests by a signed, http-only cookie, which is all it takes to hold a seat.

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { GuestId } from '@kuluary/protocol/ids';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isOverTls } from './client-address.ts';
import type { Config } from './config.ts';

const COOKIE = 'kuluary-guest';
const HOST_BOUND_COOKIE = `__Host-${COOKIE}`; // over TLS: neither a sibling site nor a man in the middle can replace it
const YEAR = 365 * 24 * 60 * 60; // seconds
const ID = /^[0-9a-f]{32}$/;
const MAX_COOKIES_LENGTH = 8192;

interface IdentifiedGuest {
  readonly guest: GuestId;
  readonly cookie?: string;
}

export class Guests {
  private readonly secret: string;

  constructor(secret: string) {
    this.secret = secret;
  }

  /** The guest of a cookie header; without one a new guest, with the cookie to set. */
  identify(cookies: string | undefined, isSecure: boolean): IdentifiedGuest {
    const name = isSecure ? HOST_BOUND_COOKIE : COOKIE;
    const known = this.guestInCookie(name, cookies);
    if (known !== undefined) return { guest: known };
    const guest = randomBytes(16).toString('hex');
    const flags = `Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
    return { guest, cookie: `${name}=${guest}.${this.sign(guest)}; ${flags}` };
  }

  /** The guest in a validly signed cookie of this name. */
  private guestInCookie(wanted: string, cookies: string | undefined): string | undefined {
    if (cookies === undefined || cookies.length > MAX_COOKIES_LENGTH) return undefined;
    for (const part of cookies.split(';')) {
      const [name, value] = part.trim().split('=', 2);
      if (name !== wanted || value === undefined) continue;
      const [id, signature] = value.split('.', 2);
      if (id && signature && ID.test(id) && isEqualInConstantTime(signature, this.sign(id))) return id;
    }
    return undefined;
  }

  private sign(id: string): string {
    return createHmac('sha256', this.secret).update(`guest ${id}`).digest('base64url');
  }
}

/** The guest of an HTTP request; a new one gets a cookie. */
export function identifyGuest(
  { guests, config }: { readonly guests: Guests; readonly config: Config },
  request: FastifyRequest,
  reply: FastifyReply,
): GuestId {
  const { guest, cookie } = guests.identify(request.headers.cookie, isOverTls(request.raw, config));
  if (cookie !== undefined) reply.header('set-cookie', cookie);
  return guest;
}

export function isEqualInConstantTime(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}

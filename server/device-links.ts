// One-time links that move a seat to another device of the same person. That each works once, the table's log sees to.

import { createHmac } from 'node:crypto';
import type { DeviceLink } from '@kuluary/host/tables';
import { isRecord, readJson } from '@kuluary/kernel/json';
import { isSame } from './guests.ts';

const LIFETIME = 10 * 60 * 1000; // ms

export class DeviceLinks {
  private readonly secret: string;
  private readonly now: () => number;

  constructor(secret: string, now: () => number) {
    this.secret = secret;
    this.now = now;
  }

  sign(link: DeviceLink): string {
    const body = Buffer.from(JSON.stringify({ ...link, until: this.now() + LIFETIME })).toString('base64url');
    return `${body}.${this.mac(body)}`;
  }

  /** The link that this token stands for; undefined when it is forged or too old. */
  read(token: string): DeviceLink | undefined {
    const [body, mac] = token.split('.', 2);
    if (!body || !mac || !isSame(mac, this.mac(body))) return undefined;
    const read = readJson(Buffer.from(body, 'base64url').toString(), body.length);
    if ('fault' in read || !isRecord(read.value)) return undefined;
    const { table, holder, nonce, until } = read.value;
    const isRight = typeof table === 'string' && typeof holder === 'string' && typeof nonce === 'string';
    return isRight && typeof until === 'number' && until > this.now() ? { table, holder, nonce } : undefined;
  }

  private mac(body: string): string {
    return createHmac('sha256', this.secret).update(`device ${body}`).digest('base64url');
  }
}

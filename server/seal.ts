// What this server has signed, as text to give away: whoever has it can show it, and nobody can make or change it.

import { createHmac } from 'node:crypto';
import { isRecord, readJson } from '@kuluary/kernel/json';
import { isSame } from './guests.ts';

export class Seal {
  private readonly secret: string;
  private readonly purpose: string; // what is signed for one is nothing for another

  constructor(secret: string, purpose: string) {
    this.secret = secret;
    this.purpose = purpose;
  }

  sign(value: object): string {
    const body = Buffer.from(JSON.stringify(value)).toString('base64url');
    return `${body}.${this.mac(body)}`;
  }

  /** What was signed; undefined when that was not here. */
  read(token: string): Readonly<Record<string, unknown>> | undefined {
    const [body, mac, ...rest] = token.split('.');
    if (!body || !mac || rest.length > 0 || !isSame(mac, this.mac(body))) return undefined;
    const read = readJson(Buffer.from(body, 'base64url').toString(), body.length);
    return read.ok && isRecord(read.value) ? read.value : undefined;
  }

  private mac(body: string): string {
    return createHmac('sha256', this.secret).update(`${this.purpose} ${body}`).digest('base64url');
  }
}

// Signed tokens that carry a value: clients can return them, but neither make nor change them.

import { createHmac } from 'node:crypto';
import { isRecord, parseJson } from '@kuluary/kernel/json';
import { isEqualInConstantTime } from './guests.ts';

export class TokenSigner {
  private readonly secret: string;
  private readonly purpose: string; // a token for one is invalid for another

  constructor(secret: string, purpose: string) {
    this.secret = secret;
    this.purpose = purpose;
  }

  sign(value: object): string {
    const body = Buffer.from(JSON.stringify(value)).toString('base64url');
    return `${body}.${this.mac(body)}`;
  }

  /** The signed value; undefined: forged. */
  verify(token: string): Readonly<Record<string, unknown>> | undefined {
    const [body, mac, ...rest] = token.split('.');
    if (!body || !mac || rest.length > 0 || !isEqualInConstantTime(mac, this.mac(body))) return undefined;
    const read = parseJson(Buffer.from(body, 'base64url').toString(), body.length);
    return read.ok && isRecord(read.value) ? read.value : undefined;
  }

  private mac(body: string): string {
    return createHmac('sha256', this.secret).update(`${this.purpose} ${body}`).digest('base64url');
  }
}

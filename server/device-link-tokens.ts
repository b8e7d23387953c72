// Signs and verifies device links, which move a seat to another device. The table's log ensures that each works once.

import type { DeviceLink } from '@kuluary/host/device-link';
import { TokenSigner } from './signed-token.ts';

const LIFETIME = 10 * 60 * 1000; // ms

export class DeviceLinkTokens {
  private readonly signer: TokenSigner;
  private readonly now: () => number;

  constructor(secret: string, now: () => number) {
    this.signer = new TokenSigner(secret, 'device');
    this.now = now;
  }

  sign(link: DeviceLink): string {
    return this.signer.sign({ ...link, until: this.now() + LIFETIME });
  }

  /** undefined: forged or expired. */
  verify(token: string): DeviceLink | undefined {
    const { table, holder, nonce, until } = this.signer.verify(token) ?? {};
    const isValid = typeof table === 'string' && typeof holder === 'string' && typeof nonce === 'string';
    return isValid && typeof until === 'number' && until > this.now() ? { table, holder, nonce } : undefined;
  }
}

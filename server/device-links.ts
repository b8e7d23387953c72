// One-time links that move a seat to another device of the same person. That each works once, the table's log sees to.

import type { DeviceLink } from '@kuluary/host/setting';
import { Seal } from './seal.ts';

const LIFETIME = 10 * 60 * 1000; // ms

export class DeviceLinks {
  private readonly seal: Seal;
  private readonly now: () => number;

  constructor(secret: string, now: () => number) {
    this.seal = new Seal(secret, 'device');
    this.now = now;
  }

  sign(link: DeviceLink): string {
    return this.seal.sign({ ...link, until: this.now() + LIFETIME });
  }

  /** The link that this token stands for; undefined when it is forged or too old. */
  read(token: string): DeviceLink | undefined {
    const { table, holder, nonce, until } = this.seal.read(token) ?? {};
    const isRight = typeof table === 'string' && typeof holder === 'string' && typeof nonce === 'string';
    return isRight && typeof until === 'number' && until > this.now() ? { table, holder, nonce } : undefined;
  }
}

// Tokens with which programs take seats. A program shows its token in a header that no page can set for a websocket:
// what browsers send by themselves, cookies and the like, is nothing to it.

import type { ProgramPass } from '@kuluary/host/program-pass';
import { Seal } from './seal.ts';

const BEARER = /^bearer(?: +(.*))?$/i; // others, Basic for instance, are a proxy's business

export class ProgramPasses {
  private readonly seal: Seal;

  constructor(secret: string) {
    this.seal = new Seal(secret, 'program');
  }

  sign({ table, seat, guest }: ProgramPass): string {
    return this.seal.sign({ table, seat, guest });
  }

  /** The pass in a header `Authorization`; undefined: there is none. */
  shown(authorization: string | undefined): ProgramPass | 'forged' | undefined {
    const bearer = BEARER.exec(authorization?.trim() ?? '');
    return bearer ? (this.read(bearer[1] ?? '') ?? 'forged') : undefined;
  }

  private read(token: string): ProgramPass | undefined {
    const { table, seat, guest } = this.seal.read(token) ?? {};
    const isRight = typeof table === 'string' && typeof seat === 'number' && typeof guest === 'string';
    return isRight ? { table, seat, guest } : undefined;
  }
}

// Signs and verifies program invitations. A program sends its token in a header that no page can set for a websocket,
// unlike cookies, which browsers send by themselves.

import type { ProgramInvitation } from '@kuluary/host/program-invitation';
import { TokenSigner } from './signed-token.ts';

const BEARER = /^bearer(?: +(.*))?$/i; // other schemes, Basic for instance, may be for a proxy

export class ProgramInvitationTokens {
  private readonly signer: TokenSigner;

  constructor(secret: string) {
    this.signer = new TokenSigner(secret, 'program');
  }

  sign({ table, seat, guest }: ProgramInvitation): string {
    return this.signer.sign({ table, seat, guest });
  }

  /** undefined: the header has no token. */
  fromAuthorization(authorization: string | undefined): ProgramInvitation | 'forged' | undefined {
    const bearer = BEARER.exec(authorization?.trim() ?? '');
    return bearer ? (this.verify(bearer[1] ?? '') ?? 'forged') : undefined;
  }

  private verify(token: string): ProgramInvitation | undefined {
    const { table, seat, guest } = this.signer.verify(token) ?? {};
    const isValid = typeof table === 'string' && typeof seat === 'number' && typeof guest === 'string';
    return isValid ? { table, seat, guest } : undefined;
  }
}

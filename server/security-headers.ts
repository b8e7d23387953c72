// The security headers of every HTTP reply, and its content security policy.

export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};
const HOST = /^[\w.-]+(?::\d+)?$|^\[[0-9a-f:]+\](?::\d+)?$/i;

/** Names our websockets, which not every browser counts among 'self'. */
export function contentPolicy(host: string | undefined): string {
  const sockets = host !== undefined && HOST.test(host) ? ` ws://${host} wss://${host}` : '';
  return (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; worker-src 'self' blob:; " +
    `connect-src 'self'${sockets}; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`
  );
}

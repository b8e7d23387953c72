// Refuses HTTP requests with a status and code.

import type { RefusalCode } from '@kuluary/protocol/vocabularies';
import type { FastifyReply } from 'fastify';
import type { Metrics } from './metrics.ts';

/** `bad-token`: a wrong admin token. */
type HttpRefusalCode = RefusalCode | 'no-such-page' | 'bad-token';

const HTTP_STATUS_OF: Readonly<Partial<Record<HttpRefusalCode, number>>> = {
  'bad-token': 401,
  'foreign-site': 403,
  'door-closed': 403,
  'bad-link': 403,
  kicked: 403,
  'no-such-page': 404,
  'no-such-table': 404,
  'no-such-seat': 409,
  'too-fast': 429,
  'too-many': 429,
  'too-large': 413,
  busy: 503,
  'wrong-phase': 409,
};

export function sendRefusal(
  { metrics }: { readonly metrics: Metrics },
  reply: FastifyReply,
  code: HttpRefusalCode,
): FastifyReply {
  metrics.refused.inc({ code });
  return reply.code(HTTP_STATUS_OF[code] ?? 400).send({ code });
}

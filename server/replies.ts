// How plain HTTP is answered when it is refused, and how a body is read.

import type { Fault } from '@kuluary/protocol/words';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { Metrics } from './metrics.ts';

/** `bad-token`: it is not the operator who asks. */
export type Code = Fault | 'no-such-page' | 'bad-token';

const STATUS: Readonly<Partial<Record<Code, number>>> = {
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

export function refuse({ metrics }: { readonly metrics: Metrics }, reply: FastifyReply, code: Code): FastifyReply {
  metrics.refused.inc({ code });
  return reply.code(STATUS[code] ?? 400).send({ code });
}

export function parsed<Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> | undefined {
  const result = schema.safeParse(body);
  return result.success ? result.data : undefined;
}

import { id } from '@counterpoint/domain/schemas/requests';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { versionSeen } from './versions.ts';

export interface SeenObject {
  readonly id: string;
  readonly version: number;
}

export const objectParams = z.object({ id });

/** The object of a request, at the version of its `If-Match`. */
export function seenObject(request: FastifyRequest & { params: z.infer<typeof objectParams> }): SeenObject {
  return { id: request.params.id, version: versionSeen(request) };
}

export const revisionParams = z.object({
  id,
  number: z.coerce
    .number('This is not the number of a version.')
    .check(z.int('This is not the number of a version.'), z.gte(1), z.lte(100_000)),
});

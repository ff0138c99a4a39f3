import { id } from '@counterpoint/domain/schemas';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { versionSeen } from './versions.ts';

/** An object of the catalogue, and the version of it that the caller has seen. */
export interface SeenObject {
  readonly id: string;
  readonly version: number;
}

/** The address of one object. */
export const objectParams = z.object({ id });

/** The object that a request is about, at the version that its `If-Match` names. */
export function seenObject(request: FastifyRequest & { params: z.infer<typeof objectParams> }): SeenObject {
  return { id: request.params.id, version: versionSeen(request) };
}

/** The address of one of its revisions. */
export const revisionParams = z.object({
  id,
  number: z.coerce
    .number('This is not the number of a version.')
    .check(z.int('This is not the number of a version.'), z.gte(1), z.lte(100_000)),
});

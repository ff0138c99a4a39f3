import { id } from '@counterpoint/domain/schemas/requests';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import * as text from '../../messages/errors.generated.ts';
import { expectedVersion } from './versions.ts';

export interface VersionedId {
  readonly id: string;
  readonly version: number;
}

export const objectParams = z.object({ id });

export function versionedId(request: FastifyRequest & { params: z.infer<typeof objectParams> }): VersionedId {
  return { id: request.params.id, version: expectedVersion(request) };
}

export const revisionParams = z.object({
  id,
  number: z.coerce
    .number({ error: () => text.versionNumber() })
    .check(z.int({ error: () => text.versionNumber() }), z.gte(1), z.lte(100_000)),
});

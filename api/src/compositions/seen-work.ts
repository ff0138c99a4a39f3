import { id } from '@counterpoint/domain/schemas';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { versionSeen } from '../http/versions.ts';
import type { SeenWork } from './composition-changes.ts';

/** The address of one work. */
export const workParams = z.object({ id });

/** The work that a request is about, at the version that its `If-Match` names. */
export function seenWork(request: FastifyRequest & { params: z.infer<typeof workParams> }): SeenWork {
  return { id: request.params.id, version: versionSeen(request) };
}

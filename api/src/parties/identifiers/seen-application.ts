import { id } from '@counterpoint/domain/schemas/requests';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { versionSeen } from '../../platform/http/versions.ts';
import type { SeenApplication } from './isni-application-changes.ts';

export const applicationParams = z.object({ id });

export function seenApplication(
  request: FastifyRequest & { params: z.infer<typeof applicationParams> },
): SeenApplication {
  return { id: request.params.id, version: versionSeen(request) };
}

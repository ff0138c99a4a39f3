import { id } from '@counterpoint/domain/schemas/requests';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { expectedVersion } from '../../platform/http/versions.ts';
import type { VersionedApplication } from './isni-application-changes.ts';

export const applicationParams = z.object({ id });

export function versionedApplication(
  request: FastifyRequest & { params: z.infer<typeof applicationParams> },
): VersionedApplication {
  return { id: request.params.id, version: expectedVersion(request) };
}
